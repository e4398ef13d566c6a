/** "Dog in a wagon with pumpkins": both are in it. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isCreature } from '../../words/roles.ts';
import { isHeaped, oneOf } from './filling.ts';
import { type Draw, fitted } from './outfit.ts';
import type { Shown } from './parts.ts';
import { whole } from './riding.ts';

/** From and to of its width, and how far down what is in it is seen. */
const BEDS: Record<string, { from: number; to: number; foot: number }> = {
  'red-wagon': { from: 0, to: 0.84, foot: 0.5 },
  'pickup-truck': { from: 0.45, to: 0.99, foot: 0.5 },
};

export const hasBed = (motif: string) => Object.hasOwn(BEDS, motif);

export const isLoaded = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'ride' &&
  hasBed(companion.motif) &&
  isCreature(subject) &&
  accents.length === 1 &&
  accents.every(isHeaped);

/** Who rides has the larger part of the room. */
const SHARE = 0.62;

/** Of its width, and of a side of one. */
const HEAP = [
  [0.54, 1],
  [0.72, 1],
  [0.63, 1.6],
] as const;

export function withCargo(
  draw: Draw,
  head: string,
  cargo: string,
  { vessel, slot }: { vessel: string; slot: Box },
): Piece[] {
  const { x, y, w, h } = slot;
  const below = draw(vessel, { x, y: y + h * 0.44, w, h: h * 0.56 }, true);
  const { bounds } = below;
  const bed = BEDS[vessel] ?? { from: 0, to: 1, foot: 0.5 };
  const left = bounds.x + bounds.w * bed.from;
  const wide = bounds.w * (bed.to - bed.from);
  const foot = bounds.y + bounds.h * bed.foot;
  const rider = draw(whole(head, 'ride'), { x: left, y, w: wide * SHARE, h: foot - y }, true);
  const side = wide * 0.34;
  const heap = HEAP.map(([right, up]) =>
    draw(oneOf(cargo), { x: left + wide * right, y: foot - side * up, w: side, h: side }, true),
  );
  return fitted([rider, ...heap, below], slot, true);
}
