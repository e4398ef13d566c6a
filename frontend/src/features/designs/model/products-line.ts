import type { GenerationView } from '../../../api/model/generationView.ts';
import { listKinds } from '../../line-ups/model/index.ts';

export interface ProductsLine {
  /** "+ hoodie, mug" */
  names: string;
  /** "2 of 3 in your shop"; null where all are, or none can be yet. */
  progress: string | null;
  /** "Failed: hoodie, mug. Not made: poster." */
  trouble: string | null;
}

export type ProductsOfDesign = Pick<GenerationView, 'further_products' | 'publish_status'>;

/** What a design is on beside its first product, and how far that is; null where there is nothing. */
export function productsLine({ further_products, publish_status }: ProductsOfDesign): ProductsLine | null {
  if (further_products.length === 0) return null;
  const withStatus = (...statuses: string[]) => further_products.filter(({ status }) => statuses.includes(status));
  const total = further_products.length + 1;
  const inShop = withStatus('published').length + Number(publish_status === 'published');
  const failed = withStatus('failed', 'publish_failed');
  const refused = withStatus('refused');
  const trouble = [
    failed.length > 0 && `Failed: ${listKinds(failed)}.`,
    refused.length > 0 && `Not made: ${listKinds(refused)}.`,
  ];
  return {
    names: `+ ${listKinds(further_products)}`,
    progress: inShop > 0 && inShop < total ? `${inShop} of ${total} in your shop` : null,
    trouble: trouble.filter(Boolean).join(' ') || null,
  };
}
