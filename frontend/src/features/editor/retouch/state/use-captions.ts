import { useEffect, useState } from 'react';
import type { DrawnCaption } from '../../engine/engine-tasks.ts';
import { useEngine } from '../../engine/use-engine.ts';
import { type ShownCaption, shownCaptions } from '../canvas/captions.tsx';
import type { Caption } from '../model/retouch.ts';

/** How the words look; where they are is no matter of the engine’s. */
function keyOf({ text, face, ink, edge, edgeInk, shape }: Caption): string {
  return JSON.stringify({ text, face, ink, edge, edgeInk, shape });
}

/** Each caption as the engine draws it. While a change is drawn, as it was before. */
export function useCaptions(captions: readonly Caption[]): readonly ShownCaption[] {
  const engine = useEngine();
  const [drawn, setDrawn] = useState<readonly { key: string; drawn: DrawnCaption }[]>([]);
  const keys = captions.map(keyOf).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a caption that is moved looks the same
  useEffect(() => {
    let isCurrent = true;
    const all = captions.map(async (caption) => ({
      key: keyOf(caption),
      drawn: await engine.run('caption', [{ ...caption, dx: 0, dy: 0, scale: 1, turn: 0 }]),
    }));
    Promise.all(all).then(
      (done) => isCurrent && setDrawn(done),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, keys]);
  return shownCaptions(
    captions,
    captions.map((caption, at) => (drawn.find(({ key }) => key === keyOf(caption)) ?? drawn[at])?.drawn),
  );
}
