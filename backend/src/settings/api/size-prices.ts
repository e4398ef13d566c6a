import { ValidateBy } from 'class-validator';
import { priceLimits } from '../../listing/index.ts';

/** Sizes with a price of their own, at most; letters of a size. */
const limits = { sizes: 40, letters: 20 } as const;
const message = 'The price of a size must be between $1.00 and $9999.99.';

/** A price in cents by size. */
export function SizePrices() {
  return ValidateBy({ name: 'sizePrices', validator: { validate: areSizePrices, defaultMessage: () => message } });
}

function areSizePrices(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= limits.sizes && entries.every(([size, price]) => isSize(size) && isPrice(price));
}

function isSize(size: string): boolean {
  return /^[^\p{Cc}:,]+$/u.test(size) && size.length <= limits.letters;
}

function isPrice(price: unknown): boolean {
  return Number.isInteger(price) && Number(price) >= priceLimits.min && Number(price) <= priceLimits.max;
}
