export { LedgerEntryView, LotView, toLedgerEntryView, toLotView } from './api/credits.dto.ts';
export { CreditsModule } from './credits.module.ts';
export { CreditReturns } from './ledger/credit-reversals.ts';
export { CreditsService } from './ledger/credits.service.ts';
