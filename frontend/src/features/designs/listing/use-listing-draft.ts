import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import type { ApiError } from '../../../api/client/http.ts';
import { toast } from '../../../lib/toast.ts';
import { useAuth } from '../../auth/index.ts';
import { keysShowing, type ListedProduct, listingKey, type SavedListing, saveListingOf } from './listing-calls.ts';
import { changesOf, hasChanges, type ListingDraft, toDraft } from './listing-draft.ts';

/** What is not saved yet, with the listing that they were changed from. */
interface Unsaved {
  draft: ListingDraft;
  basis: SavedListing;
}

/**
 * The listing as the seller edits it: what is typed, whether it is saved, and what to do when another tab saved first.
 * Unsaved texts survive a change of the screen and a reload.
 */
export function useListingDraft(of: ListedProduct, saved: SavedListing, onSaved?: (answer: SavedListing) => void) {
  const cache = useQueryClient();
  const { session } = useAuth();
  const [unsaved, saveUnsavedFrom] = useFormDraft<Unsaved>(
    `listing ${of.productId ?? of.designId}`,
    session?.user.id ?? '',
  );
  const [draft, setDraft] = useState({ ...toDraft(saved), ...unsaved?.draft });
  const [basis, setBasis] = useState({ ...saved, ...unsaved?.basis });
  /** The draft that was last sent: an error is about that one, and no longer shown once it was edited. */
  const [sent, setSent] = useState<ListingDraft>();
  const isChanged = hasChanges(draft, basis);

  const latest = useRef<Unsaved>(undefined);
  useEffect(() => {
    latest.current = isChanged ? { draft, basis } : undefined;
  });
  useEffect(() => saveUnsavedFrom(() => latest.current), [saveUnsavedFrom]);

  const show = (answer: SavedListing) => cache.setQueryData(listingKey(of), answer);
  const save = useMutation<SavedListing, ApiError, Parameters<typeof saveListingOf>[1]>({
    mutationFn: (change) => saveListingOf(of, change),
    onSuccess: (answer) => {
      show(answer);
      startFrom(answer);
      toast({ title: 'Listing saved' });
      for (const queryKey of keysShowing(of)) void cache.invalidateQueries({ queryKey });
      onSaved?.(answer);
    },
  });

  function startFrom(listing: SavedListing, changes: Partial<ListingDraft> = {}) {
    setDraft({ ...toDraft(listing), ...changes });
    setBasis(listing);
  }
  // Without own changes the editor shows what was saved elsewhere; with some, saving reports the conflict.
  if (!isChanged && saved.version !== basis.version) startFrom(saved);

  return {
    draft,
    /** What the draft is compared with. */
    basis: isChanged ? basis : saved,
    isChanged,
    isSaving: save.isPending,
    error: sent === draft ? save.error : null,
    /** Writes an answer of the server into the cache. */
    show,
    edit: (change: Partial<ListingDraft>) => setDraft((before) => ({ ...before, ...change })),
    submit() {
      setSent(draft);
      save.mutate({ ...changesOf(draft, basis), version: basis.version });
    },
    discard() {
      save.reset();
      startFrom(saved);
    },
    /** Takes over what another tab saved, and applies the own changes to it. */
    rebaseOn(newer: SavedListing) {
      save.reset();
      startFrom(newer, changesOf(draft, basis));
    },
  };
}
