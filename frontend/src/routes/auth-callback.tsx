import { AuthCallback } from '../features/auth/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Confirming your email');
  return <AuthCallback />;
}
