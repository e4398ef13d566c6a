import { Module } from '@nestjs/common';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { SettingsController } from './api/settings.controller.ts';
import { SettingsService } from './seller/settings.service.ts';

@Module({
  imports: [BlockedTermsModule, PrintifyModule],
  controllers: [SettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
