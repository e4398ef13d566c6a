import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import { setPublishing } from '../../../api/generated/generations/generations.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { toast } from '../../../lib/toast.ts';
import { useAuth } from '../../auth/index.ts';
import { useRowActions } from '../queries/use-row-actions.ts';
import { applyDecisions, type Decision, groupDecisions, HELD_MOST, isOpen } from './decisions.ts';

const IDLE_MS = 8_000;

/**
 * Decisions are shown at once and sent a little later: an approved design can be on its way to the shop within a second,
 * and could not be taken back. The newest few wait for the next ones, or for a pause.
 */
export function useDecisions({ id, publish }: Pick<BatchDetails, 'id' | 'publish'>, rows: readonly RowView[]) {
  const actions = useRowActions(id);
  const { held, setHeld } = useHeld(id);
  const sent = useRef<Decision[]>([]);

  const send = useCallback(
    (decisions: Decision[]) => {
      if (decisions.length === 0) return;
      sent.current.push(...decisions);
      setHeld((before) => before.filter((one) => !decisions.includes(one)));
      const { approve, discard } = groupDecisions(decisions);
      // What failed has said so in a toast.
      if (approve.length > 0) void actions.approve(approve, { quiet: true }).catch(() => undefined);
      if (discard.length > 0) void actions.discard(discard, { quiet: true }).catch(() => undefined);
    },
    [actions, setHeld],
  );
  useSendLater(held, send);

  const decide = useCallback(
    (row: RowView, kind: Decision['kind']) => {
      if (!isOpen(row)) return;
      setHeld((before) => [...before, { rowId: row.id, kind, before: row.state }]);
    },
    [setHeld],
  );

  /** Takes the last decision back. Answers with its row. */
  const undo = useCallback((): string | undefined => {
    const last = held.at(-1);
    if (last) {
      setHeld((before) => before.filter((one) => one !== last));
      return last.rowId;
    }
    const decision = sent.current.pop();
    if (!decision) return undefined;
    const row = rows.find((one) => one.id === decision.rowId);
    void takeBack(decision, row, { actions, isScheduled: typeof publish !== 'string' });
    return decision.rowId;
  }, [held, setHeld, rows, actions, publish]);

  const decided = useMemo(() => applyDecisions(rows, held), [rows, held]);
  return { rows: decided, decide, undo, sendAll: () => send(held), actions };
}

/** Those that are not sent. They survive a reload; one about a row that is decided otherwise changes nothing. */
function useHeld(batchId: string) {
  const { session } = useAuth();
  const [draft, saveDraftFrom] = useFormDraft<Decision[]>(`decisions ${batchId}`, session?.user.id ?? '');
  const [held, setHeld] = useState(draft ?? []);
  const latest = useRef(held);
  useEffect(() => {
    latest.current = held;
  });
  useEffect(() => saveDraftFrom(() => (latest.current.length > 0 ? latest.current : undefined)), [saveDraftFrom]);
  return { held, setHeld };
}

/** The oldest when there are too many, all of them after a pause and when the wall or the tab is left. */
function useSendLater(held: Decision[], send: (decisions: Decision[]) => void): void {
  const latest = useRef({ held, send });
  useEffect(() => {
    latest.current = { held, send };
    if (held.length > HELD_MOST) send(held.slice(0, held.length - HELD_MOST));
    if (held.length === 0) return;
    const timer = setTimeout(() => send(held), IDLE_MS);
    return () => clearTimeout(timer);
  }, [held, send]);
  useEffect(() => {
    const sendAll = () => latest.current.send(latest.current.held);
    const onHidden = () => document.visibilityState === 'hidden' && sendAll();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      sendAll();
    };
  }, []);
}

interface TakingBack {
  actions: ReturnType<typeof useRowActions>;
  isScheduled: boolean;
}

/** Of what was sent, a discarded design comes back from the trash, and a planned one out of its plan. */
async function takeBack(
  { rowId, kind, before }: Decision,
  row: RowView | undefined,
  { actions, isScheduled }: TakingBack,
) {
  try {
    if (kind === 'discard' && before === 'made') await actions.restore([rowId], { quiet: true });
    else if (kind === 'approve' && isScheduled && row?.state === 'approved' && row.design)
      await setPublishing(row.design.id, { publish: 'approved' });
    else toast({ title: 'Too late to undo', description: tooLate(kind), tone: 'destructive' });
  } catch (error) {
    toast({ title: 'Couldn’t undo', description: error instanceof Error ? error.message : '', tone: 'destructive' });
  }
}

function tooLate(kind: Decision['kind']): string {
  return kind === 'approve'
    ? 'This design is on its way to your shop already.'
    : 'This design was given up and its credit refunded. You can have it drawn again.';
}
