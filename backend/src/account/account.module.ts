import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountController } from './account.controller.ts';
import { DeletionService } from './deletion.service.ts';
import { EraseFilesHandler } from './erase-files.handler.ts';
import { ExportService } from './export.service.ts';
import { PreferencesService } from './preferences.service.ts';

@Module({
  imports: [UsersModule, BillingModule],
  controllers: [AccountController],
  providers: [PreferencesService, ExportService, DeletionService, EraseFilesHandler],
})
export class AccountModule {}
