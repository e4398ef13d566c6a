import { useEffect, useState } from 'react';
import type { Split } from '../engine/engine-tasks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { type EditorDocument, isSameDocument, placementOf, requestOf, withPlacement } from '../model/document.ts';
import type { Tone } from '../model/shirts.ts';
import { DRAWN_WIDTH, type SceneState } from '../state/use-scene.ts';

export interface SplitState extends Split {
  name: string;
  tone: Tone;
  document: EditorDocument;
}

/** The selected layer and the rest as pictures of their own, so that it can be moved at once. */
export function useSplit(
  { drawn }: SceneState,
  document: EditorDocument,
  tone: Tone,
  name: string | undefined,
): SplitState | undefined {
  const engine = useEngine();
  const [split, setSplit] = useState<SplitState>();
  const isDrawn = drawn?.document === document;
  useEffect(() => {
    if (!name || !isDrawn) return;
    let isCurrent = true;
    engine.run('split', [requestOf(document, tone), DRAWN_WIDTH, name], { place: 'split' }).then(
      (pictures) => isCurrent && setSplit({ ...pictures, name, tone, document }),
      // Then only the frame moves.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, document, tone, name, isDrawn]);
  const fits = split?.name === name && split?.tone === tone && isSameButFor(split.name, split.document, document);
  return fits ? split : undefined;
}

function isSameButFor(layer: string, one: EditorDocument, other: EditorDocument): boolean {
  if (one === other) return true;
  if (placementOf(one, layer).hidden !== placementOf(other, layer).hidden) return false;
  const without = (document: EditorDocument) =>
    withPlacement(document, layer, { dx: 0, dy: 0, scale: 1, turn: 0, hidden: false });
  return isSameDocument(without(one), without(other));
}
