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

function ropeDrawing(from: Point, to: Point, sag: number, wide: number): Drawing {
  return cordDrawing([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to], wide);
}

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
  const { bounds: a } = leader;
  return dogs.flatMap((dog, at) => {
    const head = HEAD_OF[dog] ?? dog;
    const box = { x: x + w * (0.42 + 0.28 * at), y: y + h * (0.5 + 0.06 * at), w: w * 0.32, h: h * (0.5 - 0.06 * at) };
    const { bounds: b, ...rest } = draw(whole(head, 'stand'), box, true);
    const collar = hasFigure(head) ? [0.5, 0.58] : [0.66, 0.44];
    const end = [b.x + b.w * (collar[0] ?? 0), b.y + b.h * (collar[1] ?? 0)] as const;
    const rope = ropeDrawing([a.x + a.w * 0.93, a.y + a.h * 0.56], end, w * 0.04, w * 0.012);
    return [{ ...rest, bounds: b }, draw(rope, { ...rope.box, x: rope.box.x - 640 }, false)];
  });
}

/** What is pulled follows, with its load on it; a dog goes ahead. */
export function leadingPieces(
  draw: Draw,
  head: string,
  other: string,
  accents: readonly string[],
  { x, y, w, h }: Box,
): Piece[] {
  const isPulled = accents.includes(TOW_ROPE);
  const load = accents.find((one) => one !== TOW_ROPE && one !== LEASH);
  const left = { x, y: y + h * (isPulled ? 0.5 : 0), w: w * 0.52, h: h * (isPulled ? 0.5 : 1) };
  const right = { x: x + w * 0.5, y: y + h * (isPulled ? 0.06 : 0.34), w: w * 0.5, h: h * (isPulled ? 0.94 : 0.66) };
  const isLarge = !isPulled && sizeOf(other) > 4;
  if (isLarge) Object.assign(right, { x: x + w * 0.4, y: y + h * 0.14, w: w * 0.6, h: h * 0.86 });
  const leader = draw(whole(head, isPulled ? 'pulling' : 'stand'), isPulled ? right : left, true);
  const led = HEAD_OF[other] ?? other;
  const walks = !isPulled && hasFourLegs(led);
  const second = draw(walks ? figureDrawing(led, 'pacing') : whole(led, 'stand'), isPulled ? left : right, true);
  const [a, b] = isPulled ? [second.bounds, leader.bounds] : [leader.bounds, second.bounds];
  const hands = isPulled && !hasFigure(head) ? 0.66 : 0.56;
  const start = [a.x + a.w * (isPulled ? 0.9 : 0.93), a.y + a.h * (isPulled ? 0.42 : hands)] as const;
  const collar = walks ? [0.66, 0.52] : hasFigure(led) ? [0.5, 0.58] : [0.66, 0.44];
  const [ex = 0, ey = 0] = isPulled ? [hasFigure(head) ? 0.06 : 0.3, hands] : collar;
  const end = [b.x + b.w * ex, b.y + b.h * ey] as const;
  const rope = ropeDrawing(start, end, w * (isPulled ? 0.02 : 0.06), w * 0.014);
  // A drawing has its middle at 640.
  const line = draw(rope, { ...rope.box, x: rope.box.x - 640 }, false);
  if (!isPulled && load && !isCreature(load))
    return [draw(load, { x: x + w * 0.42, y, w: w * 0.62, h: h * 0.94 }, true), leader, second, line];
  if (!isPulled && load) return [leader, ...walked(draw, [other, load], leader, { x, y, w, h })];
  if (!load) return isPulled ? [second, line, leader] : [leader, second, line];
  const { bounds } = second;
  const foot = bounds.y + bounds.h * 0.5;
  const top = draw(load, { x: bounds.x + bounds.w * 0.16, y: foot - h * 0.3, w: bounds.w * 0.62, h: h * 0.3 }, true);
  return [top, second, line, leader];
}
