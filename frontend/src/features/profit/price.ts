/** Cents, as the contract has them. */
export const PRICE_LIMITS = { min: 100, max: 999_999 };

export const PRICE_OUT_OF_RANGE = `Choose a price from ${formatPrice(PRICE_LIMITS.min)} to ${formatPrice(PRICE_LIMITS.max)}`;

/** Whole cents of a typed amount of dollars; 0 when it is no number. */
export function parseCents(text: string): number {
  return Math.round(Number.parseFloat(text) * 100) || 0;
}

/** `24.99` of 2499 cents. */
export function formatPrice(cents: number): string {
  return (cents / 100).toFixed(2);
}

export function isInPriceRange(cents: number): boolean {
  return cents >= PRICE_LIMITS.min && cents <= PRICE_LIMITS.max;
}

/** Whether a typed amount of dollars is a valid price. */
export function isPrice(text: string): boolean {
  return isInPriceRange(parseCents(text));
}

/** Prices of single sizes as the query parameter of `GET /api/profit`: "2XL:2699,3XL:2899". */
export function encodeSizePrices(sizePrices: Record<string, number>): string {
  return Object.entries(sizePrices)
    .map(([size, cents]) => `${size}:${cents}`)
    .join(',');
}
