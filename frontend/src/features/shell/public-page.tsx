import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Footer } from './footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** `wide`: for pages that are more than one column of text. */
export function PublicPage({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      <main
        id="main"
        tabIndex={-1}
        className={cn(
          'mx-auto w-full flex-1 px-4 py-8 outline-none sm:px-6 sm:py-12 print:max-w-none print:p-0',
          wide ? 'max-w-7xl' : 'max-w-3xl',
        )}
      >
        {children}
      </main>
      <Footer />
    </>
  );
}
