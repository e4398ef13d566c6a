import { ScreenSpinner } from '../components/ui/state/spinner.tsx';
import { Inbox, SignedInRedirect, useAuth } from '../features/auth/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';

/** A link that is opened in another tab signs this one in too. */
export function Component() {
  const { status } = useAuth();
  useTitle('Check your inbox');
  if (status === 'loading') return <ScreenSpinner />;
  return status === 'signed-in' ? <SignedInRedirect /> : <Inbox />;
}
