import { Module } from '@nestjs/common';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { ListingSettingsService } from './listing-settings.service.ts';
import { SettingsController } from './settings.controller.ts';
import { SettingsService } from './settings.service.ts';

@Module({
  imports: [BlockedTermsModule, PrintifyModule],
  controllers: [SettingsController],
  providers: [SettingsService, ListingSettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
