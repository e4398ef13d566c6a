import type { RowFields } from '../../../api/model/rowFields.ts';
import type { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';

export type RowAction = 'approve' | 'discard' | 'retry' | 'restore';

/** Rows that each action can be done with. */
const POSSIBLE: Record<RowAction, readonly RowState[]> = {
  approve: ['made', 'needs_review'],
  discard: ['faulty', 'waiting', 'needs_review', 'made', 'approved', 'publish_failed', 'failed', 'skipped', 'canceled'],
  retry: ['made', 'needs_review', 'failed', 'publish_failed', 'discarded'],
  restore: ['discarded'],
};

const CHANGEABLE: readonly RowState[] = [
  'faulty',
  'waiting',
  'made',
  'failed',
  'discarded',
  'needs_review',
  'canceled',
];

export function isPossible(action: RowAction, { state }: Pick<RowView, 'state'>): boolean {
  return POSSIBLE[action].includes(state);
}

/** The same in a canceled batch, in which nothing is drawn any more. */
export function isPossibleWhenCanceled(action: RowAction, row: Pick<RowView, 'state' | 'retryCredits'>): boolean {
  return isPossible(action, row) && (action !== 'retry' || row.retryCredits === 0);
}

/** Whether what a row asks for can still be changed. */
export function isChangeable({ state }: Pick<RowView, 'state'>): boolean {
  return CHANGEABLE.includes(state);
}

/** Whether its design counts, and not what the row asks for. That is used when it is drawn again. */
export function isDrawn({ state, design }: Pick<RowView, 'state' | 'design'>): boolean {
  return design !== null && (state === 'made' || state === 'needs_review');
}

/** What a row is expected to be after an action, until the server says it. */
export function applyAction(action: RowAction, ids: ReadonlySet<string>): (row: RowView) => RowView {
  return (row) => (ids.has(row.id) && isPossible(action, row) ? { ...row, state: stateAfter(action, row) } : row);
}

function stateAfter(action: RowAction, { state, design, faults }: RowView): RowState {
  if (action === 'approve') return 'approved';
  if (action === 'discard') return 'discarded';
  if (action === 'retry') return state === 'publish_failed' ? 'publishing' : 'waiting';
  if (design) return 'made';
  return faults.some(({ level }) => level === 'error') ? 'faulty' : 'waiting';
}

/** A row with what was typed. What was wrong with a changed cell is not said any more. */
export function applyUpdate(rowId: string, change: UpdateRow): (row: RowView) => RowView {
  return (row) => {
    if (row.id !== rowId) return row;
    const input = Object.fromEntries(
      Object.entries({ ...row.input, ...change }).filter(([, value]) => value !== null && value !== undefined),
    ) as unknown as RowFields;
    return { ...row, input, faults: row.faults.filter(({ field }) => !(field in change)) };
  };
}

/** An approved row that is taken out of its plan. */
export function applyWithdrawal(rowId: string): (row: RowView) => RowView {
  return (row) => (row.id === rowId && row.state === 'approved' ? { ...row, state: 'made', plannedAt: null } : row);
}
