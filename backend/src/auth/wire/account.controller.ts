import { All, Body, Get, HttpCode, HttpStatus, Post, Put, UseGuards } from '@nestjs/common';
import { AccountService, type SignedIn } from '../account.service.ts';
import { AuthError } from '../auth-error.ts';
import { Bearer, BearerGuard } from '../bearer.guard.ts';
import { Limited } from '../limit.guard.ts';
import { type EndScope, SessionsService } from '../sessions.service.ts';
import { type UserBody, userBody } from './bodies.ts';
import { QueryText, WantedRedirect } from './params.ts';
import { WireBody } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';
import { toWireUser, type WireUser } from './wire-user.ts';

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies EndScope[];

/** What the holder of an access token may do with the account. */
@WireController()
@UseGuards(BearerGuard)
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SessionsService,
  ) {}

  @Get('user')
  @NotStored()
  getUser(@Bearer() { user }: SignedIn): WireUser {
    return toWireUser(user);
  }

  @Put('user')
  @Limited('updateUser')
  updateUser(
    @Bearer() signedIn: SignedIn,
    @Body(new WireBody(userBody)) body: UserBody,
    @WantedRedirect() redirect: string,
  ): Promise<WireUser> {
    return this.account.update(signedIn, body, redirect);
  }

  @Post('logout')
  @HttpCode(HttpStatus.NO_CONTENT)
  async signOut(@Bearer() { user, sessionId }: SignedIn, @QueryText('scope') scope: string): Promise<void> {
    if (scope && !scopes.includes(scope)) {
      throw new AuthError('validation_failed', `Unsupported logout scope "${scope}"`);
    }
    await this.sessions.end(user.id, sessionId, (scope || 'global') as EndScope);
  }

  /** Our tokens never carry the service role. */
  @All(['admin', 'admin/*'])
  admin(): never {
    throw new AuthError('not_admin');
  }
}
