import { Body, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { SignInService } from '../accounts/sign-in.service.ts';
import { SignUpService } from '../accounts/sign-up.service.ts';
import { RateLimited } from '../limits/rate-limit.guard.ts';
import { LinksService } from '../links/links.service.ts';
import { AuthError } from '../model/auth-error.ts';
import {
  type RecoverBody,
  type ResendBody,
  recoverBody,
  resendBody,
  type SignUpBody,
  signUpBody,
  type TokenBody,
  tokenBody,
} from '../model/wire-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import type { Client } from '../sessions/sessions.service.ts';
import { QueryText, queryText, RequestClient, RequestedRedirect } from './params.ts';
import { WireBodyPipe } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';

@WireController()
export class SignInController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
    private readonly links: LinksService,
  ) {}

  @Post('signup')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('signUp')
  signUp(
    @Body(new WireBodyPipe(signUpBody)) body: SignUpBody,
    @RequestedRedirect() redirect: string,
    @RequestClient() client: Client,
  ): Promise<object> {
    return this.signUps.signUp(body, redirect, client);
  }

  @Post('token')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited((request) => (queryText(request, 'grant_type') === 'refresh_token' ? 'refresh' : 'token'))
  async token(
    @QueryText('grant_type') grant: string,
    @Body(new WireBodyPipe(tokenBody)) body: TokenBody,
    @RequestClient() client: Client,
  ): Promise<WireSession> {
    if (grant === 'password') return this.signIns.withPassword(body.email, body.password, client);
    if (grant === 'refresh_token') return this.signIns.withRefreshToken(body.refresh_token);
    if (grant === 'pkce') return this.signIns.withCode(body.auth_code, body.code_verifier, client);
    throw new AuthError('invalid_credentials', 'unsupported_grant_type');
  }

  @Post('recover')
  @HttpCode(HttpStatus.OK)
  @RateLimited('recover')
  recover(
    @Body(new WireBodyPipe(recoverBody)) body: RecoverBody,
    @RequestedRedirect() redirect: string,
  ): Promise<object> {
    return this.links.recover(body, redirect);
  }

  @Post('resend')
  @HttpCode(HttpStatus.OK)
  @RateLimited('resend')
  resend(@Body(new WireBodyPipe(resendBody)) body: ResendBody, @RequestedRedirect() redirect: string): Promise<object> {
    return this.links.resend(body, redirect);
  }

  @Post('otp')
  @RateLimited('otp')
  otp(): never {
    throw new AuthError('otp_disabled');
  }
}
