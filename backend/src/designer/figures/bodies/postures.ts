/** What a jointed body does: the rows of all postures. */

import { ANTICS } from './antics.ts';
import { EXERCISES } from './exercises.ts';
import type { Posture } from './posture.ts';

const STEP: Posture['legs'] = [
  [-24, -44],
  [28, 2],
];

const UPRIGHT: Posture['legs'] = [
  [-8, -2],
  [8, 2],
];

const POSTURE_TABLE = {
  ...EXERCISES,
  ...ANTICS,
  walking: {
    arms: [
      [-34, -8],
      [32, 70],
    ],
    legs: STEP,
    isSideways: true,
  },
  kicking: {
    lean: -12,
    arms: [
      [-72, -112],
      [58, 98],
    ],
    legs: [
      [-8, -12],
      [72, 66],
    ],
    isSideways: true,
  },
  jumping: {
    arms: [
      [-128, -158],
      [128, 158],
    ],
    legs: [
      [-48, 22],
      [58, -18],
    ],
  },
  skipping: {
    arms: [
      [-34, -84],
      [34, 84],
    ],
    legs: [
      [-30, 34],
      [30, -34],
    ],
  },
  pushing: {
    lean: 20,
    arms: [
      [46, 74],
      [40, 70],
    ],
    legs: [
      [-26, -52],
      [34, -8],
    ],
    isSideways: true,
  },
  pulling: {
    lean: 18,
    arms: [
      [-44, -70],
      [-62, -82],
    ],
    legs: [
      [-26, -52],
      [38, -4],
    ],
    isSideways: true,
  },
  kneeling: {
    arms: [
      [-10, 126],
      [10, -126],
    ],
    legs: [
      [-6, -88],
      [84, 2],
    ],
    isSideways: true,
    inFront: true,
  },
  climbing: {
    arms: [
      [-150, -176],
      [134, 166],
    ],
    legs: [
      [-26, -4],
      [74, -10],
    ],
    reach: 1.35,
  },
  sliding: {
    lean: -38,
    arms: [
      [-52, -78],
      [122, 148],
    ],
    legs: [
      [66, -34],
      [84, 80],
    ],
    isSideways: true,
  },
  batting: {
    lean: -6,
    arms: [
      [52, 126],
      [74, -150],
    ],
    legs: [
      [-30, -8],
      [32, 12],
    ],
  },
  throwing: {
    lean: -10,
    arms: [
      [-96, -152],
      [78, 92],
    ],
    legs: [
      [-22, -30],
      [48, 6],
    ],
    isSideways: true,
  },
  steering: {
    arms: [
      [-44, 12],
      [44, -12],
    ],
    legs: [
      [-10, -2],
      [10, 2],
    ],
  },
  meditating: {
    arms: [
      [-50, -8],
      [50, 8],
    ],
    legs: [
      [-68, 96],
      [68, -96],
    ],
    isSeated: true,
  },
  'tree-pose': {
    arms: [
      [-153, 140],
      [153, -140],
    ],
    legs: [
      [0, 0],
      [62, -74],
    ],
    reach: 2.3,
  },
  surfing: {
    lean: 5,
    arms: [
      [-84, -104],
      [80, 108],
    ],
    legs: [
      [-58, 12],
      [54, -14],
    ],
  },
  carrying: {
    arms: [
      [-50, 128],
      [50, -128],
    ],
    legs: UPRIGHT,
  },
  cradling: {
    arms: [
      [-20, 76],
      [20, -76],
    ],
    legs: UPRIGHT,
  },
  hugging: {
    arms: [
      [-60, 84],
      [60, -84],
    ],
    legs: UPRIGHT,
    reach: 1.35,
  },
  boxing: {
    arms: [
      [-52, 170],
      [52, -170],
    ],
    legs: UPRIGHT,
    reach: 1.1,
  },
  clinging: {
    arms: [
      [64, 92],
      [74, 96],
    ],
    legs: [
      [56, 100],
      [72, 94],
    ],
    reach: 1.15,
  },
  standing: {
    arms: [
      [-20, -6],
      [20, 6],
    ],
    legs: UPRIGHT,
  },
  'hand-in-hand': {
    arms: [
      [-22, -6],
      [44, 56],
    ],
    legs: UPRIGHT,
  },
  'hand-up': {
    arms: [
      [-22, -6],
      [72, 82],
    ],
    legs: UPRIGHT,
  },
  waltzing: {
    lean: 4,
    arms: [
      [-62, -138],
      [70, 92],
    ],
    legs: [
      [-34, -58],
      [10, 2],
    ],
  },
  offering: {
    arms: [
      [-14, 40],
      [62, 98],
    ],
    legs: [
      [-6, -88],
      [84, 2],
    ],
    isSideways: true,
    inFront: true,
  },
  surprised: {
    arms: [
      [-34, 154],
      [34, -154],
    ],
    legs: UPRIGHT,
  },
  cycling: {
    lean: 24,
    arms: [
      [52, 48],
      [66, 20],
    ],
    legs: [
      [70, -6],
      [40, 4],
    ],
    isSideways: true,
  },
  scattering: {
    arms: [
      [-16, -4],
      [58, 84],
    ],
    legs: UPRIGHT,
  },
  watering: {
    arms: [
      [-20, -6],
      [72, 116],
    ],
    legs: UPRIGHT,
  },
  fishing: {
    arms: [
      [34, 104],
      [24, 112],
    ],
    legs: UPRIGHT,
  },
} as const satisfies Record<string, Posture>;

export type PostureName = keyof typeof POSTURE_TABLE;

export const POSTURES: Record<PostureName, Posture> = POSTURE_TABLE;

export const POSTURE_NAMES = Object.keys(POSTURES) as PostureName[];

/** Of the left and of the right arm. */
export function reachesOf(name: PostureName): readonly [number, number] {
  const { reach = 1 } = POSTURES[name];
  return typeof reach === 'number' ? [reach, reach] : reach;
}
