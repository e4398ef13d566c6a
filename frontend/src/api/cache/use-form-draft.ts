import { useCallback } from 'react';
import { DRAFTS, queryClient } from './query-client.ts';

const STORAGE_KEY = 'inkloom-drafts';

interface StoredDraft {
  /** Id of the user who typed it; no other user gets it. */
  owner: string;
  content: unknown;
}

/** Reads the current content of each mounted form, by the form's name; undefined where there is nothing to save. */
const readers = new Map<string, () => StoredDraft | undefined>();

queryClient.setQueryDefaults([DRAFTS], { gcTime: Number.POSITIVE_INFINITY });

// A reload, and the way to the payment page and back, empty the data cache. The tab's session storage survives both.
const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, StoredDraft>;
for (const [name, draft] of Object.entries(stored)) storeDraft(name, draft);
sessionStorage.removeItem(STORAGE_KEY);
window.addEventListener('pagehide', () => {
  for (const [name, read] of readers) storeDraft(name, read());
  const drafts = queryClient
    .getQueriesData<StoredDraft>({ queryKey: [DRAFTS] })
    .map(([[, name], draft]) => [name, draft]);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(drafts)));
});

/**
 * Gives a form what the user typed into it before they left its screen, and saves what they type now: when the form
 * unmounts and when the page is left. Drafts are in the data cache. Who signs out loses them;
 * whom the server signs out finds them again.
 *
 * @returns the draft, and a function that begins to save; that one returns how to stop
 */
export function useFormDraft<T>(
  formName: string,
  userId: string,
): [draft: T | undefined, saveFrom: (content: () => T | undefined) => () => void] {
  const saveFrom = useCallback(
    (readContent: () => T | undefined) => {
      const read = () => {
        const content = readContent();
        return content === undefined ? undefined : { owner: userId, content };
      };
      readers.set(formName, read);
      return () => {
        readers.delete(formName);
        storeDraft(formName, read());
      };
    },
    [formName, userId],
  );
  const draft = queryClient.getQueryData<StoredDraft>([DRAFTS, formName]);
  return [draft?.owner === userId ? (draft.content as T) : undefined, saveFrom];
}

function storeDraft(formName: string, draft: StoredDraft | undefined): void {
  if (draft) queryClient.setQueryData<StoredDraft>([DRAFTS, formName], draft);
  else queryClient.removeQueries({ queryKey: [DRAFTS, formName], exact: true });
}
