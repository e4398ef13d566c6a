/** "Skeleton hand holding a bouquet": its fingers are around the stems. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { drawing } from '../../figures/motif.ts';
import { type Draw, fitted } from './outfit.ts';

const OPEN = 'skeleton-hand';
const CLOSED = 'skeleton-grip';

export const isBonyHand = (head: string) => head === OPEN || head === CLOSED;

/** Of the height of the picture. */
const FIST = 0.5;
/** Of the height of the fist: how far down what it holds goes. */
const GRASP = 0.52;

export function inBonyHand(draw: Draw, thing: string, { x, y, w, h }: Box): Piece[] {
  const fist = draw(CLOSED, { x, y: y + h * (1 - FIST), w, h: h * FIST }, true);
  const { bounds } = fist;
  const { box } = drawing(thing);
  const foot = bounds.y + bounds.h * GRASP;
  const tall = Math.min(foot - y, (w * box.h) / box.w);
  const wide = (tall * box.w) / box.h;
  const held = draw(thing, { x: bounds.x + bounds.w * 0.54 - wide / 2, y: foot - tall, w: wide, h: tall }, true);
  return fitted([held, { ...fist, name: OPEN }], { x, y, w, h }, true);
}
