import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { useAuth } from '../../auth/index.ts';
import { type Decision, HELD_MOST, stillOpen } from './decisions.ts';

const IDLE_MS = 8_000;

type Held = ReturnType<typeof useHeld>;

/** Decisions that are not sent. `now` has them at once, `shown` after the next render. */
export function useHeld(batchId: string, rows: readonly RowView[]) {
  const { session } = useAuth();
  const [draft, saveDraftFrom] = useFormDraft<Decision[]>(`decisions ${batchId}`, session?.user.id ?? '');
  const [shown, setShown] = useState(() => stillOpen(draft ?? [], rows));
  const now = useRef(shown);
  const hasFailed = useRef(false);
  const set = useCallback((decisions: Decision[]) => {
    now.current = decisions;
    setShown(decisions);
  }, []);
  return {
    shown,
    now,
    hasFailed,
    saveDraftFrom,
    add: useCallback(
      (decision: Decision) => {
        hasFailed.current = false;
        set([...now.current, decision]);
      },
      [set],
    ),
    remove: useCallback(
      (decisions: readonly Decision[]) => set(now.current.filter((one) => !decisions.includes(one))),
      [set],
    ),
    /** What failed is sent again by the next decision or when the wall is left, not over and over. */
    addFailed: useCallback(
      (decisions: readonly Decision[]) => {
        hasFailed.current = true;
        set([...decisions, ...now.current]);
      },
      [set],
    ),
  };
}

/**
 * Sends the oldest when there are too many, all of them after a pause, when the wall or the tab is left, and when the
 * connection is back. What is not sent when the page is left is held over a reload.
 *
 * @returns sends all of them, if there is a connection
 */
export function useSendLater(
  { shown, now, hasFailed, saveDraftFrom }: Held,
  send: (decisions: readonly Decision[]) => void,
): () => void {
  const sendAll = useCallback(() => {
    if (navigator.onLine) send(now.current);
  }, [now, send]);
  useEffect(() => {
    if (shown.length === 0 || hasFailed.current) return;
    if (shown.length > HELD_MOST && navigator.onLine) send(shown.slice(0, shown.length - HELD_MOST));
    const timer = setTimeout(sendAll, IDLE_MS);
    return () => clearTimeout(timer);
  }, [shown, hasFailed, send, sendAll]);
  useSendOnLeave(sendAll);
  // Declared last: when the wall is left, what can be sent is sent before the rest is stored.
  useEffect(() => saveDraftFrom(() => (now.current.length > 0 ? now.current : undefined)), [saveDraftFrom, now]);
  return sendAll;
}

function useSendOnLeave(sendAll: () => void): void {
  const latest = useRef(sendAll);
  useEffect(() => {
    latest.current = sendAll;
  });
  useEffect(() => {
    const send = () => latest.current();
    const onHidden = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', send);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', send);
      send();
    };
  }, []);
}
