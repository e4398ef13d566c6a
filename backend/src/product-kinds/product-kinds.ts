export const productKinds = ['t_shirt', 'kids_t_shirt', 'hoodie', 'sweatshirt', 'tote', 'mug', 'poster'] as const;
export type ProductKind = (typeof productKinds)[number];

export interface ProductKindFacts {
  /** As in a sentence: "a hoodie". */
  name: string;
  plural: string;
  /** As a label: "Hoodies". */
  label: string;
  /**
   * chest: ink on cloth of any color, the art as drawn. wrap: a band around a mug, far wider than high.
   * sheet: paper, printed to its edges with a background of its own.
   */
  surface: 'chest' | 'wrap' | 'sheet';
  /** Worn on the body, in sizes of clothes. */
  isWorn: boolean;
  /** Where the catalog names no color: what the blank is. */
  plainColor: string;
}

export const productKindFacts: Record<ProductKind, ProductKindFacts> = {
  t_shirt: {
    name: 'T-shirt',
    plural: 'T-shirts',
    label: 'T-shirts',
    surface: 'chest',
    isWorn: true,
    plainColor: 'White',
  },
  kids_t_shirt: {
    name: 'kids’ T-shirt',
    plural: 'kids’ T-shirts',
    label: 'Kids’ T-shirts',
    surface: 'chest',
    isWorn: true,
    plainColor: 'White',
  },
  hoodie: { name: 'hoodie', plural: 'hoodies', label: 'Hoodies', surface: 'chest', isWorn: true, plainColor: 'White' },
  sweatshirt: {
    name: 'sweatshirt',
    plural: 'sweatshirts',
    label: 'Sweatshirts',
    surface: 'chest',
    isWorn: true,
    plainColor: 'White',
  },
  tote: {
    name: 'tote bag',
    plural: 'tote bags',
    label: 'Tote bags',
    surface: 'chest',
    isWorn: false,
    plainColor: 'Natural',
  },
  mug: { name: 'mug', plural: 'mugs', label: 'Mugs', surface: 'wrap', isWorn: false, plainColor: 'White' },
  poster: { name: 'poster', plural: 'posters', label: 'Posters', surface: 'sheet', isWorn: false, plainColor: 'White' },
};
