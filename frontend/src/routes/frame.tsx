import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { OfflineBar, SandboxBanner, Toaster } from '../features/shell/index.ts';

export function Component() {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-foreground px-4 py-3 font-semibold text-background focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <OfflineBar />
      <SandboxBanner />
      <Outlet />
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The first page of every visit in a tab has the same key: without its address it would be scrolled to where another was. */
function scrollKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? `${pathname}${hash}` : key;
}
