import { useCallback } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { useAuth } from '../auth/index.ts';

const KEY = ['draft'];
const STORED = 'inkloom-draft';

interface Draft {
  /** The user who typed it: nobody else is shown it. */
  owner: string;
  content: unknown;
}

queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });

/** Reads what is being typed, while the form is on the screen. */
let read: (() => Draft) | null = null;

// Going to the payment page, as loading anew, empties the data cache; the tab itself keeps the draft until it is back.
window.addEventListener('pagehide', () => {
  const draft = read?.() ?? queryClient.getQueryData<Draft>(KEY);
  if (draft) sessionStorage.setItem(STORED, JSON.stringify(draft));
});

/**
 * What was typed before the user went to another screen, to Settings or to a payment page, and a way to keep what is
 * typed now: while the form is there, and when it goes. It lies in the data cache, which is emptied at sign-out.
 */
export function useDraft<T>(): [T | undefined, (content: () => T) => () => void] {
  const { session } = useAuth();
  const owner = session?.user.id ?? '';
  const keep = useCallback(
    (content: () => T) => {
      const current = () => ({ owner, content: content() });
      read = current;
      return () => {
        read = null;
        queryClient.setQueryData<Draft>(KEY, current);
      };
    },
    [owner],
  );
  return [draftOf(owner) as T | undefined, keep];
}

function draftOf(owner: string): unknown {
  const stored = sessionStorage.getItem(STORED);
  sessionStorage.removeItem(STORED);
  if (stored) queryClient.setQueryData<Draft>(KEY, JSON.parse(stored) as Draft);
  const draft = queryClient.getQueryData<Draft>(KEY);
  return draft?.owner === owner ? draft.content : undefined;
}
