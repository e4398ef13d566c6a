import { both, mirror } from '../../../backend/tools/mockup-maps/outline.ts';
import { FABRIC_PLACES } from '../../src/components/ui/blanks/places.ts';
import type { Piece } from './fabric.ts';
import { onBothSides } from './folds.ts';
import { type Scale, STITCHES } from './frame.ts';
import { BODY_FOLDS, SLEEVE_FOLDS } from './tee-folds.ts';

/** A child's T-shirt in size M, in inches from the high point shoulder: short and wide, with a small neck. */
export const KIDS_SHIRT: Scale = { ...FABRIC_PLACES.kids_t_shirt, sway: 0.08 };

const ARMHOLE = 'C6.95,3.2 7.0,5.6 8.45,7.5';
const SIDE = 'C8.35,12 8.4,16.6 8.75,21.6 C6,22.0 3,22.1 0,22.1 Z';
const halfBelow = (neck: string) => `${neck} L7.2,1.4 ${ARMHOLE} ${SIDE}`;
const FRONT = halfBelow('M0,3.1 C1.75,3.1 2.9,2.0 3.1,0.15');
const BACK = halfBelow('M0,0.82 C0.95,0.82 2.3,0.6 3.1,0.15');
const SLEEVE =
  'M7.2,1.4 C9.3,2.1 11.5,4.3 13.0,6.35 C12.35,7.9 11.4,9.2 10.2,10.1 L8.45,7.5 C7.0,5.6 6.95,3.2 7.2,1.4 Z';
const NECK = 'M3.1,0.15 C2.9,2.0 1.75,3.1 0,3.1';
const RIB = 'M3.1,0.15 C2.9,2.0 1.75,3.1 0,3.1 L0,2.3 C1.25,2.3 2.25,1.4 2.45,-0.4 Q2.85,-0.3 3.1,0.15 Z';
const INSIDE = 'M0,2.5 C1.4,2.5 2.4,1.5 2.55,-0.35 C1.7,0.0 0.9,0.1 0,0.1 Z';
const BACK_RIB = 'M2.5,-0.4 C1.7,-0.02 0.9,0.08 0,0.08 L0,0.82 C0.9,0.82 1.75,0.7 2.42,0.42 Z';
const RIB_BEHIND = 'M3.1,0.15 C2.3,0.6 0.95,0.82 0,0.82 L0,0.08 C0.9,0.08 1.7,-0.02 2.45,-0.4 Q2.85,-0.3 3.1,0.15 Z';
const neckRibs = (x: number, y: number) => 0.009 * Math.sin(Math.atan2(y + 0.9, x) * 150);
const thread = `fill="none" stroke="#fff" stroke-width="0.03" ${STITCHES}`;

const bodyDrop = (x: number, y: number): number =>
  1.25 * (Math.abs(x) / 8.7) ** 3.4 + 0.014 * Math.max(0, 3.4 - y) ** 2;
const sleeveDrop = (x: number, y: number): number => {
  const across = ((Math.abs(x) - 7.2) * -0.65 + (y - 1.4) * 0.76) / 5.4;
  return 0.7 + 0.7 * Math.abs(2 * across - 0.85) ** 2.4;
};

const sleeves = (seed: number): Piece => ({
  path: both(SLEEVE),
  rim: 0.3,
  drop: sleeveDrop,
  folds: onBothSides(SLEEVE_FOLDS, seed),
  waves: [0.05, 1.3, 1.7],
  seams: [{ path: both('M12.45,5.75 C11.8,7.2 10.95,8.4 9.8,9.3'), width: 0.03, depth: 0.04, style: thread }],
  shadow: 0.25,
  seed: 3,
});

/** @param below the stitches below its neck */
const body = (half: string, below: string, foldSeed: number, seed: number): Piece => ({
  path: `${half} ${mirror(half)}`,
  rim: 0.3,
  drop: bodyDrop,
  folds: onBothSides(BODY_FOLDS, foldSeed),
  waves: [0.12, 1.9, 4.6],
  seams: [
    { path: both(`M7.2,1.4 ${ARMHOLE}`), width: 0.05, depth: 0.07 },
    { path: both('M3.15,0.25 L7.15,1.5'), width: 0.04, depth: 0.03 },
    { path: both('M8.72,20.95 C6,21.35 3,21.45 0,21.45'), width: 0.03, depth: 0.045, style: thread },
    { path: both('M8.71,20.8 C6,21.2 3,21.3 0,21.3'), width: 0.03, depth: 0.045, style: thread },
    { path: both(below), width: 0.03, depth: 0.035, style: thread },
  ],
  shadow: 0.3,
  reach: 0.3,
  seed,
});

export const kidsShirt: Piece[] = [
  sleeves(15),
  body(FRONT, 'M3.3,0.3 C3.1,2.2 1.85,3.3 0,3.3', 19, 41),
  { path: both(INSIDE), rim: 0.15, rise: 0, shadow: 0, inset: true, tone: (_x, y) => 0.72 - 0.05 * y },
  { path: both(BACK_RIB), rim: 0.2, rise: 0.3, shadow: 0.25, texture: neckRibs, tone: () => 0.7 },
  {
    path: both(RIB),
    rim: 0.36,
    rise: 0.4,
    texture: neckRibs,
    seams: [{ path: both(NECK), width: 0.05, depth: 0.07 }],
    shadow: 0.3,
    reach: 0.2,
  },
];

export const kidsShirtBack: Piece[] = [
  sleeves(24),
  body(BACK, 'M3.3,0.3 C2.4,0.82 1.0,1.03 0,1.03', 33, 52),
  {
    path: both(RIB_BEHIND),
    rim: 0.32,
    rise: 0.4,
    texture: (x) => 0.009 * Math.sin(x * 42),
    seams: [{ path: both('M3.1,0.15 C2.3,0.6 0.95,0.82 0,0.82'), width: 0.05, depth: 0.07 }],
    shadow: 0.3,
    reach: 0.2,
  },
];
