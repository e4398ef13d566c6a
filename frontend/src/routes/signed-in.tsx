import { Fragment } from 'react';
import { Outlet } from 'react-router';
import { ScreenSpinner } from '../components/ui/state/spinner.tsx';
import { AuthCard, useAuth } from '../features/auth/index.ts';
import { Footer, Navigation } from '../features/shell/index.ts';
import { useTitle } from '../lib/use-title.ts';
import { publicTitle } from './public-pages.ts';

/** Shows visitors the sign-in screen in place of the protected areas. */
export function Component() {
  const { status, session } = useAuth();
  if (status === 'loading') return <ScreenSpinner />;
  if (status === 'signed-out') return <SignIn />;
  return (
    // A link opened in another tab may sign another user in: no state of the first may stay.
    <Fragment key={session?.user.id}>
      <Navigation />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[96rem] flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        <Outlet />
      </main>
      <Footer />
    </Fragment>
  );
}

function SignIn() {
  useTitle(publicTitle('/login'));
  return <AuthCard initialMode="sign-in" />;
}
