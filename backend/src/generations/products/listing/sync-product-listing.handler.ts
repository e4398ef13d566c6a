import { Injectable } from '@nestjs/common';
import { AdvisoryLocks } from '../../../platform/locks/advisory-locks.ts';
import type { DesignProduct } from '../../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../../platform/queue/job-handler.ts';
import { JobQueue } from '../../../platform/queue/job-queue.ts';
import { type ProductSale, SellerShops, ShopListings } from '../../../printify/index.ts';
import { syncNotBegun } from '../../jobs/sync-listing.job.ts';
import { type SyncProductListing, syncProductListing } from '../../jobs/sync-product-listing.job.ts';
import {
  idsOfColors,
  lockedPause,
  maxAttempts,
  NothingOnSale,
  noConnection,
  pauseAfter,
  pricesBySize,
  type SyncOutcome,
  syncOutcome,
} from '../../listing/listing-sync.ts';
import { colorsOffOf } from '../../model/products/colors-on.ts';
import { colorsOnOfProduct, listingSynced, parseChoice, parsePrices } from '../../model/products/design-product.ts';
import { parseListing } from '../../model/row.ts';
import { foundGone, recordGone } from '../gone-products.ts';
import { ProductMatrices } from '../product-matrices.ts';

type Columns = Prisma.DesignProductUpdateManyMutationInput;

@Injectable()
@JobHandler(syncProductListing)
export class SyncProductListingHandler implements HandlesJob<SyncProductListing> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly shops: SellerShops,
    private readonly shop: ShopListings,
    private readonly matrices: ProductMatrices,
    private readonly queue: JobQueue,
  ) {}

  /** One at a time: two versions that travel together might arrive in the wrong order. */
  async handle(job: SyncProductListing, { signal }: JobContext): Promise<void> {
    const { designProductId: id } = job;
    const free = await this.locks.withLock(`product-listing:${id}`, async (lockSignal) => {
      const row = await this.prisma.designProduct.findFirst({ where: { id, listingSync: 'pending' } });
      if (row) await this.sync(row, job, AbortSignal.any([signal, lockSignal]));
    });
    if (!free) await this.queue.enqueue(null, syncProductListing, job, { startAfter: lockedPause });
  }

  private async sync(row: DesignProduct, job: SyncProductListing, signal: AbortSignal): Promise<void> {
    // It may be created with the listing as it was before.
    if (row.state === 'making') return this.waitForProduct(job);
    const listing = parseListing(row);
    const { productId, shopId } = row;
    if (!listing || !productId || shopId === null) return this.save(row, listingSynced);
    const connected = await this.shops.findConnected(row.userId, row);
    if (!connected) return this.fail(row, noConnection);
    const outcome = await syncOutcome(async () => {
      const sale = await this.findSale(row);
      const isSent = job.begun === row.listingVersion;
      return this.shop.updateListing(connected, productId, { ...listing, ...sale }, isSent, signal);
    });
    await this.saveOutcome(row, job, outcome);
  }

  private saveOutcome(row: DesignProduct, job: SyncProductListing, outcome: SyncOutcome): Promise<void> {
    if (outcome.kind === 'done') return this.save(row, listingSynced);
    if (outcome.kind === 'later') return this.retryLater(row, job, outcome);
    if (!outcome.isGone) return this.fail(row, outcome.message);
    return this.saveGone(row);
  }

  /** Where the product is made anew meanwhile, what became of the other one does not count. */
  private async saveGone(row: DesignProduct): Promise<void> {
    const where = { ...pendingVersion(row), state: row.state };
    const saved = await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.designProduct.updateMany({ where, data: { ...listingSynced, ...foundGone } });
      if (count > 0) await recordGone(tx, row);
      return count > 0;
    });
    if (!saved) await this.syncAgain(row);
  }

  /** Only what was changed here: the rest may have been changed at Printify. */
  private async findSale(row: DesignProduct): Promise<ProductSale> {
    const { pricePending, colorsPending } = row;
    if (!pricePending && !colorsPending) return { priceOf: null, switches: null };
    const { all, sold } = await this.matrices.find(row);
    const prices = parsePrices(row);
    const on = colorsOnOfProduct(row).map((color) => idsOfColors(sold, [color]));
    if (colorsPending && on.flat().length === 0) throw new NothingOnSale();
    const off = idsOfColors(all, colorsOffOf(parseChoice(row).colors, colorsOnOfProduct(row)));
    return {
      priceOf: pricePending && prices ? pricesBySize(prices, all) : null,
      switches: colorsPending ? { on, off } : null,
    };
  }

  /** For as long as it takes: what keeps a product from being made may last for hours. */
  private waitForProduct(job: SyncProductListing): Promise<void> {
    const next = { ...job, attempt: Math.min(job.attempt + 1, maxAttempts - 1) };
    return this.queue.enqueue(null, syncProductListing, next, { startAfter: pauseAfter(job.attempt) });
  }

  private async retryLater(
    row: DesignProduct,
    job: SyncProductListing,
    { message, atLast, isSent }: Extract<SyncOutcome, { kind: 'later' }>,
  ): Promise<void> {
    if (job.attempt >= maxAttempts) return this.fail(row, atLast);
    const next = { ...job, attempt: job.attempt + 1, ...(isSent && { begun: row.listingVersion }) };
    await this.prisma.$transaction(async (tx) => {
      if (message !== row.listingSyncError)
        await tx.designProduct.updateMany({ where: pendingVersion(row), data: { listingSyncError: message } });
      await this.queue.enqueue(tx, syncProductListing, next, { startAfter: pauseAfter(job.attempt) });
    });
  }

  private fail(row: DesignProduct, message: string): Promise<void> {
    return this.save(row, { listingSync: 'failed', listingSyncError: message });
  }

  private async save(row: DesignProduct, data: Columns): Promise<void> {
    const { count } = await this.prisma.designProduct.updateMany({ where: pendingVersion(row), data });
    if (count === 0) await this.syncAgain(row);
  }

  private syncAgain({ id }: DesignProduct): Promise<void> {
    return this.queue.enqueue(
      null,
      syncProductListing,
      { designProductId: id, ...syncNotBegun },
      { startAfter: lockedPause },
    );
  }
}

/** A newer version has a job of its own: what became of this one is not written over it. */
function pendingVersion({ id, listingVersion, productId }: DesignProduct) {
  return { id, listingVersion, productId, listingSync: 'pending' } as const;
}
