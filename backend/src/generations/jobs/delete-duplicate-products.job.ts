import { defineJob } from '../../platform/queue/job-definition.ts';
import { designProductRef } from '../model/products/design-product.ts';

/** As `delete-duplicates`, for a further product. */
export const deleteDuplicateProducts = defineJob({
  name: 'delete-duplicate-products',
  payload: designProductRef,
  retries: 5,
  retryDelay: 30,
  expireIn: 300,
});
