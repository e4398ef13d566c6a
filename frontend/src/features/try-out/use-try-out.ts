import { useEffect, useState } from 'react';
import type { TriedDesign } from '../../api/model/triedDesign.ts';
import type { SampleColor } from '../../lib/shirt-colors.ts';
import { saveTriedIdea } from '../../lib/tried-idea.ts';

/** The call is needed by few visitors, so its code is loaded by who begins to type. */
export const loadDrawing = () => import('./draw-idea.ts');

interface Shown {
  idea: string;
  design: TriedDesign;
}

export function useTryOut() {
  const [color, setColor] = useState<SampleColor>('Navy');
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDrawing, setDrawing] = useState(false);

  useEffect(() => {
    if (!shown) return;
    const { idea, design } = shown;
    saveTriedIdea({ idea, style: design.style, seed: design.seed, color });
  }, [shown, color]);

  async function draw(idea: string) {
    setDrawing(true);
    const drawn = await loadDrawing()
      .then(({ drawIdea }) => drawIdea(idea))
      .catch(() => ({ problem: 'You seem to be offline. Please try again.' }));
    setDrawing(false);
    setProblem('problem' in drawn ? drawn.problem : null);
    if ('design' in drawn) setShown({ idea, ...drawn });
  }

  return { color, choose: setColor, shown, problem, setProblem, isDrawing, draw };
}
