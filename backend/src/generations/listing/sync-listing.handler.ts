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
  PrintifyError,
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

/** With the pauses below a little over half an hour; then the seller is asked to check. */
const maxAttempts = 40;
/** Seconds: the pause doubles with every attempt, up to this. */
const maxPause = 60;
const lockedPause = 2;

const noConnection =
  'In Settings, connect the Printify account that this product belongs to, then send the listing again.';
const nothingOnSale = 'Printify doesn’t offer any of the colors that are on. Switch another color on.';
const busyMessage = 'Printify is still publishing this product. We’ll update the listing when it is done.';
const retryMessage = (message: string) => `${message} We’ll keep trying.`;

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
    const begun = job.begun === row.listingVersion;
    try {
      const sale = await this.findSale(connected, row);
      if (sale.switches?.on.flat().length === 0) return await this.saveState(row, 'failed', nothingOnSale);
      const state = await this.shop.updateListing(connected, row.productId, { ...listing, ...sale }, begun, signal);
      if (state === 'done') return await this.saveState(row, 'synced', null);
      const next = { ...job, begun: state === 'publishing' ? row.listingVersion : job.begun };
      await this.retryLater(row, next, state === 'busy' ? busyMessage : null, busyMessage);
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      if (isTemporary(error)) return this.retryLater(row, job, retryMessage(error.message), error.message);
      const gone = error.kind === 'not_found';
      await this.saveState(row, 'failed', gone ? productGone : error.message, gone);
    }
  }

  /** Only what was changed here: the rest may have been changed at Printify. */
  private async findSale({ access }: ConnectedShop, row: Generation): Promise<ProductSale> {
    const { pricePending, colorsPending } = row;
    if (!pricePending && !colorsPending) return { priceOf: null, switches: null };
    const request = parseRequest(row);
    const matrix = await this.catalog.fetchOrCachedVariants(access, request.product);
    return {
      priceOf: pricePending ? pricesOf(request, matrix) : null,
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
    return { on: on.map((color) => idsOf(enabled, [color])), off: idsOf(matrix, off) };
  }

  /** A product that is being made may have been given the listing as it was before. */
  private syncWithoutProduct(row: Generation, job: SyncListing): Promise<void> {
    if (row.status === 'creating_product') return this.retryLater(row, job, null, busyMessage);
    return this.saveState(row, 'synced', null);
  }

  private async retryLater(row: Generation, job: SyncListing, message: string | null, atLast: string): Promise<void> {
    if (job.attempt >= maxAttempts) return this.saveState(row, 'failed', atLast);
    const startAfter = Math.min(2 ** job.attempt, maxPause);
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

function pricesOf({ price, sizePrices }: GenerationRequest, matrix: ShirtVariant[]): (variantId: number) => number {
  const sizes = new Map(matrix.map(({ variantId, size }) => [variantId, size]));
  return (variantId) => sizePrices[sizes.get(variantId) ?? ''] ?? price;
}

function idsOf(variants: ShirtVariant[], colors: string[]): number[] {
  return variants.filter(({ color }) => colors.includes(color)).map(({ variantId }) => variantId);
}

/** A newer version has a job of its own: what became of this one is not written over it. */
function pendingVersion({ id, listingVersion }: Generation) {
  return { id, listingVersion, listingSync: 'pending' } as const;
}

const temporary: PrintifyError['kind'][] = ['unavailable', 'rate_limited', 'daily_limit', 'quota_reached', 'locked'];

function isTemporary({ kind }: PrintifyError): boolean {
  return temporary.includes(kind);
}
