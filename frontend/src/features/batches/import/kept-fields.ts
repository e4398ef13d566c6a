import type { BatchFields } from './batch-request.ts';

const KEY = 'inkloom-new-batch';

interface Kept {
  owner: string;
  fields: BatchFields;
}

/** The form of a new batch as it was left, in whatever tab that was. Of another user it is removed. */
export function readKept(owner: string): BatchFields | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.owner === owner) return kept.fields;
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is refused, nothing was kept.
  }
  return undefined;
}

/** Undefined, or a form without ideas: there is nothing to keep any more. */
export function keepFields(owner: string, fields: BatchFields | undefined): void {
  const hasIdeas = fields && (fields.text.trim() !== '' || fields.files.length > 0 || fields.picked.length > 0);
  try {
    if (hasIdeas) localStorage.setItem(KEY, JSON.stringify({ owner, fields } satisfies Kept));
    else localStorage.removeItem(KEY);
  } catch {
    // It is too large, or storage is refused: the tab has it.
  }
}
