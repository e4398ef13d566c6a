import { Injectable } from '@nestjs/common';
import { cleaned, type Listing, type ListingFaults } from '../../listing/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { requireScope } from '../../platform/http/scopes.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { syncListing, syncNotBegun } from '../jobs/sync-listing.job.ts';
import type { GenerationRequest } from '../model/documents/generation-request.ts';
import { colorsOffOf, colorsOnOf, faultOfColorsOn } from '../model/products/colors-on.ts';
import { parseListing, parseRequest } from '../model/row.ts';
import { type CheckedListing, ListingChecks } from './listing-checks.ts';

/** Those of a whole batch are changed in two minutes. */
export const saveLimit = { name: 'listing-save', points: 600, seconds: 60 };
/** Each save is checked before, and what is typed is, too. */
export const checkLimit = { name: 'listing-check', points: 840, seconds: 60 };

export interface ListedGeneration {
  row: Generation;
  listing: Listing;
  check: CheckedListing;
}

/** What is sold at which price. */
type Sale = Pick<GenerationRequest, 'price' | 'colorsOff'>;

export type ListingChange = Partial<Listing & { price: number; colorsOn: string[] }>;

@Injectable()
export class ListingService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
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

  /**
   * @throws AppError validation_failed by field; listing_changed where somebody saved after `version` was read;
   * insufficient_scope where the shop shows it and `caller` may not publish
   */
  async saveListing(
    userId: string,
    id: string,
    version: number,
    { price, colorsOn, ...words }: ListingChange,
    caller: Pick<AuthUser, 'program'> = { program: null },
  ): Promise<ListedGeneration> {
    await this.limits.consume(saveLimit, userId);
    const { row: before, listing: wordsBefore } = await this.find(userId, id);
    const change = cleaned(words);
    await this.refuseFaults(before, change, colorsOn);
    const listing = { ...wordsBefore, ...change };
    const sale = changeOfSale(before, { price, colorsOn });
    const check = await this.checks.check(before, listing);
    const row = await this.prisma.$transaction(async (tx) => {
      const [changed] = await tx.generation.updateManyAndReturn({
        where: { id, userId, listingVersion: version, deletedAt: null },
        data: {
          listing,
          listingScore: check.score.points,
          listingVersion: { increment: 1 },
          ...(sale && { request: { ...parseRequest(before), ...sale } }),
        },
      });
      if (!changed) throw new AppError('listing_changed');
      if (changed.publishStatus !== 'draft') requireScope(caller, 'publish');
      return hasProduct(changed) ? this.startSync(tx, changed, sale) : changed;
    });
    return { row, listing, check };
  }

  async syncListing(userId: string, id: string): Promise<ListedGeneration> {
    await this.limits.consume(saveLimit, userId);
    const { row, listing } = await this.find(userId, id);
    if (!hasProduct(row)) throw new AppError('not_ready', 'No Printify product yet.');
    return this.withCheck(await this.prisma.$transaction((tx) => this.startSync(tx, row)), listing);
  }

  async findStored(id: string): Promise<(Sale & { words: Listing }) | null> {
    const row = await this.prisma.generation.findUnique({ where: { id }, select: { listing: true, request: true } });
    const words = row && parseListing(row);
    return words && { words, ...parseRequest(row) };
  }

  private async startSync(tx: Tx, { id }: Generation, sale: Partial<Sale> = {}): Promise<Generation> {
    await this.queue.enqueue(tx, syncListing, { generationId: id, ...syncNotBegun });
    return tx.generation.update({
      where: { id },
      data: {
        listingSync: 'pending',
        listingSyncError: null,
        ...(sale.price !== undefined && { pricePending: true }),
        ...(sale.colorsOff && { colorsPending: true }),
      },
    });
  }

  private async refuseFaults(
    { userId, idea, colors }: Generation,
    words: Partial<Listing>,
    colorsOn: string[] = colors,
  ): Promise<void> {
    const colorFault = faultOfColorsOn(colors, colorsOn);
    const faults = await this.checks.faultsOf({ userId, idea }, words);
    refuse({ ...faults, ...(colorFault && { colorsOn: colorFault }) });
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

/** @throws AppError validation_failed where there is any */
export function refuse(fields: ListingFaults): void {
  const [first] = Object.values(fields);
  if (first) throw new AppError('validation_failed', first, { fields });
}

/** What differs from how it is sold now; undefined where nothing does. */
function changeOfSale(row: Generation, { price, colorsOn }: ListingChange): Partial<Sale> | undefined {
  const request = parseRequest(row);
  const colorsOff = colorsOn && colorsOffOf(row.colors, colorsOn);
  const areOthers = colorsOff?.join() !== colorsOffOf(row.colors, colorsOnOf(row.colors, request)).join();
  const change = {
    ...(price !== undefined && price !== request.price && { price }),
    ...(colorsOff && areOthers && { colorsOff }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** True where a product has the listing as it was, or may get it: the step that makes it reads it in this state. */
function hasProduct({ productId, status }: Generation): boolean {
  return productId !== null || status === 'creating_product';
}
