import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AppConfig } from '../platform/config/config.ts';
import { UsersModule } from '../users/index.ts';
import { AccessWatch } from './access/access-watch.ts';
import { BearerStrategy } from './access/bearer.strategy.ts';
import { HostedUsers } from './access/hosted-users.ts';
import { Identities } from './access/identities.ts';
import { JwtGuard } from './access/jwt.guard.ts';
import { SignInService } from './accounts/sign-in.service.ts';
import { SignUpService } from './accounts/sign-up.service.ts';
import { UpdateUserService } from './accounts/update-user.service.ts';
import { AboutController } from './api/about.controller.ts';
import { AccessTokenController } from './api/access-token.controller.ts';
import { AuthErrorFilter } from './api/auth-error.filter.ts';
import { SignInController } from './api/sign-in.controller.ts';
import { UserSessionsController } from './api/user-sessions.controller.ts';
import { VerifyController } from './api/verify.controller.ts';
import { WireUserController } from './api/wire-user.controller.ts';
import { SendLinkHandler } from './jobs/send-link.handler.ts';
import { SweepAuthHandler } from './jobs/sweep-auth.handler.ts';
import { AuthRateLimits } from './limits/auth-rate-limits.ts';
import { LinksService } from './links/links.service.ts';
import { VerifyService } from './links/verify.service.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { Suspensions } from './sessions/suspensions.ts';
import { AccessTokens } from './tokens/access-tokens.ts';
import { SigningKeys } from './tokens/signing-keys.ts';

/** Accounts by the wire protocol of GoTrue, and the guard and error filter of the whole API. */
@Module({
  imports: [UsersModule],
  controllers: [
    SignInController,
    VerifyController,
    WireUserController,
    AboutController,
    AccessTokenController,
    UserSessionsController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: JwtGuard },
    { provide: APP_FILTER, useClass: AuthErrorFilter },
    { provide: SigningKeys, inject: [AppConfig], useFactory: ({ auth }: AppConfig) => SigningKeys.from(auth) },
    AccessTokens,
    AccessWatch,
    AuthRateLimits,
    BearerStrategy,
    HostedUsers,
    Identities,
    LinksService,
    SendLinkHandler,
    SessionsService,
    SignInService,
    SignUpService,
    Suspensions,
    SweepAuthHandler,
    UpdateUserService,
    VerifyService,
  ],
  exports: [AccessWatch, Suspensions],
})
export class AuthModule {}
