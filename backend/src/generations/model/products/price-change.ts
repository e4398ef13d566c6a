import type { ProductPrices } from './design-product.ts';

export interface PriceChange {
  /** Cents: of every size that `sizePrices` does not name. */
  price?: number | undefined;
  /** Of single sizes; without a `price` the others stay as they are. */
  sizePrices?: Record<string, number> | undefined;
}

/** The prices of a further product after a change by its seller; null where they are the same. `sizes` are all it is sold in. */
export function pricesAfter(
  before: ProductPrices | null,
  { price, sizePrices }: PriceChange,
  sizes: readonly string[],
): ProductPrices | null {
  if (price === undefined && sizePrices === undefined) return null;
  const after = price === undefined ? { ...before?.sizePrices, ...sizePrices } : { ...sizePrices };
  const known = sizes.flatMap((size) => after[size] ?? []);
  const isEachNamed = sizes.length > 0 && known.length === sizes.length;
  const largest = known.length > 0 ? Math.max(...known) : undefined;
  const others = price ?? (isEachNamed ? largest : (before?.price ?? largest));
  if (others === undefined) return null;
  const isSame = before?.price === others && areSame(before.sizePrices, after);
  return isSame ? null : { price: others, sizePrices: after, isSellers: true };
}

/** Why these sizes can have no price of their own, as a sentence for the seller; null where they can. */
export function faultOfSizes(sizes: readonly string[], named: readonly string[]): string | null {
  const unknown = named.filter((size) => !sizes.includes(size));
  if (unknown.length === 0) return null;
  return `This product isn’t sold in ${listed(unknown.slice(0, 3))}. Choose from its sizes: ${listed(sizes)}.`;
}

function areSame(one: Record<string, number>, other: Record<string, number>): boolean {
  const entries = Object.entries(one);
  return entries.length === Object.keys(other).length && entries.every(([size, cents]) => other[size] === cents);
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
