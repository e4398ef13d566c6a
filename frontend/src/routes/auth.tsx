import { Navigate, useLocation } from 'react-router';
import { ScreenSpinner } from '../components/ui/state/spinner.tsx';
import { AuthCard, useAuth } from '../features/auth/index.ts';
import { useTitle } from '../lib/use-title.ts';
import { publicTitle } from './public-pages.ts';

/** Sign-up and sign-in are one screen in two modes. */
export function Component() {
  const { status } = useAuth();
  const isNew = useLocation().pathname === '/signup';
  useTitle(publicTitle(isNew ? '/signup' : '/login'));
  if (status === 'loading') return <ScreenSpinner />;
  if (status === 'signed-in') return <Navigate to="/dashboard" replace />;
  return <AuthCard key={isNew ? 'signup' : 'login'} initialMode={isNew ? 'sign-up' : 'sign-in'} />;
}
