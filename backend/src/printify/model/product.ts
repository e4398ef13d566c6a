import { z } from 'zod';

export interface ProductRef {
  blueprintId: number;
  printProviderId: number;
}

/** A shirt, who prints it, and the sizes to sell; no sizes: the usual ones. */
export interface ChosenProduct extends ProductRef {
  sizes: string[];
}

/** The shirt that is printed on where the seller chose none: Bella+Canvas 3001 at Monster Digital. */
export const defaultProduct = { blueprintId: 12, printProviderId: 29 } as const satisfies ProductRef;

/** A variant with a front print area, in pixels at 300 DPI. */
export const shirtVariant = z.object({
  variantId: z.int(),
  color: z.string(),
  size: z.string(),
  printWidth: z.int(),
  printHeight: z.int(),
  available: z.boolean().optional(),
});
export type ShirtVariant = z.infer<typeof shirtVariant>;

/** What the catalog calls shirts; our print files are not made for the fabric or the cut of anything else. */
const shirtLike = /\b(t-?shirts?|tees?)\b/i;
const notShirts = /\b(hood(ie|ed)|sweatshirt|dress|sticker|poster|mug|onesie|bodysuit|tank)\b/i;

export function isShirtTitle(title: string): boolean {
  return shirtLike.test(title) && !notShirts.test(title);
}

export function isSameProduct(one: ProductRef, other: ProductRef): boolean {
  return one.blueprintId === other.blueprintId && one.printProviderId === other.printProviderId;
}

/** Sizes to sell where the seller chose none, smallest first (the product's specification). */
export const usualSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

const smallestFirst = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL'];

export function sizesInOrder(sizes: Iterable<string>): string[] {
  const place = (size: string) => {
    const known = smallestFirst.indexOf(size);
    return known === -1 ? smallestFirst.length : known;
  };
  return [...new Set(sizes)].sort((a, b) => place(a) - place(b));
}

export function sizesToSell(comesIn: Iterable<string>, wanted: readonly string[]): string[] {
  const sizes = sizesInOrder(comesIn);
  const among = (list: readonly string[]) => sizes.filter((size) => list.includes(size));
  return [among(wanted), among(usualSizes), sizes].find((list) => list.length > 0) ?? [];
}

/** The largest print area among the variants: art made for it is never enlarged by Printify. */
export function largestPrintArea(variants: ShirtVariant[]): { width: number; height: number } {
  const widest = variants.reduce((best, variant) => (variant.printWidth > best.printWidth ? variant : best));
  return { width: widest.printWidth, height: widest.printHeight };
}
