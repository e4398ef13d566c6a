import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListingCheck } from '../../../api/model/listingCheck.ts';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { isInPriceRange, PRICE_OUT_OF_RANGE } from '../../profit/index.ts';
import { checkListingOf, type ListedProduct, listingKey, type SavedListing } from './listing-calls.ts';
import { hasChanges, type ListingDraft, NO_COLOR_ON, toDraft, toWords } from './listing-draft.ts';

const DEBOUNCE_MS = 400;

/** The server's score and errors for the words, shortly after each change; those of the saved listing without changes. */
export function useListingCheck(of: ListedProduct, draft: ListingDraft, saved: SavedListing): ListingCheck {
  const debounced = useDebouncedValue(draft, DEBOUNCE_MS);
  const words = toWords(debounced);
  const isChanged = hasChanges({ ...toDraft(saved), ...words }, saved);
  const { data } = useQuery({
    queryKey: ['listing-check', ...listingKey(of), words],
    queryFn: ({ signal }) => checkListingOf(of, words, signal),
    enabled: isChanged,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { score, fields } = isChanged && data ? data : saved;
  return {
    score,
    fields: {
      ...fields,
      ...priceErrors(draft, saved),
      ...(draft.colorsOn.length === 0 && { colorsOn: NO_COLOR_ON }),
    },
  };
}

function priceErrors({ price, sizePrices }: ListingDraft, saved: SavedListing): ListingCheck['fields'] {
  return {
    ...(saved.price !== null && !isInPriceRange(price) && { price: PRICE_OUT_OF_RANGE }),
    ...(!Object.values(sizePrices).every(isInPriceRange) && { sizePrices: PRICE_OUT_OF_RANGE }),
  };
}
