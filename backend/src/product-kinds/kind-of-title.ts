import type { ProductKind } from './product-kinds.ts';

/** Cut and sewn from printed cloth: the print has no edges, and our print files have. */
const allOver = /\b(aop|all[- ]over|cut (?:&|and) sew|sublimation)\b/i;

/** Kinds that we make print files for, by what the catalog's title says; the first that fits. */
const titles: [ProductKind, RegExp][] = [
  ['mug', /\bmugs?\b/i],
  ['poster', /\b(posters?|art prints?)\b/i],
  ['tote', /\btotes?\b/i],
  ['hoodie', /\b(hoodies?|hooded sweatshirts?)\b/i],
  ['sweatshirt', /\b(sweatshirts?|crewnecks?)\b/i],
  ['kids_t_shirt', /\b(kids?|youth|toddlers?|child(?:ren)?)\b.*\b(t-?shirts?|tees?)\b/i],
  ['t_shirt', /\b(t-?shirts?|tees?)\b/i],
];

/** Titles that also have a word of a kind, and are something else. */
const others =
  /\b(dress|stickers?|onesie|bodysuit|tank|zip|travel|enamel|beer|frosted|latte|magic|color[- ](?:changing|morphing)|rolled hem|pillow|framed|hanging|canvas print|blanket|duffel|drawstring|baby)\b/i;

/** Null for what we make no print files for. */
export function kindOfTitle(title: string): ProductKind | null {
  if (isAllOver(title) || others.test(title)) return null;
  return titles.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}

export function isAllOver(title: string): boolean {
  return allOver.test(title);
}

/** The colors that art is printed on: of an accent mug the named color is handle and inside, and the body is white. */
export function printedColors(kind: ProductKind, title: string, colors: string[]): string[] {
  return kind === 'mug' && isAccent(title) ? ['White'] : colors;
}

function isAccent(title: string): boolean {
  return /\baccent\b/i.test(title);
}

export const allOverReason =
  'This product is printed all over, from seam to seam. Our art has edges, so it would look cut off. Choose one that is printed on the front.';
