import { type BatchFields, hasIdeas } from './batch-request.ts';

const KEY = 'inkloom-new-batch';

interface Stored {
  owner: string;
  fields: BatchFields;
}

/** The form of a new batch as it was left, in whatever tab that was. Of another user it is removed. */
export function readStored(owner: string): BatchFields | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null;
    if (stored?.owner === owner) return stored.fields;
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is refused, nothing was stored.
  }
  return undefined;
}

/** Undefined, or a form without ideas: there is nothing to store any more. */
export function storeFields(owner: string, fields: BatchFields | undefined): void {
  try {
    if (fields && hasIdeas(fields)) localStorage.setItem(KEY, JSON.stringify({ owner, fields } satisfies Stored));
    else localStorage.removeItem(KEY);
  } catch {
    // It is too large, or storage is refused: the tab has it.
  }
}
