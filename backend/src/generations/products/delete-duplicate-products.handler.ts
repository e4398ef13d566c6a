import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { DesignProduct } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { PrintShop, SellerShops } from '../../printify/index.ts';
import { deleteDuplicateProducts } from '../jobs/delete-duplicate-products.job.ts';
import { duplicatesDelay } from '../jobs/delete-duplicates.job.ts';
import { productReference } from '../model/generation-names.ts';
import { type DesignProductRef, designProductLock } from '../model/products/design-product.ts';

/** Finds by SKU what an abandoned call made; deletes all but the own product, and all of it where the product failed. */
@Injectable()
@JobHandler(deleteDuplicateProducts)
export class DeleteDuplicateProductsHandler implements HandlesJob<DesignProductRef> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly shops: SellerShops,
    private readonly shop: PrintShop,
    private readonly log: PinoLogger,
  ) {}

  async handle({ designProductId: id }: DesignProductRef, { signal }: JobContext): Promise<void> {
    let isFinal = false;
    // While a worker has the lock the product may change under us.
    await this.locks.withLock(designProductLock(id), async (lockSignal) => {
      const row = await this.prisma.designProduct.findUnique({ where: { id } });
      isFinal = !row || row.productId !== null || row.state === 'failed' || row.state === 'refused';
      if (row && isFinal) await this.deleteDuplicatesOf(row, AbortSignal.any([signal, lockSignal]));
    });
    // Tries would be spent while a product waits for hours.
    const options = { startAfter: duplicatesDelay };
    if (!isFinal) await this.queue.enqueue(null, deleteDuplicateProducts, { designProductId: id }, options);
  }

  private async deleteDuplicatesOf(
    { id, userId, connectionId, shopId, productId }: DesignProduct,
    signal: AbortSignal,
  ): Promise<void> {
    const connected = shopId === null ? null : await this.shops.findConnected(userId, { connectionId, shopId });
    if (!connected) return;
    const removed = await this.shop.deleteDuplicates(connected, { reference: productReference(id), productId }, signal);
    if (removed > 0) this.log.warn({ designProductId: id, removed }, 'deleted duplicate products of a late call');
  }
}
