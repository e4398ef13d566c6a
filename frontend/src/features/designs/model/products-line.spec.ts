import { expect, it } from '@jest/globals';
import type { FurtherProduct } from '../../../api/model/furtherProduct.ts';
import { productsLine } from './products-line.ts';

const hoodie = (status: FurtherProduct['status']): FurtherProduct => ({ kind: 'hoodie', status });
const mug = (status: FurtherProduct['status']): FurtherProduct => ({ kind: 'mug', status });

it('is nothing of a design that is on its shirt alone', () => {
  expect(productsLine({ further_products: [], publish_status: 'published' })).toBeNull();
});

it.each<[FurtherProduct[], object]>([
  [[hoodie('published'), mug('published')], { names: '+ hoodie, mug', progress: null, trouble: null }],
  [[mug('making'), mug('published')], { names: '+ 2 mugs', progress: '2 of 3 in your shop', trouble: null }],
  [
    [hoodie('publish_failed'), mug('failed'), mug('refused')],
    { names: '+ hoodie, 2 mugs', progress: '1 of 4 in your shop', trouble: 'Failed: hoodie, mug. Not made: mug.' },
  ],
])('sums up %j', (further_products, line) => {
  expect(productsLine({ further_products, publish_status: 'published' })).toEqual(line);
});

it('says nothing of the shop before anything is there', () => {
  expect(productsLine({ further_products: [mug('waiting')], publish_status: 'draft' })?.progress).toBeNull();
});
