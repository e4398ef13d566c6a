import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountController } from './api/account.controller.ts';
import { DeletionService } from './deletion/deletion.service.ts';
import { ExportService } from './export/export.service.ts';
import { EraseFilesHandler } from './jobs/erase-files.handler.ts';

@Module({
  imports: [UsersModule, BillingModule],
  controllers: [AccountController],
  providers: [ExportService, DeletionService, EraseFilesHandler],
})
export class AccountModule {}
