import type { ProductKind } from '../../../api/model/productKind.ts';

const WORN: readonly ProductKind[] = ['t_shirt', 'kids_t_shirt', 'hoodie', 'sweatshirt'];
const USUAL = ['S', 'M', 'L', 'XL', '2XL', '3XL'];

interface ColorSizes {
  color: string;
  sizes: string[];
}

/** Every size of the chosen colors, smallest first; of all colors while none is chosen. */
export function sizesOf(colors: readonly ColorSizes[], chosen: readonly string[]): string[] {
  const counted = chosen.length > 0 ? colors.filter(({ color }) => chosen.includes(color)) : colors;
  const longest = [...counted].sort((one, other) => other.sizes.length - one.sizes.length);
  return [...new Set(longest.flatMap(({ sizes }) => sizes))];
}

/** What is sold where no sizes are chosen: of clothes S to 3XL, of kids’ from XS, as far as it comes in them. */
export function usualSizes(kind: ProductKind, all: readonly string[]): string[] {
  const usual = WORN.includes(kind)
    ? all.filter((size) => USUAL.includes(size) || (size === 'XS' && kind === 'kids_t_shirt'))
    : [];
  return usual.length > 0 ? usual : [...all];
}
