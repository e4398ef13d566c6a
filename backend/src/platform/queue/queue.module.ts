import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import { QueueMonitor } from './queue-monitor.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [JobQueue, JobRunner, QueueMonitor],
  exports: [JobQueue, QueueMonitor],
})
export class QueueModule {}
