import {
  descriptionMax,
  etsyFormOfShirt,
  shortTitleWords,
  tagCount,
  tagMax,
  titleMax,
} from '../../../listing/index.ts';
import type { ListedGeneration } from '../../listing/listing.service.ts';
import { parseColorsOn, parseRequest } from '../../model/row.ts';
import { toSwatches } from '../generations/generation.mapper.ts';
import type { ListingLimits, ListingView } from './listing.dto.ts';

export const listingLimits: ListingLimits = {
  title: titleMax,
  titleWords: shortTitleWords,
  description: descriptionMax,
  tags: tagCount,
  tag: tagMax,
};

export function toListingView({ row, listing, check }: ListedGeneration): ListingView {
  const { title, description, tags } = listing;
  const { price, sizePrices } = parseRequest(row);
  return {
    title,
    description,
    tags,
    price,
    sizePrices,
    colors: toSwatches(row),
    colorsOn: parseColorsOn(row),
    version: row.listingVersion,
    listing_sync: row.listingSync,
    listing_sync_message: row.listingSyncError,
    etsy: etsyFormOfShirt(row.idea),
    limits: listingLimits,
    ...check,
  };
}
