import { type ProductKind, productKindFacts } from '../../product-kinds/index.ts';
import { foreignNames, kindContext, mistakenNames } from '../kinds/kind-context.ts';
import type { Listing } from '../rules/listing-rules.ts';
import type { ListingFaults } from './listing-faults.ts';

export interface KindOfDesign {
  idea: string;
  /** A T-shirt where it is absent: that of a first product may name what it likes. */
  kind?: ProductKind;
}

/** Names of other products, by field, but for those that the idea is about, or that a description names as others. */
export function kindFaultsOf(
  { title = '', description = '', tags = [] }: Partial<Listing>,
  { idea, kind = 't_shirt' }: KindOfDesign,
): ListingFaults {
  if (kind === 't_shirt') return {};
  const context = kindContext(kind, idea);
  const found = [
    ['title', foreignNames(title, context)],
    ['description', mistakenNames(description, context)],
    ...tags.map((tag, at) => [`tags.${at}`, foreignNames(tag, context)] as const),
  ] as const;
  return Object.fromEntries(found.flatMap(([field, [name]]) => (name ? [[field, faultOf(field, name, kind)]] : [])));
}

function faultOf(field: string, name: string, kind: ProductKind): string {
  const fault = aboutAnother(name, kind);
  if (field !== 'description') return fault;
  return `${fault} To name one that you also sell, write “Pairs with our ${name.toLowerCase()}” or “See our ${name.toLowerCase()}”.`;
}

export function aboutAnother(words: string, kind: ProductKind): string {
  return `“${words}” is about another product. This listing sells a ${productKindFacts[kind].name}.`;
}
