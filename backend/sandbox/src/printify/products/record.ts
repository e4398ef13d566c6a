/** One picture in a print area: x, y its centre and `scale` its width as fractions of the area; degrees (P4). */
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

/** Where pictures go on a group of variants. */
export interface PrintArea {
  variant_ids: number[];
  placeholders: Placeholder[];
  /** `#rrggbb` */
  background?: string;
}

/** What the seller chose for a variant; variants without a choice are disabled and cost their price. */
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

/** What a shop shows of a product: as it was when it was published. */
export interface Listing {
  title: string;
  description: string;
  tags: string[];
  /** A product that is not visible is published as a draft (P4). */
  draft: boolean;
}

/** Work going on after a publish call: the product is locked meanwhile (P5). */
export interface Publishing {
  /** Milliseconds since 1970; null where the shop's own side has to report the end. */
  endsAt: number | null;
  /** What the shop shows then, and by which id; null where it refuses the listing. */
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
  /** When the print last changed; part of mockup addresses, so that no cache shows the old one. */
  printedAt: number;
  publishing: Publishing | null;
  external: External | null;
  listing: Listing | null;
}

/**
 * The product as it is at `now`. Publishing ends by the clock alone, with no timer to lose, so a sandbox that was
 * stopped meanwhile tells the truth when it is back.
 */
export function settled(record: ProductRecord, now: number): ProductRecord {
  const { publishing } = record;
  if (!publishing || publishing.endsAt === null || publishing.endsAt > now) return record;
  return { ...record, publishing: null, external: publishing.external, listing: publishing.listing };
}
