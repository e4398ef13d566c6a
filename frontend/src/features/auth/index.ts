export { accountsAreOurs, addPasskey, canUsePasskeys, describePasskeyError } from './factors/passkeys.ts';
export { describeFactorError, hasSecondFactor, needsSecondFactor, verifyCode } from './factors/second-factor.ts';
export {
  describeRefusedPassword,
  describeRefusedProof,
  type OwnerProof,
  OwnerProofField,
  toOwnerProof,
} from './forms/owner-proof.tsx';
export { AuthCallback } from './links/auth-callback.tsx';
export { ConfirmLink } from './links/confirm-link.tsx';
export { NotMe } from './links/not-me.tsx';
export { ResetPassword } from './links/reset-password.tsx';
export { callbackUrl } from './mails/request-mail.ts';
export { AuthProblem, describeAuthError } from './problems/describe-auth-error.ts';
export { findPasswordProblem, PASSWORD_MIN_LENGTH } from './problems/password-rules.ts';
export { AuthProvider, readAuth, useAuth } from './session/auth-provider.tsx';
export { startUpRedirect } from './session/redirects.ts';
export type { AuthState } from './session/session-events.ts';
export { SignedInRedirect } from './session/signed-in-redirect.tsx';
export { AuthCard } from './sign-in/auth-card.tsx';
export { Inbox } from './sign-in/inbox.tsx';
export { SecondFactorCard } from './sign-in/second-factor-card.tsx';
