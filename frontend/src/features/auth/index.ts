export { callback } from './account-calls.ts';
export { AuthCard } from './auth-card.tsx';
export { AuthProvider, useAuth } from './auth-provider.tsx';
export { Callback } from './callback.tsx';
export { faultOf, MIN_LENGTH } from './new-password.ts';
export { ResetPassword } from './reset-password.tsx';
export { startUpRedirect } from './start-up-redirect.ts';
