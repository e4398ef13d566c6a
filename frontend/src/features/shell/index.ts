export { Footer } from './footer.tsx';
export { Navigation } from './navigation.tsx';
export { OfflineBar } from './offline-bar.tsx';
export { PublicHeader } from './public-header.tsx';
export { PublicPage } from './public-page.tsx';
export { SandboxBanner } from './sandbox-banner.tsx';
export { ThemeToggle } from './theme-toggle.tsx';
export { Toaster } from './toaster.tsx';
