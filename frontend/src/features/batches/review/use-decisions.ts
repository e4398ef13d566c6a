import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { requestOnLeave } from '../../../api/client/request-on-leave.ts';
import { getApproveBatchRowsUrl, getDiscardBatchRowsUrl } from '../../../api/generated/batches/batches.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { BulkOutcome } from '../../../api/model/bulkOutcome.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { toast } from '../../../lib/toast.ts';
import { useAuth } from '../../auth/index.ts';
import { applyAction } from '../model/row-changes.ts';
import { changeRows, refreshBatch } from '../queries/batch-cache.ts';
import { isRefused } from '../queries/refusal.ts';
import { type RowActions, useRowActions } from '../queries/use-row-actions.ts';
import { applyDecisions, type Decision, groupDecisions, isOpen, stillOpen } from './decisions.ts';
import { isPlanned } from './is-planned.ts';
import { forgetLeft, storeLeft } from './left-decisions.ts';
import { useHeld, useOnLeave, useSendLater } from './use-held.ts';

type Call = (kind: Decision['kind'], rowIds: string[]) => Promise<BulkOutcome>;

const URLS = { approve: getApproveBatchRowsUrl, discard: getDiscardBatchRowsUrl };

interface SentDecision {
  decision: Decision;
  /** Whether the server did it. */
  isDone: Promise<boolean>;
}

/**
 * Decisions are shown at once and sent a little later: an approved design can be on its way to the shop within a second,
 * and could not be taken back. The newest few wait for the next ones, or for a pause.
 */
export function useDecisions(batch: Pick<BatchDetails, 'id' | 'state' | 'publish'>, rows: readonly RowView[]) {
  const { id } = batch;
  const actions = useRowActions(id);
  const postOnLeave = usePostOnLeave(id);
  const owner = useAuth().session?.user.id ?? '';
  const latestRows = useLatest(rows);
  const held = useHeld(id, owner, rows);
  const { now, remove, addFailed } = held;
  const isLeft = useIsLeft();
  /** What can be taken back, in its order. */
  const sent = useRef<SentDecision[]>([]);
  /** What a tab that is closed may take back before it has arrived. */
  const pending = useRef<Decision[]>([]);

  const send = useCallback(
    (decisions: readonly Decision[], call: Call = (kind, rowIds) => actions[kind](rowIds, { quiet: true })) => {
      remove(decisions);
      const open = stillOpen(decisions, latestRows.current);
      if (open.length === 0) return;
      pending.current.push(...open);
      const answer = request(call, open);
      const isDone = ({ rowId }: Decision) => answer.then(({ done }) => done.has(rowId));
      sent.current.push(...open.map((decision) => ({ decision, isDone: isDone(decision) })));
      void answer.then(({ done, error }) => {
        const isSentLater = error !== undefined && !isRefused(error);
        const answered = open.filter(({ rowId }) => !isSentLater || done.has(rowId));
        forgetLeft({ batchId: id, decisions: answered }, owner);
        pending.current = pending.current.filter((one) => !open.includes(one));
        // Those that were undone in the meantime are not in it any more.
        const failed = sent.current.filter(({ decision }) => open.includes(decision) && !done.has(decision.rowId));
        sent.current = sent.current.filter((one) => !failed.includes(one));
        if (!error || failed.length === 0) return;
        if (isSentLater && !isLeft.current) addFailed(failed.map(({ decision }) => decision));
        reportFailure(error, isSentLater && (isLeft.current ? 'with the review' : 'with the next'));
      });
    },
    [actions, id, owner, remove, addFailed, latestRows, isLeft],
  );
  const sendAll = useSendLater(held, send);
  const store = () => {
    const decisions = [...pending.current, ...now.current];
    if (decisions.length > 0) storeLeft({ batchId: id, decisions }, owner);
  };
  const leaveWall = () => {
    store();
    sendAll();
  };
  const leaveTab = () => {
    store();
    if (!navigator.onLine) return;
    // What is on its way is sent once more: it changes nothing twice.
    void request(postOnLeave, pending.current);
    pending.current = [];
    send(now.current, postOnLeave);
    pending.current = [];
  };
  useOnLeave(leaveWall, leaveTab);

  function decide(row: RowView, kind: Decision['kind']) {
    if (isOpen(row)) held.add({ rowId: row.id, designId: row.design?.id, kind, before: row.state });
  }

  /** Takes the last decision back. Answers with its row. */
  function undo(): string | undefined {
    const last = now.current.at(-1);
    if (last) {
      remove([last]);
      forgetLeft({ batchId: id, decisions: [last] }, owner);
      return last.rowId;
    }
    const latest = sent.current.pop();
    if (!latest) return undefined;
    takeBack(latest, { rows: latestRows, actions, batch }).catch((error: Error) => {
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

/** Of a tab: what is shown of it at once, and a request that outlives the page. */
function usePostOnLeave(batchId: string): Call {
  const cache = useQueryClient();
  return useCallback(
    (kind, rowIds) => {
      changeRows(cache, batchId, applyAction(kind, new Set(rowIds)));
      const answer = requestOnLeave<BulkOutcome>('POST', URLS[kind](batchId), { rowIds });
      return answer.finally(() => refreshBatch(cache, batchId));
    },
    [cache, batchId],
  );
}

/** Answers with the rows that the server did it with, and why a call failed. */
async function request(call: Call, decisions: readonly Decision[]) {
  const { approve, discard } = groupDecisions(decisions);
  const answers = await Promise.allSettled([
    ...(approve.length > 0 ? [call('approve', approve)] : []),
    ...(discard.length > 0 ? [call('discard', discard)] : []),
  ]);
  const results = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.results : []));
  const failure = answers.find((answer) => answer.status === 'rejected');
  return {
    done: new Set(results.filter(({ success }) => success).map(({ id }) => id)),
    error: failure?.reason as Error | undefined,
  };
}

const SENT_LATER = {
  'with the next': 'They are sent again with your next decision.',
  'with the review': 'They are sent when you open the review again.',
};

function reportFailure({ message }: Error, sentLater: keyof typeof SENT_LATER | false): void {
  toast({
    title: sentLater ? 'Your decisions aren’t saved yet' : 'Couldn’t save your decisions',
    description: sentLater ? `${message} ${SENT_LATER[sentLater]}` : message,
    tone: 'destructive',
  });
}

interface TakingBack {
  rows: RefObject<readonly RowView[]>;
  actions: RowActions;
  batch: Pick<BatchDetails, 'state' | 'publish'>;
}

/** Of what was sent, a discarded design comes back from the trash, and a planned one out of its plan. */
async function takeBack(
  { decision: { rowId, kind, before }, isDone }: SentDecision,
  { rows, actions, batch }: TakingBack,
): Promise<void> {
  if (!(await isDone)) return;
  const row = rows.current.find(({ id }) => id === rowId);
  if (kind === 'discard' && before === 'made') await actions.restore([rowId], { quiet: true });
  else if (kind === 'approve' && row && isPlanned(row, batch)) await actions.withdraw(row);
  else toast({ title: 'Too late to undo', description: tooLate(kind), tone: 'destructive' });
}

function tooLate(kind: Decision['kind']): string {
  return kind === 'approve'
    ? 'This design is on its way to your shop already.'
    : 'This design was given up and its credit refunded. You can have it drawn again.';
}
