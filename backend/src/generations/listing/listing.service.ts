import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { cleaned, faultsOf, type Listing } from '../../listing/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { SettingsService } from '../../settings/index.ts';
import { syncListing } from '../jobs/sync-listing.job.ts';
import { parseListing, parseRequest } from '../model/row.ts';
import { type CheckedListing, ListingChecks } from './listing-checks.ts';

const checkLimit = { name: 'listing-check', points: 240, seconds: 60 };
const saveLimit = { name: 'listing-save', points: 60, seconds: 60 };

export interface ListedGeneration {
  row: Generation;
  listing: Listing;
  check: CheckedListing;
}

export type ListingChange = Partial<Listing & { price: number }>;

@Injectable()
export class ListingService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
    private readonly checks: ListingChecks,
    private readonly limits: RateLimits,
  ) {}

  async getListing(userId: string, id: string): Promise<ListedGeneration> {
    const { row, listing } = await this.find(userId, id);
    return this.withCheck(row, listing);
  }

  async checkListing(userId: string, id: string, draft: Listing): Promise<CheckedListing> {
    await this.limits.consume(checkLimit, userId);
    const { row, listing } = await this.find(userId, id);
    return this.checks.check(row, { ...listing, ...cleaned(draft) });
  }

  /** @throws AppError validation_failed by field; listing_changed where somebody saved after `version` was read */
  async saveListing(
    userId: string,
    id: string,
    version: number,
    { price, ...words }: ListingChange,
  ): Promise<ListedGeneration> {
    await this.limits.consume(saveLimit, userId);
    const { row: before, listing: wordsBefore } = await this.find(userId, id);
    const change = cleaned(words);
    await this.refuseFaults(userId, change);
    const listing = { ...wordsBefore, ...change };
    const check = await this.checks.check(before, listing);
    const request = parseRequest(before);
    const newPrice = price === request.price ? undefined : price;
    const row = await this.prisma.$transaction(async (tx) => {
      const [changed] = await tx.generation.updateManyAndReturn({
        where: { id, userId, listingVersion: version, deletedAt: null },
        data: {
          listing,
          listingScore: check.score.points,
          listingVersion: { increment: 1 },
          ...(newPrice && { request: { ...request, price: newPrice } }),
        },
      });
      if (!changed) throw new AppError('listing_changed');
      return hasProduct(changed) ? this.startSync(tx, changed, newPrice !== undefined) : changed;
    });
    return { row, listing, check };
  }

  async syncListing(userId: string, id: string): Promise<ListedGeneration> {
    await this.limits.consume(saveLimit, userId);
    const { row, listing } = await this.find(userId, id);
    if (!hasProduct(row)) throw new AppError('not_ready', 'There is no Printify product yet.');
    return this.withCheck(await this.prisma.$transaction((tx) => this.startSync(tx, row)), listing);
  }

  async findStored(id: string): Promise<Required<ListingChange> | null> {
    const row = await this.prisma.generation.findUnique({ where: { id }, select: { listing: true, request: true } });
    const listing = row && parseListing(row);
    return listing && { ...listing, price: parseRequest(row).price };
  }

  private async startSync(tx: Tx, { id }: Generation, hasNewPrice = false): Promise<Generation> {
    await this.queue.enqueue(tx, syncListing, { generationId: id, attempt: 0, begun: null });
    return tx.generation.update({
      where: { id },
      data: { listingSync: 'pending', listingSyncError: null, ...(hasNewPrice && { pricePending: true }) },
    });
  }

  private async refuseFaults(userId: string, change: Partial<Listing>): Promise<void> {
    const { blockedWords } = await this.settings.findSettings(userId);
    const fields = faultsOf(change, await this.blocked.termsFor(blockedWords));
    const [first] = Object.values(fields);
    if (first) throw new AppError('validation_failed', first, { fields });
  }

  private async withCheck(row: Generation, listing: Listing): Promise<ListedGeneration> {
    return { row, listing, check: await this.checks.check(row, listing) };
  }

  private async find(userId: string, id: string): Promise<Pick<ListedGeneration, 'row' | 'listing'>> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId, deletedAt: null } });
    if (!row) throw new AppError('not_found');
    const listing = parseListing(row);
    if (!listing) throw new AppError('not_ready', 'This design has no listing yet. Try again when it is written.');
    return { row, listing };
  }
}

/** True where a product has the listing as it was, or may get it: the step that makes it reads it in this state. */
function hasProduct({ productId, status }: Generation): boolean {
  return productId !== null || status === 'creating_product';
}
