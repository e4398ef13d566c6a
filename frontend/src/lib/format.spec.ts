import { expect, it } from '@jest/globals';
import { dollars, longDay, mediumDay, pluralize, shortDay, wholeNumber } from './format.ts';
import { describeEntry } from './ledger-entry.ts';
import { microDollars } from './micro-dollars.ts';

const NOON = '2026-11-20T12:00:00Z';

it.each([
  [shortDay(NOON), 'Nov 20'],
  [mediumDay(NOON), 'Nov 20, 2026'],
  [longDay(NOON), 'November 20, 2026'],
  [dollars(2499), '$24.99'],
  [dollars(0), '$0.00'],
  [dollars(-150), '-$1.50'],
  [dollars(1_000_000), '$10,000.00'],
  [microDollars(79_770), '$0.0798'],
  [microDollars(1_250_000), '$1.2500'],
  [wholeNumber(1_234_567), '1,234,567'],
  [describeEntry({ description: 'One design', program: 'Nightly' }), 'One design, by “Nightly”'],
  [describeEntry({ description: 'One design', program: null }), 'One design'],
  [pluralize(1, 'credit'), '1 credit'],
  [pluralize(0, 'credit'), '0 credits'],
  [pluralize(1_000, 'credit'), '1,000 credits'],
  [pluralize(2, 'try', 'tries'), '2 tries'],
])('%s', (formatted, expected) => {
  expect(formatted).toBe(expected);
});
