export { Footer } from './footer.tsx';
export { Navigation } from './navigation.tsx';
export { SandboxLine } from './sandbox-line.tsx';
export { ThemeToggle } from './theme-toggle.tsx';
