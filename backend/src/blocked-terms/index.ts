export { BlockedTermsModule } from './blocked-terms.module.ts';
export { BlockedTerms } from './terms/blocked-terms.service.ts';
