import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { ConnectionsService, setupRequired } from '../../printify/index.ts';
import { ListingService } from '../listing/listing.service.ts';
import { ListingChecks } from '../listing/listing-checks.ts';
import { followWords } from '../model/listing-words.ts';
import { parseListing, type StoredListing } from '../model/row.ts';
import { DesignProducts } from '../products/design-products.ts';
import { ArtUpdates } from '../publishing/art-updates.ts';
import { type DesignHistory, DesignVersions } from './design-versions.ts';

const updateLimit = { name: 'product-update', points: 30, seconds: 60 };

/** Says that the product is to show what the design shows. */
@Injectable()
export class ProductArt {
  constructor(
    private readonly updates: ArtUpdates,
    private readonly versions: DesignVersions,
    private readonly connections: ConnectionsService,
    private readonly listings: ListingService,
    private readonly checks: ListingChecks,
    private readonly limits: RateLimits,
    private readonly further: DesignProducts,
  ) {}

  /** @throws AppError not_found, not_ready, provider_not_connected, rate_limited */
  async update(userId: string, id: string, withListing: boolean): Promise<void> {
    await this.limits.consume(updateLimit, userId);
    const history = await this.versions.find(userId, id);
    const { status, productId, shopId } = history.row;
    if (status !== 'finalized' || !productId || shopId === null)
      throw new AppError('not_ready', 'No Printify product yet.');
    if (!(await this.connections.findConnection(userId, shopId))) throw setupRequired();
    if (withListing) await this.followWords(history);
    await this.updates.begin(id);
    await this.further.updateArt(history.row);
  }

  private async followWords({ row, versions }: DesignHistory): Promise<void> {
    const listing = parseListing(row);
    const wordsOf = (number: number) => versions.find(({ version }) => version === number)?.words ?? [];
    if (!listing) return;
    const followed = followWords(listing, wordsOf(row.productVersion), wordsOf(row.artVersion));
    const change = await this.legalChange(row, listing, followed);
    if (Object.keys(change).length > 0) await this.listings.saveListing(row.userId, row.id, row.listingVersion, change);
  }

  /** What the shop would refuse stays as it was. */
  private async legalChange(
    row: Generation,
    before: StoredListing,
    after: StoredListing,
  ): Promise<Partial<StoredListing>> {
    const { fields } = await this.checks.check(row, after);
    const tags = after.tags.map((tag, at) => (`tags.${at}` in fields ? (before.tags[at] ?? tag) : tag));
    return {
      ...(after.title !== before.title && !fields.title && { title: after.title }),
      ...(after.description !== before.description && !fields.description && { description: after.description }),
      ...(tags.join('\n') !== before.tags.join('\n') && !fields.tags && { tags }),
    };
  }
}
