import { Body, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiOperation, ApiQuery, getSchemaPath } from '@nestjs/swagger';
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
import { ApiAuthProblems } from './auth-problems.ts';
import { QueryText, queryText, RequestClient, RequestedRedirect } from './params.ts';
import { Account, AccountSession, RecoverPassword, ResendMail, SignUp, TokenRequest } from './wire.dto.ts';
import { WireBodyPipe } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';

const redirectQuery = {
  name: 'redirect_to',
  required: false,
  description: 'Page of this product that the link of the mail leads to; absent, the start page.',
} as const;

/** The first is what Swagger UI shows. */
const grantExamples = {
  password: { summary: 'password', value: { email: 'seller@inkloom.example', password: 'print-workshop' } },
  refresh_token: { summary: 'refresh_token', value: { refresh_token: 'v1x0Qm2S7bJ4' } },
  pkce: {
    summary: 'pkce',
    value: { auth_code: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b', code_verifier: 'the secret of the challenge' },
  },
};

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
  @ApiOperation({
    operationId: 'signUp',
    summary: 'Make an account',
    description:
      'A mail with a link confirms the address; until then nobody can sign in with it. An address that has an account is answered alike, and its owner gets no mail. Where mails need no confirmation the answer is a session.',
    security: [],
  })
  @ApiQuery(redirectQuery)
  @ApiBody({ type: SignUp })
  @ApiExtraModels(Account, AccountSession)
  @ApiOkResponse({
    description: 'The account; with confirmation turned off, its first session.',
    schema: { oneOf: [{ $ref: getSchemaPath(Account) }, { $ref: getSchemaPath(AccountSession) }] },
  })
  @ApiAuthProblems(
    'validation_failed',
    'phone_provider_disabled',
    'weak_password',
    'user_already_exists',
    'anonymous_provider_disabled',
    'over_request_rate_limit',
    'over_email_send_rate_limit',
  )
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
  @ApiOperation({
    operationId: 'createSession',
    summary: 'Sign in, or renew the tokens of a session',
    description:
      'By address and password, by the refresh token of the answer before, or by the code of a mail link. The sample signs the demo seller in.',
    security: [],
  })
  @ApiQuery({
    name: 'grant_type',
    description: 'What the body holds.',
    schema: { type: 'string', enum: ['password', 'refresh_token', 'pkce'], example: 'password' },
  })
  @ApiBody({ type: TokenRequest, examples: grantExamples })
  @ApiOkResponse({ type: AccountSession, description: 'The tokens.' })
  @ApiAuthProblems(
    'validation_failed',
    'invalid_credentials',
    'email_not_confirmed',
    'user_banned',
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_expired',
    'bad_code_verifier',
    'flow_state_not_found',
    'flow_state_expired',
    'over_request_rate_limit',
  )
  async createSession(
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
  @ApiOperation({
    operationId: 'recoverPassword',
    summary: 'Mail a link for a new password',
    description: 'Answered alike for every address; the mail goes to those that have an account.',
    security: [],
  })
  @ApiQuery(redirectQuery)
  @ApiBody({ type: RecoverPassword })
  @ApiOkResponse({ description: 'An empty object.', schema: { type: 'object' } })
  @ApiAuthProblems('validation_failed', 'over_request_rate_limit', 'over_email_send_rate_limit')
  recoverPassword(
    @Body(new WireBodyPipe(recoverBody)) body: RecoverBody,
    @RequestedRedirect() redirect: string,
    @RequestClient() { ip }: Client,
  ): Promise<object> {
    return this.links.recover(body, redirect, ip);
  }

  @Post('resend')
  @HttpCode(HttpStatus.OK)
  @RateLimited('resend')
  @ApiOperation({
    operationId: 'resendMail',
    summary: 'Mail a link to confirm an address once more',
    description: 'Answered alike for every address; the mail goes to those that wait for their confirmation.',
    security: [],
  })
  @ApiQuery(redirectQuery)
  @ApiBody({ type: ResendMail })
  @ApiOkResponse({ description: 'An empty object.', schema: { type: 'object' } })
  @ApiAuthProblems('validation_failed', 'over_request_rate_limit', 'over_email_send_rate_limit')
  resendMail(
    @Body(new WireBodyPipe(resendBody)) body: ResendBody,
    @RequestedRedirect() redirect: string,
    @RequestClient() { ip }: Client,
  ): Promise<object> {
    return this.links.resend(body, redirect, ip);
  }
}
