export { Consent } from './consent/consent.tsx';
