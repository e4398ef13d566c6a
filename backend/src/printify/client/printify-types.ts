import { z } from 'zod';

/**
 * Printify's own shapes, as far as we read or write them (contracts/providers.md P3, P4). What is read is checked:
 * an answer without the id we asked for must not pass for a success.
 */
export const printifyShop = z.object({ id: z.int(), title: z.string(), sales_channel: z.string() });
export type PrintifyShop = z.infer<typeof printifyShop>;

export const printifyCatalogVariant = z.object({
  id: z.int(),
  options: z.object({ color: z.string().optional(), size: z.string().optional() }),
  placeholders: z.array(z.object({ position: z.string(), width: z.int(), height: z.int() })),
});
export type PrintifyCatalogVariant = z.infer<typeof printifyCatalogVariant>;

export const printifyUpload = z.object({ id: z.string().min(1) });
export type PrintifyUpload = z.infer<typeof printifyUpload>;

export const printifyProduct = z.object({
  id: z.string().min(1),
  variants: z.array(z.object({ id: z.int(), sku: z.string().nullish() })),
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

export interface NewPrintifyProduct {
  title: string;
  description: string;
  tags: string[];
  blueprint_id: number;
  print_provider_id: number;
  variants: { id: number; sku: string; price: number; is_enabled: boolean }[];
  print_areas: PrintifyPrintArea[];
}
