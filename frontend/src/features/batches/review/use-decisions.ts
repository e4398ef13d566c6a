import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../api/client/http.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { toast } from '../../../lib/toast.ts';
import { type RowActions, useRowActions } from '../queries/use-row-actions.ts';
import { applyDecisions, type Decision, groupDecisions, isOpen, stillOpen } from './decisions.ts';
import { useHeld, useSendLater } from './use-held.ts';

interface SentDecision {
  decision: Decision;
  /** Whether the server did it. */
  isDone: Promise<boolean>;
}

/**
 * Decisions are shown at once and sent a little later: an approved design can be on its way to the shop within a second,
 * and could not be taken back. The newest few wait for the next ones, or for a pause.
 */
export function useDecisions({ id, publish }: Pick<BatchDetails, 'id' | 'publish'>, rows: readonly RowView[]) {
  const actions = useRowActions(id);
  const latestRows = useLatest(rows);
  const held = useHeld(id, rows);
  const { remove, addFailed } = held;
  const isLeft = useIsLeft();
  /** What can be taken back, in its order. */
  const sent = useRef<SentDecision[]>([]);

  const send = useCallback(
    (decisions: readonly Decision[]) => {
      remove(decisions);
      const open = stillOpen(decisions, latestRows.current);
      if (open.length === 0) return;
      const answer = request(actions, open);
      const isDone = ({ rowId }: Decision) => answer.then(({ done }) => done.has(rowId));
      sent.current.push(...open.map((decision) => ({ decision, isDone: isDone(decision) })));
      void answer.then(({ done, error }) => {
        // Those that were undone in the meantime are not in it any more.
        const failed = sent.current.filter(({ decision }) => open.includes(decision) && !done.has(decision.rowId));
        sent.current = sent.current.filter((one) => !failed.includes(one));
        if (!error || failed.length === 0) return;
        const isSentLater = !isLeft.current && !isRefused(error);
        if (isSentLater) addFailed(failed.map(({ decision }) => decision));
        reportFailure(error, isSentLater);
      });
    },
    [actions, remove, addFailed, latestRows, isLeft],
  );
  const sendAll = useSendLater(held, send);

  function decide(row: RowView, kind: Decision['kind']) {
    if (isOpen(row)) held.add({ rowId: row.id, designId: row.design?.id, kind, before: row.state });
  }

  /** Takes the last decision back. Answers with its row. */
  function undo(): string | undefined {
    const last = held.now.current.at(-1);
    if (last) {
      remove([last]);
      return last.rowId;
    }
    const latest = sent.current.pop();
    if (!latest) return undefined;
    takeBack(latest, { rows: latestRows, actions, isScheduled: typeof publish !== 'string' }).catch((error: Error) => {
      sent.current.push(latest);
      toast({ title: 'Couldn’t undo', description: error.message, tone: 'destructive' });
    });
    return latest.decision.rowId;
  }

  const decided = useMemo(() => applyDecisions(rows, held.shown), [rows, held.shown]);
  return { rows: decided, decide, undo, sendAll, actions };
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Whether the wall is not on the screen any more. */
function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

/** Answers with the rows that the server did it with, and why a call failed. */
async function request(actions: RowActions, decisions: readonly Decision[]) {
  const { approve, discard } = groupDecisions(decisions);
  const answers = await Promise.allSettled([
    ...(approve.length > 0 ? [actions.approve(approve, { quiet: true })] : []),
    ...(discard.length > 0 ? [actions.discard(discard, { quiet: true })] : []),
  ]);
  const results = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.results : []));
  const failure = answers.find((answer) => answer.status === 'rejected');
  return {
    done: new Set(results.filter(({ success }) => success).map(({ id }) => id)),
    error: failure?.reason as Error | undefined,
  };
}

const PASSING = [401, 408, 429];

/** Whether the server would answer the same another time. */
function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);
}

function reportFailure({ message }: Error, isSentLater: boolean): void {
  toast({
    title: isSentLater ? 'Your decisions aren’t saved yet' : 'Couldn’t save your decisions',
    description: isSentLater ? `${message} They are sent again with your next decision.` : message,
    tone: 'destructive',
  });
}

interface TakingBack {
  rows: RefObject<readonly RowView[]>;
  actions: RowActions;
  isScheduled: boolean;
}

/** Of what was sent, a discarded design comes back from the trash, and a planned one out of its plan. */
async function takeBack(
  { decision: { rowId, kind, before }, isDone }: SentDecision,
  { rows, actions, isScheduled }: TakingBack,
): Promise<void> {
  if (!(await isDone)) return;
  const row = rows.current.find(({ id }) => id === rowId);
  if (kind === 'discard' && before === 'made') await actions.restore([rowId], { quiet: true });
  else if (kind === 'approve' && isScheduled && row?.state === 'approved') await actions.withdraw(row);
  else toast({ title: 'Too late to undo', description: tooLate(kind), tone: 'destructive' });
}

function tooLate(kind: Decision['kind']): string {
  return kind === 'approve'
    ? 'This design is on its way to your shop already.'
    : 'This design was given up and its credit refunded. You can have it drawn again.';
}
