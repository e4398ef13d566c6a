/** Printify's own shapes, as far as we read or write them (contracts/providers.md P3, P4). */
export interface PrintifyShop {
  id: number;
  title: string;
  sales_channel: string;
}

export interface PrintifyCatalogVariant {
  id: number;
  title: string;
  options: { color?: string; size?: string };
  placeholders: { position: string; width: number; height: number }[];
}

export interface PrintifyUpload {
  id: string;
  width: number;
  height: number;
  preview_url: string;
}

export interface PrintifyProductVariant {
  id: number;
  sku?: string;
  cost?: number;
  price: number;
  is_enabled: boolean;
}

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

export interface PrintifyProduct {
  id: string;
  title: string;
  variants: PrintifyProductVariant[];
  images: { src: string; variant_ids: number[]; position: string; is_default: boolean }[];
  is_locked: boolean;
  external?: { id: string; handle?: string } | null;
  print_areas: PrintifyPrintArea[];
}

export interface PrintifyPage<T> {
  current_page: number;
  last_page: number;
  data: T[];
}
