import { defineJob } from '../../platform/queue/job-definition.ts';
import { designProductRef } from '../model/products/design-product.ts';
import { duplicateTries } from './delete-duplicates.job.ts';

/** As `delete-duplicates`, for a further product. */
export const deleteDuplicateProducts = defineJob({
  name: 'delete-duplicate-products',
  payload: designProductRef,
  expireIn: 300,
  ...duplicateTries,
});
