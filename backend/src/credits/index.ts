export { CreditReturns } from './credit-returns.ts';
export { LedgerEntryView, LotView, toLedgerEntryView, toLotView } from './credits.dto.ts';
export { CreditsModule } from './credits.module.ts';
export { CreditsService } from './credits.service.ts';
