import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import { JobScheduler } from './job-scheduler.ts';
import { QueueMonitor } from './queue-monitor.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [JobQueue, JobRunner, JobScheduler, QueueMonitor],
  exports: [JobQueue, QueueMonitor],
})
export class QueueModule {}
