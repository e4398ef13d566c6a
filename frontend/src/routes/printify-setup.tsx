import { Link } from 'react-router';
import { Logo } from '../components/ui/logo.tsx';
import { SetupGuide } from '../features/guide/index.ts';
import { Footer } from '../features/shell/index.ts';
import { useTitle } from '../lib/use-title.ts';

export function Component() {
  useTitle('Connect Printify');
  return (
    <>
      <header className="mx-auto w-full max-w-3xl px-4 pt-6 sm:px-6">
        <Link to="/" className="inline-block rounded-sm">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 outline-none sm:px-6">
        <SetupGuide />
      </main>
      <Footer />
    </>
  );
}
