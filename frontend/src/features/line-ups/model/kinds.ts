import { ProductKind } from '../../../api/model/productKind.ts';

interface KindWords {
  /** As in a sentence: "a hoodie". */
  name: string;
  plural: string;
  /** As a choice. */
  label: string;
}

export const KINDS: Readonly<Record<ProductKind, KindWords>> = {
  hoodie: { name: 'hoodie', plural: 'hoodies', label: 'Hoodies' },
  sweatshirt: { name: 'sweatshirt', plural: 'sweatshirts', label: 'Sweatshirts' },
  tote: { name: 'tote bag', plural: 'tote bags', label: 'Tote bags' },
  mug: { name: 'mug', plural: 'mugs', label: 'Mugs' },
  poster: { name: 'poster', plural: 'posters', label: 'Posters' },
  kids_t_shirt: { name: 'kids’ T-shirt', plural: 'kids’ T-shirts', label: 'Kids’ T-shirts' },
  t_shirt: { name: 'T-shirt', plural: 'T-shirts', label: 'T-shirts' },
};

/** In the order they are offered. */
export const KIND_ORDER = Object.keys(KINDS) as ProductKind[];

/** "hoodie, 2 mugs", each kind once, in the order they come. */
export function listKinds(products: readonly { kind: ProductKind }[]): string {
  const counts = new Map<ProductKind, number>();
  for (const { kind } of products) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => (count === 1 ? KINDS[kind].name : `${count} ${KINDS[kind].plural}`))
    .join(', ');
}

/** As a heading: "Hoodie". */
export function kindHeading(kind: ProductKind): string {
  const { name } = KINDS[kind];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
