/** Whoever jumps through a hoop: one half of the hoop is behind it, the other before it. */

import type { Box } from '../../canvas/geometry.ts';
import { type Piece, round } from '../../canvas/svg.ts';
import { isCreature } from '../../words/roles.ts';
import type { Draw } from './outfit.ts';

const HOOPS = new Set(['jump-hoop', 'flaming-hoop', 'hula-hoop', 'tire-swing']);

/** In a picture of its jump. */
export const isThrough = (head: string, motif: string) => HOOPS.has(motif) && isCreature(head) && head.endsWith('ing');

export function throughPieces(draw: Draw, head: string, hoop: string, { x, y, w, h }: Box): Piece[] {
  const ring = draw(hoop, { x: x + w * 0.24, y: y + h * 0.1, w: w * 0.52, h: h * 0.9 }, true);
  const { bounds } = ring;
  const jumper = draw(head, { x, y: bounds.y + bounds.h * 0.02, w, h: bounds.h * 0.82 });
  return [ring, jumper, leftHalf(ring)];
}

/** Where the jumper comes from. */
function leftHalf(ring: Piece): Piece {
  const bounds = { ...ring.bounds, w: ring.bounds.w / 2 };
  const view = [bounds.x, bounds.y, bounds.w, bounds.h].map(round).join(' ');
  const size = `x="${round(bounds.x)}" y="${round(bounds.y)}" width="${round(bounds.w)}" height="${round(bounds.h)}"`;
  return { ...ring, bounds, svg: `<svg ${size} viewBox="${view}">${ring.svg}</svg>` };
}
