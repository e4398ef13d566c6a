/** How a body with four legs goes, by the angles of its legs: from straight down, forward where positive. */

import type { Bend } from './posture.ts';

export interface Gait {
  /** Of the whole body, around its middle: the shoulders up where negative. */
  turn?: number;
  /** The near leg, then the far one. */
  fore: readonly [Bend, Bend];
  hind: readonly [Bend, Bend];
  /** Without the near leg in front. */
  isTripod?: boolean;
  /** The belly is on the ground, and the paws lie flat. */
  isLying?: boolean;
}

const GAIT_TABLE = {
  'all-fours': {
    fore: [
      [4, -2],
      [10, 0],
    ],
    hind: [
      [-10, 6],
      [2, 8],
    ],
  },
  tripod: {
    fore: [
      [4, -2],
      [10, 0],
    ],
    hind: [
      [-10, 6],
      [2, 8],
    ],
    isTripod: true,
  },
  pacing: {
    fore: [
      [24, -2],
      [-20, -40],
    ],
    hind: [
      [-28, -4],
      [26, -14],
    ],
  },
  galloping: {
    turn: -5,
    fore: [
      [74, 50],
      [48, 6],
    ],
    hind: [
      [-46, -78],
      [-24, -62],
    ],
  },
  bounding: {
    turn: -22,
    fore: [
      [88, 66],
      [62, 24],
    ],
    hind: [
      [-34, -58],
      [-12, -46],
    ],
  },
  sleeping: {
    fore: [
      [48, 88],
      [58, 86],
    ],
    hind: [
      [70, 20],
      [60, 40],
    ],
    isLying: true,
  },
} as const satisfies Record<string, Gait>;

export type GaitName = keyof typeof GAIT_TABLE;

export const GAITS: Record<GaitName, Gait> = GAIT_TABLE;

export const GAIT_NAMES = Object.keys(GAITS) as GaitName[];
