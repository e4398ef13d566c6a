import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { QueueMonitor } from '../../../platform/queue/queue-monitor.ts';
import { type FailedJob, type QueueHealth, toFailedJob, toQueueHealth } from './queues.dto.ts';

/** The health of the job queue, and a second chance for what failed. */
@Injectable()
export class QueuesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly monitor: QueueMonitor,
    private readonly audit: AuditLog,
  ) {}

  async list(): Promise<QueueHealth[]> {
    return (await this.monitor.states()).map(toQueueHealth);
  }

  /** Never a job's data: that of a mail holds links that sign in. @throws AppError not_found */
  async failed(name: string, limit: number): Promise<FailedJob[]> {
    return (await this.monitor.failed(name, limit)).map((job) => toFailedJob(name, job));
  }

  /** @throws AppError not_found, job_not_failed */
  async retry(adminId: string, name: string, id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await this.monitor.retry(tx, name, id);
      await this.audit.record(tx, { actorId: adminId, action: 'job.retried', detail: { queue: name, job_id: id } });
    });
  }
}
