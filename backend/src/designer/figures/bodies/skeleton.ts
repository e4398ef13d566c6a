/** Where the joints of a body are in a posture, in the units of a head: the middle is at 0, y points down. */

import type { Spot } from '../notation/outlines.ts';
import type { Bend, Posture } from './posture.ts';
import { POSTURES, type PostureName, reachesOf } from './postures.ts';

export const HIPS: Spot = [0, 1650];
const SHOULDER = { aside: 240, above: 440 };
const HIP = { aside: 130, below: 40 };
const NECK_ABOVE_HIPS = 560;
/** Of the distance of shoulders and hips that are one behind the other. */
const PRONE = 0.24;
export const ARM = { upper: 310, lower: 290 };
export const LEG = { upper: 290, lower: 300 };

/** Of a head that stands for itself: the whole body is to be seen. */
export const HEAD_SIZE = 0.84;
/** Of a head, where its neck is. */
const CHIN = 1090;

export interface Limb {
  course: readonly [Spot, Spot, Spot];
  /** Where its lower half points to. */
  end: number;
}

/** From the head's own place to that on the body. */
export interface HeadPlace {
  scale: number;
  dx: number;
  dy: number;
}

export interface Skeleton {
  lean: number;
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  head: HeadPlace;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const onward = ([x, y]: Spot, degrees: number, length: number): Spot => [
  x + Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
];

/** Around the hips, as the trunk leans. */
export const leaning = (spot: Spot, degrees: number): Spot => turned(spot, degrees, HIPS);

export function turned([x, y]: Spot, degrees: number, [mx, my]: Spot): Spot {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const [dx, dy] = [x - mx, y - my];
  return [mx + dx * cos - dy * sin, my + dx * sin + dy * cos];
}

export function limbAt(from: Spot, [upper, lower]: Bend, size: { upper: number; lower: number }, by = 1): Limb {
  const middle = onward(from, upper, size.upper * by);
  return { course: [from, middle, onward(middle, lower, size.lower * by)], end: lower };
}

export function skeletonOf(name: PostureName, longest = Number.POSITIVE_INFINITY): Skeleton {
  const { lean = 0, arms, legs, isProne = false }: Posture = POSTURES[name];
  const [left = 1, right = 1] = reachesOf(name).map((reach) => Math.min(reach, longest));
  const beside = isProne ? PRONE : 1;
  const shoulder = (side: number) => leaning([side * SHOULDER.aside * beside, HIPS[1] - SHOULDER.above], lean);
  const hip = (side: number): Spot => [side * HIP.aside * beside, HIPS[1] + HIP.below];
  const [neckX, neckY] = leaning([0, HIPS[1] - NECK_ABOVE_HIPS], lean);
  return {
    lean,
    arms: [limbAt(shoulder(-1), arms[0], ARM, left), limbAt(shoulder(1), arms[1], ARM, right)],
    legs: [limbAt(hip(-1), legs[0], LEG), limbAt(hip(1), legs[1], LEG)],
    head: { scale: HEAD_SIZE, dx: neckX, dy: neckY - CHIN * HEAD_SIZE },
  };
}
