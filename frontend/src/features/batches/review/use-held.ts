import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { type Decision, HELD_MOST, stillOpen } from './decisions.ts';
import { readLeft, storeLeft } from './left-decisions.ts';

const IDLE_MS = 8_000;

type Held = ReturnType<typeof useHeld>;

/** Decisions that are not sent. `now` has them at once, `shown` after the next render. */
export function useHeld(batchId: string, owner: string, rows: readonly RowView[]) {
  const [shown, setShown] = useState(() => stillOpen(readLeft(batchId, owner), rows));
  const now = useRef(shown);
  const hasFailed = useRef(false);
  // Of those that were left before, the others were sent.
  useEffect(() => storeLeft({ batchId, decisions: now.current }, owner), [batchId, owner]);
  const set = useCallback((decisions: Decision[]) => {
    now.current = decisions;
    setShown(decisions);
  }, []);
  return {
    shown,
    now,
    hasFailed,
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
 * Sends the oldest when there are too many, and all of them after a pause and when the connection is back.
 *
 * @returns sends all of them, if there is a connection
 */
export function useSendLater(
  { shown, now, hasFailed }: Held,
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
  useEffect(() => {
    window.addEventListener('online', sendAll);
    return () => window.removeEventListener('online', sendAll);
  }, [sendAll]);
  return sendAll;
}

/**
 * Calls when the wall is left, and when the tab is: of a tab that is closed or goes to another site, some browsers say
 * the one, some the other.
 */
export function useOnLeave(leaveWall: () => void, leaveTab: () => void): void {
  const latest = useRef({ leaveWall, leaveTab });
  useEffect(() => {
    latest.current = { leaveWall, leaveTab };
  });
  useEffect(() => {
    const onHide = () => latest.current.leaveTab();
    const onHidden = () => document.visibilityState === 'hidden' && onHide();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHide);
      latest.current.leaveWall();
    };
  }, []);
}
