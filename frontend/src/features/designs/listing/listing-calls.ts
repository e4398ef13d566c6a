import type { QueryKey } from '@tanstack/react-query';
import {
  getGetGenerationProfitQueryKey,
  getGetGenerationVariantsQueryKey,
  getListGenerationsQueryKey,
} from '../../../api/generated/generations/generations.ts';
import {
  checkListing,
  getGetListingQueryKey,
  getListing,
  saveListing,
  syncListing,
} from '../../../api/generated/listings/listings.ts';
import {
  checkDesignProductListing,
  getDesignProductListing,
  getGetDesignProductListingQueryKey,
  getGetDesignProductProfitQueryKey,
  getListDesignProductsQueryKey,
  syncDesignProductListing,
  updateDesignProduct,
} from '../../../api/generated/products/products.ts';
import type { ListingCheck } from '../../../api/model/listingCheck.ts';
import type { ProductListingView } from '../../../api/model/productListingView.ts';
import type { ListingDraft, ListingWords } from './listing-draft.ts';

/** What has a listing: a design by its first product, or a further product of it. */
export interface ListedProduct {
  designId: string;
  /** Of a further product. */
  productId?: string;
}

/** As the editor shows it. */
export type SavedListing = ProductListingView;

type ListingChange = Partial<ListingDraft> & { version: number };

export function readListing({ designId, productId }: ListedProduct, signal?: AbortSignal): Promise<SavedListing> {
  const options = signal && { signal };
  return productId ? getDesignProductListing(designId, productId, options) : getListing(designId, options);
}

export function saveListingOf({ designId, productId }: ListedProduct, change: ListingChange): Promise<SavedListing> {
  if (productId) return updateDesignProduct(designId, productId, change);
  const { sizePrices: _, ...own } = change;
  return saveListing(designId, own);
}

export function checkListingOf(
  { designId, productId }: ListedProduct,
  words: ListingWords,
  signal: AbortSignal,
): Promise<ListingCheck> {
  if (productId) return checkDesignProductListing(designId, productId, words, { signal });
  return checkListing(designId, words, { signal });
}

export function syncListingOf({ designId, productId }: ListedProduct): Promise<SavedListing> {
  return productId ? syncDesignProductListing(designId, productId) : syncListing(designId);
}

export function listingKey({ designId, productId }: ListedProduct): QueryKey {
  return productId ? getGetDesignProductListingQueryKey(designId, productId) : getGetListingQueryKey(designId);
}

/** What shows words, prices or colors of it beside the listing itself. */
export function keysShowing({ designId, productId }: ListedProduct): QueryKey[] {
  if (productId)
    return [getListDesignProductsQueryKey(designId), getGetDesignProductProfitQueryKey(designId, productId)];
  return [
    getListGenerationsQueryKey(),
    getGetGenerationProfitQueryKey(designId),
    getGetGenerationVariantsQueryKey(designId),
  ];
}
