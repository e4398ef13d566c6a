export { TryOut } from './try-out.tsx';
