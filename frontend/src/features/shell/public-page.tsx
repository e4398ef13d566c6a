import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../components/ui/logo.tsx';
import { Footer } from './footer.tsx';

export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="mx-auto w-full max-w-3xl px-4 pt-6 sm:px-6">
        <Link to="/" className="inline-block rounded-sm">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 outline-none sm:px-6">
        {children}
      </main>
      <Footer />
    </>
  );
}
