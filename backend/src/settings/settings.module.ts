import { Module } from '@nestjs/common';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { PreferencesController } from './api/preferences.controller.ts';
import { PreferencesService } from './api/preferences.service.ts';
import { SettingsController } from './api/settings.controller.ts';
import { SettingsService } from './seller/settings.service.ts';

@Module({
  imports: [BlockedTermsModule, PrintifyModule],
  controllers: [SettingsController, PreferencesController],
  providers: [SettingsService, PreferencesService],
  exports: [SettingsService],
})
export class SettingsModule {}
