import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkListing } from '../../../api/generated/listings/listings.ts';
import type { ListingCheck } from '../../../api/model/listingCheck.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { changesOf, type ListingDraft } from './listing-draft.ts';

const PAUSE_MS = 400;

/** What the server thinks of the words as they stand, a moment after each change. */
export function useListingCheck(id: string, draft: ListingDraft, saved: ListingView): ListingCheck {
  const settled = useDebouncedValue(draft, PAUSE_MS);
  const isChanged = Object.keys(changesOf(settled, saved)).length > 0;
  const { data } = useQuery({
    queryKey: ['listing-check', id, settled],
    queryFn: ({ signal }) => checkListing(id, settled, { signal }),
    enabled: isChanged,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isChanged && data ? data : saved;
}
