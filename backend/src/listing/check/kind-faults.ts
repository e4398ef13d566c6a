import { type ProductKind, productKindFacts } from '../../product-kinds/index.ts';
import { foreignNames, kindContext } from '../kinds/kind-context.ts';
import type { Listing } from '../rules/listing-rules.ts';
import type { ListingFaults } from './listing-faults.ts';

export interface KindOfDesign {
  idea: string;
  /** A T-shirt where it is absent: that of a first product may name what it likes. */
  kind?: ProductKind;
}

/** Names of other products, by field, but for those that the idea is about. */
export function kindFaultsOf(
  { title = '', description = '', tags = [] }: Partial<Listing>,
  { idea, kind = 't_shirt' }: KindOfDesign,
): ListingFaults {
  if (kind === 't_shirt') return {};
  const context = kindContext(kind, idea);
  const fields = [['title', title], ['description', description], ...tags.map((tag, at) => [`tags.${at}`, tag])];
  return Object.fromEntries(
    fields.flatMap(([field, text = '']) => {
      const [name] = foreignNames(text, context);
      return name ? [[field, aboutAnother(name, kind)]] : [];
    }),
  );
}

export function aboutAnother(words: string, kind: ProductKind): string {
  return `“${words}” is about another product. This listing sells a ${productKindFacts[kind].name}.`;
}
