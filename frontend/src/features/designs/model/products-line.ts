import type { GenerationView } from '../../../api/model/generationView.ts';
import { listKinds } from '../../line-ups/model/index.ts';

export interface ProductsLine {
  /** "+ hoodie, mug" */
  names: string;
  /** "2 of 3 in your shop"; null where all are, or none can be yet. */
  progress: string | null;
  /** "1 failed, 1 not made" */
  trouble: string | null;
}

export type ProductsOfDesign = Pick<GenerationView, 'further_products' | 'publish_status'>;

/** What a design is on beside its first product, and how far that is; null where there is nothing. */
export function productsLine({ further_products, publish_status }: ProductsOfDesign): ProductsLine | null {
  if (further_products.length === 0) return null;
  const count = (...statuses: string[]) => further_products.filter(({ status }) => statuses.includes(status)).length;
  const total = further_products.length + 1;
  const inShop = count('published') + Number(publish_status === 'published');
  const failed = count('failed', 'publish_failed');
  const refused = count('refused');
  const trouble = [failed > 0 && `${failed} failed`, refused > 0 && `${refused} not made`].filter(Boolean).join(', ');
  return {
    names: `+ ${listKinds(further_products)}`,
    progress: inShop > 0 && inShop < total ? `${inShop} of ${total} in your shop` : null,
    trouble: trouble || null,
  };
}
