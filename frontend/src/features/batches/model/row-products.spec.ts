import { expect, it } from '@jest/globals';
import type { ProductStatus } from '../../../api/model/productStatus.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { isNotAllPublished } from './row-products.ts';

const row = (state: RowView['state'], ...statuses: ProductStatus[]) => ({
  state,
  design: { furtherProducts: statuses.map((status) => ({ kind: 'mug', status })) } as RowView['design'],
});

it('names rows whose design, or a further product of it, did not come into the shop', () => {
  expect(isNotAllPublished(row('publish_failed', 'published'))).toBe(true);
  expect(isNotAllPublished(row('published', 'published', 'failed'))).toBe(true);
  expect(isNotAllPublished(row('published', 'published', 'waiting'))).toBe(false);
  expect(isNotAllPublished(row('discarded', 'failed'))).toBe(false);
});
