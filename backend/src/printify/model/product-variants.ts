import { z } from 'zod';
import { type ProductKind, productKindFacts } from '../../product-kinds/index.ts';
import { type PrintifyCatalogVariant, type PrintifyPlaceholder, printifyPlaceholders } from './printify-types.ts';
import type { ProductVariant, ShirtVariant } from './product.ts';

/** Where we print; a wrap around a mug and the face of a poster are a front to Printify. */
export const printPositions = ['front', 'back'] as const;
export type PrintPosition = (typeof printPositions)[number];

const onlySize = 'One size';

/** As they are stored: equal print areas once, for a shirt has a thousand variants. */
export const storedVariants = z.object({
  areas: z.array(printifyPlaceholders),
  // None is no matrix to plan with: it is asked for again.
  variants: z
    .array(z.object({ variantId: z.int(), color: z.string(), size: z.string(), available: z.boolean(), area: z.int() }))
    .min(1),
});
export type StoredVariants = z.infer<typeof storedVariants>;

export function toStoredVariants(variants: (PrintifyCatalogVariant & { isAvailable: boolean })[]): StoredVariants {
  const numbers = new Map<string, number>();
  const numberOf = (areas: PrintifyPlaceholder[]) => {
    const key = JSON.stringify(areas);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const stored = variants.map(({ id, options: { color, size }, placeholders, isAvailable }) => ({
    variantId: id,
    color,
    size,
    available: isAvailable,
    area: numberOf(placeholders),
  }));
  return { variants: stored, areas: [...numbers.keys()].map((key) => JSON.parse(key) as PrintifyPlaceholder[]) };
}

/** A color or a size that the catalog does not name is empty. */
export function toVariants({ variants, areas }: StoredVariants): ProductVariant[] {
  return variants.map(({ area, ...variant }) => ({ ...variant, areas: areas[area] ?? [] }));
}

export function toShirtVariants(variants: ProductVariant[]): ShirtVariant[] {
  return variants.flatMap(({ areas, ...variant }) => {
    const front = areaAt(areas, 'front');
    if (!front || !variant.color || !variant.size) return [];
    return [{ ...variant, printWidth: front.width, printHeight: front.height }];
  });
}

/** Those that are printed on the front, by the names that they are sold under. */
export function variantsOfKind(kind: ProductKind, variants: ProductVariant[]): ProductVariant[] {
  return variants
    .filter(({ areas }) => areaAt(areas, 'front'))
    .map((variant) => ({
      ...variant,
      color: variant.color || productKindFacts[kind].plainColor,
      size: variant.size || onlySize,
    }));
}

/** Where every one of the variants is printed: what is ordered names all of them. */
export function positionsOf(variants: readonly ProductVariant[]): PrintPosition[] {
  return printPositions.filter(
    (position) => variants.length > 0 && variants.every(({ areas }) => areaAt(areas, position)),
  );
}

function areaAt(areas: PrintifyPlaceholder[], wanted: PrintPosition): PrintifyPlaceholder | undefined {
  return areas.find(({ position }) => position === wanted);
}
