/** The eyes of a drawn head, and what is drawn in their place. */

import { boundsOf, type Ring } from '../../canvas/geometry.ts';
import { lightness } from '../../inks/color.ts';
import { NIGHT } from '../notation/features.ts';
import type { Area } from '../notation/head.ts';
import { roundEnds, type Spot, sides, throughPoints } from '../notation/outlines.ts';

/** Wider areas are patches around the eyes. */
const WIDEST = 320;

/** Glasses and hats are not always worn at the height of the eyes. */
const REACH = 120;

export interface EyePair {
  /** Of the right one; the other is as far to the left. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** The head without them. */
  rest: Area[];
  /** For lines in their place. */
  ink: string;
}

/** `eyes`: about their height. */
export function eyesOf(areas: readonly Area[], eyes: number): EyePair | undefined {
  const first = areas.findIndex((area) => isEye(area, eyes));
  const eye = areas[first];
  if (!eye) return undefined;
  const { x, y, w, h } = boundsOf([eye.ring]);
  const middle = { x: Math.abs(x + w / 2), y: y + h / 2 };
  const isPart = ({ ring }: Area) => {
    const box = boundsOf([ring]);
    const [across, down] = [Math.abs(box.x + box.w / 2), box.y + box.h / 2];
    return box.w <= w + 2 && Math.abs(across - middle.x) < w * 0.4 && Math.abs(down - middle.y) < h * 0.6;
  };
  const rest = areas.filter((area, at) => at < first || !isPart(area));
  return { ...middle, w, h, rest, ink: inkOn(rest, middle) };
}

const PALE = '#948d99';

/** On what is nearly black no dark line is seen. */
export const inkOn = (areas: readonly Area[], spot: { x: number; y: number }): string => {
  const under = areaUnder(areas, spot);
  return under !== undefined && lightness(under.lit ?? under.fill) < 0.36 ? PALE : NIGHT;
};

export const areaUnder = (areas: readonly Area[], { x, y }: { x: number; y: number }): Area | undefined =>
  areas.findLast(({ ring }) => contains(ring, x, y));

function contains(ring: Ring, x: number, y: number): boolean {
  let isInside = false;
  for (let at = 0, last = ring.length - 2; at < ring.length; last = at, at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[at], ring[at + 1], ring[last], ring[last + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

function isEye({ fill, ring }: Area, eyes: number): boolean {
  const { x, y, w, h } = boundsOf([ring]);
  const isSide = Math.abs(x + w / 2) > w * 0.3;
  return fill === NIGHT && isSide && w > 60 && w < WIDEST && Math.abs(y + h / 2 - eyes) < REACH;
}

/** Closed: curved down by default, as of whoever sleeps well; up as of whoever laughs. */
export function lid({ x, y }: { x: number; y: number }, wide: number, ink: string, isUp = false): Area {
  const half = Math.max(70, wide * 0.5);
  const deep = half * (isUp ? -0.56 : 0.46);
  const course: Spot[] = [
    [x - half, y - half * (isUp ? -0.26 : 0.1)],
    [x, y + deep],
    [x + half, y - half * (isUp ? -0.26 : 0.1)],
  ];
  return { fill: ink, ring: roundEnds(sides(throughPoints(course), 34)) };
}
