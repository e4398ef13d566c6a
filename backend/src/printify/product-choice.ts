/** Which shirt, and who prints it. */
export interface ProductRef {
  blueprintId: number;
  printProviderId: number;
}

/** The shirt that is printed on where the seller chose none: Bella+Canvas 3001 at Monster Digital. */
export const defaultProduct = { blueprintId: 12, printProviderId: 29 } as const satisfies ProductRef;

/** Sizes on offer where the seller chose none, smallest first (the product's specification). */
export const offeredSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

/** Most variants that a product may have enabled (contracts/providers.md P2, 8251). */
export const maxEnabledVariants = 100;

/** A variant as the planner needs it; print area in pixels at 300 DPI. */
export interface ShirtVariant {
  variantId: number;
  color: string;
  size: string;
  printWidth: number;
  printHeight: number;
  /** False where it is out of stock. */
  available?: boolean;
}

/** Part of what was asked for that is not made, and why. */
export interface LeftOut {
  reason: 'not_offered' | 'out_of_stock' | 'too_many';
  colors: string[];
  sizes: string[];
  /** For the seller. */
  message: string;
}

export interface VariantPlan {
  enabled: ShirtVariant[];
  leftOut: LeftOut[];
}

const smallestFirst = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL'];

/** Every size once, smallest first; sizes of another kind come last, in the order given. */
export function sizesInOrder(sizes: Iterable<string>): string[] {
  const place = (size: string) => {
    const known = smallestFirst.indexOf(size);
    return known === -1 ? smallestFirst.length : known;
  };
  return [...new Set(sizes)].sort((a, b) => place(a) - place(b));
}

/** The sizes to sell of those that a product comes in: the seller's, else the usual ones, else all there are. */
export function sizesToSell(comesIn: Iterable<string>, wanted: readonly string[]): string[] {
  const sizes = sizesInOrder(comesIn);
  const among = (list: readonly string[]) => sizes.filter((size) => list.includes(size));
  return [among(wanted), among(offeredSizes), sizes].find((list) => list.length > 0) ?? [];
}

/**
 * Chooses the variants of a product: the chosen colors in the sizes to sell, as far as they are in stock. Where that
 * is more than Printify takes, the largest sizes go first, for all colors alike; then the colors named last.
 *
 * @param sizes the seller's choice; empty: the usual ones
 */
export function planVariants(variants: ShirtVariant[], colors: string[], sizes: readonly string[] = []): VariantPlan {
  const selling = sizesToSell(
    variants.map(({ size }) => size),
    sizes,
  );
  const wanted = [...new Set(colors)];
  const offer = firstOfEach(variants);
  const missing = new Gaps();
  const soldOut = new Gaps();
  const fits: ShirtVariant[] = [];
  for (const color of wanted) {
    for (const size of selling) {
      const variant = offer.get(nameOf(color, size));
      if (!variant) missing.add(color, size);
      else if (variant.available === false) soldOut.add(color, size);
      else fits.push(variant);
    }
  }
  const { enabled, surplus } = withinLimit(fits, wanted, selling);
  const inCatalogOrder = variants.filter((variant) => enabled.has(variant));
  return {
    enabled: inCatalogOrder,
    leftOut: [...missing.told('not_offered', selling), ...soldOut.told('out_of_stock', selling), ...surplus],
  };
}

/** The largest print area among the variants: art made for it is never enlarged by Printify. */
export function largestPrintArea(variants: ShirtVariant[]): { width: number; height: number } {
  const widest = variants.reduce((best, variant) => (variant.printWidth > best.printWidth ? variant : best));
  return { width: widest.printWidth, height: widest.printHeight };
}

/** Color by color, the sizes that cannot be had. */
class Gaps {
  private readonly sizesOf = new Map<string, string[]>();

  add(color: string, size: string): void {
    this.sizesOf.set(color, [...(this.sizesOf.get(color) ?? []), size]);
  }

  /** One entry for the colors that lack the same sizes. */
  told(reason: 'not_offered' | 'out_of_stock', selling: string[]): LeftOut[] {
    const groups = new Map<string, { colors: string[]; sizes: string[] }>();
    for (const [color, sizes] of this.sizesOf) {
      const key = sizes.join(' ');
      const group = groups.get(key) ?? { colors: [], sizes };
      group.colors.push(color);
      groups.set(key, group);
    }
    return [...groups.values()].map((group) => ({ reason, ...group, message: gapSentence(reason, group, selling) }));
  }
}

function gapSentence(
  reason: 'not_offered' | 'out_of_stock',
  { colors, sizes }: { colors: string[]; sizes: string[] },
  selling: string[],
): string {
  const verb = colors.length === 1 ? ['is', 'does'] : ['are', 'do'];
  const all = sizes.length === selling.length;
  if (reason === 'out_of_stock')
    return `${listed(colors)} ${verb[0]} out of stock${all ? '' : ` in ${listed(sizes)}`}.`;
  return all
    ? `This shirt does not come in ${listed(colors)} any more.`
    : `${listed(colors)} ${verb[1]} not come in ${listed(sizes)}.`;
}

/** What of `fits` Printify takes: the largest sizes go first, then the last colors. */
function withinLimit(
  fits: ShirtVariant[],
  colors: string[],
  selling: string[],
): { enabled: Set<ShirtVariant>; surplus: LeftOut[] } {
  const sizes = [...selling];
  const dropped: string[] = [];
  let kept = fits;
  while (kept.length > maxEnabledVariants && new Set(kept.map(({ size }) => size)).size > 1) {
    const largest = sizes.pop();
    kept = kept.filter(({ size }) => size !== largest);
    if (largest && fits.some(({ size }) => size === largest)) dropped.unshift(largest);
  }
  const enabled = new Set(kept.slice(0, maxEnabledVariants));
  const cut = new Set(kept.slice(maxEnabledVariants).map(({ color }) => color));
  const lost = colors.filter((color) => cut.has(color));
  const surplus: LeftOut[] = [];
  if (dropped.length > 0) surplus.push({ reason: 'too_many', colors, sizes: dropped, message: tooMany(dropped) });
  if (lost.length > 0) surplus.push({ reason: 'too_many', colors: lost, sizes, message: tooMany(lost) });
  return { enabled, surplus };
}

function tooMany(names: string[]): string {
  return `${listed(names)} had to be left out: Printify takes at most ${maxEnabledVariants} colors and sizes in one product.`;
}

/** A catalog that names a color and size twice means the first. */
function firstOfEach(variants: ShirtVariant[]): Map<string, ShirtVariant> {
  const offer = new Map<string, ShirtVariant>();
  for (const variant of variants) {
    const name = nameOf(variant.color, variant.size);
    if (!offer.has(name)) offer.set(name, variant);
  }
  return offer;
}

function nameOf(color: string, size: string): string {
  return `${color}\n${size}`;
}

/** `A`, `A and B`, `A, B and C`; of many the first few. */
function listed(names: string[]): string {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
