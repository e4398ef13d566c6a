import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { LoggerModule } from 'nestjs-pino';
import { AuditLog } from './audit/audit-log.ts';
import { AuditedReads } from './audit/audited-reads.ts';
import { SecurityLog } from './audit/security-log.ts';
import { CircuitBreakers } from './circuits/circuit-breakers.ts';
import { ProviderCalls } from './circuits/provider-calls.ts';
import { AppConfig } from './config/config.ts';
import { SecretBox } from './crypto/crypto.ts';
import { DatabaseEvents } from './events/database-events.ts';
import { HealthController } from './health/health.controller.ts';
import { Readiness } from './health/readiness.ts';
import { IdempotentRequests } from './idempotency/idempotent-requests.ts';
import { SealedResults } from './idempotency/sealed-results.ts';
import { SweepIdempotencyHandler } from './idempotency/sweep-idempotency.handler.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { AdvisoryLocks } from './locks/advisory-locks.ts';
import { logging } from './logging.ts';
import { Mail } from './mail/mail.ts';
import { SendMailHandler } from './mail/send-mail.handler.ts';
import { DatabaseGauges } from './metrics/database-gauges.ts';
import { MetricsController } from './metrics/metrics.controller.ts';
import { Metrics } from './metrics/metrics.ts';
import { PoolGauges } from './metrics/pool-gauges.ts';
import { PostgresPool } from './postgres/postgres-pool.ts';
import { PrismaService } from './prisma/prisma.service.ts';
import { ProgramLimits } from './programs/program-limits.ts';
import { SpenderInterceptor } from './programs/spender.interceptor.ts';
import { JobObserver } from './queue/job-observer.ts';
import { JobQueue } from './queue/job-queue.ts';
import { JobRunner } from './queue/job-runner.ts';
import { JobScheduler } from './queue/job-scheduler.ts';
import { QueueGauges } from './queue/queue-gauges.ts';
import { QueueMonitor } from './queue/queue-monitor.ts';
import { FileLinks } from './storage/file-links.ts';
import { FileStore } from './storage/storage.ts';
import { Tracing } from './tracing/tracing.ts';
import { ClientConfigController } from './web/client-config.controller.ts';
import { RequestObserver } from './web/request-observer.ts';

const shared = [
  AuditLog,
  AuditedReads,
  CircuitBreakers,
  ProviderCalls,
  SecretBox,
  DatabaseEvents,
  RateLimits,
  AdvisoryLocks,
  Mail,
  Metrics,
  DatabaseGauges,
  PostgresPool,
  PrismaService,
  ProgramLimits,
  JobQueue,
  QueueMonitor,
  FileLinks,
  IdempotentRequests,
  Readiness,
  SecurityLog,
];

const own = [
  JobRunner,
  JobObserver,
  JobScheduler,
  QueueGauges,
  PoolGauges,
  RequestObserver,
  SealedResults,
  SendMailHandler,
  SweepIdempotencyHandler,
];

const interceptors = [{ provide: APP_INTERCEPTOR, useClass: SpenderInterceptor }];

@Global()
@Module({})
export class PlatformModule {
  static with(config: AppConfig): DynamicModule {
    const settings = { provide: AppConfig, useValue: config };
    const files = {
      provide: FileStore,
      useFactory: (config: AppConfig, calls: ProviderCalls, circuits: CircuitBreakers) =>
        FileStore.open(config, calls, circuits),
      inject: [AppConfig, ProviderCalls, CircuitBreakers],
    };
    const tracing = { provide: Tracing, useFactory: Tracing.open, inject: [AppConfig] };
    return {
      module: PlatformModule,
      imports: [LoggerModule.forRoot(logging(config)), ScheduleModule.forRoot(), DiscoveryModule],
      controllers: [MetricsController, HealthController, ClientConfigController],
      providers: [settings, files, tracing, ...shared, ...own, ...interceptors],
      exports: [settings, files, tracing, ...shared],
    };
  }
}
