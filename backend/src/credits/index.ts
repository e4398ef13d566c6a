export { LedgerEntryView, LotView } from './api/credits.dto.ts';
export { toLedgerEntryView, toLotView } from './api/credits.mapper.ts';
export { CreditsModule } from './credits.module.ts';
export { CreditReversals } from './ledger/credit-reversals.ts';
export { CreditsService, type LedgerSort, ledgerSorts } from './ledger/credits.service.ts';
export { ProgramSpending } from './ledger/program-spending.ts';
export { SignupGifts } from './ledger/signup-gifts.ts';
