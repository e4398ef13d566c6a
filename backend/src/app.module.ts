import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { LoggerModule } from 'nestjs-pino';
import { AccountModule } from './account/account.module.ts';
import { AdminModule } from './admin/admin.module.ts';
import { OperationsModule } from './admin/operations.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { BillingModule } from './billing/billing.module.ts';
import { CatalogModule } from './catalog/catalog.module.ts';
import { ContactModule } from './contact/contact.module.ts';
import { CreditsModule } from './credits/credits.module.ts';
import { GenerationsModule } from './generations/generations.module.ts';
import { AuditModule } from './platform/audit/audit.module.ts';
import { ConfigModule } from './platform/config/config.module.ts';
import type { AppConfig } from './platform/config/config.ts';
import { CryptoModule } from './platform/crypto/crypto.module.ts';
import { EventsModule } from './platform/events/events.module.ts';
import { HealthModule } from './platform/health/health.module.ts';
import { LimitsModule } from './platform/limits/limits.module.ts';
import { LocksModule } from './platform/locks/locks.module.ts';
import { logging } from './platform/logging.ts';
import { MailModule } from './platform/mail/mail.module.ts';
import { MetricsModule } from './platform/metrics/metrics.module.ts';
import { PrismaModule } from './platform/prisma/prisma.module.ts';
import { QueueModule } from './platform/queue/queue.module.ts';
import { StorageModule } from './platform/storage/storage.module.ts';
import { WebModule } from './platform/web/web.module.ts';
import { PrintifyModule } from './printify/printify.module.ts';
import { ProfitModule } from './profit/profit.module.ts';
import { UsersModule } from './users/users.module.ts';

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggerModule.forRoot(logging(config)),
        ScheduleModule.forRoot(),
        PrismaModule,
        CryptoModule,
        QueueModule,
        MailModule,
        LimitsModule,
        LocksModule,
        EventsModule,
        AuditModule,
        StorageModule,
        MetricsModule,
        HealthModule,
        WebModule,
        AuthModule,
        UsersModule,
        AccountModule,
        CreditsModule,
        BillingModule,
        PrintifyModule,
        CatalogModule,
        ProfitModule,
        GenerationsModule,
        AdminModule,
        OperationsModule,
        ContactModule,
      ],
    };
  }
}
