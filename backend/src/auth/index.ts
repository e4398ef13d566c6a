export { AccessCheck } from './access/access-check.ts';
export { KnownUsers } from './access/known-users.ts';
export { settleAccess } from './access/settle-access.ts';
export { PasswordTries } from './accounts/password-tries.service.ts';
export { AuthModule } from './auth.module.ts';
export { FactorResetService } from './security/factor-reset.service.ts';
export { isSuspended, Suspensions } from './sessions/suspensions.ts';
