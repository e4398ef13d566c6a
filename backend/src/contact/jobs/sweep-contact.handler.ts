import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { deleteInBatches } from '../../platform/prisma/delete-in-batches.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { DAY_MS } from '../../platform/time.ts';
import { sweepContact } from './sweep-contact.job.ts';

const answeredDays = 365;
/** Since it came. Nobody will answer it any more. */
const unansweredDays = 730;

@Injectable()
@JobHandler(sweepContact)
export class SweepContactHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    const [answered, received] = [answeredDays, unansweredDays].map((days) => new Date(Date.now() - days * DAY_MS));
    const messages = await deleteInBatches(signal, (limit) =>
      this.prisma.$executeRaw(Prisma.sql`
        DELETE FROM contact_messages WHERE id = ANY (ARRAY(
          SELECT id FROM contact_messages WHERE answered_at < ${answered} OR (answered_at IS NULL AND received_at < ${received}) LIMIT ${limit} FOR UPDATE SKIP LOCKED))`),
    );
    this.log.info({ messages }, 'removed old messages');
  }
}
