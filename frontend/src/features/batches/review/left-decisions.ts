import type { Decision } from './decisions.ts';

const PREFIX = 'inkloom-decisions ';

/** Decisions of a batch that were not saved when its wall was left. */
export interface LeftDecisions {
  batchId: string;
  decisions: Decision[];
}

/** They outlive the tab, and are for nobody else. */
export function storeLeft({ batchId, decisions }: LeftDecisions, owner: string): void {
  try {
    if (decisions.length === 0) localStorage.removeItem(PREFIX + batchId);
    else localStorage.setItem(PREFIX + batchId, JSON.stringify({ owner, decisions }));
  } catch {
    // Where storage is refused, they are only sent.
  }
}

export function readLeft(batchId: string, owner: string): Decision[] {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + batchId) ?? '{}') as Partial<
      LeftDecisions & { owner: string }
    >;
    return stored.owner === owner ? (stored.decisions ?? []) : [];
  } catch {
    return [];
  }
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
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .map((batchId) => ({ batchId, decisions: readLeft(batchId, owner) }))
    .filter(({ decisions }) => decisions.length > 0);
}
