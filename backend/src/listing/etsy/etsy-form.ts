import type { ProductKind } from '../../product-kinds/index.ts';
import { holidays, occasions } from './occasions.ts';

export interface EtsyAttribute {
  /** As Etsy's form calls it. */
  name: string;
  value: string;
}

/** What a seller fills in on Etsy, which Printify's API cannot set. */
export interface EtsyForm {
  /** "Bags & Purses > Totes" */
  category: string;
  attributes: EtsyAttribute[];
}

export interface EtsyProduct {
  kind: ProductKind;
  idea: string;
  /** As the catalog calls the blank; null where it is not known. */
  title: string | null;
  /** That it is sold in. */
  sizes: readonly string[];
}

/**
 * As Etsy's tree for sellers had them (openapi.etsy.com/v3/application/seller-taxonomy/nodes): nodes 482, 190 and 1062 as
 * people who read the tree wrote them down in public repositories on 2026-07-08 and 2026-10-08, node 2202 as one repository
 * has it without saying where from; the others as far down as sources agree. Read on 2026-11-24.
 */
export const etsyCategories: Record<ProductKind, string> = {
  t_shirt: 'Clothing > Gender-Neutral Adult Clothing > Tops & Tees > T-shirts',
  kids_t_shirt: "Clothing > Gender-Neutral Kids' Clothing",
  hoodie: 'Clothing > Gender-Neutral Adult Clothing > Hoodies & Sweatshirts',
  sweatshirt: 'Clothing > Gender-Neutral Adult Clothing > Hoodies & Sweatshirts > Sweatshirts',
  tote: 'Bags & Purses > Totes',
  mug: 'Home & Living > Kitchen & Dining > Drink & Barware > Drinkware > Mugs',
  poster: 'Art & Collectibles > Prints',
};

/**
 * Only what is known: an attribute that is wrong sends the listing to the wrong buyers. Which attributes a category has is
 * told by sellers' tools that fill them in; Etsy shows its own choice of values in the form.
 */
export function etsyFormOf(product: EtsyProduct): EtsyForm {
  const { kind, idea } = product;
  const named = [
    ['Sleeve length', sleeveLength(product)],
    ['Neckline', neckline(product)],
    ['Capacity', capacity(product)],
    ['Orientation', orientation(product)],
    ['Materials', materials(product)],
    ['Occasion', firstNamed(occasions, idea)],
    ['Holiday', firstNamed(holidays, idea)],
  ] as const;
  return {
    category: etsyCategories[kind],
    attributes: named.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  };
}

/** Of a design's first product, a T-shirt: its blank is one of Settings, whose name is in Printify's catalog alone. */
export function etsyFormOfShirt(idea: string): EtsyForm {
  return etsyFormOf({ kind: 't_shirt', idea, title: null, sizes: [] });
}

function sleeveLength({ kind, title }: EtsyProduct): string | null {
  if (kind === 'hoodie' || kind === 'sweatshirt')
    return title && /sleeveless|short/i.test(title) ? null : 'Long sleeve';
  if ((kind !== 't_shirt' && kind !== 'kids_t_shirt') || title === null) return null;
  if (/long[- ]sleeve/i.test(title)) return 'Long sleeve';
  return /sleeveless|tank|muscle|3\/4|raglan|baseball/i.test(title) ? null : 'Short sleeve';
}

function neckline({ kind, title }: EtsyProduct): string | null {
  if (kind === 'hoodie') return 'Hooded';
  if (kind !== 't_shirt' && kind !== 'kids_t_shirt' && kind !== 'sweatshirt') return null;
  if (title === null) return null;
  if (/v[- ]?neck/i.test(title)) return 'V-neck';
  return /crew[- ]?neck/i.test(title) ? 'Crew neck' : null;
}

function capacity({ kind, sizes }: EtsyProduct): string | null {
  if (kind !== 'mug') return null;
  const ounces = sizes.flatMap((size) => size.match(/(\d+(?:\.\d+)?) ?(?:fl\.? ?)?oz/i)?.[1] ?? []);
  return ounces.length === sizes.length && ounces.length > 0 ? `${ounces.join(', ')} fluid ounces` : null;
}

function orientation({ kind, sizes }: EtsyProduct): string | null {
  if (kind !== 'poster') return null;
  const found = new Set(sizes.map(orientationOf));
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** Of `11" x 14" (Vertical)`. */
function orientationOf(size: string): string | null {
  const [width, height] = (size.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (width === undefined || height === undefined) return null;
  if (width === height) return 'Square';
  return width < height ? 'Vertical' : 'Horizontal';
}

function materials({ kind, title }: EtsyProduct): string | null {
  if (kind === 'poster') return 'Paper';
  const known = {
    tote: ['Cotton', 'Canvas', 'Polyester', 'Jute'],
    mug: ['Ceramic', 'Enamel', 'Stainless Steel', 'Glass'],
  };
  if (kind !== 'tote' && kind !== 'mug') return null;
  const named = known[kind].filter((material) => title?.toLowerCase().includes(material.toLowerCase()));
  return named.length > 0 ? named.join(', ') : null;
}

function firstNamed(choices: readonly (readonly [value: string, words: RegExp])[], idea: string): string | null {
  return choices.find(([, words]) => words.test(idea))?.[0] ?? null;
}

/** In one line, for a table and the clipboard. */
export function attributesLine({ attributes }: Pick<EtsyForm, 'attributes'>): string {
  return attributes.map(({ name, value }) => `${name}: ${value}`).join('; ');
}
