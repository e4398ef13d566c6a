import { describe, expect, it } from '@jest/globals';
import { encodeSizePrices, formatPrice, isPrice, PRICE_OUT_OF_RANGE, parseCents } from './price.ts';

describe('a typed price', () => {
  it.each([
    ['24.99', 2499, true],
    ['24.995', 2500, true],
    ['1', 100, true],
    ['1.00', 100, true],
    ['0.99', 99, false],
    ['0.995', 100, true],
    ['9999.99', 999_999, true],
    ['10000', 1_000_000, false],
    ['-5', -500, false],
    ['0', 0, false],
    ['', 0, false],
    ['abc', 0, false],
    ['1e3', 100_000, true],
    ['Infinity', Number.POSITIVE_INFINITY, false],
    ['19.9', 1990, true],
    ['1.005', 100, true],
  ])('"%s" is %i cents; valid: %s', (text, cents, valid) => {
    expect(parseCents(text)).toBe(cents);
    expect(isPrice(text)).toBe(valid);
  });

  it.each([2499, 100, 999_999, 1990, 5])('of %i cents can be read back', (cents) => {
    expect(parseCents(formatPrice(cents))).toBe(cents);
  });

  it('is refused with the limits of the specification', () => {
    expect(PRICE_OUT_OF_RANGE).toBe('Choose a price from 1.00 to 9999.99');
  });
});

it.each([
  [{}, ''],
  [{ '2XL': 2699 }, '2XL:2699'],
  [{ '2XL': 2699, '3XL': 2899 }, '2XL:2699,3XL:2899'],
])('prices by size %j are sent as "%s"', (sizePrices, text) => {
  expect(encodeSizePrices(sizePrices)).toBe(text);
});
