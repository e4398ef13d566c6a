import { expect, it } from '@jest/globals';
import { creditsOfRow, productsOfRow } from './row-cost.ts';

const lineUps = [
  { id: 'a', name: 'Mugs', isDefault: false, products: 1 },
  { id: 'b', name: 'All', isDefault: true, products: 5 },
];

it.each([
  [undefined, 6],
  ['', 6],
  [' mugs', 2],
  ['a', 2],
  ['none', 1],
  ['Hats', 1],
])('a row with the line-up %j is %d products, each further one at what it costs', (lineUp, products) => {
  expect(productsOfRow(lineUp, lineUps)).toBe(products);
  expect(creditsOfRow(lineUp, { lineUps, creditsEach: 1 })).toBe(products);
  expect(creditsOfRow(lineUp, { lineUps, creditsEach: 0 })).toBe(1);
});
