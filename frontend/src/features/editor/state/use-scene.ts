import { useEffect, useState } from 'react';
import type { Drawn } from '../engine/engine-tasks.ts';
import { SupersededError, useEngine } from '../engine/use-engine.ts';
import { type EditorDocument, requestOf } from '../model/document.ts';
import type { Tone } from '../model/shirts.ts';

/** Pixels of the canvas's width that the engine draws: what a screen shows. */
export const DRAWN_WIDTH = 900;

export interface SceneState {
  /** The newest that is there: while a change is drawn, the one before. */
  drawn: (Drawn & { document: EditorDocument }) | undefined;
  isDrawing: boolean;
  error: string | undefined;
  retry: () => void;
}

/** The design as it prints on shirts of a tone, drawn anew with each change. The newest change goes first. */
export function useScene(document: EditorDocument, tone: Tone): SceneState {
  const engine = useEngine();
  const [drawn, setDrawn] = useState<(Drawn & { document: EditorDocument }) | undefined>();
  const [failure, setFailure] = useState<{ of: EditorDocument; message: string }>();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ document: EditorDocument; tone: Tone; attempt: number }>();
  useEffect(() => {
    let isCurrent = true;
    engine.run('draw', [requestOf(document, tone), DRAWN_WIDTH], { place: 'draw', isUrgent: true }).then(
      (result) => {
        if (!isCurrent) return;
        setDrawn({ ...result, document });
        setShown({ document, tone, attempt });
      },
      (error: Error) => {
        if (isCurrent && !(error instanceof SupersededError)) setFailure({ of: document, message: error.message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, document, tone, attempt]);
  const isShown = shown?.document === document && shown.tone === tone && shown.attempt === attempt;
  const error = failure?.of === document && !isShown ? failure.message : undefined;
  const retry = () => {
    engine.restart();
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  return { drawn, isDrawing: !isShown && !error, error, retry };
}
