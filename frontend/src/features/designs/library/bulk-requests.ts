import {
  deleteGenerations,
  republishGenerations,
  restoreGenerations,
} from '../../../api/generated/generations/generations.ts';
import type { BulkItem } from '../../../api/model/bulkItem.ts';
import type { BulkOutcome } from '../../../api/model/bulkOutcome.ts';

/** What the server takes at once. */
export const MAX_AT_ONCE = 500;
const MAX_REPUBLISHED_AT_ONCE = 25;

export type Progress = (done: number) => void;
type Send = (body: { ids: string[] }) => Promise<BulkOutcome>;

export const deleteAll = (ids: string[], progress: Progress) => inParts(ids, MAX_AT_ONCE, deleteGenerations, progress);

export const restoreAll = (ids: string[], progress: Progress) =>
  inParts(ids, MAX_AT_ONCE, restoreGenerations, progress);

export const republishAll = (ids: string[], progress: Progress) =>
  inParts(ids, MAX_REPUBLISHED_AT_ONCE, republishGenerations, progress);

export function partsOf(ids: string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));
}

/** One request after the other, as many as it takes. */
export async function inParts(ids: string[], size: number, send: Send, progress: Progress): Promise<BulkItem[]> {
  const results: BulkItem[] = [];
  for (const part of partsOf(ids, size)) {
    results.push(...(await send({ ids: part })).results);
    progress(results.length);
  }
  return results;
}
