import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { cleaned, faultsOf, type Listing, type ScoreContext, scoreOf, sellersWordsOf } from '../../listing/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { SettingsService } from '../../settings/index.ts';
import type { ListingCheck, ListingDraftBody, ListingView, SaveListing } from '../api/listing/listing.dto.ts';
import { toListingView } from '../api/listing/listing.mapper.ts';
import { syncListing } from '../jobs/sync-listing.job.ts';

const checkLimit = { name: 'listing-check', points: 240, seconds: 60 };
const saveLimit = { name: 'listing-save', points: 60, seconds: 60 };

type Listed = Generation & { listing: NonNullable<Generation['listing']> };

/** A design's words: read, judged, changed. Changes are free, before and after publishing. */
@Injectable()
export class ListingService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
    private readonly limits: RateLimits,
  ) {}

  async view(userId: string, id: string): Promise<ListingView> {
    return this.toView(await this.find(userId, id));
  }

  /** Judges words that are not saved. */
  async check(userId: string, id: string, draft: ListingDraftBody): Promise<ListingCheck> {
    await this.limits.consume(checkLimit, userId);
    const row = await this.find(userId, id);
    return this.judge(row, { ...listingIn(row), ...cleaned(draft) });
  }

  /**
   * Saves what is given and has it taken to Printify where a product is, or is being made.
   *
   * @throws AppError validation_failed by field; listing_changed where somebody else has saved since it was read
   */
  async save(userId: string, id: string, { version, ...given }: SaveListing): Promise<ListingView> {
    await this.limits.consume(saveLimit, userId);
    const row = await this.find(userId, id);
    const change = cleaned(given);
    await this.refuse(userId, change);
    const listing = { ...listingIn(row), ...change };
    const saved = await this.prisma.$transaction(async (tx) => {
      const [changed] = await tx.generation.updateManyAndReturn({
        where: { id, userId, listingVersion: version },
        data: { listing: listing as unknown as Prisma.InputJsonObject, listingVersion: { increment: 1 } },
      });
      if (!changed) throw new AppError('listing_changed');
      return hasProduct(changed) ? this.startSync(tx, changed) : changed;
    });
    return this.toView(saved as Listed);
  }

  /** Takes the listing to Printify once more. */
  async syncAgain(userId: string, id: string): Promise<ListingView> {
    await this.limits.consume(saveLimit, userId);
    const row = await this.find(userId, id);
    if (!hasProduct(row)) throw new AppError('not_ready', 'There is no product at Printify yet.');
    return this.toView((await this.prisma.$transaction((tx) => this.startSync(tx, row))) as Listed);
  }

  /** The words as they stand now, for whoever makes a product of them. */
  async current(id: string): Promise<Listing | null> {
    const row = await this.prisma.generation.findUnique({ where: { id }, select: { listing: true } });
    return (row?.listing ?? null) as Listing | null;
  }

  private async startSync(tx: Tx, { id }: Generation): Promise<Generation> {
    await this.queue.enqueue(tx, syncListing, { generationId: id, attempt: 0, begun: null });
    return tx.generation.update({ where: { id }, data: { listingSync: 'pending', listingSyncError: null } });
  }

  private async refuse(userId: string, change: Partial<Listing>): Promise<void> {
    const { blockedWords } = await this.settings.all(userId);
    const fields = faultsOf(change, await this.blocked.with(blockedWords));
    const [first] = Object.values(fields);
    if (first) throw new AppError('validation_failed', first, { fields });
  }

  private async judge(row: Listed, listing: Listing): Promise<ListingCheck> {
    const settings = await this.settings.all(row.userId);
    const context: ScoreContext = {
      idea: row.idea,
      sellersWords: sellersWordsOf({ ...settings, ...settings.closing, idea: row.idea }),
      titleStyle: settings.titleStyle,
      engine: row.engine === 'press' ? 'press' : 'ai',
      ...settings.closing,
      blocked: await this.blocked.with(settings.blockedWords),
    };
    return { score: scoreOf(listing, context), fields: faultsOf(listing, context.blocked) };
  }

  private async toView(row: Listed): Promise<ListingView> {
    return toListingView(row, await this.judge(row, listingIn(row)));
  }

  private async find(userId: string, id: string): Promise<Listed> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId } });
    if (!row) throw new AppError('not_found');
    if (!row.listing) throw new AppError('not_ready', 'This design has no listing yet. Try again when it is written.');
    return row as Listed;
  }
}

function listingIn(row: Listed): Listing {
  return row.listing as unknown as Listing;
}

/** A product is there, or may be made of the words as they were: whoever makes one reads them after this state is stored. */
function hasProduct({ productId, status }: Generation): boolean {
  return productId !== null || status === 'creating_product';
}
