import type { Listing } from '../../../listing/index.ts';
import { descriptionMax, shortTitleWords, tagCount, tagMax, titleMax } from '../../../listing/index.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import type { SyncState } from '../../model/listing-sync.ts';
import type { ListingCheck, ListingView } from './listing.dto.ts';

/** A generation's listing as the wire shows it. */
export function toListingView(row: Generation, check: ListingCheck): ListingView {
  const { title, description, tags } = row.listing as unknown as Listing;
  return {
    title,
    description,
    tags,
    version: row.listingVersion,
    listing_sync: row.listingSync as SyncState,
    listing_sync_message: row.listingSyncError,
    limits: { title: titleMax, titleWords: shortTitleWords, description: descriptionMax, tags: tagCount, tag: tagMax },
    ...check,
  };
}
