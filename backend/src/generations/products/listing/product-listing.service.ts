import { Injectable } from '@nestjs/common';
import { cleaned, type Listing } from '../../../listing/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { requireScope } from '../../../platform/http/scopes.ts';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import type { DesignProduct, Generation } from '../../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../../platform/queue/job-queue.ts';
import { withAppErrors } from '../../../printify/index.ts';
import { syncNotBegun } from '../../jobs/sync-listing.job.ts';
import { syncProductListing } from '../../jobs/sync-product-listing.job.ts';
import { checkLimit, type ListingChange, refuse, saveLimit } from '../../listing/listing.service.ts';
import { type CheckedListing, ListingChecks } from '../../listing/listing-checks.ts';
import { colorsOffOf, faultOfColorsOn } from '../../model/products/colors-on.ts';
import { type ProductPrices, parseChoice, parsePrices, toBeSynced } from '../../model/products/design-product.ts';
import { faultOfSizes, pricesAfter } from '../../model/products/price-change.ts';
import { parseListing } from '../../model/row.ts';
import { ProductMatrices } from '../product-matrices.ts';

export interface ListedProduct {
  row: DesignProduct;
  /** Of its design. */
  idea: string;
  listing: Listing;
  check: CheckedListing;
}

export type ProductListingChange = ListingChange & { sizePrices?: Record<string, number> };

interface Sale {
  prices?: ProductPrices;
  colorsOff?: string[];
}

type Found = Pick<ListedProduct, 'listing'> & { row: DesignProduct & { generation: Generation } };

/** Words, prices and colors of further products, as `ListingService` has them of the first one. */
@Injectable()
export class ProductListingService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly checks: ListingChecks,
    private readonly matrices: ProductMatrices,
    private readonly limits: RateLimits,
  ) {}

  async getListing(userId: string, generationId: string, id: string): Promise<ListedProduct> {
    const { row, listing } = await this.find(userId, generationId, id);
    return this.withCheck(row, row.generation, listing);
  }

  async checkListing(userId: string, generationId: string, id: string, draft: Listing): Promise<CheckedListing> {
    await this.limits.consume(checkLimit, userId);
    const { row, listing } = await this.find(userId, generationId, id);
    return (await this.withCheck(row, row.generation, { ...listing, ...cleaned(draft) })).check;
  }

  /**
   * @throws AppError validation_failed by field; listing_changed where somebody saved after `version` was read;
   * insufficient_scope where the shop shows it and `caller` may not publish
   */
  async saveListing(
    { id: userId, program }: Pick<AuthUser, 'id' | 'program'>,
    generationId: string,
    id: string,
    version: number,
    { price, sizePrices, colorsOn, ...words }: ProductListingChange,
  ): Promise<ListedProduct> {
    await this.limits.consume(saveLimit, userId);
    const { row: before, listing: wordsBefore } = await this.find(userId, generationId, id);
    const change = cleaned(words);
    const sizes = sizePrices ? await this.findSizes(before) : [];
    await this.refuseFaults(before, change, { sizePrices, colorsOn }, sizes);
    const listing = { ...wordsBefore, ...change };
    const sale = changeOfSale(before, { price, sizePrices, colorsOn }, sizes);
    const row = await this.prisma.$transaction(async (tx) => {
      const [changed] = await tx.designProduct.updateManyAndReturn({
        where: { id, userId, listingVersion: version },
        data: { listing, listingVersion: { increment: 1 }, ...sale },
      });
      if (!changed) throw new AppError('listing_changed');
      if (changed.publishStatus !== 'draft') requireScope({ program }, 'publish');
      return hasProduct(changed) ? this.startSync(tx, changed, sale) : changed;
    });
    return this.withCheck(row, before.generation, listing);
  }

  async syncListing(userId: string, generationId: string, id: string): Promise<ListedProduct> {
    await this.limits.consume(saveLimit, userId);
    const { row, listing } = await this.find(userId, generationId, id);
    if (!hasProduct(row)) throw new AppError('not_ready', 'This product isn’t at Printify yet.');
    const syncing = await this.prisma.$transaction((tx) => this.startSync(tx, row));
    return this.withCheck(syncing, row.generation, listing);
  }

  private async startSync(tx: Tx, { id }: DesignProduct, sale: Sale = {}): Promise<DesignProduct> {
    await this.queue.enqueue(tx, syncProductListing, { designProductId: id, ...syncNotBegun });
    return tx.designProduct.update({
      where: { id },
      data: {
        ...toBeSynced,
        ...(sale.prices && { pricePending: true }),
        ...(sale.colorsOff && { colorsPending: true }),
      },
    });
  }

  /** @throws AppError provider_failed, provider_unavailable where Printify is away and no answer is stored */
  private async findSizes(row: DesignProduct): Promise<string[]> {
    const { sold } = await withAppErrors(this.matrices.find(row));
    return [...new Set(sold.map(({ size }) => size))];
  }

  private async refuseFaults(
    row: Found['row'],
    words: Partial<Listing>,
    { sizePrices = {}, colorsOn }: ProductListingChange,
    sizes: readonly string[],
  ): Promise<void> {
    const { userId, kind, generation } = row;
    const colorsFault = colorsOn && faultOfColorsOn(parseChoice(row).colors, colorsOn);
    const sizesFault = faultOfSizes(sizes, Object.keys(sizePrices));
    refuse({
      ...(await this.checks.faultsOf({ userId, kind, idea: generation.idea }, words)),
      ...(sizesFault && { sizePrices: sizesFault }),
      ...(colorsFault && { colorsOn: colorsFault }),
    });
  }

  private async withCheck(row: DesignProduct, { idea, engine }: Generation, listing: Listing): Promise<ListedProduct> {
    const { userId, kind } = row;
    return { row, idea, listing, check: await this.checks.check({ userId, kind, idea, engine }, listing) };
  }

  private async find(userId: string, generationId: string, id: string): Promise<Found> {
    const where = { id, generationId, userId, generation: { deletedAt: null } };
    const row = await this.prisma.designProduct.findFirst({ where, include: { generation: true } });
    if (!row) throw new AppError('not_found');
    const listing = parseListing(row);
    if (!listing) throw new AppError('not_ready', 'This product has no listing yet. Try again when it is written.');
    return { row, listing };
  }
}

/** What differs from how it is sold now. */
function changeOfSale(
  row: DesignProduct,
  { price, sizePrices, colorsOn }: ProductListingChange,
  sizes: readonly string[],
): Sale {
  const prices = pricesAfter(parsePrices(row), { price, sizePrices }, sizes);
  const made = parseChoice(row).colors;
  const colorsOff = colorsOn && colorsOffOf(made, colorsOn);
  const areOthers = colorsOff?.join('\n') !== made.filter((color) => row.colorsOff.includes(color)).join('\n');
  return { ...(prices && { prices }), ...(colorsOff && areOthers && { colorsOff }) };
}

/** True where a product has the listing as it was, or may get it: it is created with what was read when it was begun. */
function hasProduct({ productId, state }: DesignProduct): boolean {
  return productId !== null || state === 'making';
}
