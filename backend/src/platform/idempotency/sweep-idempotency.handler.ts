import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../prisma/delete-in-batches.ts';
import { Prisma, PrismaService } from '../prisma/prisma.service.ts';
import type { EmptyPayload } from '../queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../queue/job-handler.ts';
import { storedForMs } from './idempotent-requests.ts';
import { sweepIdempotency } from './sweep-idempotency.job.ts';

@Injectable()
@JobHandler(sweepIdempotency)
export class SweepIdempotencyHandler implements HandlesJob<EmptyPayload> {
  constructor(private readonly prisma: PrismaService) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    const before = new Date(Date.now() - storedForMs);
    await deleteInBatches(signal, (limit) =>
      this.prisma.$executeRaw(Prisma.sql`
        DELETE FROM idempotency_keys WHERE id = ANY (ARRAY(
          SELECT id FROM idempotency_keys WHERE created_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`),
    );
  }
}
