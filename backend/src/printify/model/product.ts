import { type ProductKind, productKindFacts } from '../../product-kinds/index.ts';
import type { PrintNetwork } from './network.ts';
import type { PrintifyPlaceholder } from './printify-types.ts';

export interface ProductRef {
  /** Whose catalog has it; Printify's where it is absent. */
  network?: PrintNetwork | undefined;
  blueprintId: number;
  printProviderId: number;
}

/** A shirt, who prints it, and the sizes to sell; no sizes: the usual ones. */
export interface ChosenProduct extends ProductRef {
  sizes: string[];
}

/** The shirt that is printed on where the seller chose none: Bella+Canvas 3001 at Monster Digital. */
export const defaultProduct = { blueprintId: 12, printProviderId: 29 } as const satisfies ProductRef;

/** What a variant is sold as. */
export interface NamedVariant {
  variantId: number;
  color: string;
  size: string;
  available?: boolean | undefined;
}

/** With every print area, in pixels at 300 DPI. */
export interface ProductVariant extends NamedVariant {
  available: boolean;
  areas: PrintifyPlaceholder[];
}

/** With its front print area, in pixels at 300 DPI. */
export interface ShirtVariant extends NamedVariant {
  printWidth: number;
  printHeight: number;
}

/** As a sentence has it after "this". */
export function kindInSentence(kind: ProductKind): string {
  return kind === 't_shirt' ? 'shirt' : productKindFacts[kind].name;
}

export function isSameProduct(one: ProductRef, other: ProductRef): boolean {
  const ofOneNetwork = (one.network ?? 'printify') === (other.network ?? 'printify');
  return ofOneNetwork && one.blueprintId === other.blueprintId && one.printProviderId === other.printProviderId;
}

/** Sizes to sell where the seller chose none, smallest first (the product's specification). */
export const usualSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

/** A child's XS is an age like the others. */
function usualSizesOf(kind: ProductKind): readonly string[] {
  return kind === 'kids_t_shirt' ? ['XS', ...usualSizes] : usualSizes;
}

const smallestFirst = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL'];

export function sizesInOrder(sizes: Iterable<string>): string[] {
  const place = (size: string) => {
    const known = smallestFirst.indexOf(size);
    return known === -1 ? smallestFirst.length : known;
  };
  return [...new Set(sizes)].sort((a, b) => place(a) - place(b));
}

export function sizesToSell(
  comesIn: Iterable<string>,
  wanted: readonly string[],
  kind: ProductKind = 't_shirt',
): string[] {
  const sizes = sizesInOrder(comesIn);
  const among = (list: readonly string[]) => sizes.filter((size) => list.includes(size));
  return [among(wanted), among(usualSizesOf(kind)), sizes].find((list) => list.length > 0) ?? [];
}

/** The largest print area among the variants: art made for it is never enlarged by Printify. */
export function largestPrintArea(variants: ShirtVariant[]): { width: number; height: number } {
  const widest = variants.reduce((best, variant) => (variant.printWidth > best.printWidth ? variant : best));
  return { width: widest.printWidth, height: widest.printHeight };
}
