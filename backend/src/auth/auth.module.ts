import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AppConfig } from '../platform/config/config.ts';
import { UsersModule } from '../users/index.ts';
import { AccessTokens } from './access-tokens.ts';
import { AccessWatch } from './access-watch.ts';
import { AccountService } from './account.service.ts';
import { AuthErrorFilter } from './auth-error.filter.ts';
import { HostedUsers } from './hosted-users.service.ts';
import { Identities } from './identities.service.ts';
import { SendLinkHandler } from './jobs/send-link.handler.ts';
import { SweepAuthHandler } from './jobs/sweep-auth.handler.ts';
import { JwtGuard } from './jwt.guard.ts';
import { AuthLimits } from './limits.ts';
import { LinkRequestsService } from './link-requests.service.ts';
import { LinksService } from './links.service.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInService } from './sign-in.service.ts';
import { SignUpService } from './sign-up.service.ts';
import { SigningKeys } from './signing-keys.ts';
import { Suspensions } from './suspensions.service.ts';
import { TokenCheck } from './token-check.ts';
import { UserSessionsController } from './user-sessions.controller.ts';
import { VerifyService } from './verify.service.ts';
import { AboutController } from './wire/about.controller.ts';
import { AccessController } from './wire/access.controller.ts';
import { AccountController } from './wire/account.controller.ts';
import { VerifyController } from './wire/verify.controller.ts';

/** Accounts by the wire protocol of GoTrue, and the guard and error filter of the whole API. */
@Module({
  imports: [UsersModule],
  controllers: [AccessController, VerifyController, AccountController, AboutController, UserSessionsController],
  providers: [
    { provide: APP_GUARD, useClass: JwtGuard },
    { provide: APP_FILTER, useClass: AuthErrorFilter },
    { provide: SigningKeys, inject: [AppConfig], useFactory: ({ auth }: AppConfig) => SigningKeys.from(auth) },
    AccessTokens,
    AccessWatch,
    AccountService,
    AuthLimits,
    HostedUsers,
    Identities,
    LinkRequestsService,
    LinksService,
    SendLinkHandler,
    SessionsService,
    SignInService,
    SignUpService,
    Suspensions,
    SweepAuthHandler,
    TokenCheck,
    VerifyService,
  ],
  exports: [AccessWatch, Suspensions],
})
export class AuthModule {}
