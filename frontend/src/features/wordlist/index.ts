export { BlockedTerms } from './blocked-terms.tsx';
