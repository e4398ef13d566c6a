/** One picture in a print area: x, y its center and `scale` its width as fractions of the area; degrees (P4). */
export interface PlacedImage {
  id: string;
  x: number;
  y: number;
  scale: number;
  angle: number;
}

export interface Placeholder {
  position: string;
  images: PlacedImage[];
}

export interface PrintArea {
  variant_ids: number[];
  placeholders: Placeholder[];
  background?: string;
}

/** The seller's choice for a variant; a variant without one is disabled, and its price is its cost. */
export interface VariantChoice {
  id: number;
  /** US cents. */
  price: number;
  is_enabled: boolean;
  is_default?: boolean;
  sku?: string;
}

export interface External {
  id: string;
  handle: string;
  shipping_template_id?: string;
}

export interface Listing {
  title: string;
  description: string;
  tags: string[];
  /** With the prices that buyers see; absent in older records. */
  choices?: VariantChoice[];
  /** A product that is not visible is published as a draft (P4). */
  draft: boolean;
}

/** While it is set the product is locked (P5). */
export interface Publishing {
  /** Milliseconds since 1970; null where the store has to report the end. */
  endsAt: number | null;
  /** What the shop shows afterwards; null where it refuses the listing. */
  listing: Listing | null;
  external: External | null;
}

export interface ProductRecord {
  id: string;
  accountId: string;
  shopId: number;
  title: string;
  description: string;
  tags: string[];
  blueprintId: number;
  providerId: number;
  choices: VariantChoice[];
  printAreas: PrintArea[];
  visible: boolean;
  safetyInformation: string;
  printDetails: Record<string, unknown>;
  createdAt: number;
  updatedAt: number;
  /** When the print last changed; in mockup addresses, so that no cache shows the old print. */
  printedAt: number;
  publishing: Publishing | null;
  external: External | null;
  listing: Listing | null;
}

/** By the clock and not by a timer, so that publishing also ends while the sandbox is stopped. */
export function endDuePublishing(record: ProductRecord, now: number): ProductRecord {
  const { publishing } = record;
  if (!publishing || publishing.endsAt === null || publishing.endsAt > now) return record;
  return { ...record, publishing: null, external: publishing.external, listing: publishing.listing };
}
