import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { UsersModule } from '../users/index.ts';
import { AuditController } from './api/audit/audit.controller.ts';
import { AuditService } from './api/audit/audit.service.ts';
import { ChartsController } from './api/charts/charts.controller.ts';
import { ChartsService } from './api/charts/charts.service.ts';
import { AdminCreditsController } from './api/credits/admin-credits.controller.ts';
import { AdminCreditsService } from './api/credits/admin-credits.service.ts';
import { QueuesController } from './api/queues/queues.controller.ts';
import { QueuesService } from './api/queues/queues.service.ts';
import { AdminSettingsController } from './api/settings/admin-settings.controller.ts';
import { AdminSettingsService } from './api/settings/admin-settings.service.ts';
import { AdminUsersController } from './api/users/admin-users.controller.ts';
import { AdminUsersService } from './api/users/admin-users.service.ts';
import { StatsService } from './api/users/stats.service.ts';
import { SuspensionService } from './api/users/suspension.service.ts';
import { UserDetailsService } from './api/users/user-details.service.ts';

@Module({
  imports: [AuthModule, UsersModule, CreditsModule],
  controllers: [
    AdminUsersController,
    AdminCreditsController,
    AdminSettingsController,
    ChartsController,
    QueuesController,
    AuditController,
  ],
  providers: [
    StatsService,
    AdminUsersService,
    UserDetailsService,
    SuspensionService,
    AdminCreditsService,
    AdminSettingsService,
    ChartsService,
    QueuesService,
    AuditService,
  ],
})
export class AdminModule {}
