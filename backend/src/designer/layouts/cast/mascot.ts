/** Food and plants with limbs and a face. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { mascotEnds } from '../../figures/bodies/mascot-limbs.ts';
import { postureOf } from '../../figures/bodies/posed.ts';
import type { Posture } from '../../figures/bodies/posture.ts';
import { POSTURES, type PostureName } from '../../figures/bodies/postures.ts';
import { drawing, type MotifStyle } from '../../figures/motif.ts';
import type { Spot } from '../../figures/notation/outlines.ts';
import { OWN_THINGS } from './acts.ts';
import { type Draw, fitted, placement } from './outfit.ts';
import type { Placed } from './posed-things.ts';
import { turned, turnOf } from './tumbling.ts';

/** Room of the thing in the units of its limbs, whose middle is that of the thing. */
const BODY = { x: 300, y: 250, w: 680, h: 780 };

/** Of the height of the thing: its middle where nothing else is said. */
const FACE_AT: Record<string, number> = { avocado: 0.33, pineapple: 0.6, cactus: 0.36, carrot: 0.42, pizza: 0.4 };

/** By its limbs: what is no longer glad shows it. */
const FACE_OF: Record<string, string> = {
  'crying-arms': 'face-in-tears',
  'tired-arms': 'face-half-asleep',
  'angry-arms': 'face-in-rage',
  'scared-arms': 'face-in-fear',
  'screaming-arms': 'face-in-scream',
  'laughing-arms': 'face-in-laughter',
  'winking-arms': 'face-with-wink',
  'astonished-arms': 'face-astonished',
};

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
  const upright = [behind, body, ...face, ...glasses];
  const posture = postureOf(limbs);
  const figure = turnOf(posture) ? turned(upright, behind, turnOf(posture)) : upright;
  const own = posture ? ownThings(draw, posture, { behind: figure[0] ?? behind, limbs, scale, dx, dy }) : [];
  const pieces = [
    ...own.flatMap((one) => (one.isBehind ? one.pieces : [])),
    ...figure,
    ...own.flatMap((one) => (one.isBehind ? [] : one.pieces)),
  ];
  return fitted(pieces, slot, seat);
}

/** Nobody with thin arms has a rod or a basket. */
const WITHOUT: ReadonlySet<PostureName> = new Set(['casting', 'laundering', 'hanging-up', 'meditating', 'tree-pose']);

interface Limbs {
  behind: Piece;
  limbs: string;
  scale: number;
  dx: number;
  dy: number;
}

/** As of a body of ours: the ball that is pointed at, the hoop around the middle. */
function ownThings(draw: Draw, posture: PostureName, { behind, limbs, ...place }: Limbs): Placed[] {
  const { hands, feet } = mascotEnds(posture);
  const spots = (ends: readonly Spot[]) => ends.map(([x, y]) => ({ x, y, w: 0 }));
  const anchors = { hand: spots(hands), foot: spots(feet), waist: [{ x: 0, y: WAIST, w: 0 }] };
  const frame = { name: limbs, body: behind, source: drawing(limbs), anchors, ...place };
  return WITHOUT.has(posture) ? [] : (OWN_THINGS[posture]?.(draw, frame) ?? []);
}

/** In the units of the limbs. */
const WAIST = 860;

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
