import type { PrintifyProduct, VariantChange } from './printify-types.ts';

/** Ids of variants. */
export interface ColorSwitches {
  /** Of each color that is switched on, those that it is sold in. */
  on: number[][];
  off: number[];
}

type Variant = Pick<PrintifyProduct['variants'][number], 'id' | 'price' | 'is_enabled' | 'is_default'>;

/**
 * A color that is for sale stays as it is: the seller may have taken sizes of it off sale at Printify. The first variant
 * that is for sale becomes the default one where that is switched off.
 */
export function switchColors(variants: readonly Variant[], { on, off }: ColorSwitches): VariantChange[] {
  const before = new Set(variants.filter(({ is_enabled }) => is_enabled).map(({ id }) => id));
  const comeOn = new Set(on.filter((ids) => !ids.some((id) => before.has(id))).flat());
  const goOff = new Set(off);
  const after = variants.map(({ id, price, is_enabled }) => ({
    id,
    price,
    is_enabled: !goOff.has(id) && (is_enabled || comeOn.has(id)),
  }));
  const isDefaultOff = variants.some(({ id, is_default }) => is_default && goOff.has(id));
  const first = after.find(({ is_enabled }) => is_enabled);
  return isDefaultOff && first ? after.map((one) => ({ ...one, is_default: one === first })) : after;
}
