import { Injectable } from '@nestjs/common';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { publishDesign } from '../jobs/publish-design.job.ts';
import { publishDue } from '../jobs/publish-due.job.ts';

const most = 200;
/** One that could not be sent is tried again after so many seconds. */
const againAfter = 60;

@Injectable()
@JobHandler(publishDue)
export class PublishDueHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  async handle(): Promise<void> {
    for (const { id } of await this.findDue())
      await this.queue.enqueue(null, publishDesign, { generationId: id }, { key: id, everySeconds: againAfter });
  }

  /** The condition is the one of the index. */
  private findDue(): Promise<{ id: string }[]> {
    return this.prisma.$queryRaw<{ id: string }[]>(Prisma.sql`
      SELECT id FROM generations
       WHERE status = 'finalized' AND publish_status = 'draft' AND publish_when IN ('now', 'date')
         AND deleted_at IS NULL AND (publish_at IS NULL OR publish_at <= now())
       ORDER BY publish_at NULLS FIRST
       LIMIT ${most}`);
  }
}
