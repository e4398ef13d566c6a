export { Developers } from './developers.tsx';
