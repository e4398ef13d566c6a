/** Food and plants with limbs and a face. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { drawing, type MotifStyle } from '../../figures/motif.ts';
import { type Draw, fitted, placement } from './outfit.ts';

/** Room of the thing in the units of its limbs, whose middle is that of the thing. */
const BODY = { x: 300, y: 250, w: 680, h: 780 };

/** Of the height of the thing: its middle where nothing else is said. */
const FACE_AT: Record<string, number> = { avocado: 0.33, pineapple: 0.6, cactus: 0.36, carrot: 0.42, pizza: 0.4 };

/** By its limbs: what is no longer glad shows it. */
const FACE_OF: Record<string, string> = { 'crying-arms': 'face-in-tears', 'tired-arms': 'face-half-asleep' };

/** Of the smaller side of the thing. */
const FACE = 0.52;

export function mascotPieces(
  draw: Draw,
  [thing, limbs]: readonly [string, string],
  slot: Box,
  { style, seat, worn }: { style: MotifStyle; seat: boolean; worn: readonly string[] },
): Piece[] {
  const behind = draw(limbs, slot);
  const { scale, dx, dy } = placement(behind.bounds, drawing(limbs), style);
  const room = { x: dx + BODY.x * scale, y: dy + BODY.y * scale, w: BODY.w * scale, h: BODY.h * scale };
  const body = draw(thing, room, false);
  const eyes = body.bounds.y + body.bounds.h * (FACE_AT[thing] ?? 0.5);
  const face = thing === 'jack-o-lantern' ? [] : [faceOn(draw, FACE_OF[limbs] ?? 'smiling-face', body.bounds, eyes)];
  const glasses = worn.map((motif) => glassesOn(draw, motif, body.bounds, eyes));
  return fitted([behind, body, ...face, ...glasses], slot, seat);
}

/** Over the eyes. */
function glassesOn(draw: Draw, motif: string, { x, w, h }: Box, eyes: number): Piece {
  const side = Math.min(w, h) * FACE * 1.3;
  return draw(motif, { x: x + (w - side) / 2, y: eyes - side * 0.42, w: side, h: side * 0.5 });
}

function faceOn(draw: Draw, face: string, { x, w, h }: Box, eyes: number): Piece {
  const side = Math.min(w, h) * FACE;
  const box = { x: x + (w - side) / 2, y: eyes - side / 2, w: side, h: side };
  return draw(face, box, false, { outline: undefined, keyline: undefined });
}
