import { Module } from '@nestjs/common';
import { CreditReturns } from './credit-returns.ts';
import { CreditsController } from './credits.controller.ts';
import { CreditsService } from './credits.service.ts';
import { ExpiryWarnings } from './expiry-warnings.ts';
import { NightlyBooksHandler } from './nightly-books.handler.ts';
import { StatementService } from './statement.service.ts';

@Module({
  controllers: [CreditsController],
  providers: [CreditsService, CreditReturns, StatementService, ExpiryWarnings, NightlyBooksHandler],
  exports: [CreditsService, CreditReturns],
})
export class CreditsModule {}
