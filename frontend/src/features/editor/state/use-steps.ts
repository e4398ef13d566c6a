import { useReducer, useState } from 'react';
import { type EditorDocument, isSameDocument } from '../model/document.ts';
import { type History, historyReducer, startHistory } from '../model/history.ts';

export interface Saved<D = EditorDocument> {
  document: D;
  version: number;
}

export interface Editor<D = EditorDocument> {
  document: D;
  saved: Saved<D>;
  isDirty: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: (document: D, of: string) => void;
  undo: () => void;
  redo: () => void;
  /** Begins anew with what the server has. */
  open: (saved: Saved<D>) => void;
  /** The server has it: the steps before stay. */
  markSaved: (saved: Saved<D>) => void;
}

/** A document and its steps. `draft`: a change of it that was made before. */
export function useSteps<D = EditorDocument>(begun: Saved<D>, draft: D | undefined): Editor<D> {
  const [saved, setSaved] = useState(begun);
  const [history, dispatch] = useReducer(historyReducer<D>, undefined, () => begin(begun.document, draft));
  const document = history.present;
  return {
    document,
    saved,
    isDirty: !isSameDocument(document, saved.document),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (changed, of) => dispatch({ type: 'change', document: changed, of, at: Date.now() }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    open: (opened) => {
      setSaved(opened);
      dispatch({ type: 'open', document: opened.document });
    },
    markSaved: setSaved,
  };
}

function begin<D>(document: D, draft: D | undefined): History<D> {
  const isChanged = draft && !isSameDocument(draft, document);
  return isChanged ? { past: [document], present: draft, future: [] } : startHistory(document);
}
