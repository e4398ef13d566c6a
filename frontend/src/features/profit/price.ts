export const PRICE_OUT_OF_RANGE = 'Choose a price from 1.00 to 9999.99';

/** Whole cents of a typed amount of dollars; 0 when it is no number. */
export function parseCents(text: string): number {
  return Math.round(Number.parseFloat(text) * 100) || 0;
}

/** `24.99` of 2499 cents. */
export function formatPrice(amount: number): string {
  return (amount / 100).toFixed(2);
}

export function isPrice(text: string): boolean {
  return parseCents(text) >= 100 && parseCents(text) <= 999_999;
}
