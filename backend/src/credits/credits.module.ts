import { Module } from '@nestjs/common';
import { CreditsService } from './credits.service.ts';
import { NightlyBooksHandler } from './nightly-books.handler.ts';
import { NightlyBooksTimer } from './nightly-books.timer.ts';

@Module({ providers: [CreditsService, NightlyBooksHandler, NightlyBooksTimer], exports: [CreditsService] })
export class CreditsModule {}

export { CreditsService } from './credits.service.ts';
