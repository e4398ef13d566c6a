import { Body, Get, Head, Header, HttpCode, HttpStatus, Post, Redirect } from '@nestjs/common';
import { ApiBody, ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { RateLimited } from '../limits/rate-limit.guard.ts';
import { VerifyService } from '../links/verify.service.ts';
import { AuthError } from '../model/auth-error.ts';
import { type VerifyBody, verifyBody } from '../model/wire-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import type { Client } from '../sessions/sessions.service.ts';
import { ApiAuthProblems } from './auth-problems.ts';
import { QueryText, RequestClient, RequestedRedirect } from './params.ts';
import { AccountSession, VerifyToken } from './wire.dto.ts';
import { WireBodyPipe } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';

@WireController()
export class VerifyController {
  constructor(private readonly verifications: VerifyService) {}

  /** Mail scanners send HEAD to links, which must not consume them. */
  @Head('verify')
  @Header('Allow', 'GET, POST')
  @ApiExcludeEndpoint()
  refuseHead(): never {
    throw new AuthError('method_not_allowed');
  }

  @Get('verify')
  @Redirect()
  @NotStored()
  @RateLimited('verify')
  @ApiOperation({
    operationId: 'openLink',
    summary: 'Open the link of a mail',
    description:
      'For a browser. Leads to the page with a session, with a code for `grant_type=pkce`, or with the error of a link that is not valid: the sample is such a link.',
    security: [],
  })
  @ApiQuery({ name: 'token', example: '3f2b7c', description: 'The token of the link.' })
  @ApiQuery({
    name: 'type',
    description: 'What the mail was for.',
    schema: {
      type: 'string',
      enum: ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email'],
      example: 'signup',
    },
  })
  @ApiQuery({ name: 'redirect_to', required: false, description: 'Page of this product that it leads to.' })
  @ApiResponse({
    status: 303,
    description: 'Where the browser goes next.',
    headers: { Location: { description: 'The page.', schema: { type: 'string', format: 'uri' } } },
  })
  @ApiAuthProblems('validation_failed', 'over_request_rate_limit')
  async openLink(
    @QueryText('token') token: string,
    @QueryText('type') type: string,
    @RequestedRedirect() redirectTo: string,
    @RequestClient() client: Client,
  ): Promise<{ url: string; statusCode: HttpStatus }> {
    const url = await this.verifications.openLink({ token, type, redirectTo }, client);
    return { url, statusCode: HttpStatus.SEE_OTHER };
  }

  @Post('verify')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('verify')
  @ApiOperation({
    operationId: 'verifyToken',
    summary: 'Use the link of a mail without a browser',
    description: 'Needs the token of a mail: its link has it as `token`. It is good for one use.',
    security: [],
  })
  @ApiBody({ type: VerifyToken })
  @ApiOkResponse({ type: AccountSession, description: 'A session of the account.' })
  @ApiAuthProblems('validation_failed', 'otp_expired', 'email_exists', 'over_request_rate_limit')
  verifyToken(
    @Body(new WireBodyPipe(verifyBody)) body: VerifyBody,
    @RequestClient() client: Client,
  ): Promise<WireSession> {
    return this.verifications.verifyToken(body, client);
  }
}
