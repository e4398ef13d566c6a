/** How whoever has four legs moves, and its body in that gait. */

import { anchorsOf } from '../../figures/anchors.ts';
import type { GaitName } from '../../figures/bodies/gaits.ts';
import { hasFigure, hasFourLegs, type Pose } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { type Drawing, figureDrawing } from '../../figures/motif.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import { fitOf, isWearable } from '../../words/outfits.ts';
import { RUN, SLEEP, STAND, TRIPOD, WALK } from '../../words/roles.ts';

/** By the picture that says what is done. */
const GAIT_OF: Record<string, GaitName> = {
  [RUN]: 'galloping',
  [WALK]: 'pacing',
  [STAND]: 'all-fours',
  [TRIPOD]: 'tripod',
  'jumping-arms': 'bounding',
  [SLEEP]: 'sleeping',
};

export const saysGait = (motif: string) => Object.hasOwn(GAIT_OF, motif);

/** Undefined for whoever has two legs, or wears what is made for them. */
export function gaitOf(head: string, motifs: readonly string[]): GaitName | undefined {
  const said = motifs.find(saysGait);
  if (!said || !hasFourLegs(head) || motifs.some(isForTwoLegs)) return undefined;
  return GAIT_OF[said];
}

const isForTwoLegs = (motif: string) =>
  isWearable(motif) && /^(?:body|waist|foot|back)$/u.test(fitOf(motif)?.place ?? '') && !fitOf(motif)?.isBehind;

export const leapOf = (head: string): Pose => (hasFourLegs(head) ? 'bounding' : 'jumping');

/** Running to the right. */
export function runnerOf(motif: string): { source: string | Drawing; flip: boolean } {
  const head = HEAD_OF[motif] ?? motif;
  if (hasFigure(head)) return { source: figureDrawing(head, hasFourLegs(head) ? 'galloping' : 'run'), flip: false };
  return { source: wholeOf(motif) ?? motif, flip: facesLeft(motif) };
}

/** Whole animals that are drawn from the side. */
export function facesLeft(motif: string): boolean {
  const [mouth] = anchorsOf(motif, 'stand')?.mouth ?? [];
  return mouth !== undefined && mouth.x < -60;
}
