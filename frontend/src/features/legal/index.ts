export { aup } from './documents/aup.ts';
export { dmca } from './documents/dmca.ts';
export { privacy } from './documents/privacy.ts';
export { terms } from './documents/terms.ts';
export { LegalPage } from './legal-page.tsx';
