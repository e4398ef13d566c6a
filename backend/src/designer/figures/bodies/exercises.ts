/** Postures of the gym, of the pool and of the circus. */

import { alike, type Posture, pair, UPRIGHT } from './posture.ts';

export const EXERCISES = {
  splits: { arms: alike(132, 166), legs: alike(83, 86), reach: 1.45 },
  handstand: { arms: alike(140, 178), legs: pair(-10, -4, 36, -40), reach: 2, turn: 180 },
  headstand: { arms: alike(130, 176), legs: alike(6, 2), reach: 1.75, turn: 180 },
  cartwheel: { arms: alike(128, 156), legs: alike(54, 54), reach: 1.95, turn: 158 },
  'one-leg': { arms: alike(72, 98), legs: pair(0, 0, 72, -62) },
  squatting: { arms: alike(70, 170), legs: alike(76, -6) },
  'push-ups': {
    lean: 68,
    arms: pair(30, 14, -20, -2),
    legs: pair(-62, -64, -50, -52),
    isSideways: true,
    isProne: true,
  },
  'sit-ups': { lean: -27, arms: alike(115, -140), legs: pair(112, 8, 122, 18), isSideways: true, isTucked: true },
  juggling: { arms: alike(44, 138), legs: alike(14, 4) },
  'hula-hooping': { lean: 7, arms: alike(80, 104), legs: pair(-22, -6, 12, 4) },
  cannonball: { arms: alike(66, -60), legs: alike(127, -8), isTucked: true, turn: -12 },
  somersault: { arms: alike(66, -60), legs: alike(127, -8), isTucked: true, turn: 150 },
  'belly-flop': {
    lean: 55,
    arms: pair(104, 96, 86, 92),
    legs: pair(-72, -84, -46, -54),
    isSideways: true,
    isProne: true,
    turn: 22,
  },
  casting: { arms: pair(34, 98, 30, 138), legs: pair(-22, -8, 22, 8) },
  laundering: { arms: alike(34, -30), legs: UPRIGHT },
  stretching: { lean: -14, arms: pair(-62, 44, 168, -142), legs: alike(26, 20), reach: [1, 2.25] },
  'toe-touch': {
    lean: 77,
    arms: pair(-20, -8, 22, 30),
    reach: 1.1,
    legs: pair(-28, -26, 18, 20),
    isSideways: true,
    isProne: true,
  },
  lunging: { arms: pair(-62, 44, 62, -44), legs: pair(-40, -74, 84, -2), isSideways: true, inFront: true },
  warrior: { arms: alike(90, 92), legs: pair(-50, -58, 80, -2), reach: 1.24, isSideways: true, inFront: true },
  crawling: { lean: 76, arms: pair(24, 10, -16, -2), legs: pair(-6, -84, 30, -74), isSideways: true, isProne: true },
  'hanging-up': { arms: alike(140, 165), legs: UPRIGHT, reach: 1.7 },
} as const satisfies Record<string, Posture>;
