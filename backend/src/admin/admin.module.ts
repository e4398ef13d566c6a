import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { UsersModule } from '../users/index.ts';
import { AdminCreditsController } from './credits/admin-credits.controller.ts';
import { AdminLedger } from './credits/admin-ledger.service.ts';
import { GrantsService } from './credits/grants.service.ts';
import { AdminSettingsController } from './settings/admin-settings.controller.ts';
import { AdminSettingsService } from './settings/admin-settings.service.ts';
import { AdminUsersController } from './users/admin-users.controller.ts';
import { StatsService } from './users/stats.service.ts';
import { SuspensionService } from './users/suspension.service.ts';
import { UserDetails } from './users/user-details.service.ts';
import { UserList } from './users/user-list.service.ts';

/** What administrators see and do of users, their credits and the settings of everybody. */
@Module({
  imports: [AuthModule, UsersModule, CreditsModule],
  controllers: [AdminUsersController, AdminCreditsController, AdminSettingsController],
  providers: [StatsService, UserList, UserDetails, SuspensionService, GrantsService, AdminLedger, AdminSettingsService],
})
export class AdminModule {}
