import { expect, it } from '@jest/globals';
import type { ConnectionView } from '../../../api/model/connectionView.ts';
import { fromShopValue, isThere, toShopValue, usualShopTitle } from './shop-choice.ts';

const connection = (id: string | null, ...ids: number[]): ConnectionView => ({
  ...{ id, name: id ?? 'Printify', network: 'printify', connected: true, lineUps: [] },
  shops: ids.map((shop) => ({ id: shop, title: `Shop ${shop}`, sales_channel: 'etsy' })),
  ...{ selectedShopId: ids[0] ?? null, tokenExpiresAt: null, scopes: null, warning: null },
});
const connections = [connection(null, 1, 2), connection('b', 3)];

it.each([
  [null, ''],
  [{ connectionId: null, shopId: 2 }, '/2'],
  [{ connectionId: 'b', shopId: null }, 'b/'],
  [{ connectionId: 'b', shopId: 3 }, 'b/3'],
])('%j is the option %j and back', (shop, value) => {
  expect(toShopValue(shop)).toBe(value);
  expect(fromShopValue(value)).toEqual(shop);
});

it.each([
  ['the selected shop', null, true],
  ['a shop of the first connection', { shopId: 2 }, true],
  ['a shop that is gone', { shopId: 9 }, false],
  ['another connection', { connectionId: 'b' }, true],
  ['a connection that is gone', { connectionId: 'c' }, false],
])('%s is there or not', (_, shop, there) => {
  expect(isThere(connections, shop)).toBe(there);
});

it('designs go to the selected shop of the first connection', () => {
  expect(usualShopTitle(connections)).toBe('Shop 1');
  expect(usualShopTitle([])).toBeUndefined();
});
