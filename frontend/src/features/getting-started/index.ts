export { GetStarted } from './get-started.tsx';
