export { Footer } from './footer.tsx';
export { Navigation } from './navigation.tsx';
export { PublicPage } from './public-page.tsx';
export { SandboxLine } from './sandbox-line.tsx';
export { ThemeToggle } from './theme-toggle.tsx';
