/** Food and plants with limbs and a face. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { postureOf } from '../../figures/bodies/posed.ts';
import type { Posture } from '../../figures/bodies/posture.ts';
import { POSTURES } from '../../figures/bodies/postures.ts';
import { drawing, type MotifStyle } from '../../figures/motif.ts';
import { type Draw, fitted, placement } from './outfit.ts';
import { turned, turnOf } from './tumbling.ts';

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
  const lean = leanOf(limbs);
  const body = draw(thing, room, false, { turn: lean });
  const eyes = body.bounds.y + body.bounds.h * (FACE_AT[thing] ?? 0.5);
  const smile = FACE_OF[limbs] ?? 'smiling-face';
  const seen = lean ? faceOver(draw, body.bounds, lean) : faceOn(draw, smile, body.bounds, eyes);
  const face = thing === 'jack-o-lantern' ? [] : [seen];
  const glasses = worn.map((motif) => glassesOn(draw, motif, body.bounds, eyes));
  const pieces = [behind, body, ...face, ...glasses];
  const turn = turnOf(postureOf(limbs));
  return fitted(turn ? turned(pieces, behind, turn) : pieces, slot, seat);
}

/** Of a thing that lies or leans far. */
const FAR = 30;

function leanOf(limbs: string): number {
  const posture = postureOf(limbs);
  const { lean = 0 }: Pick<Posture, 'lean'> = posture ? POSTURES[posture] : {};
  return Math.abs(lean) > FAR ? lean : 0;
}

/** Upright, where the upper end of the thing is. */
function faceOver(draw: Draw, { x, y, w, h }: Box, lean: number): Piece {
  const side = Math.min(w, h) * FACE;
  const by = Math.max(w, h) * UPPER;
  const [dx, dy] = [Math.sin((lean * Math.PI) / 180) * by, -Math.cos((lean * Math.PI) / 180) * by];
  const box = { x: x + w / 2 + dx - side / 2, y: y + h / 2 + dy - side / 2, w: side, h: side };
  return draw('smiling-face', box, false, { outline: undefined, keyline: undefined });
}

/** Of the longer side: from its middle. */
const UPPER = 0.14;

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
