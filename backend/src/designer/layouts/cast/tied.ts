/** Balloons on a string from a thing: "wagon with balloons". */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { isCreature } from '../../words/roles.ts';
import { type Draw, fitted } from './outfit.ts';

export const isTied = (head: string, motif: string) =>
  /^balloon(?:-single)?$/u.test(motif) && !isCreature(head) && !hasTag(head, 'person');

/** Behind it and above, as large as it is. */
export function tiedPieces(draw: Draw, head: string, motif: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const thing = draw(head, { x, y: y + h * 0.4, w, h: h * 0.6 }, true);
  const { bounds } = thing;
  const side = Math.max(bounds.h, bounds.w * 0.6) * 0.95;
  const foot = bounds.y + bounds.h * 0.42;
  const balloons = draw(motif, { x: bounds.x + bounds.w * 0.66 - side / 2, y: foot - side, w: side, h: side }, true);
  return fitted([balloons, thing], slot, true);
}
