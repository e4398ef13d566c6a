import type { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';

export interface Decision {
  rowId: string;
  /** The design that it is about: one that is drawn since needs a decision of its own. */
  designId: string | undefined;
  kind: 'approve' | 'discard';
  /** The row's state before. */
  before: RowState;
}

const AFTER: Record<Decision['kind'], RowState> = { approve: 'approved', discard: 'discarded' };

/** So many of the newest are not sent yet: undoing one of them undoes it whole. */
export const HELD_MOST = 5;

/** Whether a row waits for a decision. */
export function isOpen({ state }: Pick<RowView, 'state'>): boolean {
  return state === 'made' || state === 'needs_review';
}

const DECIDED: readonly RowState[] = ['approved', 'publishing', 'published', 'publish_failed', 'discarded'];

/** Rows as they will be once the decisions are sent. */
export function applyDecisions(rows: readonly RowView[], decisions: readonly Decision[]): RowView[] {
  const byRow = new Map(decisions.map((decision) => [decision.rowId, decision]));
  return rows.map((row) => {
    const decision = byRow.get(row.id);
    return decision && isAbout(decision, row) ? { ...row, state: AFTER[decision.kind] } : row;
  });
}

/** Without those about rows that something else was done with. */
export function stillOpen(decisions: readonly Decision[], rows: readonly RowView[]): Decision[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return decisions.filter((decision) => {
    const row = byId.get(decision.rowId);
    return row !== undefined && isAbout(decision, row);
  });
}

function isAbout({ designId }: Decision, row: RowView): boolean {
  return isOpen(row) && row.design?.id === designId;
}

export function countReviewed(rows: readonly RowView[]): { done: number; total: number } {
  const done = rows.filter(({ state, design }) => design && DECIDED.includes(state)).length;
  return { done, total: done + rows.filter(isOpen).length };
}

/** The next row that waits for a decision after this one; from the end it goes on at the beginning. */
export function nextOpen(rows: readonly RowView[], after: string | undefined): string | undefined {
  const at = rows.findIndex(({ id }) => id === after);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(isOpen)?.id;
}

/** Ids by kind, in their order, for one call each. */
export function groupDecisions(decisions: readonly Decision[]): Record<Decision['kind'], string[]> {
  const idsOf = (kind: Decision['kind']) => decisions.filter((one) => one.kind === kind).map(({ rowId }) => rowId);
  return { approve: idsOf('approve'), discard: idsOf('discard') };
}
