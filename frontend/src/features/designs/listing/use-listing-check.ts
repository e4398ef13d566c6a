import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkListing } from '../../../api/generated/listings/listings.ts';
import type { ListingCheck } from '../../../api/model/listingCheck.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { hasChanges, type ListingDraft } from './listing-draft.ts';

const DEBOUNCE_MS = 400;

/** The server's score and errors for the draft, shortly after each change; those of the saved listing without changes. */
export function useListingCheck(id: string, draft: ListingDraft, saved: ListingView): ListingCheck {
  const debounced = useDebouncedValue(draft, DEBOUNCE_MS);
  const isChanged = hasChanges(debounced, saved);
  const { data } = useQuery({
    queryKey: ['listing-check', id, debounced],
    queryFn: ({ signal }) => checkListing(id, debounced, { signal }),
    enabled: isChanged,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isChanged && data ? data : saved;
}
