import type { Prisma, Tx } from '../../platform/prisma/prisma.service.ts';

/** What can happen to a generation. */
export const eventKinds = [
  'accepted',
  'began',
  'resumed',
  'step_done',
  'stopped_for_review',
  'approved',
  'cut_again',
  'discarded',
  'published',
  'publish_failed',
  'finished',
  'failed',
  'credit_returned',
  'retried',
  'surplus_removed',
] as const;
export type EventKind = (typeof eventKinds)[number];

export interface HistoryEntry {
  kind: EventKind;
  detail?: Prisma.InputJsonObject;
}

/** Writes what happened, as a part of the change that makes it so. */
export async function record(tx: Tx, generationId: string, ...entries: HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.generationEvent.createMany({
    data: entries.map(({ kind, detail = {} }) => ({ generationId, kind, detail })),
  });
}

/**
 * Whether a worker that begins now follows one that did not come to a rest: then the last thing written is neither
 * that it was accepted nor a decision of the seller's.
 */
export async function beginning(tx: Tx, generationId: string): Promise<HistoryEntry> {
  const last = await tx.generationEvent.findFirst({ where: { generationId }, orderBy: { id: 'desc' } });
  const fresh: string[] = ['accepted', 'approved', 'cut_again', 'retried'];
  return { kind: !last || fresh.includes(last.kind) ? 'began' : 'resumed' };
}
