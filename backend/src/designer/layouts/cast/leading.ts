/** Who pulls a sled, and who walks a dog: a rope between the two. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure, hasFourLegs } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { type Drawing, figureDrawing } from '../../figures/motif.ts';
import { areaPaths } from '../../figures/notation/head.ts';
import { roundEnds, sides, throughPoints } from '../../figures/notation/outlines.ts';
import { boxOf } from '../../figures/paths.ts';
import { isCreature, LEASH, TOW_ROPE } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import type { Draw } from './outfit.ts';
import { whole } from './riding.ts';

export const isLeading = (accents: readonly string[]) => accents.includes(TOW_ROPE) || accents.includes(LEASH);

const ROPE = '#8a5733';

type Point = readonly [x: number, y: number];

/** Through points of the canvas, as wide as a share of the picture. */
function cordDrawing(points: readonly Point[], wide: number): Drawing {
  const ring = roundEnds(sides(throughPoints(points), wide));
  const paths = areaPaths([{ fill: ROPE, ring }]);
  return { name: 'rope', paths, box: boxOf(paths) };
}

/** A drawing has its middle at 640. */
export function ropePiece(draw: Draw, points: readonly Point[], wide: number): Piece {
  const rope = cordDrawing(points, wide);
  return draw(rope, { ...rope.box, x: rope.box.x - 640 }, false);
}

/** Two dogs, one before the other, and a leash for each. */
function walked(draw: Draw, dogs: readonly string[], leader: Piece, { x, y, w, h }: Box): Piece[] {
  return dogs.flatMap((dog, at) => {
    const head = HEAD_OF[dog] ?? dog;
    const box = { x: x + w * (0.42 + 0.28 * at), y: y + h * (0.5 + 0.06 * at), w: w * 0.32, h: h * (0.5 - 0.06 * at) };
    const ahead = draw(whole(head, 'stand'), box, true);
    const collar = spotAt(ahead, collarOf(head));
    return [ahead, hangingRope(draw, spotAt(leader, HAND), collar, { sag: w * 0.04, wide: w * 0.012 })];
  });
}

export function leadingPieces(draw: Draw, head: string, other: string, accents: readonly string[], slot: Box): Piece[] {
  const third = accents.find((one) => one !== TOW_ROPE && one !== LEASH);
  return accents.includes(TOW_ROPE)
    ? pulling(draw, head, { pulled: other, load: third }, slot)
    : walking(draw, head, { led: other, third }, slot);
}

/** What is pulled follows, with its load on it. */
function pulling(draw: Draw, head: string, { pulled, load }: { pulled: string; load?: string }, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const leader = draw(whole(head, 'pulling'), { x: x + w * 0.5, y: y + h * 0.06, w: w * 0.5, h: h * 0.94 }, true);
  const behind = whole(HEAD_OF[pulled] ?? pulled, 'stand');
  const follower = draw(behind, { x, y: y + h * 0.5, w: w * 0.52, h: h * 0.5 }, true);
  const { bounds } = follower;
  const hands = spotAt(leader, hasFigure(head) ? [0.06, 0.56] : [0.3, 0.66]);
  const rope = hangingRope(draw, spotAt(follower, [0.9, 0.42]), hands, { sag: w * 0.02, wide: w * 0.014 });
  if (!load) return [follower, rope, leader];
  const foot = bounds.y + bounds.h * 0.5;
  const top = draw(load, { x: bounds.x + bounds.w * 0.16, y: foot - h * 0.3, w: bounds.w * 0.62, h: h * 0.3 }, true);
  return [top, follower, rope, leader];
}

/** A dog goes ahead; a third thing is behind both, and a second animal has a leash of its own. */
function walking(draw: Draw, head: string, { led, third }: { led: string; third?: string }, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const leader = draw(whole(head, 'stand'), { x, y, w: w * 0.52, h }, true);
  if (third && isCreature(third)) return [leader, ...walked(draw, [led, third], leader, slot)];
  const room =
    sizeOf(led) > 4
      ? { x: x + w * 0.4, y: y + h * 0.14, w: w * 0.6, h: h * 0.86 }
      : { x: x + w * 0.5, y: y + h * 0.34, w: w * 0.5, h: h * 0.66 };
  const body = HEAD_OF[led] ?? led;
  const walks = hasFourLegs(body);
  const ahead = draw(walks ? figureDrawing(body, 'pacing') : whole(body, 'stand'), room, true);
  const collar = spotAt(ahead, walks ? [0.66, 0.52] : collarOf(body));
  const rope = hangingRope(draw, spotAt(leader, HAND), collar, { sag: w * 0.06, wide: w * 0.014 });
  const behind = third ? [draw(third, { x: x + w * 0.42, y, w: w * 0.62, h: h * 0.94 }, true)] : [];
  return [...behind, leader, ahead, rope];
}

/** Shares of a picture's box. */
const HAND: Point = [0.93, 0.56];
const collarOf = (head: string): Point => (hasFigure(head) ? [0.5, 0.58] : [0.66, 0.44]);

const spotAt = ({ bounds: { x, y, w, h } }: Piece, [across, down]: Point): Point => [x + w * across, y + h * down];

/** Hangs down in its middle. */
function hangingRope(draw: Draw, from: Point, to: Point, { sag, wide }: { sag: number; wide: number }): Piece {
  return ropePiece(draw, [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to], wide);
}
