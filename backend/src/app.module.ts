import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { LoggerModule } from 'nestjs-pino';
import { AccountModule } from './account/index.ts';
import { AdminModule, OperationsModule } from './admin/index.ts';
import { AuthModule } from './auth/index.ts';
import { BillingModule } from './billing/index.ts';
import { CatalogModule } from './catalog/index.ts';
import { ContactModule } from './contact/index.ts';
import { CreditsModule } from './credits/index.ts';
import { GenerationsModule } from './generations/index.ts';
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
import { PrintifyModule } from './printify/index.ts';
import { ProfitModule } from './profit/index.ts';
import { UsersModule } from './users/index.ts';

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
