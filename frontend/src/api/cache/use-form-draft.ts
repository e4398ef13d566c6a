import { useCallback } from 'react';
import { queryClient } from './query-client.ts';

const KEY = 'draft';
const STORED = 'inkloom-drafts';

interface Draft {
  /** The user who typed it: nobody else is shown it. */
  owner: string;
  content: unknown;
}

/** What reads each form that is on the screen, by the form's name; undefined where there is nothing to keep. */
const readers = new Map<string, () => Draft | undefined>();

queryClient.setQueryDefaults([KEY], { gcTime: Number.POSITIVE_INFINITY });

// Going to the payment page, as loading anew, empties the data cache; the tab itself keeps the drafts until it is back.
const stored = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, Draft>;
for (const [name, draft] of Object.entries(stored)) put(name, draft);
sessionStorage.removeItem(STORED);
window.addEventListener('pagehide', () => {
  for (const [name, read] of readers) put(name, read());
  const drafts = queryClient.getQueriesData<Draft>({ queryKey: [KEY] }).map(([[, name], draft]) => [name, draft]);
  sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(drafts)));
});

/**
 * What was typed into a form before the user went to another screen or to a payment page, and a way to keep what is
 * typed now: while the form is there, and when it goes. It lies in the data cache, which is emptied at sign-out.
 *
 * @param name the form's own
 * @param owner id of the user who types
 */
export function useDraft<T>(
  name: string,
  owner: string,
): [draft: T | undefined, keep: (content: () => T | undefined) => () => void] {
  const keep = useCallback(
    (content: () => T | undefined) => {
      const read = () => {
        const typed = content();
        return typed === undefined ? undefined : { owner, content: typed };
      };
      readers.set(name, read);
      return () => {
        readers.delete(name);
        put(name, read());
      };
    },
    [name, owner],
  );
  const draft = queryClient.getQueryData<Draft>([KEY, name]);
  return [draft?.owner === owner ? (draft.content as T) : undefined, keep];
}

function put(name: string, draft: Draft | undefined): void {
  if (draft) queryClient.setQueryData<Draft>([KEY, name], draft);
  else queryClient.removeQueries({ queryKey: [KEY, name], exact: true });
}
