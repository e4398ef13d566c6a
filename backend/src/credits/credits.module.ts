import { Module } from '@nestjs/common';
import { CreditsController } from './api/credits.controller.ts';
import { StatementService } from './api/statement.service.ts';
import { NightlyBooksHandler } from './jobs/nightly-ledger.handler.ts';
import { CreditReturns } from './ledger/credit-reversals.ts';
import { CreditsService } from './ledger/credits.service.ts';
import { ExpiryWarnings } from './ledger/expiry-warnings.ts';

@Module({
  controllers: [CreditsController],
  providers: [CreditsService, CreditReturns, StatementService, ExpiryWarnings, NightlyBooksHandler],
  exports: [CreditsService, CreditReturns],
})
export class CreditsModule {}
