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
    for (const { id, turn } of await this.findDue())
      await this.queue.enqueue(
        null,
        publishDesign,
        { generationId: id },
        { key: id, everySeconds: againAfter, priority: 1 - turn },
      );
  }

  /** Sellers take turns: the first design of each comes before the second of any. Dates in a paused batch wait. */
  private findDue(): Promise<{ id: string; turn: number }[]> {
    return this.prisma.$queryRaw<{ id: string; turn: number }[]>(Prisma.sql`
      SELECT id, (row_number() OVER (PARTITION BY user_id ORDER BY publish_at NULLS FIRST, id))::int AS turn
        FROM generations
       WHERE status = 'finalized' AND publish_status = 'draft' AND publish_when IN ('now', 'date')
         AND deleted_at IS NULL AND (publish_at IS NULL OR publish_at <= now())
         AND (publish_when = 'now' OR NOT EXISTS (
           SELECT FROM batches WHERE batches.id = generations.batch_id AND batches.state = 'paused'))
       ORDER BY turn, publish_at NULLS FIRST
       LIMIT ${most}`);
  }
}
