import { describe, expect, it } from '@jest/globals';
import { type CatalogRow, findRows } from './catalog-row.ts';

const row = (variant_id: number, fields: Partial<CatalogRow>): CatalogRow => ({
  blueprint_id: 12,
  blueprint_title: 'Unisex Tee',
  print_provider_id: 29,
  print_provider_name: 'Monster Digital',
  variant_id,
  title: 'Black / S',
  color: 'Black',
  size: 'S',
  sku: 'MD-1',
  cost: null,
  is_available: true,
  ...fields,
});

const ROWS = [
  row(1, {}),
  row(2, { title: 'Navy / 2XL', color: 'Navy', size: '2XL', print_provider_name: 'SwiftPOD' }),
  row(3, { blueprint_title: 'Mug 11oz', title: 'White', color: '', size: '11oz', sku: 'MUG-9' }),
];

describe('the search in a loaded catalog', () => {
  it.each([
    ['', [1, 2, 3]],
    ['   ', [1, 2, 3]],
    ['BLACK', [1]],
    ['navy swiftpod', [2]],
    ['  2xl   unisex ', [2]],
    ['mug-9', [3]],
    ['monster', [1, 3]],
    ['black navy', []],
    // Words do not reach from one column into the next.
    ['teemonster', []],
  ])('finds for "%s" %j', (search, found) => {
    expect(findRows(ROWS, search).map(({ variant_id }) => variant_id)).toEqual(found);
  });
});
