import { lazy, Suspense } from 'react';
import { ScreenSpinner } from '../components/ui/state/spinner.tsx';
import { useAuth } from '../features/auth/index.ts';
import { Landing } from '../features/landing/index.ts';
import { Footer } from '../features/shell/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { ScreenBoundary } from './crashed.tsx';
import { publicTitle } from './public-pages.ts';

const SignedIn = lazy(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }));
const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).Component }));

/** The dashboard, or the landing page for a visitor. */
export function Component() {
  const { status } = useAuth();
  if (status === 'loading') return <ScreenSpinner />;
  if (status === 'signed-out') return <LandingPage />;
  return (
    <Suspense fallback={<ScreenSpinner />}>
      <SignedIn>
        <ScreenBoundary>
          <Suspense fallback={<ScreenSpinner />}>
            <Dashboard />
          </Suspense>
        </ScreenBoundary>
      </SignedIn>
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
