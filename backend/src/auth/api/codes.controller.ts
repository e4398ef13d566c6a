import { Body, Get, HttpCode, HttpStatus, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Bearer, BearerGuard } from '../access/bearer.guard.ts';
import { CodeSignInService } from '../codes/code-sign-in.service.ts';
import { ReauthenticationService } from '../codes/reauthentication.service.ts';
import { RateLimited } from '../limits/rate-limit.guard.ts';
import { type OtpBody, otpBody } from '../model/wire-bodies.ts';
import type { Client, SignedIn } from '../sessions/sessions.service.ts';
import { ApiAuthBearerProblems, ApiAuthProblems } from './auth-problems.ts';
import { RequestClient } from './params.ts';
import { MailCode } from './wire.dto.ts';
import { WireBodyPipe } from './wire-body.pipe.ts';
import { WireController } from './wire-controller.ts';

const emptyAnswer = { description: 'An empty object.', schema: { type: 'object' } };

@WireController()
export class CodesController {
  constructor(
    private readonly codes: CodeSignInService,
    private readonly reauthentications: ReauthenticationService,
  ) {}

  @Post('otp')
  @HttpCode(HttpStatus.OK)
  @RateLimited('otp')
  @ApiOperation({
    operationId: 'mailSignInCode',
    summary: 'Mail a code that signs in',
    description:
      'Eight digits for `verifyToken` with `type` `email`, good for ten minutes and five tries. Answered alike for every address; the mail goes to those that have an account. It never makes one.',
    security: [],
  })
  @ApiBody({ type: MailCode })
  @ApiOkResponse(emptyAnswer)
  @ApiAuthProblems(
    'validation_failed',
    'phone_provider_disabled',
    'over_request_rate_limit',
    'over_email_send_rate_limit',
  )
  mailSignInCode(@Body(new WireBodyPipe(otpBody)) body: OtpBody, @RequestClient() client: Client): Promise<object> {
    return this.codes.request(body, client);
  }

  @Post('magiclink')
  @HttpCode(HttpStatus.OK)
  @RateLimited('otp')
  @ApiOperation({
    operationId: 'mailMagicCode',
    summary: 'Mail a code that signs in, by its older name',
    description: 'The same as `mailSignInCode`.',
    security: [],
  })
  @ApiBody({ type: MailCode })
  @ApiOkResponse(emptyAnswer)
  @ApiAuthProblems(
    'validation_failed',
    'phone_provider_disabled',
    'over_request_rate_limit',
    'over_email_send_rate_limit',
  )
  mailMagicCode(@Body(new WireBodyPipe(otpBody)) body: OtpBody, @RequestClient() client: Client): Promise<object> {
    return this.codes.request(body, client);
  }

  @Get('reauthenticate')
  @UseGuards(BearerGuard)
  @RateLimited('otp')
  @ApiOperation({
    operationId: 'reauthenticate',
    summary: 'Mail a code that confirms a new password',
    description: 'For `nonce` of `updateUser`: eight digits, good for ten minutes and five tries.',
  })
  @ApiOkResponse(emptyAnswer)
  @ApiAuthBearerProblems('over_request_rate_limit', 'over_email_send_rate_limit')
  reauthenticate(@Bearer() signedIn: SignedIn): Promise<object> {
    return this.reauthentications.sendNonce(signedIn);
  }
}
