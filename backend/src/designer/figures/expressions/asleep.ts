/** A drawn head with its eyes closed. */

import type { Area } from '../notation/head.ts';
import { eyesOf, lid } from './eyes.ts';

/** `eyes`: about their height. */
export function asleep(areas: readonly Area[], eyes: number): Area[] {
  const found = eyesOf(areas, eyes);
  if (!found) return [...areas];
  const { x, y, w, rest, ink } = found;
  return [...rest, lid({ x, y }, w, ink), lid({ x: -x, y }, w, ink)];
}
