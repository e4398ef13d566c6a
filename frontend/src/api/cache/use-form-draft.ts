import { useCallback } from 'react';
import { DRAFTS, queryClient } from './query-client.ts';

const STORAGE_PREFIX = 'inkloom-draft ';

interface StoredDraft {
  /** Id of the user who typed it; no other user gets it. */
  owner: string;
  content: unknown;
}

/** Reads the current content of each mounted form, by the form's name; undefined where there is nothing to save. */
const readers = new Map<string, () => StoredDraft | undefined>();

// A draft may have a thousand rows, and is written with every key: nobody compares it with the one before.
queryClient.setQueryDefaults([DRAFTS], { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false });

// A reload, and the way to the payment page and back, empty the data cache. The tab's session storage survives both.
// Where pages are prerendered there is neither.
if ('window' in globalThis) {
  for (const [key, text] of takeStored()) storeDraft(key.slice(STORAGE_PREFIX.length), JSON.parse(text) as StoredDraft);
  window.addEventListener('pagehide', storeAll);
}

function storeAll(): void {
  for (const [name, read] of readers) storeDraft(name, read());
  // The browser may show this page again as it was left.
  takeStored();
  const texts = queryClient
    .getQueriesData<StoredDraft>({ queryKey: [DRAFTS] })
    .map(([[, name], draft]) => [`${STORAGE_PREFIX}${name}`, JSON.stringify(draft)] as const);
  for (const [key, text] of texts.sort(([, one], [, other]) => one.length - other.length)) storeText(key, text);
}

function takeStored(): [key: string, text: string][] {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(STORAGE_PREFIX));
  return keys.map((key) => {
    const text = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return [key, text];
  });
}

function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // It is too large for the storage. The smaller ones before it are stored.
  }
}

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
  return [draftOf<T>(formName, userId).read(), saveFrom];
}

export interface Draft<T> {
  read: () => T | undefined;
  /** Undefined: there is nothing more to save. */
  write: (content: T | undefined) => void;
}

/** The draft of a form that may be gone when the server answers: it is read and written where it is stored. */
export function draftOf<T>(formName: string, userId: string): Draft<T> {
  return {
    read() {
      const draft = queryClient.getQueryData<StoredDraft>([DRAFTS, formName]);
      return draft?.owner === userId ? (draft.content as T) : undefined;
    },
    write: (content) => storeDraft(formName, content === undefined ? undefined : { owner: userId, content }),
  };
}

function storeDraft(formName: string, draft: StoredDraft | undefined): void {
  if (draft) queryClient.setQueryData<StoredDraft>([DRAFTS, formName], draft);
  else queryClient.removeQueries({ queryKey: [DRAFTS, formName], exact: true });
}
