export { callback } from './auth-actions.ts';
export { Callback } from './auth-callback.tsx';
export { AuthCard } from './auth-card.tsx';
export { AuthProvider, useAuth } from './auth-provider.tsx';
export { faultOf, MIN_LENGTH } from './password-rules.ts';
export { startUpRedirect } from './redirects.ts';
export { ResetPassword } from './reset-password.tsx';
