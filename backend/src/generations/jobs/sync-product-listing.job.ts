import type { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { designProductRef } from '../model/products/design-product.ts';
import { syncProgress } from './sync-listing.job.ts';
import { productListingTurn } from './turns.ts';

const syncProductListingPayload = designProductRef.extend(syncProgress);
export type SyncProductListing = z.infer<typeof syncProductListingPayload>;

/** As `sync-listing`, of a further product. */
export const syncProductListing = defineJob({
  name: 'sync-product-listing',
  concurrency: 'worker',
  turn: productListingTurn,
  payload: syncProductListingPayload,
  retries: 5,
  retryDelay: 5,
  expireIn: 300,
});
