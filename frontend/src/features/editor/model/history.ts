import type { EditorDocument } from './document.ts';

export interface History<D = EditorDocument> {
  past: D[];
  present: D;
  future: D[];
  /** What the last change was of, and when: the next one of the same soon after is one step with it. */
  last?: { of: string; at: number } | undefined;
}

export type HistoryAction<D = EditorDocument> =
  | { type: 'change'; document: D; of: string; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'open'; document: D };

/** Milliseconds. */
const ONE_STEP = 1_000;

export function startHistory<D>(document: D): History<D> {
  return { past: [], present: document, future: [] };
}

export function historyReducer<D>(history: History<D>, action: HistoryAction<D>): History<D> {
  const { past, present, future } = history;
  switch (action.type) {
    case 'change':
      return change(history, action);
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after ? { past: [...past, present], present: after, future: rest } : history;
    }
    case 'open':
      return startHistory(action.document);
  }
}

function change<D>(
  { past, present, last }: History<D>,
  { document, of, at }: Extract<HistoryAction<D>, { type: 'change' }>,
): History<D> {
  const isSameStep = last?.of === of && at - last.at < ONE_STEP;
  return { past: isSameStep ? past : [...past, present], present: document, future: [], last: { of, at } };
}
