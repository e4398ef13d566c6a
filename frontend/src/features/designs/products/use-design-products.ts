import { useQueryClient } from '@tanstack/react-query';
import { FALLBACK_POLL_MS } from '../../../api/cache/live-events.ts';
import { storeAnswer } from '../../../api/cache/store-answer.ts';
import { getListDesignProductsQueryKey, useListDesignProducts } from '../../../api/generated/products/products.ts';
import type { DesignProducts } from '../../../api/model/designProducts.ts';
import { isBeingMade, isSyncing } from '../model/design-product.ts';
import { useLiveUpdates } from '../queries/use-live-updates.ts';

/** What a design is on beside its first product, updated by the server's events of that design, or by polling. */
export function useDesignProducts(id: string) {
  const live = useLiveUpdates();
  return useListDesignProducts(id, {
    query: {
      refetchInterval: ({ state }) => {
        const products = state.data?.products ?? [];
        // Events say what becomes of a product, and not of its listing.
        const isChanging = products.some(isSyncing) || (!live && products.some(isBeingMade));
        return isChanging ? FALLBACK_POLL_MS : false;
      },
    },
  });
}

/** For what answers with the products of a design. */
export function useStoreProducts(id: string): (products: DesignProducts) => void {
  const cache = useQueryClient();
  return (products) => storeAnswer(cache, getListDesignProductsQueryKey(id), products);
}
