import type { Decision } from './decisions.ts';

const KEY = 'inkloom-left';

/** Decisions of a batch that were not saved when its wall was left. */
export interface LeftDecisions {
  batchId: string;
  decisions: Decision[];
}

interface Stored {
  owner: string;
  decisions: Decision[];
}

/** They outlive the tab, and are for nobody else. */
export function storeLeft({ batchId, decisions }: LeftDecisions, owner: string): void {
  const { [batchId]: _, ...others } = readAll();
  const all: Record<string, Stored> = decisions.length > 0 ? { ...others, [batchId]: { owner, decisions } } : others;
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is refused, they are only sent.
  }
}

export function readLeft(batchId: string, owner: string): Decision[] {
  const stored = readAll()[batchId];
  return stored?.owner === owner ? stored.decisions : [];
}

/** What the server has answered is not sent once more. */
export function forgetLeft({ batchId, decisions }: LeftDecisions, owner: string): void {
  const isAnswered = (one: Decision) =>
    decisions.some(
      ({ rowId, designId, kind }) => rowId === one.rowId && designId === one.designId && kind === one.kind,
    );
  const stored = readLeft(batchId, owner);
  if (stored.some(isAnswered)) storeLeft({ batchId, decisions: stored.filter((one) => !isAnswered(one)) }, owner);
}

/** Of all batches. */
export function allLeft(owner: string): LeftDecisions[] {
  const batchIds = Object.keys(readAll());
  return batchIds
    .map((batchId) => ({ batchId, decisions: readLeft(batchId, owner) }))
    .filter(({ decisions }) => decisions.length > 0);
}

function readAll(): Record<string, Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Stored>;
  } catch {
    return {};
  }
}
