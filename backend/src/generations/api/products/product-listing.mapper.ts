import { etsyFormOf } from '../../../listing/index.ts';
import { inWordsOf } from '../../../printify/index.ts';
import { colorsOnOfProduct, parseChoice, parsePrices } from '../../model/products/design-product.ts';
import type { ListedProduct } from '../../products/listing/product-listing.service.ts';
import { toSwatches } from '../generations/generation.mapper.ts';
import { listingLimits } from '../listing/listing.mapper.ts';
import type { ProductListingView } from './product-listing.dto.ts';

export function toProductListing({ row, idea, listing, check }: ListedProduct): ProductListingView {
  const { title, description, tags } = listing;
  const { colors, shop, title: blank, sizes } = parseChoice(row);
  const prices = parsePrices(row);
  return {
    title,
    description,
    tags,
    price: prices?.price ?? null,
    sizePrices: prices?.sizePrices ?? {},
    colors: toSwatches({ colors }),
    colorsOn: colorsOnOfProduct(row),
    version: row.listingVersion,
    listing_sync: row.listingSync,
    listing_sync_message: row.listingSyncError && inWordsOf(shop?.network ?? 'printify', row.listingSyncError),
    etsy: etsyFormOf({ kind: row.kind, idea, title: blank, sizes }),
    limits: listingLimits,
    ...check,
  };
}
