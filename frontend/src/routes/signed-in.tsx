import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { loadDialog } from '../components/ui/dialog.tsx';
import { ScreenSpinner } from '../components/ui/state/spinner.tsx';
import { needsSecondFactor, useAuth } from '../features/auth/index.ts';
import { Footer, Navigation, StaleNotice } from '../features/shell/index.ts';
import { whenIdle } from '../lib/when-idle.ts';

const SignIn = lazy(async () => ({ default: (await import('./auth.tsx')).SignIn }));
const SecondFactorCard = lazy(async () => ({ default: (await import('./auth.tsx')).SecondFactorCard }));

/** The screens that a seller goes to most, in this order: loaded ahead, they also open when the connection is lost. */
const MAIN_SCREENS = [
  // Decisions of a review whose tab was closed before they arrived.
  async () => (await import('../features/batches/review/send-left.ts')).sendLeft(),
  () => import('./dashboard.tsx'),
  () => import('./library.tsx'),
  loadDialog,
  () => import('./settings.tsx'),
];

/** The area of signed-in users. */
export function Component() {
  return (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
}

/** A screen within the navigation. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  useEffect(() => (status === 'signed-in' ? whenIdle(() => void loadMainScreens()) : undefined), [status]);
  return (
    <WithSession>
      <Navigation />
      <StaleNotice />
      <main
        id="main"
        tabIndex={-1}
        // The footer is below what is seen at first: it would move with whatever comes above it.
        className="mx-auto min-h-[calc(100svh-4rem)] w-full max-w-[96rem] flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        {children}
      </main>
      <Footer wide />
    </WithSession>
  );
}

/** Shows visitors the sign-in screen in the place of what needs an account. */
export function WithSession({ children }: { children: ReactNode }) {
  const { status, session } = useAuth();
  if (status === 'loading') return <ScreenSpinner />;
  if (status === 'signed-out' || (session && needsSecondFactor(session)))
    return (
      <Suspense fallback={<ScreenSpinner />}>{session ? <SecondFactorCard session={session} /> : <SignIn />}</Suspense>
    );
  // A link opened in another tab may sign another user in: no state of the first may stay.
  return <Fragment key={session?.user.id}>{children}</Fragment>;
}

async function loadMainScreens(): Promise<void> {
  // What fails is loaded again when it is needed.
  for (const load of MAIN_SCREENS) await load().catch(() => undefined);
}
