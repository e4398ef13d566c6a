import { All, Body, Get, HttpCode, HttpStatus, Post, Put, UseGuards } from '@nestjs/common';
import {
  ApiBody,
  ApiExcludeEndpoint,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
} from '@nestjs/swagger';
import { Bearer, BearerGuard } from '../access/bearer.guard.ts';
import { UpdateUserService } from '../accounts/update-user.service.ts';
import { RateLimited } from '../limits/rate-limit.guard.ts';
import { AuthError } from '../model/auth-error.ts';
import { type UserBody, userBody } from '../model/wire-bodies.ts';
import { toWireUser, type WireUser } from '../model/wire-user.ts';
import { type EndScope, SessionsService, type SignedIn } from '../sessions/sessions.service.ts';
import { ApiAuthBearerProblems } from './auth-problems.ts';
import { QueryText, RequestedRedirect } from './params.ts';
import { Account, UpdateUser } from './wire.dto.ts';
import { WireBodyPipe } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';

const scopes = ['global', 'local', 'others'] satisfies EndScope[];

@WireController()
@UseGuards(BearerGuard)
export class WireUserController {
  constructor(
    private readonly updates: UpdateUserService,
    private readonly sessions: SessionsService,
  ) {}

  @Get('user')
  @NotStored()
  @ApiOperation({
    operationId: 'getUser',
    summary: 'The account of the token',
    description: 'What the access token itself says may be an hour old; this is as it is now.',
  })
  @ApiOkResponse({ type: Account, description: 'The account.' })
  @ApiAuthBearerProblems()
  getUser(@Bearer() { user }: SignedIn): WireUser {
    return toWireUser(user);
  }

  @Put('user')
  @RateLimited('updateUser')
  @ApiOperation({
    operationId: 'updateUser',
    summary: 'Change address, password or data of the account',
    description:
      'All of what is sent, or nothing. A new address or password takes the current password or a young sign-in.',
  })
  @ApiQuery({
    name: 'redirect_to',
    required: false,
    description: 'Page of this product that the link of the mail leads to; absent, the start page.',
  })
  @ApiBody({ type: UpdateUser })
  @ApiOkResponse({ type: Account, description: 'The account after the change.' })
  @ApiAuthBearerProblems(
    'validation_failed',
    'phone_provider_disabled',
    'current_password_invalid',
    'reauthentication_needed',
    'not_admin',
    'insufficient_aal',
    'weak_password',
    'email_exists',
    'same_password',
    'reauthentication_not_valid',
    'over_request_rate_limit',
    'over_email_send_rate_limit',
  )
  updateUser(
    @Bearer() signedIn: SignedIn,
    @Body(new WireBodyPipe(userBody)) body: UserBody,
    @RequestedRedirect() redirect: string,
  ): Promise<WireUser> {
    return this.updates.updateUser(signedIn, body, redirect);
  }

  @Post('logout')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'signOut',
    summary: 'End sessions of the account',
    description: 'Tokens of an ended session stop working at once.',
  })
  @ApiQuery({
    name: 'scope',
    required: false,
    description: 'global: all of them, which is the default; local: this one; others: all but this one.',
    schema: { type: 'string', enum: scopes, example: 'local' },
  })
  @ApiNoContentResponse({ description: 'The sessions have ended.' })
  @ApiAuthBearerProblems('validation_failed')
  async signOut(@Bearer() { user, sessionId }: SignedIn, @QueryText('scope') scope: string): Promise<void> {
    const known = scopes.find((name) => name === (scope || 'global'));
    if (!known) throw new AuthError('validation_failed', `Unsupported logout scope "${scope}"`);
    await this.sessions.endSessions(user.id, sessionId, known);
  }

  /** Our tokens never carry the service role. */
  @All(['admin', 'admin/*'])
  @ApiExcludeEndpoint()
  admin(): never {
    throw new AuthError('not_admin');
  }
}
