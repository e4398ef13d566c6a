import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { LoggerModule } from 'nestjs-pino';
import { AuditLog } from './audit/audit-log.ts';
import { AppConfig } from './config/config.ts';
import { SecretBox } from './crypto/crypto.ts';
import { DatabaseEvents } from './events/database-events.ts';
import { HealthController } from './health/health.controller.ts';
import { Readiness } from './health/readiness.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { AdvisoryLocks } from './locks/advisory-locks.ts';
import { logging } from './logging.ts';
import { Mail } from './mail/mail.ts';
import { SendMailHandler } from './mail/send-mail.handler.ts';
import { MetricsController } from './metrics/metrics.controller.ts';
import { Metrics } from './metrics/metrics.ts';
import { PostgresPool } from './postgres/postgres-pool.ts';
import { PrismaService } from './prisma/prisma.service.ts';
import { JobQueue } from './queue/job-queue.ts';
import { JobRunner } from './queue/job-runner.ts';
import { JobScheduler } from './queue/job-scheduler.ts';
import { QueueMonitor } from './queue/queue-monitor.ts';
import { FileLinks } from './storage/file-links.ts';
import { FilesController } from './storage/files.controller.ts';
import { FileStore } from './storage/storage.ts';
import { ClientConfigController } from './web/client-config.controller.ts';

const shared = [
  AuditLog,
  SecretBox,
  DatabaseEvents,
  RateLimits,
  AdvisoryLocks,
  Mail,
  Metrics,
  PostgresPool,
  PrismaService,
  JobQueue,
  QueueMonitor,
  FileLinks,
  Readiness,
];

@Global()
@Module({})
export class PlatformModule {
  static with(config: AppConfig): DynamicModule {
    const settings = { provide: AppConfig, useValue: config };
    const files = { provide: FileStore, useFactory: FileStore.open, inject: [AppConfig] };
    return {
      module: PlatformModule,
      imports: [LoggerModule.forRoot(logging(config)), ScheduleModule.forRoot(), DiscoveryModule],
      controllers: [FilesController, MetricsController, HealthController, ClientConfigController],
      providers: [settings, files, ...shared, JobRunner, JobScheduler, SendMailHandler],
      exports: [settings, files, ...shared],
    };
  }
}
