import { z } from 'zod';

/** Printify's shapes (contracts/providers.md P3, P4). An answer without the id we asked for must not be a success. */
export const printifyShop = z.object({ id: z.int(), title: z.string(), sales_channel: z.string() });
export type PrintifyShop = z.infer<typeof printifyShop>;

/** A text of the catalog as PostgreSQL takes it: without NUL, cut to the length of its column. */
const catalogText = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').replaceAll('\0', '').trim().slice(0, longest));
const catalogId = z.int32().positive();

export const printifyBlueprint = z.object({
  id: catalogId,
  title: catalogText(300),
  brand: catalogText(120),
  model: catalogText(120),
  images: z
    .array(catalogText(2000))
    .nullish()
    .transform((images) => images ?? []),
});
export type PrintifyBlueprint = z.infer<typeof printifyBlueprint>;

export const printifyProvider = z.object({ id: catalogId, title: catalogText(200) });
export type PrintifyProvider = z.infer<typeof printifyProvider>;

export const printifyProviderPlace = printifyProvider.extend({
  location: z
    .object({ city: z.string().nullish(), region: z.string().nullish(), country: z.string().nullish() })
    .nullish(),
});
export type PrintifyProviderPlace = z.infer<typeof printifyProviderPlace>;

/** Print areas of a variant, in pixels at 300 DPI. */
export const printifyPlaceholders = z.array(z.object({ position: catalogText(60), width: z.int(), height: z.int() }));
export type PrintifyPlaceholder = z.infer<typeof printifyPlaceholders>[number];

export const printifyCatalogVariant = z.object({
  id: catalogId,
  title: catalogText(300),
  // No options are an empty list instead of an object: Printify is written in PHP.
  options: z.object({ color: catalogText(120), size: catalogText(120) }).catch({ color: '', size: '' }),
  placeholders: printifyPlaceholders,
});
export type PrintifyCatalogVariant = z.infer<typeof printifyCatalogVariant>;

export const printifyUpload = z.object({ id: z.string().min(1) });
export type PrintifyUpload = z.infer<typeof printifyUpload>;

export const printifyProduct = z.object({
  id: z.string().min(1),
  blueprint_id: z.int().nullish(),
  print_provider_id: z.int().nullish(),
  /** The provider's whole matrix, also what is not enabled; `cost` in cents of the account's currency. */
  variants: z.array(
    z.object({
      id: z.int(),
      sku: z.string().nullish(),
      cost: z.int().nullish(),
      price: z.int(),
      is_enabled: z.boolean(),
      is_default: z.boolean().nullish(),
    }),
  ),
  images: z.array(z.object({ src: z.string(), position: z.string().nullish() })),
  is_locked: z.boolean(),
  /** Absent until the product is in the shop. */
  external: z.object({ id: z.coerce.string(), handle: z.string().nullish() }).nullish(),
});
export type PrintifyProduct = z.infer<typeof printifyProduct>;

export const printifyProductPage = z.object({ last_page: z.int(), data: z.array(printifyProduct) });

/** Where pictures go on a group of variants; x, y and scale are fractions of the print area. */
export interface PrintifyPrintArea {
  variant_ids: number[];
  placeholders: { position: string; images: { id: string; x: number; y: number; scale: number; angle: number }[] }[];
}

export interface VariantChange {
  id: number;
  price: number;
  is_enabled: boolean;
  is_default?: boolean;
}

/** Where variants are in a change, all of the product's must be, also those that are disabled (official description of
 * the PUT; measured was that they are merged by id). */
export interface PrintifyProductChange
  extends Partial<Pick<NewPrintifyProduct, 'title' | 'description' | 'tags' | 'print_areas'>> {
  variants?: VariantChange[];
}

/** Which parts of a product a publish call brings to the shop. `listing`: title, description and tags; `art`: its pictures
 * and which variants show them. */
export type PublishParts = 'everything' | 'listing' | 'listing and variants' | 'art';

export interface NewPrintifyProduct {
  title: string;
  description: string;
  tags: string[];
  blueprint_id: number;
  print_provider_id: number;
  variants: { id: number; sku: string; price: number; is_enabled: boolean }[];
  print_areas: PrintifyPrintArea[];
}
