import { lazy, Suspense } from 'react';
import { ScreenSpinner } from '../components/ui/state/spinner.tsx';
import { useAuth } from '../features/auth/index.ts';
import { Landing } from '../features/landing/index.ts';
import { Footer, Navigation } from '../features/shell/index.ts';
import { useTitle } from '../lib/use-title.ts';
import { publicTitle } from './public-pages.ts';

const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).Component }));

/** The dashboard, or the landing page for a visitor. */
export function Component() {
  const { status, session } = useAuth();
  if (status === 'loading') return <ScreenSpinner />;
  if (status === 'signed-out') return <LandingPage />;
  return (
    <Suspense key={session?.user.id} fallback={<ScreenSpinner />}>
      <Navigation />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[96rem] flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        <Dashboard />
      </main>
      <Footer />
    </Suspense>
  );
}

function LandingPage() {
  useTitle(publicTitle('/'));
  return (
    <>
      <Landing />
      <Footer />
    </>
  );
}
