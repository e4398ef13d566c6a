import { ProductKind } from '../../../api/model/productKind.ts';

/** As in a sentence: "a hoodie". Several have an "s" behind it. */
export const KIND_NAMES: Readonly<Record<ProductKind, string>> = {
  hoodie: 'hoodie',
  sweatshirt: 'sweatshirt',
  tote: 'tote bag',
  mug: 'mug',
  poster: 'poster',
  kids_t_shirt: 'kids’ T-shirt',
  t_shirt: 'T-shirt',
};

/** In the order they are offered. */
export const KIND_ORDER = Object.keys(KIND_NAMES) as ProductKind[];

/** "hoodie, 2 mugs", each kind once, in the order they come. */
export function listKinds(products: readonly { kind: ProductKind }[]): string {
  const counts = new Map<ProductKind, number>();
  for (const { kind } of products) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => (count === 1 ? KIND_NAMES[kind] : `${count} ${KIND_NAMES[kind]}s`))
    .join(', ');
}

/** As a heading: "Hoodie". */
export function kindHeading(kind: ProductKind): string {
  const name = KIND_NAMES[kind];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
