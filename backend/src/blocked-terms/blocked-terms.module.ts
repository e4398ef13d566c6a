import { Module } from '@nestjs/common';
import { BlockedTermsController } from './api/blocked-terms.controller.ts';
import { BlockedTerms } from './terms/blocked-terms.service.ts';

@Module({ controllers: [BlockedTermsController], providers: [BlockedTerms], exports: [BlockedTerms] })
export class BlockedTermsModule {}
