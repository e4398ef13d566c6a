import { Body, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { AuthError } from '../auth-error.ts';
import { Limited } from '../limit.guard.ts';
import { LinkRequestsService } from '../link-requests.service.ts';
import type { Client } from '../sessions.service.ts';
import { SignInService } from '../sign-in.service.ts';
import { SignUpService } from '../sign-up.service.ts';
import {
  type RecoverBody,
  type ResendBody,
  recoverBody,
  resendBody,
  type SignUpBody,
  signUpBody,
  type TokenBody,
  tokenBody,
} from './bodies.ts';
import { QueryText, queryText, RequestClient, WantedRedirect } from './params.ts';
import { WireBody } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';
import type { WireSession } from './wire-session.ts';

/** Ways in: signing up, signing in, asking for a link. */
@WireController()
export class AccessController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
    private readonly linkRequests: LinkRequestsService,
  ) {}

  @Post('signup')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @Limited('signUp')
  signUp(
    @Body(new WireBody(signUpBody)) body: SignUpBody,
    @WantedRedirect() redirect: string,
    @RequestClient() client: Client,
  ): Promise<object> {
    return this.signUps.signUp(body, redirect, client);
  }

  @Post('token')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @Limited((request) => (queryText(request, 'grant_type') === 'refresh_token' ? 'refresh' : 'token'))
  async token(
    @QueryText('grant_type') grant: string,
    @Body(new WireBody(tokenBody)) body: TokenBody,
    @RequestClient() client: Client,
  ): Promise<WireSession> {
    if (grant === 'password') return this.signIns.withPassword(body.email, body.password, client);
    if (grant === 'refresh_token') return this.signIns.withRefreshToken(body.refresh_token);
    if (grant === 'pkce') return this.signIns.withCode(body.auth_code, body.code_verifier, client);
    throw new AuthError('invalid_credentials', 'unsupported_grant_type');
  }

  @Post('recover')
  @HttpCode(HttpStatus.OK)
  @Limited('recover')
  recover(@Body(new WireBody(recoverBody)) body: RecoverBody, @WantedRedirect() redirect: string): Promise<object> {
    return this.linkRequests.recover(body, redirect);
  }

  @Post('resend')
  @HttpCode(HttpStatus.OK)
  @Limited('resend')
  resend(@Body(new WireBody(resendBody)) body: ResendBody, @WantedRedirect() redirect: string): Promise<object> {
    return this.linkRequests.resend(body, redirect);
  }

  @Post('otp')
  @Limited('otp')
  otp(): never {
    throw new AuthError('otp_disabled');
  }
}
