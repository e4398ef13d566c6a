import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { Prisma, type Tx } from '../../platform/prisma/prisma.service.ts';
import { type EnqueueOptions, JobQueue } from '../../platform/queue/job-queue.ts';
import { firstTurn, produceDesign } from '../jobs/produce-design.job.ts';

/** From so many designs on, a further one waits no longer for its turn. */
const mostCounted = 10_000;

/**
 * Puts designs into the queue, where sellers take turns: the first design of each comes before the second of any. A row
 * of a batch comes after the single presses of its seller, and leaves the slot free that is for first presses.
 */
@Injectable()
export class DesignQueue {
  constructor(private readonly queue: JobQueue) {}

  async enqueue(tx: Tx, design: QueuedDesign, options: EnqueueOptions = {}): Promise<void> {
    const priority = firstTurn - (await countBefore(tx, design)) - (design.batchId ? 1 : 0);
    await this.queue.enqueue(tx, produceDesign, { generationId: design.id }, { ...options, priority });
  }

  /** For one that waits for what is away: where many wait for the same, their sellers take turns again. */
  async enqueueWaiting(tx: Tx, design: WaitingDesign, options: EnqueueOptions): Promise<void> {
    const priority = firstTurn - (await countAcceptedBefore(tx, design)) - (design.batchId ? 1 : 0);
    await this.queue.enqueue(tx, produceDesign, { generationId: design.id }, { ...options, priority });
  }

  /** For one that was in work already: it has had its turn. */
  async enqueueFirst(generationId: string, options: EnqueueOptions = {}): Promise<void> {
    await this.queue.enqueue(null, produceDesign, { generationId }, options);
  }
}

type QueuedDesign = Pick<Generation, 'id' | 'userId' | 'batchId'>;
type WaitingDesign = QueuedDesign & Pick<Generation, 'createdAt'>;

/** Other designs of the seller that are in work or wait for a worker. The condition is the one of the index. */
async function countBefore(tx: Tx, { id, userId, batchId }: QueuedDesign): Promise<number> {
  const [row] = await tx.$queryRaw<{ open: number }[]>`
    /* prepared: count-designs */ SELECT count(*)::int AS open FROM (
      SELECT FROM generations
       WHERE user_id = ${userId}::uuid
         AND status NOT IN ('preview', 'finalized', 'error') AND waiting_for IS NULL
         AND id <> ${id}::uuid AND (${batchId !== null} OR batch_id IS NULL)
       LIMIT ${mostCounted}) AS designs`;
  return row?.open ?? 0;
}

/** Open designs of the seller that are older, whether they wait or not. The conditions are the ones of two indexes. */
async function countAcceptedBefore(tx: Tx, { id, userId, batchId, createdAt }: WaitingDesign): Promise<number> {
  const older = Prisma.sql`
    SELECT FROM generations
     WHERE user_id = ${userId}::uuid AND status NOT IN ('preview', 'finalized', 'error')
       AND (created_at, id) < (${createdAt}, ${id}::uuid) AND (${batchId !== null} OR batch_id IS NULL)`;
  const [row] = await tx.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM (
      (${older} AND waiting_for IS NULL) UNION ALL (${older} AND waiting_for IS NOT NULL)
       LIMIT ${mostCounted}) AS designs`;
  return row?.open ?? 0;
}
