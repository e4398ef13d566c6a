import { Injectable } from '@nestjs/common';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import {
  type ColorSwitches,
  type ConnectedShop,
  ConnectionsService,
  PrintifyCatalog,
  type ProductSale,
  type ShirtVariant,
  ShopListings,
} from '../../printify/index.ts';
import { recordHistory } from '../history/history.ts';
import { type SyncListing, syncListing } from '../jobs/sync-listing.job.ts';
import type { GenerationRequest } from '../model/documents/generation-request.ts';
import { colorsOffOf, colorsOnOf } from '../model/products/colors-on.ts';
import { productGone } from '../model/products/product-gone.ts';
import { createdProduct, planOf } from '../model/products/product-plan.ts';
import { parseListing, parseRequest } from '../model/row.ts';
import type { SyncState } from '../model/status/states.ts';
import {
  busyMessage,
  idsOfColors,
  lockedPause,
  maxAttempts,
  NothingOnSale,
  noConnection,
  pauseAfter,
  pricesBySize,
  type SyncOutcome,
  syncOutcome,
} from './listing-sync.ts';

@Injectable()
@JobHandler(syncListing)
export class SyncListingHandler implements HandlesJob<SyncListing> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly connections: ConnectionsService,
    private readonly shop: ShopListings,
    private readonly catalog: PrintifyCatalog,
    private readonly queue: JobQueue,
  ) {}

  /** One at a time: two versions that travel together might arrive in the wrong order. */
  async handle(job: SyncListing, { signal }: JobContext): Promise<void> {
    const free = await this.locks.withLock(`listing:${job.generationId}`, async (lockSignal) => {
      const row = await this.prisma.generation.findFirst({ where: { id: job.generationId, listingSync: 'pending' } });
      if (row) await this.sync(row, job, AbortSignal.any([signal, lockSignal]));
    });
    if (!free) await this.queue.enqueue(null, syncListing, job, { startAfter: lockedPause });
  }

  private async sync(row: Generation, job: SyncListing, signal: AbortSignal): Promise<void> {
    const listing = parseListing(row);
    if (!listing || !row.productId || row.shopId === null) return this.syncWithoutProduct(row, job);
    const connected = await this.connections.findConnection(row.userId, row.shopId);
    if (!connected) return this.saveState(row, 'failed', noConnection);
    const { productId } = row;
    const outcome = await syncOutcome(async () => {
      const sale = await this.findSale(connected, row);
      if (sale.switches?.on.flat().length === 0) throw new NothingOnSale();
      const isSent = job.begun === row.listingVersion;
      return this.shop.updateListing(connected, productId, { ...listing, ...sale }, isSent, signal);
    });
    await this.save(row, job, outcome);
  }

  private save(row: Generation, job: SyncListing, outcome: SyncOutcome): Promise<void> {
    if (outcome.kind === 'done') return this.saveState(row, 'synced', null);
    if (outcome.kind === 'later') {
      const next = outcome.isSent ? { ...job, begun: row.listingVersion } : job;
      return this.retryLater(row, next, outcome.message, outcome.atLast);
    }
    const { isGone, message } = outcome;
    return this.saveState(row, 'failed', isGone ? productGone : message, isGone);
  }

  /** Only what was changed here: the rest may have been changed at Printify. */
  private async findSale({ access }: ConnectedShop, row: Generation): Promise<ProductSale> {
    const { pricePending, colorsPending } = row;
    if (!pricePending && !colorsPending) return { priceOf: null, switches: null };
    const request = parseRequest(row);
    const matrix = await this.catalog.fetchOrCachedVariants(access, request.product);
    return {
      priceOf: pricePending ? pricesBySize(request, matrix) : null,
      switches: colorsPending ? await this.findSwitches(row, request, matrix) : null,
    };
  }

  private async findSwitches(
    { id, colors }: Generation,
    request: GenerationRequest,
    matrix: ShirtVariant[],
  ): Promise<ColorSwitches> {
    const where = { generationId_name: { generationId: id, name: 'create_product' } };
    const step = await this.prisma.generationStep.findUnique({ where });
    const { plan } = createdProduct.parse(step?.result ?? {});
    const { enabled } = planOf(matrix, colors, request, plan);
    const on = colorsOnOf(colors, request);
    const off = colorsOffOf(colors, on);
    return { on: on.map((color) => idsOfColors(enabled, [color])), off: idsOfColors(matrix, off) };
  }

  /** A product that is being made may have been given the listing as it was before. */
  private syncWithoutProduct(row: Generation, job: SyncListing): Promise<void> {
    if (row.status === 'creating_product') return this.retryLater(row, job, null, busyMessage);
    return this.saveState(row, 'synced', null);
  }

  private async retryLater(row: Generation, job: SyncListing, message: string | null, atLast: string): Promise<void> {
    if (job.attempt >= maxAttempts) return this.saveState(row, 'failed', atLast);
    const startAfter = pauseAfter(job.attempt);
    await this.prisma.$transaction(async (tx) => {
      if (message !== row.listingSyncError)
        await tx.generation.updateMany({ where: pendingVersion(row), data: { listingSyncError: message } });
      await this.queue.enqueue(tx, syncListing, { ...job, attempt: job.attempt + 1 }, { startAfter });
    });
  }

  /** @param gone the product was deleted at Printify */
  private async saveState(row: Generation, state: SyncState, message: string | null, gone = false): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.generation.updateMany({
        where: pendingVersion(row),
        data: {
          listingSync: state,
          listingSyncError: message,
          ...(state === 'synced' && { pricePending: false, colorsPending: false }),
        },
      });
      if (gone && count > 0)
        await recordHistory(tx, row.id, { kind: 'product_update_failed', detail: { message, gone } });
    });
  }
}

/** A newer version has a job of its own: what became of this one is not written over it. */
function pendingVersion({ id, listingVersion }: Generation) {
  return { id, listingVersion, listingSync: 'pending' } as const;
}
