import type { Prisma, Tx } from '../../platform/prisma/prisma.service.ts';

export const eventKinds = [
  'accepted',
  'began',
  'resumed',
  'step_done',
  'waiting',
  'stopped_for_review',
  'approved',
  'cut_again',
  'discarded',
  'canceled',
  'published',
  'publish_failed',
  'finished',
  'failed',
  'credit_returned',
  'retried',
  'surplus_removed',
  'version_saved',
  'product_updated',
  'product_update_failed',
  'further_product_deleted',
  'deleted',
  'restored',
] as const;
export type EventKind = (typeof eventKinds)[number];

export interface HistoryEntry {
  kind: EventKind;
  detail?: Prisma.InputJsonObject;
}

export async function recordHistory(tx: Tx, generationId: string, ...entries: HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.generationEvent.createMany({
    data: entries.map(({ kind, detail = {} }) => ({ generationId, kind, detail })),
  });
}

/** The same entry in the history of each. */
export async function recordHistoryOfAll(tx: Tx, generationIds: string[], kind: EventKind): Promise<void> {
  await tx.generationEvent.createMany({ data: generationIds.map((generationId) => ({ generationId, kind })) });
}

/** Events after which a run is the first one; after any other but a wait, the worker before it was gone. */
const freshKinds: string[] = ['accepted', 'approved', 'cut_again', 'retried'] satisfies EventKind[];

/** Nothing of a run that tries again what it waited for. */
export async function runStarted(tx: Tx, generationId: string): Promise<HistoryEntry[]> {
  const last = await tx.generationEvent.findFirst({ where: { generationId }, orderBy: { id: 'desc' } });
  if (last?.kind === 'waiting') return [];
  return [{ kind: !last || freshKinds.includes(last.kind) ? 'began' : 'resumed' }];
}
