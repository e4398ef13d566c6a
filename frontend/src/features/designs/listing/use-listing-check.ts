import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkListing } from '../../../api/generated/listings/listings.ts';
import type { ListingCheck } from '../../../api/model/listingCheck.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { isInPriceRange, PRICE_OUT_OF_RANGE } from '../../profit/index.ts';
import { hasChanges, type ListingDraft, NO_COLOR_ON, toDraft, toWords } from './listing-draft.ts';

const DEBOUNCE_MS = 400;

/** The server's score and errors for the words, shortly after each change; those of the saved listing without changes. */
export function useListingCheck(id: string, draft: ListingDraft, saved: ListingView): ListingCheck {
  const debounced = useDebouncedValue(draft, DEBOUNCE_MS);
  const words = toWords(debounced);
  const isChanged = hasChanges({ ...toDraft(saved), ...words }, saved);
  const { data } = useQuery({
    queryKey: ['listing-check', id, words],
    queryFn: ({ signal }) => checkListing(id, words, { signal }),
    enabled: isChanged,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { score, fields } = isChanged && data ? data : saved;
  return {
    score,
    fields: {
      ...fields,
      ...(!isInPriceRange(draft.price) && { price: PRICE_OUT_OF_RANGE }),
      ...(draft.colorsOn.length === 0 && { colorsOn: NO_COLOR_ON }),
    },
  };
}
