export { AuthCallback } from './auth-callback.tsx';
export { AuthCard } from './auth-card.tsx';
export { AuthProvider, useAuth } from './auth-provider.tsx';
export { ConfirmLink } from './confirm-link.tsx';
export { Inbox } from './inbox.tsx';
export { callbackUrl } from './mails/request-mail.ts';
export { NotMe } from './not-me.tsx';
export {
  describeRefusedPassword,
  describeRefusedProof,
  type OwnerProof,
  OwnerProofField,
  toOwnerProof,
} from './owner-proof.tsx';
export { accountsAreOurs, addPasskey, canUsePasskeys, describePasskeyError } from './passkeys.ts';
export { findPasswordProblem, PASSWORD_MIN_LENGTH } from './password-rules.ts';
export { startUpRedirect } from './redirects.ts';
export { ResetPassword } from './reset-password.tsx';
export { describeFactorError, hasSecondFactor, needsSecondFactor, verifyCode } from './second-factor.ts';
export { SecondFactorCard } from './second-factor-card.tsx';
export { SignedInRedirect } from './signed-in-redirect.tsx';
