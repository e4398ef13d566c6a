import { useQueryClient } from '@tanstack/react-query';
import {
  getGetGenerationProfitQueryKey,
  getGetGenerationVariantsQueryKey,
} from '../../../api/generated/generations/generations.ts';
import { getGetListingQueryKey } from '../../../api/generated/listings/listings.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import { changeRows } from '../queries/batch-cache.ts';
import type { ListingFields } from './listing-changes.ts';

export type StoreListing = (rowId: string, designId: string, saved: ListingView) => void;

/** Shows a saved listing wherever it was read. */
export function useStoreListing(batchId: string): StoreListing {
  const cache = useQueryClient();
  return (rowId, designId, saved) => {
    const { title, tags, price, colorsOn }: ListingFields = saved;
    cache.setQueryData(getGetListingQueryKey(designId), saved);
    changeRows(cache, batchId, (row) =>
      row.id === rowId && row.design ? { ...row, design: { ...row.design, title, tags, price, colorsOn } } : row,
    );
    void cache.invalidateQueries({ queryKey: getGetGenerationProfitQueryKey(designId) });
    void cache.invalidateQueries({ queryKey: getGetGenerationVariantsQueryKey(designId) });
  };
}
