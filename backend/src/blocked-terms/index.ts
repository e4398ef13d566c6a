export { BlockedTermsModule } from './blocked-terms.module.ts';
export { BlockedTerms } from './blocked-terms.service.ts';
