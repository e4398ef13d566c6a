/** A drawn head with its eyes closed. */

import { boundsOf, type Ring } from '../canvas/geometry.ts';
import { lightness } from '../inks/color.ts';
import { NIGHT } from './notation/features.ts';
import type { Area } from './notation/head.ts';
import { roundEnds, type Spot, sides, throughPoints } from './notation/outlines.ts';

/** Wider areas are patches around the eyes. */
const WIDEST = 320;

/** Glasses and hats are not always worn at the height of the eyes. */
const REACH = 120;

/** `eyes`: about their height. */
export function asleep(areas: readonly Area[], eyes: number): Area[] {
  const first = areas.findIndex((area) => isEye(area, eyes));
  const eye = areas[first];
  if (!eye) return [...areas];
  const { x, y, w, h } = boundsOf([eye.ring]);
  const middle = { x: Math.abs(x + w / 2), y: y + h / 2 };
  const isPart = ({ ring }: Area) => {
    const box = boundsOf([ring]);
    const [across, down] = [Math.abs(box.x + box.w / 2), box.y + box.h / 2];
    return box.w <= w + 2 && Math.abs(across - middle.x) < w * 0.4 && Math.abs(down - middle.y) < h * 0.6;
  };
  const rest = areas.filter((area, at) => at < first || !isPart(area));
  const ink = isDarkAt(rest, middle) ? PALE : NIGHT;
  return [...rest, lid(middle, w, ink), lid({ ...middle, x: -middle.x }, w, ink)];
}

const PALE = '#948d99';

/** On what is nearly black no dark line is seen. */
function isDarkAt(areas: readonly Area[], { x, y }: { x: number; y: number }): boolean {
  const under = areas.findLast(({ ring }) => contains(ring, x, y));
  return under !== undefined && lightness(under.lit ?? under.fill) < 0.36;
}

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

/** Curved down, as of whoever sleeps well. */
function lid({ x, y }: { x: number; y: number }, wide: number, ink: string): Area {
  const half = Math.max(70, wide * 0.5);
  const course: Spot[] = [
    [x - half, y - half * 0.1],
    [x, y + half * 0.46],
    [x + half, y - half * 0.1],
  ];
  return { fill: ink, ring: roundEnds(sides(throughPoints(course), 34)) };
}
