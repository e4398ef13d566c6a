import { expect, it } from '@jest/globals';
import { ProductStatus } from '../../../api/model/productStatus.ts';
import { canRemove, canRetry, isBeingMade, printWords, productPrice, productWords } from './design-product.ts';

it('says what is being done', () => {
  expect(productWords({ status: 'making', stage: 'uploading' })).toBe('Uploading');
  expect(productWords({ status: 'making', stage: null })).toBe('Being made');
  expect(productWords({ status: 'published', stage: null })).toBe('In your shop');
});

it('offers what each status allows', () => {
  const which = (may: (product: { status: ProductStatus }) => boolean) =>
    Object.values(ProductStatus).filter((status) => may({ status }));
  expect(which(isBeingMade)).toEqual(['waiting', 'making', 'publishing']);
  expect(which(({ status }) => canRetry({ status, is_outdated: false }))).toEqual([
    'failed',
    'published',
    'publish_failed',
  ]);
  expect(canRetry({ status: 'published', is_outdated: true })).toBe(true);
  expect(canRetry({ status: 'making', is_outdated: true })).toBe(false);
  expect(which(canRemove)).toEqual(['waiting', 'refused', 'failed']);
});

it.each([
  [{ price: null, size_prices: [] }, null],
  [{ price: 4499, size_prices: [] }, '$44.99'],
  [{ price: 1599, size_prices: [{ size: '15oz', price: 1899 }] }, 'from $15.99'],
  [{ price: 1599, size_prices: [{ size: '11oz', price: 1599 }] }, '$15.99'],
])('the price of %j is %s', (product, words) => {
  expect(productPrice(product)).toBe(words);
});

it('names a print file by what it is for', () => {
  expect(printWords({ print_area: { width: 3450, height: 2912 }, colors: ['Black', 'Navy'] })).toBe(
    '11.5 x 9.7 inches, on Black and Navy',
  );
  expect(printWords({ print_area: null, colors: ['White'] })).toBe('On White');
});
