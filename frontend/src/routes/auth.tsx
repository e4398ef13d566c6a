import { useLocation } from 'react-router';
import { ScreenSpinner } from '../components/ui/state/spinner.tsx';
import { AuthCard, SecondFactorCard, SignedInRedirect, useAuth } from '../features/auth/index.ts';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { publicTitle } from './public-pages.ts';

interface Typed {
  email?: string;
  mode?: 'reset' | 'code';
}

/** Sign-up and sign-in are one screen in two modes. */
export function Component() {
  const { status } = useAuth();
  const { pathname, state } = useLocation();
  const isNew = pathname === '/signup';
  // The page is prerendered for signing in, and its first render has to be the same.
  const { email = '', mode }: Typed = (useHydrated() && (state as Typed | null)) || {};
  useTitle(publicTitle(isNew ? '/signup' : '/login'));
  if (status === 'loading') return <ScreenSpinner />;
  if (status === 'signed-in') return <SignedInRedirect />;
  return (
    <AuthCard
      key={`${isNew ? 'sign-up' : mode} ${email}`}
      initialMode={isNew ? 'sign-up' : (mode ?? 'sign-in')}
      initialEmail={email}
    />
  );
}

export { SecondFactorCard };

/** In place of a screen that needs an account. */
export function SignIn() {
  useTitle(publicTitle('/login'));
  return <AuthCard initialMode="sign-in" />;
}
