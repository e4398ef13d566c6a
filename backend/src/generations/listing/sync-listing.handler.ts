import { Injectable } from '@nestjs/common';
import type { Listing } from '../../listing/index.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { ConnectionsService, PrintifyError, ShopListings } from '../../printify/index.ts';
import { type SyncListing, syncListing } from './listing.jobs.ts';
import type { SyncState } from './states.ts';

/** Tries before the seller is asked to look; with the pauses below a little over half an hour. */
const mostAttempts = 40;
/** Seconds: the pause doubles with every try, up to this. */
const longestPause = 60;
const lockedPause = 2;

const noConnection =
  'Connect the Printify account that this product belongs to in Settings, then send the listing again.';
const busyMessage = 'Printify is still publishing this product. The listing follows when it is done.';
const goesOn = (message: string) => `${message} We go on trying.`;

/** Takes a listing to Printify, and on to the shop, until both have the newest version of it. */
@Injectable()
@JobHandler(syncListing)
export class SyncListingHandler implements HandlesJob<SyncListing> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly connections: ConnectionsService,
    private readonly shop: ShopListings,
    private readonly queue: JobQueue,
  ) {}

  /** One at a time: two versions that travel together might arrive in the wrong order. */
  async handle(job: SyncListing, { signal }: JobContext): Promise<void> {
    const free = await this.locks.withLock(`listing:${job.generationId}`, async (lockSignal) => {
      const row = await this.prisma.generation.findFirst({ where: { id: job.generationId, listingSync: 'pending' } });
      if (row) await this.bring(row, job, AbortSignal.any([signal, lockSignal]));
    });
    if (!free) await this.queue.enqueue(null, syncListing, job, { startAfter: lockedPause });
  }

  private async bring(row: Generation, job: SyncListing, signal: AbortSignal): Promise<void> {
    if (!row.productId || row.shopId === null) return this.withoutProduct(row, job);
    const connected = await this.connections.findConnection(row.userId, row.shopId);
    if (!connected) return this.settle(row, 'failed', noConnection);
    const listing = row.listing as unknown as Listing;
    const begun = job.begun === row.listingVersion;
    try {
      const state = await this.shop.updateListing(connected, row.productId, listing, begun, signal);
      if (state === 'done') return await this.settle(row, 'synced', null);
      const next = { ...job, begun: state === 'publishing' ? row.listingVersion : job.begun };
      await this.again(row, next, state === 'busy' ? busyMessage : null, busyMessage);
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      if (!passes(error)) return this.settle(row, 'failed', error.message);
      await this.again(row, job, goesOn(error.message), error.message);
    }
  }

  /** One that is being made may have been given the words as they were before. */
  private withoutProduct(row: Generation, job: SyncListing): Promise<void> {
    if (row.status === 'creating_product') return this.again(row, job, null, busyMessage);
    return this.settle(row, 'synced', null);
  }

  private async again(row: Generation, job: SyncListing, message: string | null, atLast: string): Promise<void> {
    if (job.attempt >= mostAttempts) return this.settle(row, 'failed', atLast);
    const startAfter = Math.min(2 ** job.attempt, longestPause);
    await this.prisma.$transaction(async (tx) => {
      if (message !== row.listingSyncError)
        await tx.generation.updateMany({ where: versionOf(row), data: { listingSyncError: message } });
      await this.queue.enqueue(tx, syncListing, { ...job, attempt: job.attempt + 1 }, { startAfter });
    });
  }

  /** A newer version has a job of its own, and is not told of what became of this one. */
  private async settle(row: Generation, state: SyncState, message: string | null): Promise<void> {
    await this.prisma.generation.updateMany({
      where: versionOf(row),
      data: { listingSync: state, listingSyncError: message },
    });
  }
}

function versionOf({ id, listingVersion }: Generation) {
  return { id, listingVersion, listingSync: 'pending' };
}

function passes({ kind }: PrintifyError): boolean {
  return kind === 'unavailable' || kind === 'rate_limited' || kind === 'locked';
}
