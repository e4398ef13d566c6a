import { shirtColor } from '../../print/index.ts';
import type { PrintifyPrintArea } from './printify-types.ts';
import type { NamedVariant } from './product.ts';
import type { PrintPosition } from './product-variants.ts';

/** Where a print lies in its area: center and width as fractions of the area; degrees. */
export interface PrintPlacement {
  x: number;
  y: number;
  scale: number;
  angle: 0;
}

export interface ProductPrint {
  uploadId: string;
  placement: PrintPlacement;
  variantIds: number[];
}

export interface UploadedPrint {
  uploadId: string;
  placement: PrintPlacement;
  shirts: string[];
}

/** Colors that were not chosen may be enabled later by the seller: they take the print of those that are as dark. */
export function printAreas(prints: UploadedPrint[], matrix: NamedVariant[]): ProductPrint[] {
  const areas = prints.map(({ uploadId, placement }) => ({ uploadId, placement, variantIds: [] as number[] }));
  const places = new Map(
    [...new Set(matrix.map(({ color }) => color))].map((color) => [color, printOn(color, prints)]),
  );
  for (const { variantId, color } of matrix) areas[places.get(color) ?? 0]?.variantIds.push(variantId);
  return areas.filter(({ variantIds }) => variantIds.length > 0);
}

export function toPrintifyAreas(
  prints: readonly ProductPrint[],
  position: PrintPosition = 'front',
): PrintifyPrintArea[] {
  return prints.map(({ uploadId, placement, variantIds }) => ({
    variant_ids: variantIds,
    placeholders: [{ position, images: [{ id: uploadId, ...placement }] }],
  }));
}

/** Index of the print that a color takes; 0 where no print is for colors as dark as it is. */
export function printOn(color: string, prints: Pick<UploadedPrint, 'shirts'>[]): number {
  const own = prints.findIndex(({ shirts }) => shirts.includes(color));
  if (own >= 0) return own;
  const { dark } = shirtColor(color);
  const sameShade = prints.map(({ shirts }) => shirts.filter((shirt) => shirtColor(shirt).dark === dark).length);
  return sameShade.indexOf(Math.max(...sameShade));
}
