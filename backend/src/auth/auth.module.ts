import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AppConfig } from '../platform/config/config.ts';
import { UsersModule } from '../users/index.ts';
import { AccessCheck } from './access/access-check.ts';
import { AdminRefusals } from './access/admin-refusals.ts';
import { BearerStrategy } from './access/bearer.strategy.ts';
import { HostedUsers } from './access/hosted-users.ts';
import { Identities } from './access/identities.ts';
import { JwtGuard } from './access/jwt.guard.ts';
import { KnownUsers } from './access/known-users.ts';
import { ProgramTokens } from './access/program-tokens.ts';
import { VerifiedTokens } from './access/verified-tokens.ts';
import { FirstPasswordService } from './accounts/first-password.service.ts';
import { PasswordTries } from './accounts/password-tries.service.ts';
import { SignInService } from './accounts/sign-in.service.ts';
import { SignInAccounts } from './accounts/sign-in-accounts.ts';
import { SignUpService } from './accounts/sign-up.service.ts';
import { UpdateUserService } from './accounts/update-user.service.ts';
import { AboutController } from './api/about.controller.ts';
import { AccessTokenController } from './api/access-token.controller.ts';
import { AuthErrorFilter } from './api/auth-error.filter.ts';
import { CodesController } from './api/codes.controller.ts';
import { FactorsController } from './api/factors/factors.controller.ts';
import { RecoveryCodesController } from './api/factors/recovery-codes.controller.ts';
import { PasskeysController } from './api/passkeys/passkeys.controller.ts';
import { UserSessionsController } from './api/sessions/user-sessions.controller.ts';
import { SignInController } from './api/sign-in.controller.ts';
import { VerifyController } from './api/verify.controller.ts';
import { WireUserController } from './api/wire-user.controller.ts';
import { CodeSignInService } from './codes/code-sign-in.service.ts';
import { MailCodes } from './codes/mail-codes.ts';
import { ReauthenticationService } from './codes/reauthentication.service.ts';
import { SendCodeHandler } from './codes/send-code.handler.ts';
import { FactorSecrets } from './factors/factor-secrets.ts';
import { FactorTries } from './factors/factor-tries.ts';
import { FactorsService } from './factors/factors.service.ts';
import { RecoveryCodesService } from './factors/recovery-codes.service.ts';
import { ResealFactorsHandler } from './factors/reseal-factors.handler.ts';
import { VerifyFactorService } from './factors/verify-factor.service.ts';
import { VerifyPasskeyService } from './factors/verify-passkey.service.ts';
import { SealedRequests } from './jobs/sealed-request.ts';
import { SweepAuthHandler } from './jobs/sweep-auth.handler.ts';
import { AuthRateLimits } from './limits/auth-rate-limits.ts';
import { KnownNetworks } from './limits/known-networks.ts';
import { PasswordGuesses } from './limits/password-guesses.ts';
import { LinksService } from './links/links.service.ts';
import { SendLinkHandler } from './links/send-link.handler.ts';
import { VerifyService } from './links/verify.service.ts';
import { PasskeyChallenges } from './passkeys/passkey-challenges.ts';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service.ts';
import { PasskeysService } from './passkeys/passkeys.service.ts';
import { WebAuthn } from './passkeys/web-authn.ts';
import { AddressChanges } from './security/address-changes.service.ts';
import { FactorResetService } from './security/factor-reset.service.ts';
import { FreshSignIns } from './security/fresh-sign-ins.ts';
import { OwnerMails } from './security/owner-mails.service.ts';
import { SecureAccountService } from './security/secure-account.service.ts';
import { SecuredAccounts } from './security/secured-accounts.ts';
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
    CodesController,
    RecoveryCodesController,
    FactorsController,
    PasskeysController,
    AboutController,
    AccessTokenController,
    UserSessionsController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: JwtGuard },
    { provide: APP_FILTER, useClass: AuthErrorFilter },
    { provide: SigningKeys, inject: [AppConfig], useFactory: ({ auth }: AppConfig) => SigningKeys.from(auth) },
    AccessTokens,
    AccessCheck,
    AddressChanges,
    AdminRefusals,
    AuthRateLimits,
    BearerStrategy,
    CodeSignInService,
    FactorResetService,
    FactorSecrets,
    FactorTries,
    FactorsService,
    FirstPasswordService,
    FreshSignIns,
    HostedUsers,
    Identities,
    VerifiedTokens,
    KnownUsers,
    KnownNetworks,
    LinksService,
    MailCodes,
    ReauthenticationService,
    RecoveryCodesService,
    ResealFactorsHandler,
    SendCodeHandler,
    OwnerMails,
    PasskeyChallenges,
    PasskeySignInService,
    PasskeysService,
    PasswordGuesses,
    PasswordTries,
    ProgramTokens,
    SealedRequests,
    SecureAccountService,
    SecuredAccounts,
    SendLinkHandler,
    SessionsService,
    SignInAccounts,
    SignInService,
    SignUpService,
    Suspensions,
    SweepAuthHandler,
    UpdateUserService,
    VerifyFactorService,
    VerifyPasskeyService,
    VerifyService,
    WebAuthn,
  ],
  exports: [
    AccessCheck,
    FactorResetService,
    FreshSignIns,
    KnownUsers,
    OwnerMails,
    PasswordTries,
    ProgramTokens,
    SecuredAccounts,
    Suspensions,
  ],
})
export class AuthModule {}
