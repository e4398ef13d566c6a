export { callbackUrl } from './auth-actions.ts';
export { AuthCallback } from './auth-callback.tsx';
export { AuthCard } from './auth-card.tsx';
export { AuthProvider, useAuth } from './auth-provider.tsx';
export { findPasswordProblem, PASSWORD_MIN_LENGTH } from './password-rules.ts';
export { startUpRedirect } from './redirects.ts';
export { ResetPassword } from './reset-password.tsx';
