import type { DesignProduct } from '../../platform/prisma/client/client.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { recordHistory } from '../history/history.ts';
import { notThere } from '../model/products/design-product.ts';
import { furtherProductGone } from '../model/products/product-gone.ts';

/** Of a further product that was found deleted at Printify: a retry makes another one, with what is stored here. */
export const foundGone = { ...notThere, state: 'failed', isOutdated: false, message: furtherProductGone } as const;

/** `row` as it was before. A trigger writes the event. */
export function recordGone(tx: Tx, { id, generationId, kind, productId }: DesignProduct): Promise<void> {
  const detail = { designProductId: id, productKind: kind, productId };
  return recordHistory(tx, generationId, { kind: 'further_product_deleted', detail });
}
