import { expect, it } from '@jest/globals';
import { type Assumed, profitAssumptions } from './assumptions.ts';
import { averageSalesTax } from './sales-tax.ts';

const american: Assumed = {
  name: 'shirt',
  network: 'printify',
  country: 'US',
  shipTo: 'US',
  salesTax: averageSalesTax('US'),
  isTaxGiven: false,
  shipping: { used: 'standard', standard: 475, economy: 399 },
  costsKnown: true,
};
const assumed = (change: Partial<Assumed> = {}) => profitAssumptions({ ...american, ...change });

it('of an American sale are the average sales tax, the way of shipping and the list cost', () => {
  expect(assumed()).toEqual([
    'The buyer pays 7.52% sales tax, the average of the United States (Tax Foundation, July 2025), and Etsy charges its payment fee on it too.',
    'Printify sends it by standard shipping. By economy shipping it would cost $3.99.',
    expect.stringMatching(/Printify Premium it costs less/),
  ]);
});

it.each([
  [{ salesTax: 825, isTaxGiven: true }, 'The buyer pays 8.25% sales tax, and Etsy charges its payment fee on it too.'],
  [{ salesTax: 0, isTaxGiven: true }, 'The buyer pays 0% sales tax, and Etsy charges its payment fee on it too.'],
  [
    { shipTo: 'DE', salesTax: averageSalesTax('DE') },
    'Taxes that a buyer in DE pays are not known and count as 0, although Etsy charges its payment fee on them too.',
  ],
])('name the sales tax of %j', (change, sentence) => {
  expect(assumed(change)[0]).toBe(sentence);
});

it('of a product at Printful name Printful, and no plan of Printify', () => {
  expect(assumed({ name: 'mug', network: 'printful' }).slice(1)).toEqual([
    'Printful sends it by standard shipping. By economy shipping it would cost $3.99.',
    'The cost of the mug is what Printful charged the account that was seen last.',
  ]);
});

it('name the method that is counted, and the other only where it is offered', () => {
  const [, economy] = assumed({ shipping: { used: 'economy', standard: 475, economy: 399 } });
  expect(economy).toBe('Printify sends it by economy shipping. By standard shipping it would cost $4.75.');
  const [, standard] = assumed({ shipping: { used: 'standard', standard: 939, economy: null } });
  expect(standard).toBe('Printify sends it by standard shipping.');
});

it('say nothing of shipping or costs that are not known', () => {
  expect(assumed({ shipping: { used: 'standard', standard: null, economy: null }, costsKnown: false })).toHaveLength(1);
});

it('name doubts about a payment fee, and what is left out for sellers abroad', () => {
  const canadian = assumed({ country: 'CA' });
  expect(canadian[1]).toMatch(/^For a seller in Canada, every order from abroad is counted at 4%/);
  expect(canadian.at(-1)).toMatch(/^Value-added tax on fees is left out/);
  expect(assumed({ country: 'CA', shipTo: 'CA' })[1]).toMatch(/^Printify sends it/);
});
