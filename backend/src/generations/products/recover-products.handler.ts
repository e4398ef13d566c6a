import { Injectable } from '@nestjs/common';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { makeProduct } from '../jobs/make-product.job.ts';
import { recoverProducts } from '../jobs/recover-products.job.ts';
import { designProductLock } from '../model/design-product.ts';

/** Seconds in which one of them is put back into the queue at most once. */
const requeueEvery = 3;
const most = 200;

const hasCredits = Prisma.sql`EXISTS (
  SELECT FROM credit_lots AS lot
   WHERE lot.user_id = product.user_id AND lot.remaining > 0 AND lot.expires_at > now())`;

/**
 * Further products that nobody works on: their design was finished, approved or went to the shop, its seller bought
 * credits, or their worker is gone.
 */
@Injectable()
@JobHandler(recoverProducts)
export class RecoverProductsHandler implements HandlesJob<object> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
  ) {}

  async handle(): Promise<void> {
    const waiting = await this.queue.waiting(makeProduct, 'designProductId');
    for (const { id } of await this.findReady()) {
      if (waiting.has(id) || !(await this.isFree(id))) continue;
      await this.queue.enqueue(null, makeProduct, { designProductId: id }, { key: id, everySeconds: requeueEvery });
    }
  }

  private findReady(): Promise<{ id: string }[]> {
    return this.prisma.$queryRaw<{ id: string }[]>(Prisma.sql`
      SELECT product.id
        FROM design_products AS product JOIN generations AS design ON design.id = product.generation_id
       WHERE design.status = 'finalized' AND design.deleted_at IS NULL
         AND (product.state = 'making'
              OR (product.state = 'waiting' AND (design.publish_when <> 'approved' OR design.publish_status <> 'draft')
                  AND (product.credits = 0 OR product.charge_id IS NOT NULL OR ${hasCredits}))
              OR (product.state = 'made' AND product.publish_status = 'publishing')
              OR (product.state = 'made' AND product.publish_status = 'draft'
                  AND (design.publish_status IN ('publishing', 'published') OR design.publish_when = 'now'
                       OR (design.publish_when = 'date' AND design.batch_id IS NULL AND design.publish_at <= now()))))
       ORDER BY product.updated_at
       LIMIT ${most}`);
  }

  private isFree(id: string): Promise<boolean> {
    return this.locks.withLock(designProductLock(id), () => Promise.resolve());
  }
}
