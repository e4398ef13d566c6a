import { defineJob } from '../../platform/queue/job-definition.ts';
import { designProductRef } from '../model/products/design-product.ts';
import { productTurn } from './turns.ts';

/** Makes a further product of a design and follows it into the shop. What heals by itself is waited for inside. */
export const makeProduct = defineJob({
  name: 'make-product',
  concurrency: 'worker',
  turn: productTurn,
  payload: designProductRef,
  retries: 5,
  retryDelay: 2,
  expireIn: 1200,
});
