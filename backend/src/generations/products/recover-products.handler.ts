import { Injectable } from '@nestjs/common';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { firstId, readInPages } from '../../platform/prisma/read-in-pages.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { idsOfWaitingJobs } from '../../platform/queue/waiting-jobs.ts';
import { makeProduct } from '../jobs/make-product.job.ts';
import { recoverProducts } from '../jobs/upkeep/recover-products.job.ts';
import { designProductLock } from '../model/products/design-product.ts';

/** Seconds in which one of them is put back into the queue at most once. */
const requeueEvery = 3;

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
    for await (const { id } of readInPages<{ id: string }>((last, limit) => this.readReady(last?.id, limit))) {
      if (!(await this.isFree(id))) continue;
      await this.queue.enqueue(null, makeProduct, { designProductId: id }, { key: id, everySeconds: requeueEvery });
    }
  }

  private readReady(lastId = firstId, limit: number): Promise<{ id: string }[]> {
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
         AND product.id NOT IN ${idsOfWaitingJobs(makeProduct, 'designProductId')}
         AND product.id > ${lastId}::uuid
       ORDER BY product.id
       LIMIT ${limit}`);
  }

  private isFree(id: string): Promise<boolean> {
    return this.locks.withLock(designProductLock(id), () => Promise.resolve());
  }
}
