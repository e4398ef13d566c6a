import { Module } from '@nestjs/common';
import { CreditsController } from './api/credits.controller.ts';
import { StatementService } from './api/statement.service.ts';
import { CreditReversals } from './ledger/credit-reversals.ts';
import { CreditsService } from './ledger/credits.service.ts';
import { ExpiryWarnings } from './ledger/expiry-warnings.ts';
import { NightlyLedgerHandler } from './ledger/nightly-ledger.handler.ts';
import { ProgramSpending } from './ledger/program-spending.ts';
import { SignupGifts } from './ledger/signup-gifts.ts';

@Module({
  controllers: [CreditsController],
  providers: [
    CreditsService,
    CreditReversals,
    ProgramSpending,
    StatementService,
    SignupGifts,
    ExpiryWarnings,
    NightlyLedgerHandler,
  ],
  exports: [CreditsService, CreditReversals, ProgramSpending, SignupGifts],
})
export class CreditsModule {}
