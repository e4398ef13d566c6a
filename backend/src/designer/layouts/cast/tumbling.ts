/** Whoever is upside down, or in the air, is drawn upright and then turned with all that is worn. */

import { type Box, boundsOf, grow, place } from '../../canvas/geometry.ts';
import { group, type Piece, round } from '../../canvas/svg.ts';
import type { Posture } from '../../figures/bodies/posture.ts';
import { POSTURES, type PostureName } from '../../figures/bodies/postures.ts';
import type { Drawing, MotifStyle } from '../../figures/motif.ts';
import { walk } from '../../figures/paths.ts';
import { type Frame, reachOf } from './outfit.ts';

export function turnOf(posture: PostureName | undefined): number {
  const { turn = 0 }: Pick<Posture, 'turn'> = posture ? POSTURES[posture] : {};
  return turn;
}

/** Around the middle of the body; its own box is exact. */
export function tumbled(pieces: readonly Piece[], frame: Frame, degrees: number, style: MotifStyle): Piece[] {
  const own = turnedBody(frame, degrees, style);
  return turned(pieces, frame.body, degrees).map((piece, at) =>
    pieces[at] === frame.body ? { ...piece, bounds: own } : piece,
  );
}

/** Around the middle of one of them. */
export function turned(pieces: readonly Piece[], { bounds: { x, y, w, h } }: Piece, degrees: number): Piece[] {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const transform = `rotate(${round(degrees)} ${round(cx)} ${round(cy)})`;
  return pieces.map((piece) => ({
    ...piece,
    svg: group({ transform }, piece.svg),
    bounds: turnedBox(piece.bounds, [cx, cy], degrees),
  }));
}

function turnedBody({ source, scale, body }: Frame, degrees: number, style: MotifStyle): Box {
  const { x, y, w, h } = source.box;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const around = grow(boundsOf([pointsOf(source).flatMap(turning([cx, cy], degrees))]), reachOf(source, style));
  const { bounds } = body;
  return place(around, scale, bounds.x + bounds.w / 2 - cx * scale, bounds.y + bounds.h / 2 - cy * scale);
}

type Point = readonly [number, number];

function pointsOf({ paths }: Drawing): Point[] {
  const found: Point[] = [];
  for (const [, d] of paths) walk(d, (x, y) => found.push([x, y]));
  return found;
}

function turnedBox({ x, y, w, h }: Box, middle: Point, degrees: number): Box {
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ];
  return boundsOf([corners.flatMap(turning(middle, degrees))]);
}

function turning([cx, cy]: Point, degrees: number): (point: Point) => number[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}
