import { Module } from '@nestjs/common';
import { BlockedTermsController } from './blocked-terms.controller.ts';
import { BlockedTerms } from './blocked-terms.service.ts';

@Module({ controllers: [BlockedTermsController], providers: [BlockedTerms], exports: [BlockedTerms] })
export class BlockedTermsModule {}
