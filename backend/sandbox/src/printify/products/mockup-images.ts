import type { CatalogVariant } from '../catalog/catalog.ts';
import type { ProductRecord } from './record.ts';

/** The ids of front and back are real, the third is made up. */
export const CAMERAS = [
  { id: 92570, position: 'front', label: 'front' },
  { id: 92571, position: 'back', label: 'back' },
  { id: 92572, position: 'other', label: 'folded' },
] as const;
export type Camera = (typeof CAMERAS)[number];

export interface MockupImage {
  src: string;
  variant_ids: number[];
  position: Camera['position'];
  is_default: boolean;
  is_selected_for_publishing: boolean;
}

interface View {
  record: ProductRecord;
  /** The color's variants; the mockup shows the first. */
  variants: CatalogVariant[];
  camera: Camera;
  origin: string;
}

export function mockupImages(record: ProductRecord, matrix: CatalogVariant[], origin: string): MockupImage[] {
  const enabled = new Set(record.choices.filter((choice) => choice.is_enabled).map((choice) => choice.id));
  const shown = byColor(matrix, (variant) => enabled.has(variant.id));
  const first = record.choices.find((choice) => choice.is_default && choice.is_enabled)?.id;
  const colors = [...shown].sort((a, b) => Number(hasVariant(b, first)) - Number(hasVariant(a, first)));
  return colors.flatMap((variants, index) =>
    (index === 0 ? CAMERAS.slice(0, 2) : CAMERAS.slice(0, 1))
      .filter(sees(variants))
      .map((camera, angle) => toImage({ record, variants, camera, origin }, index + angle === 0)),
  );
}

/** The 36 in the answer to a create call: twelve colors, enabled or not (P4). */
export function provisionalImages(record: ProductRecord, matrix: CatalogVariant[], origin: string): MockupImage[] {
  const colors = byColor(matrix, () => true).slice(0, 12);
  return colors.flatMap((variants, index) =>
    CAMERAS.filter(sees(variants)).map((camera, angle) =>
      toImage({ record, variants, camera, origin }, index + angle === 0),
    ),
  );
}

function byColor(matrix: CatalogVariant[], wanted: (variant: CatalogVariant) => boolean): CatalogVariant[][] {
  const colors = [...new Set(matrix.filter(wanted).map((variant) => variant.color))];
  return colors.map((color) =>
    matrix
      .filter((variant) => variant.color === color)
      .sort((a, b) => Number(wanted(b)) - Number(wanted(a)) || matrix.indexOf(a) - matrix.indexOf(b)),
  );
}

/** A mug and a poster have no back. */
function sees([variant]: CatalogVariant[]) {
  return ({ position }: Camera) => position !== 'back' || variant?.areas.back !== undefined;
}

function hasVariant(variants: CatalogVariant[], id: number | undefined): boolean {
  return variants.some((variant) => variant.id === id);
}

function toImage({ record, variants, camera, origin }: View, isDefault: boolean): MockupImage {
  const path = `${record.id}/${variants[0]?.id}/${camera.id}/${slug(record.title)}.jpg`;
  return {
    src: `${origin}/printify/mockup/${path}?camera_label=${camera.label}&revision=${record.printedAt}`,
    variant_ids: variants.map((variant) => variant.id),
    position: camera.position,
    is_default: isDefault,
    is_selected_for_publishing: true,
  };
}

function slug(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words.slice(0, 80) || 'product';
}
