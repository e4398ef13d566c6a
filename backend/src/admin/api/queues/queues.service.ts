import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { QueueMonitor } from '../../../platform/queue/queue-monitor.ts';
import type { FailedJob, QueueHealth } from './queues.dto.ts';
import { toFailedJob, toQueueHealth } from './queues.mapper.ts';

@Injectable()
export class QueuesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly monitor: QueueMonitor,
    private readonly audit: AuditLog,
  ) {}

  async listQueues(): Promise<QueueHealth[]> {
    return (await this.monitor.listQueueStates()).map(toQueueHealth);
  }

  /** Without the job's data: that of a mail holds links that sign in. @throws AppError not_found */
  async listFailedJobs(name: string, limit: number): Promise<FailedJob[]> {
    return (await this.monitor.listFailedJobs(name, limit)).map((job) => toFailedJob(name, job));
  }

  /** @throws AppError not_found, job_not_failed */
  async retryJob(adminId: string, name: string, id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await this.monitor.retryFailedJob(tx, name, id);
      await this.audit.record(tx, { actorId: adminId, action: 'job.retried', detail: { queue: name, job_id: id } });
    });
  }
}
