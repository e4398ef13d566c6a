const SMALL_MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 4 });

/** "$0.0798" of 79770 millionths of a dollar. */
export function microDollars(micros: number): string {
  return SMALL_MONEY.format(micros / 1_000_000);
}
