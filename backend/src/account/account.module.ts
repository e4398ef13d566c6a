import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BillingModule } from '../billing/index.ts';
import { ContactModule } from '../contact/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountController } from './api/account.controller.ts';
import { DeletionService } from './deletion/deletion.service.ts';
import { ExportService } from './export/export.service.ts';
import { EraseFilesHandler } from './jobs/erase-files.handler.ts';

@Module({
  imports: [AuthModule, UsersModule, BillingModule, ContactModule],
  controllers: [AccountController],
  providers: [ExportService, DeletionService, EraseFilesHandler],
})
export class AccountModule {}
