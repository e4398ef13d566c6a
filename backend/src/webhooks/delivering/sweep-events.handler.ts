import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { deleteInBatches } from '../../platform/prisma/delete-in-batches.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { sweepEvents } from '../jobs/sweep-events.job.ts';
import { eventDays } from '../model/event-types.ts';

@Injectable()
@JobHandler(sweepEvents)
export class SweepEventsHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    const events = await deleteInBatches(signal, (limit) =>
      this.prisma.$executeRaw(Prisma.sql`
        DELETE FROM events WHERE id = ANY (ARRAY(
          SELECT id FROM events WHERE at < now() - make_interval(days => ${eventDays}::int)
           ORDER BY at LIMIT ${limit} FOR UPDATE SKIP LOCKED))`),
    );
    const { count: secrets } = await this.prisma.webhookEndpoint.updateMany({
      where: { previousUntil: { lt: new Date() } },
      data: { sealedPrevious: null, previousUntil: null },
    });
    this.log.info({ events, secrets }, 'removed old events, and secrets that sign no more');
  }
}
