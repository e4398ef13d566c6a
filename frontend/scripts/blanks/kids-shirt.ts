import { both, mirror } from '../../../backend/tools/mockup-maps/outline.ts';
import { FABRIC_PLACES } from '../../src/components/ui/blanks/places.ts';
import type { Piece } from './fabric.ts';
import { type Fold, onBothSides } from './folds.ts';
import { type Scale, STITCHES } from './frame.ts';

/** A child's T-shirt in size M, in inches from the high point shoulder: short and wide, with a small neck. */
export const KIDS_SHIRT: Scale = { ...FABRIC_PLACES.kids_t_shirt, sway: 0.08 };

const ARMHOLE = 'C6.95,3.2 7.0,5.6 8.45,7.5';
const HALF = `M0,3.1 C1.75,3.1 2.9,2.0 3.1,0.15 L7.2,1.4 ${ARMHOLE} C8.35,12 8.4,16.6 8.75,21.6 C6,22.0 3,22.1 0,22.1 Z`;
const SLEEVE =
  'M7.2,1.4 C9.3,2.1 11.5,4.3 13.0,6.35 C12.35,7.9 11.4,9.2 10.2,10.1 L8.45,7.5 C7.0,5.6 6.95,3.2 7.2,1.4 Z';
const NECK = 'M3.1,0.15 C2.9,2.0 1.75,3.1 0,3.1';
const RIB = 'M3.1,0.15 C2.9,2.0 1.75,3.1 0,3.1 L0,2.3 C1.25,2.3 2.25,1.4 2.45,-0.4 Q2.85,-0.3 3.1,0.15 Z';
const INSIDE = 'M0,2.5 C1.4,2.5 2.4,1.5 2.55,-0.35 C1.7,0.0 0.9,0.1 0,0.1 Z';
const BACK_RIB = 'M2.5,-0.4 C1.7,-0.02 0.9,0.08 0,0.08 L0,0.82 C0.9,0.82 1.75,0.7 2.42,0.42 Z';
const neckRibs = (x: number, y: number) => 0.009 * Math.sin(Math.atan2(y + 0.9, x) * 150);
const thread = `fill="none" stroke="#fff" stroke-width="0.03" ${STITCHES}`;

const BODY_FOLDS: Fold[] = [
  {
    points: [
      [8.3, 7.5],
      [6.6, 8.5],
      [4.7, 10.5],
    ],
    width: 0.42,
    height: 0.19,
    lean: -1,
  },
  {
    points: [
      [7.9, 6.4],
      [6.5, 5.9],
      [5.2, 4.4],
    ],
    width: 0.4,
    height: 0.14,
    lean: 1,
  },
  {
    points: [
      [8.4, 8.3],
      [7.3, 10.6],
      [6.9, 13.6],
    ],
    width: 0.42,
    height: 0.16,
    lean: -1,
  },
  {
    points: [
      [8.3, 12.4],
      [7.0, 13.6],
      [5.4, 16.2],
    ],
    width: 0.42,
    height: 0.13,
    lean: 1,
  },
  {
    points: [
      [8.5, 16.2],
      [7.4, 18.2],
      [6.9, 21.7],
    ],
    width: 0.46,
    height: 0.16,
    lean: -1,
  },
  {
    points: [
      [3.6, 6.0],
      [3.2, 9.4],
      [3.9, 13.2],
      [3.2, 17.0],
    ],
    width: 0.6,
    height: 0.09,
    lean: 1,
  },
  {
    points: [
      [4.9, 22.4],
      [4.6, 19.6],
      [5.1, 16.8],
    ],
    width: 0.5,
    height: 0.15,
    lean: 1,
  },
  {
    points: [
      [1.9, 22.6],
      [1.5, 19.4],
      [2.1, 15.8],
    ],
    width: 0.55,
    height: 0.14,
    lean: -1,
  },
  {
    points: [
      [0.4, 13.4],
      [0.9, 10.4],
      [0.5, 7.6],
    ],
    width: 0.5,
    height: 0.06,
    lean: 1,
  },
];
const SLEEVE_FOLDS: Fold[] = [
  {
    points: [
      [8.3, 7.2],
      [9.2, 5.4],
      [9.8, 3.4],
    ],
    width: 0.4,
    height: 0.18,
    lean: 1,
  },
  {
    points: [
      [8.7, 7.8],
      [10.2, 6.8],
      [11.4, 5.2],
    ],
    width: 0.4,
    height: 0.18,
    lean: 1,
  },
  {
    points: [
      [9.5, 8.9],
      [10.7, 8.4],
      [12.2, 6.6],
    ],
    width: 0.34,
    height: 0.13,
    lean: -1,
  },
  {
    points: [
      [7.7, 2.4],
      [9.2, 3.4],
      [10.6, 5.6],
    ],
    width: 0.5,
    height: 0.1,
  },
];

const bodyDrop = (x: number, y: number): number =>
  1.25 * (Math.abs(x) / 8.7) ** 3.4 + 0.014 * Math.max(0, 3.4 - y) ** 2;
const sleeveDrop = (x: number, y: number): number => {
  const across = ((Math.abs(x) - 7.2) * -0.65 + (y - 1.4) * 0.76) / 5.4;
  return 0.7 + 0.7 * Math.abs(2 * across - 0.85) ** 2.4;
};

export const kidsShirt: Piece[] = [
  {
    path: both(SLEEVE),
    rim: 0.3,
    drop: sleeveDrop,
    folds: onBothSides(SLEEVE_FOLDS, 15),
    waves: [0.05, 1.3, 1.7],
    seams: [{ path: both('M12.45,5.75 C11.8,7.2 10.95,8.4 9.8,9.3'), width: 0.03, depth: 0.04, style: thread }],
    shadow: 0.25,
    seed: 3,
  },
  {
    path: `${HALF} ${mirror(HALF)}`,
    rim: 0.3,
    drop: bodyDrop,
    folds: onBothSides(BODY_FOLDS, 19),
    waves: [0.12, 1.9, 4.6],
    seams: [
      { path: both(`M7.2,1.4 ${ARMHOLE}`), width: 0.05, depth: 0.07 },
      { path: both('M3.15,0.25 L7.15,1.5'), width: 0.04, depth: 0.03 },
      { path: both('M8.72,20.95 C6,21.35 3,21.45 0,21.45'), width: 0.03, depth: 0.045, style: thread },
      { path: both('M8.71,20.8 C6,21.2 3,21.3 0,21.3'), width: 0.03, depth: 0.045, style: thread },
      { path: both('M3.3,0.3 C3.1,2.2 1.85,3.3 0,3.3'), width: 0.03, depth: 0.035, style: thread },
    ],
    shadow: 0.3,
    reach: 0.3,
    seed: 41,
  },
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
