import { describe, expect, it } from '@jest/globals';
import { printifyShippingMethods, printifyShippingRates, type ShippingTable } from '../../printify/model/shipping.ts';
import { chooseShipping, shippingCost } from './shipping.ts';

const resource = (variantId: number, code: string, amount: number, currency = 'USD') => ({
  type: `variant_shipping_standard_${code.toLowerCase()}`,
  id: String(variantId),
  attributes: {
    shippingType: 'standard',
    country: { code },
    variantId,
    shippingPlanId: '65a7c0825b50fcd56a018e02',
    handlingTime: { from: 4, to: 8 },
    shippingCost: { firstItem: { amount, currency }, additionalItems: { amount: 219, currency } },
  },
});
const rate = (country: string, cost: number, variantIds: number[], currency = 'USD') => ({
  ...{ country, cost, currency, variantIds },
});
const table: ShippingTable = {
  standard: [
    rate('US', 475, [1, 2]),
    rate('US', 525, [3]),
    rate('CA', 939, [1, 2, 3]),
    rate('REST_OF_THE_WORLD', 1000, [1, 2, 3]),
  ],
  economy: [rate('US', 399, [1, 2, 3])],
};

describe('the answers of v2', () => {
  it('name the methods we know, in our order', () => {
    const data = ['economy', 'sea_freight', 'standard'].map((name) => ({ attributes: { name } }));
    expect(printifyShippingMethods.parse({ data, links: {} })).toEqual(['standard', 'economy']);
    expect(printifyShippingMethods.parse({ data: [] })).toEqual([]);
  });

  it('are joined where country and cost are the same', () => {
    const data = [resource(1, 'US', 399), resource(2, 'US', 399), resource(3, 'US', 599), resource(1, 'CA', 399)];
    expect(printifyShippingRates.parse({ data })).toEqual([
      rate('US', 399, [1, 2]),
      rate('US', 599, [3]),
      rate('CA', 399, [1]),
    ]);
  });

  it.each([{}, { data: [{}] }, { data: [{ attributes: { country: 'US' } }] }, { errors: [] }])(
    'are refused where a cost is missing: %j',
    (body) => {
      expect(printifyShippingRates.safeParse(body).success).toBe(false);
    },
  );
});

describe('shipping', () => {
  it.each([
    ['standard', 1, 'US', 475],
    ['standard', 3, 'US', 525],
    ['standard', 1, 'CA', 939],
    ['standard', 1, 'NZ', 1000],
    ['economy', 1, 'US', 399],
    ['economy', 1, 'CA', null],
    ['standard', 4, 'US', null],
  ] as const)('by %s of variant %i to %s costs %s', (method, variantId, country, cost) => {
    expect(shippingCost(table, method, variantId, country)).toBe(cost);
  });

  it('is the cheapest of several rates, and unknown in another currency', () => {
    const rates = { standard: [rate('US', 500, [1]), rate('US', 475, [1]), rate('US', 1, [1], 'EUR')] };
    expect(shippingCost(rates, 'standard', 1, 'US')).toBe(475);
    expect(shippingCost({ standard: [rate('US', 1, [1], 'EUR')] }, 'standard', 1, 'US')).toBeNull();
  });

  it('is by the wanted method where there is one, and names what the other costs', () => {
    const ids = [1, 2, 3];
    expect(chooseShipping(table, 'standard', ids, 'US')).toEqual({ used: 'standard', standard: 525, economy: 399 });
    expect(chooseShipping(table, 'economy', ids, 'US')).toEqual({ used: 'economy', standard: 525, economy: 399 });
    expect(chooseShipping(table, 'economy', ids, 'CA')).toEqual({ used: 'standard', standard: 939, economy: null });
    expect(chooseShipping({}, 'economy', ids, 'US')).toEqual({ used: 'standard', standard: null, economy: null });
  });
});
