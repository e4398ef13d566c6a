import type { ProductKind } from '../../product-kinds/index.ts';
import { kindInSentence, type NamedVariant, type ShirtVariant, sizesToSell } from './product.ts';

/** Most variants that a product may have enabled (contracts/providers.md P2, 8251). */
export const maxEnabledVariants = 100;

export interface LeftOut {
  reason: 'not_offered' | 'out_of_stock' | 'too_many';
  colors: string[];
  sizes: string[];
  message: string;
}

export interface VariantPlan<V extends NamedVariant = ShirtVariant> {
  enabled: V[];
  leftOut: LeftOut[];
}

/** Of more variants than Printify takes, the largest sizes go first, for all colors alike; then the last colors. */
export function planVariants<V extends NamedVariant>(
  variants: V[],
  colors: string[],
  sizes: readonly string[] = [],
  kind: ProductKind = 't_shirt',
): VariantPlan<V> {
  const selling = sizesToSell(
    variants.map(({ size }) => size),
    sizes,
    kind,
  );
  const wanted = [...new Set(colors)];
  const byName = firstOfEachName(variants);
  const missing = new Gaps(kind);
  const soldOut = new Gaps(kind);
  const inStock: V[] = [];
  for (const color of wanted) {
    for (const size of selling) {
      const variant = byName.get(nameOf(color, size));
      if (!variant) missing.add(color, size);
      else if (variant.available === false) soldOut.add(color, size);
      else inStock.push(variant);
    }
  }
  const { enabled, overLimit } = withinLimit(inStock, wanted, selling);
  return {
    enabled: variants.filter((variant) => enabled.has(variant)),
    leftOut: [...missing.describe('not_offered', selling), ...soldOut.describe('out_of_stock', selling), ...overLimit],
  };
}

class Gaps {
  private readonly kind: ProductKind;
  private readonly sizesOf = new Map<string, string[]>();

  constructor(kind: ProductKind) {
    this.kind = kind;
  }

  add(color: string, size: string): void {
    this.sizesOf.set(color, [...(this.sizesOf.get(color) ?? []), size]);
  }

  describe(reason: 'not_offered' | 'out_of_stock', selling: string[]): LeftOut[] {
    const groups = new Map<string, { colors: string[]; sizes: string[] }>();
    for (const [color, sizes] of this.sizesOf) {
      const key = sizes.join(' ');
      const group = groups.get(key) ?? { colors: [], sizes };
      group.colors.push(color);
      groups.set(key, group);
    }
    return [...groups.values()].map((group) => ({
      reason,
      ...group,
      message: gapSentence(reason, group, { selling, kind: this.kind }),
    }));
  }
}

function gapSentence(
  reason: 'not_offered' | 'out_of_stock',
  { colors, sizes }: { colors: string[]; sizes: string[] },
  { selling, kind }: { selling: string[]; kind: ProductKind },
): string {
  const verb = colors.length === 1 ? ['is', 'does'] : ['are', 'do'];
  const all = sizes.length === selling.length;
  if (reason === 'out_of_stock')
    return `${listed(colors)} ${verb[0]} out of stock${all ? '' : ` in ${listed(sizes)}`}.`;
  return all
    ? `This ${kindInSentence(kind)} no longer comes in ${listed(colors)}.`
    : `${listed(colors)} ${verb[1]} not come in ${listed(sizes)}.`;
}

function withinLimit<V extends NamedVariant>(
  variants: V[],
  colors: string[],
  selling: string[],
): { enabled: Set<V>; overLimit: LeftOut[] } {
  const sizes = [...selling];
  const droppedSizes: string[] = [];
  let rest = variants;
  while (rest.length > maxEnabledVariants && new Set(rest.map(({ size }) => size)).size > 1) {
    const largest = sizes.pop();
    rest = rest.filter(({ size }) => size !== largest);
    if (largest && variants.some(({ size }) => size === largest)) droppedSizes.unshift(largest);
  }
  const enabled = new Set(rest.slice(0, maxEnabledVariants));
  const cut = new Set(rest.slice(maxEnabledVariants).map(({ color }) => color));
  const droppedColors = colors.filter((color) => cut.has(color));
  const overLimit: LeftOut[] = [];
  if (droppedSizes.length > 0) overLimit.push(tooMany(droppedSizes, { colors, sizes: droppedSizes }));
  if (droppedColors.length > 0) overLimit.push(tooMany(droppedColors, { colors: droppedColors, sizes }));
  return { enabled, overLimit };
}

function tooMany(names: string[], part: { colors: string[]; sizes: string[] }): LeftOut {
  const message = `${listed(names)} had to be left out: Printify takes at most ${maxEnabledVariants} colors and sizes in one product.`;
  return { reason: 'too_many', ...part, message };
}

/** A catalog that names a color and size twice means the first. */
function firstOfEachName<V extends NamedVariant>(variants: V[]): Map<string, V> {
  const byName = new Map<string, V>();
  for (const variant of variants) {
    const name = nameOf(variant.color, variant.size);
    if (!byName.has(name)) byName.set(name, variant);
  }
  return byName;
}

function nameOf(color: string, size: string): string {
  return `${color}\n${size}`;
}

function listed(names: string[]): string {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
