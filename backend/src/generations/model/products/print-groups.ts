import type { PrintArea } from '../../../print/index.ts';

/** A variant with the area that is printed, in pixels at 300 DPI. */
export interface PrintedVariant {
  variantId: number;
  color: string;
  size: string;
  printWidth: number;
  printHeight: number;
}

/** Variants whose areas have the same shape: art for the largest of them fits them all. */
export interface PrintGroup<V extends PrintedVariant> {
  area: PrintArea;
  variants: V[];
}

/** Areas whose proportions differ by less than this share look the same. */
const sameShape = 0.04;

const shapeOf = ({ printWidth, printHeight }: PrintedVariant) => printWidth / printHeight;

/**
 * @param wanted what is sold: each shape of it is a group
 * @param all every variant of the matrix; one of another shape goes where it fits best
 */
export function printGroups<V extends PrintedVariant>(wanted: readonly V[], all: readonly V[]): PrintGroup<V>[] {
  const groups: (PrintGroup<V> & { shape: number })[] = [];
  for (const variant of [...wanted].sort((one, other) => other.printWidth - one.printWidth)) {
    const shape = shapeOf(variant);
    if (groups.some((group) => distance(group.shape, shape) < sameShape)) continue;
    groups.push({ shape, area: { width: variant.printWidth, height: variant.printHeight }, variants: [] });
  }
  for (const variant of all) nearest(groups, shapeOf(variant))?.variants.push(variant);
  return groups.map(({ area, variants }) => ({ area, variants }));
}

function nearest<G extends { shape: number }>(groups: readonly G[], shape: number): G | undefined {
  return groups.toSorted((one, other) => distance(one.shape, shape) - distance(other.shape, shape))[0];
}

function distance(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}
