import { Body, Get, Head, Header, HttpCode, HttpStatus, Post, Redirect } from '@nestjs/common';
import { ApiBody, ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { FirstPasswordService } from '../accounts/first-password.service.ts';
import { RateLimited } from '../limits/rate-limit.guard.ts';
import { VerifyService } from '../links/verify.service.ts';
import { AuthError } from '../model/auth-error.ts';
import {
  type FirstPasswordBody,
  firstPasswordBody,
  type LinkBody,
  linkBody,
  type NotMeBody,
  notMeBody,
  type VerifyBody,
  verifyBody,
} from '../model/wire-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import { SecureAccountService } from '../security/secure-account.service.ts';
import type { Client } from '../sessions/sessions.service.ts';
import { ApiAuthProblems } from './auth-problems.ts';
import { QueryText, RequestClient, RequestedRedirect } from './params.ts';
import { AccountSession, FirstPassword, LinkToUse, NextPage, NotMe, SecuredAccount, VerifyToken } from './wire.dto.ts';
import { WireBodyPipe } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';

@WireController()
export class VerifyController {
  constructor(
    private readonly verifications: VerifyService,
    private readonly accounts: SecureAccountService,
    private readonly firstPasswords: FirstPasswordService,
  ) {}

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
      'For a browser. Leads to a page with a button, for scanners of mails open links too; or to the page with the error of a link that is not valid: the sample is such a link.',
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
  ): Promise<{ url: string; statusCode: HttpStatus }> {
    const url = await this.verifications.openLink({ token, type, redirectTo });
    return { url, statusCode: HttpStatus.SEE_OTHER };
  }

  @Post('verify/link')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('verify')
  @ApiOperation({
    operationId: 'useLink',
    summary: 'Use up the link of a mail',
    description:
      'What the button of the page does that `openLink` leads to. Answers where the browser goes next: to the page with a session in the fragment, with a code for `grant_type=pkce`, or with an error.',
    security: [],
  })
  @ApiBody({ type: LinkToUse })
  @ApiOkResponse({ type: NextPage, description: 'Where the browser goes next.' })
  @ApiAuthProblems('validation_failed', 'over_request_rate_limit')
  async useLink(
    @Body(new WireBodyPipe(linkBody)) { token, type, redirect_to: redirectTo }: LinkBody,
    @RequestClient() client: Client,
  ): Promise<NextPage> {
    return { url: await this.verifications.useLink({ token, type, redirectTo }, client) };
  }

  @Post('verify/password')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('verify')
  @ApiOperation({
    operationId: 'chooseFirstPassword',
    summary: 'Choose the password of a new account in another browser',
    description:
      'Needs the code that `useLink` led to for the link of a sign-up, for five minutes. Where that link is used in another browser than the one that signed up, the password of the sign-up does not count, and the address is named once more.',
    security: [],
  })
  @ApiBody({ type: FirstPassword })
  @ApiOkResponse({ type: AccountSession, description: 'The first session of the account.' })
  @ApiAuthProblems(
    'validation_failed',
    'weak_password',
    'flow_state_not_found',
    'flow_state_expired',
    'user_banned',
    'over_request_rate_limit',
  )
  chooseFirstPassword(
    @Body(new WireBodyPipe(firstPasswordBody)) body: FirstPasswordBody,
    @RequestClient() client: Client,
  ): Promise<WireSession> {
    return this.firstPasswords.choose(body, client);
  }

  @Post('not-me')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('verify')
  @ApiOperation({
    operationId: 'secureAccount',
    summary: 'Take an account back from whoever got into it',
    description:
      'What "This was not me" in a mail does: ends every session, the password and a pending change of the address, and brings back the address that the mail went to, unless it belongs to another account by now. Needs the token of such a mail, which is good for one use and three days.',
    security: [],
  })
  @ApiBody({ type: NotMe })
  @ApiOkResponse({ type: SecuredAccount, description: 'The account can be given a new password by mail.' })
  @ApiAuthProblems('validation_failed', 'otp_expired', 'email_exists', 'over_request_rate_limit')
  async secureAccount(@Body(new WireBodyPipe(notMeBody)) { token }: NotMeBody): Promise<SecuredAccount> {
    return { email: await this.accounts.secureAccount(token) };
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
  @ApiAuthProblems('validation_failed', 'link_replaced', 'otp_expired', 'email_exists', 'over_request_rate_limit')
  verifyToken(
    @Body(new WireBodyPipe(verifyBody)) body: VerifyBody,
    @RequestClient() client: Client,
  ): Promise<WireSession> {
    return this.verifications.verifyToken(body, client);
  }
}
