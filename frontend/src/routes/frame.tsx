import { Outlet, ScrollRestoration } from 'react-router';
import { SandboxBanner, Toaster } from '../features/shell/index.ts';

export function Component() {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-foreground px-4 py-3 font-semibold text-background focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <SandboxBanner />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
