import { both } from '../../../backend/tools/mockup-maps/outline.ts';
import { FABRIC_PLACES } from '../../src/components/ui/blanks/places.ts';
import type { Piece } from './fabric.ts';
import { type Fold, onBothSides } from './folds.ts';
import { line, type Scale, STITCHES } from './frame.ts';

/** A canvas bag of 15 by 16 inches that hangs by its handles; inches from the middle of its top edge. */
export const TOTE: Scale = { ...FABRIC_PLACES.tote, sway: 0.035 };

const BAG =
  'M0,-0.05 C3,-0.02 5.4,-0.12 7.35,-0.2 C7.5,5 7.42,10.4 7.62,15.3 C7.62,15.75 7.45,15.95 7.05,16.0 C4.5,16.2 2,16.22 0,16.22 Z';
/** The back of the bag, seen where the front sags. */
const BACK = 'M0,-0.42 C3,-0.42 5.6,-0.4 7.34,-0.22 L7.3,0.6 L0,0.6 Z';
const HANDLE = 'M3.05,1.3 C3.03,0.4 3.05,-0.6 3.06,-1.6 C3.08,-4.6 2.8,-7.4 1.95,-9.1 C1.4,-10.1 0.75,-10.35 0,-10.35';
const BACK_HANDLE = 'M2.5,0.6 C2.6,-3.5 2.3,-6.2 1.5,-8.0 C1.1,-9.15 0.6,-9.48 0,-9.48';
const PATCH = 'M2.52,-0.1 L3.55,-0.14 L3.6,1.55 L2.55,1.55 Z';
const thread = `fill="none" stroke="#fff" stroke-width="0.045" ${STITCHES}`;

const FOLDS: Fold[] = [
  {
    points: [
      [3.2, 1.6],
      [3.9, 4.6],
      [3.5, 8.2],
    ],
    width: 0.6,
    height: 0.13,
    lean: 1,
  },
  {
    points: [
      [2.9, 1.5],
      [1.7, 4.0],
      [0.9, 7.4],
    ],
    width: 0.6,
    height: 0.11,
    lean: -1,
  },
  {
    points: [
      [3.6, 1.2],
      [5.2, 3.4],
      [6.4, 6.6],
    ],
    width: 0.55,
    height: 0.12,
    lean: -1,
  },
  {
    points: [
      [7.3, 1.4],
      [6.6, 4.2],
      [6.9, 7.6],
    ],
    width: 0.5,
    height: 0.13,
    lean: 1,
  },
  {
    points: [
      [7.4, 15.6],
      [6.3, 14.0],
      [4.6, 12.9],
    ],
    width: 0.5,
    height: 0.14,
    lean: 1,
  },
  {
    points: [
      [7.5, 13.0],
      [6.8, 11.2],
      [7.0, 8.8],
    ],
    width: 0.5,
    height: 0.12,
    lean: -1,
  },
  {
    points: [
      [6.2, 16.0],
      [5.2, 15.0],
      [3.4, 14.7],
    ],
    width: 0.4,
    height: 0.1,
    lean: 1,
  },
];

const drop = (x: number, y: number): number =>
  0.9 * (Math.abs(x) / 7.6) ** 4 + 0.5 * Math.max(0, (y - 13.4) / 2.8) ** 2;

const handle = (path: string): Pick<Piece, 'path' | 'style' | 'rim' | 'rise'> => ({
  path: both(path),
  style: 'fill="none" stroke="#fff" stroke-width="1.0" stroke-linejoin="round"',
  rim: 0.12,
  rise: 0.4,
});

export const tote: Piece[] = [
  { ...handle(BACK_HANDLE), shadow: 0, tone: () => 0.8 },
  { path: both(BACK), rim: 0.12, rise: 0.3, shadow: 0.2, tone: () => 0.72 },
  {
    path: both(BAG),
    rim: 0.34,
    rise: 0.4,
    drop,
    folds: onBothSides(FOLDS, 31),
    waves: [0.16, 2.8, 4.2],
    seams: [
      { path: both('M0,1.12 C3,1.15 5.4,1.05 7.38,0.97'), width: 0.05, depth: 0.05, style: thread },
      { path: both('M0,1.2 C3,1.23 5.4,1.13 7.38,1.05'), width: 0.06, depth: 0.04 },
      { path: both('M7.12,0.2 C7.26,5 7.18,10.4 7.36,15.6'), width: 0.05, depth: 0.04 },
      { path: both('M7.2,15.72 C4.5,15.92 2,15.95 0,15.95'), width: 0.05, depth: 0.04 },
    ],
    shadow: 0.3,
    reach: 0.2,
    seed: 13,
  },
  {
    ...handle(HANDLE),
    seams: [
      { path: both(HANDLE), width: 0.7, depth: 0.015, style: line(0.72) },
      { path: both(PATCH), width: 0.05, depth: 0.05, style: thread },
      { path: both('M2.52,-0.05 L3.6,1.2 M3.55,-0.05 L2.55,1.2'), width: 0.05, depth: 0.04, style: thread },
    ],
    waves: [0.03, 1.5, 2],
    shadow: 0.55,
    reach: 0.3,
  },
];
