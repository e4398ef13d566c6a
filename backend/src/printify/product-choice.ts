/** The shirt that is printed on where the seller chose none: Bella+Canvas 3001 at Monster Digital. */
export const defaultProduct = { blueprintId: 12, printProviderId: 29 } as const;

/** Sizes on offer, smallest first (the product's specification). */
export const offeredSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

/** Most variants that a product may have enabled (contracts/providers.md P2, 8251). */
export const maxEnabledVariants = 100;

/** A variant as the planner needs it; print area in pixels at 300 DPI. */
export interface ShirtVariant {
  variantId: number;
  color: string;
  size: string;
  printWidth: number;
  printHeight: number;
}

export interface VariantPlan {
  enabled: ShirtVariant[];
  /** Sizes left out so that the product stays within Printify's limit, largest first. */
  leftOut: string[];
}

/**
 * Chooses the variants of a product: every offered size of the chosen colours; where that is more than
 * Printify takes, the largest sizes go first, for all colours alike.
 */
export function planVariants(variants: ShirtVariant[], colors: string[]): VariantPlan {
  const sizes: string[] = [...offeredSizes];
  const leftOut: string[] = [];
  for (;;) {
    const enabled = variants.filter((variant) => colors.includes(variant.color) && sizes.includes(variant.size));
    const largest = sizes.at(-1);
    if (enabled.length <= maxEnabledVariants || sizes.length === 1 || largest === undefined) {
      return { enabled: enabled.slice(0, maxEnabledVariants), leftOut };
    }
    sizes.pop();
    leftOut.push(largest);
  }
}

/** The largest print area among the variants: art made for it is never enlarged by Printify. */
export function largestPrintArea(variants: ShirtVariant[]): { width: number; height: number } {
  const widest = variants.reduce((best, variant) => (variant.printWidth > best.printWidth ? variant : best));
  return { width: widest.printWidth, height: widest.printHeight };
}
