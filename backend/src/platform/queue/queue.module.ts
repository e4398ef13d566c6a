import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';

@Global()
@Module({ imports: [DiscoveryModule], providers: [JobQueue, JobRunner], exports: [JobQueue] })
export class QueueModule {}
