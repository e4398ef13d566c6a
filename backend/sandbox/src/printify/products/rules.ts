import type { CatalogVariant } from '../catalog/catalog.ts';
import { invalidField, refused } from '../protocol/errors.ts';
import type { PrintArea, ProductRecord, VariantChoice } from './record.ts';

const MAX_ENABLED = 100;

/** @throws 8251 for variants that the provider does not have, and for more than 100 enabled ones. */
export function checkVariants(choices: VariantChoice[], matrix: CatalogVariant[]): void {
  const known = new Set(matrix.map((variant) => variant.id));
  if (choices.some((choice) => !known.has(choice.id))) throw variantMismatch();
  if (choices.filter((choice) => choice.is_enabled).length > MAX_ENABLED)
    throw refused(8251, `Too many variants enabled. Maximum allowed: ${MAX_ENABLED}`);
}

/**
 * @throws 8251 where a change names some of the product's variants only. The official description of the PUT wants all of
 * them; the service was seen to merge by id.
 */
export function checkEveryVariant(changes: VariantChoice[], matrix: CatalogVariant[]): void {
  const named = new Set(changes.map(({ id }) => id));
  if (matrix.some(({ id }) => !named.has(id))) throw refused(8251, 'All product variants must be present in variants.');
}

/** @throws 8251 for variants left out or unknown; 8150 for unknown positions and pictures, or no picture at all */
export function checkPrintAreas(
  areas: PrintArea[],
  covered: number[],
  matrix: CatalogVariant[],
  hasImage: (id: string) => boolean,
): void {
  const variants = new Map(matrix.map((variant) => [variant.id, variant]));
  const named = areas.flatMap((area) => area.variant_ids);
  const inAreas = new Set(named);
  if (named.some((id) => !variants.has(id))) throw variantMismatch();
  if (named.length > inAreas.size) throw refused(8251, 'A variant can be in one of print_areas.*.variant_ids only.');
  if (covered.some((id) => !inAreas.has(id)))
    throw refused(8251, 'All product variants must be included in print_areas.*.variant_ids.');
  for (const [index, area] of areas.entries()) {
    const own = area.variant_ids.flatMap((id) => variants.get(id) ?? []);
    checkPlaceholders(area, `print_areas.${index}.placeholders`, own, hasImage);
  }
  if (!areas.some((area) => area.placeholders.some((placeholder) => placeholder.images.length > 0)))
    throw invalidField('print_areas.0.placeholders.0.images', 'At least one image is required.');
}

/** The variants that no area names join the first area (P4). */
export function coverAllVariants(areas: PrintArea[], matrix: CatalogVariant[]): PrintArea[] {
  const named = new Set(areas.flatMap((area) => area.variant_ids));
  const rest = matrix.map((variant) => variant.id).filter((id) => !named.has(id));
  return areas.map((area, index) => (index === 0 ? { ...area, variant_ids: [...area.variant_ids, ...rest] } : area));
}

export function mergeChoices(choices: VariantChoice[], changes: VariantChoice[]): VariantChoice[] {
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const newDefault = changes.some((change) => change.is_default);
  for (const choice of choices) if (newDefault) byId.set(choice.id, { ...choice, is_default: false });
  for (const change of changes) byId.set(change.id, { ...byId.get(change.id), ...change });
  return [...byId.values()];
}

// 61003 for more than three words in capitals: Printify's limit is not documented, three is Etsy's. 8150, a code of our
// choice, where no variant is enabled or a price is below cost (P4).
export function checkPublishable(record: ProductRecord, matrix: CatalogVariant[]): void {
  const capitals = record.title.match(/\p{Lu}{2,}/gu) ?? [];
  if (capitals.length > 3)
    throw refused(61003, 'Product is invalid. Title contains excessive caps.', 'Operation failed.');
  const costs = new Map(matrix.map((variant) => [variant.id, variant.cost]));
  const enabled = record.choices.filter((choice) => choice.is_enabled);
  if (enabled.length === 0) throw refused(8150, 'variants: At least one variant must be enabled.');
  const loss = enabled.find((choice) => choice.price < (costs.get(choice.id) ?? 0));
  if (loss) throw refused(8150, `variants: The price of variant ${loss.id} is lower than its cost.`);
}

function checkPlaceholders(
  area: PrintArea,
  at: string,
  variants: CatalogVariant[],
  hasImage: (id: string) => boolean,
): void {
  for (const [index, { position, images }] of area.placeholders.entries()) {
    if (variants.some((variant) => !(position in variant.areas)))
      throw invalidField(`${at}.${index}.position`, `The selected position ${position} is invalid.`);
    const missing = images.find((image) => !hasImage(image.id));
    if (missing) throw invalidField(`${at}.${index}.images`, `The image ${missing.id} was not found.`);
  }
}

function variantMismatch() {
  return refused(8251, 'Variants do not match selected blueprint and print provider.');
}
