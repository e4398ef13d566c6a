import { All, Body, Get, HttpCode, HttpStatus, Post, Put, UseGuards } from '@nestjs/common';
import { Bearer, BearerGuard } from '../access/bearer.guard.ts';
import { UpdateUserService } from '../accounts/update-user.service.ts';
import { RateLimited } from '../limits/rate-limit.guard.ts';
import { AuthError } from '../model/auth-error.ts';
import { type UserBody, userBody } from '../model/wire-bodies.ts';
import { toWireUser, type WireUser } from '../model/wire-user.ts';
import { type EndScope, SessionsService, type SignedIn } from '../sessions/sessions.service.ts';
import { QueryText, RequestedRedirect } from './params.ts';
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
  getUser(@Bearer() { user }: SignedIn): WireUser {
    return toWireUser(user);
  }

  @Put('user')
  @RateLimited('updateUser')
  updateUser(
    @Bearer() signedIn: SignedIn,
    @Body(new WireBodyPipe(userBody)) body: UserBody,
    @RequestedRedirect() redirect: string,
  ): Promise<WireUser> {
    return this.updates.updateUser(signedIn, body, redirect);
  }

  @Post('logout')
  @HttpCode(HttpStatus.NO_CONTENT)
  async signOut(@Bearer() { user, sessionId }: SignedIn, @QueryText('scope') scope: string): Promise<void> {
    const known = scopes.find((name) => name === (scope || 'global'));
    if (!known) throw new AuthError('validation_failed', `Unsupported logout scope "${scope}"`);
    await this.sessions.endSessions(user.id, sessionId, known);
  }

  /** Our tokens never carry the service role. */
  @All(['admin', 'admin/*'])
  admin(): never {
    throw new AuthError('not_admin');
  }
}
