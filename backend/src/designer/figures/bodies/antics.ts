/** Postures of dances and of gestures. */

import { alike, type Posture, pair, UPRIGHT } from './posture.ts';

export const ANTICS = {
  slipping: {
    lean: -26,
    arms: pair(-112, -140, 96, 130),
    legs: pair(58, 70, 92, 98),
    reach: 1.15,
    isSideways: true,
  },
  'disco-dancing': { lean: -6, arms: pair(-62, 48, 135, 138), legs: pair(-34, -10, 30, 6), reach: [1, 1.4] },
  breakdancing: { arms: pair(-140, -178, 70, 150), legs: pair(-66, -12, 74, 128), reach: [2, 1.1], turn: 154 },
  moonwalking: {
    lean: -6,
    arms: pair(-40, 24, 125, -151),
    legs: pair(-6, -4, 44, -38),
    reach: [1, 1.35],
    isSideways: true,
    overFace: true,
  },
  flossing: { lean: -8, arms: pair(40, 62, 52, 58), legs: pair(-20, -6, 28, -2), reach: 1.1 },
  'high-five': { lean: 3, arms: pair(-22, -6, 116, 150), legs: alike(14, 4), reach: [1, 1.3] },
  dabbing: {
    lean: 6,
    arms: pair(-120, -124, 146, -101),
    legs: pair(-24, -10, 26, 4),
    reach: [1.5, 1.65],
    overFace: true,
  },
  pointing: { lean: -4, arms: pair(-58, 40, 138, 146), legs: alike(16, 4), reach: [1, 1.5] },
  thinking: { arms: pair(-44, 76, 88, -118), legs: UPRIGHT, reach: [1, 1.24], overFace: true },
  bowing: { lean: 46, arms: pair(-62, -70, 20, -84), legs: pair(-4, 0, 8, 2), isSideways: true },
  selfie: { arms: pair(-58, 40, 128, 148), legs: alike(14, 4), reach: [1, 1.25] },
  shrugging: { arms: alike(38, 124), legs: UPRIGHT },
  saluting: { arms: pair(-14, -4, 125, -151), legs: UPRIGHT, reach: [1, 1.35], overFace: true },
  facepalming: { arms: pair(-20, -6, 134, -107), legs: UPRIGHT, reach: [1, 1.62], overFace: true },
  whispering: { lean: 4, arms: pair(-20, -6, 80, -134), legs: UPRIGHT, reach: [1, 1.25], overFace: true },
  shushing: { arms: pair(-20, -6, -52, 173), legs: UPRIGHT, overFace: true, hasFingerUp: true },
  sniffing: { lean: 5, arms: pair(-20, 10, 70, -125), legs: UPRIGHT, reach: [1, 1.15], overFace: true },
} as const satisfies Record<string, Posture>;
