import { both } from '../../../backend/tools/mockup-maps/outline.ts';
import { FABRIC_PLACES } from '../../src/components/ui/blanks/places.ts';
import type { Piece } from './fabric.ts';
import { body, cuffs, sleeves, thread, waistband } from './fleece.ts';
import { type Fold, onBothSides } from './folds.ts';
import { line, type Scale } from './frame.ts';

/** A pullover with a hood and a pocket, in size L. */
export const HOODIE: Scale = { ...FABRIC_PLACES.hoodie, sway: 0.11 };

const NECK = 'M0,4.9 C2.6,4.9 4.4,3.2 5.0,0.8';
const HOOD = 'M0,5.2 C2.6,5.1 4.9,3.9 5.9,1.75 C6.9,0.5 6.85,-1.6 6.05,-3.3 C5.0,-5.4 3.0,-6.45 0,-6.5 Z';
const OPENING = 'M0,3.9 C0.9,2.6 2.75,1.1 3.35,-0.9 C3.85,-2.8 2.6,-4.75 0,-4.9 Z';
const HEM = 'M0.2,5.0 C1.5,3.7 3.9,2.0 4.5,-0.9 C5.0,-3.4 3.3,-5.7 0,-5.8';

const HOOD_FOLDS: Fold[] = [
  {
    points: [
      [5.5, 1.4],
      [6.0, -0.6],
      [5.7, -3.0],
    ],
    width: 0.5,
    height: 0.22,
    lean: 1,
  },
  {
    points: [
      [4.6, 2.9],
      [5.1, 1.0],
      [5.2, -1.6],
    ],
    width: 0.4,
    height: 0.2,
    lean: -1,
  },
  {
    points: [
      [2.4, 4.5],
      [3.8, 3.2],
      [4.5, 1.6],
    ],
    width: 0.4,
    height: 0.18,
    lean: 1,
  },
  {
    points: [
      [3.0, -5.9],
      [4.4, -4.9],
      [5.2, -3.4],
    ],
    width: 0.5,
    height: 0.14,
    lean: -1,
  },
];

/** As it lies behind the neck, seen from behind. */
const HOOD_BEHIND =
  'M0,1.2 C2.0,1.2 3.9,1.15 5.0,0.85 C5.7,0.65 6.25,0.25 6.45,-0.45 C6.75,-1.5 6.6,-2.4 6.05,-3.3 C5.0,-5.4 3.0,-6.45 0,-6.5 Z';
const NECK_BEHIND = 'M0,0.95 C2.0,0.95 3.8,0.95 5.0,0.8';

const FOLDS_BEHIND: Fold[] = [
  {
    points: [
      [5.7, 0.3],
      [6.0, -1.2],
      [5.5, -3.2],
    ],
    width: 0.5,
    height: 0.2,
    lean: 1,
  },
  {
    points: [
      [4.2, 0.9],
      [4.7, -0.9],
      [4.4, -3.0],
    ],
    width: 0.5,
    height: 0.16,
    lean: -1,
  },
  {
    points: [
      [2.2, 1.1],
      [2.9, -0.7],
      [2.7, -2.6],
    ],
    width: 0.45,
    height: 0.12,
    lean: 1,
  },
  {
    points: [
      [2.2, -6.0],
      [3.6, -5.2],
      [4.9, -3.6],
    ],
    width: 0.5,
    height: 0.14,
    lean: -1,
  },
];

const POCKET_HALF =
  'M0,16.7 L5.3,16.7 C5.75,16.7 5.95,16.9 6.1,17.3 C6.6,19.3 7.4,20.9 8.5,22.2 L8.5,24.75 C5.5,25.1 2.5,25.15 0,25.15 Z';
const POCKET_EDGE = 'M5.75,16.95 C6.35,19.4 7.1,21.0 8.3,22.45';
const pocketStitches = both('M5.3,16.9 C5.9,19.5 6.65,21.2 7.85,22.6', 'M0,16.95 L5.35,16.95', 'M8.3,22.4 L8.3,24.7');

const POCKET_FOLDS: Fold[] = [
  {
    points: [
      [6.2, 17.6],
      [4.4, 19.4],
      [2.2, 20.2],
    ],
    width: 0.6,
    height: 0.1,
    lean: 1,
  },
  {
    points: [
      [7.9, 22.6],
      [5.8, 22.9],
      [3.4, 22.3],
    ],
    width: 0.6,
    height: 0.12,
    lean: -1,
  },
  {
    points: [
      [5.6, 25.0],
      [5.4, 23.9],
      [5.8, 22.9],
    ],
    width: 0.32,
    height: 0.1,
  },
  {
    points: [
      [2.3, 25.0],
      [2.5, 23.8],
      [2.2, 22.6],
    ],
    width: 0.32,
    height: 0.1,
    lean: 1,
  },
];

const CORDS = 'M1.75,3.75 C2.1,4.7 2.0,5.6 2.3,6.6 M-1.75,3.75 C-2.15,4.8 -1.95,5.8 -2.15,6.9';
const TIPS = 'M2.32,6.6 L2.48,7.35 M-2.15,6.9 L-2.2,7.65';
const EYELETS =
  'M1.5,3.6 a0.25,0.25 0 1 0 0.5,0 a0.25,0.25 0 1 0 -0.5,0 M-2.0,3.6 a0.25,0.25 0 1 0 0.5,0 a0.25,0.25 0 1 0 -0.5,0';

/** What hangs in front of the print. */
export const hangsInFront = { path: `${CORDS} ${TIPS}`, style: line(0.27) };

export const hoodie: Piece[] = [
  sleeves(5),
  cuffs,
  body(NECK, 23),
  {
    path: both(POCKET_HALF),
    rim: 0.3,
    rise: 0.5,
    drop: (x, y) => 0.5 * Math.max(0, (y - 22.6) / 2.6) ** 2 + 0.25 * (Math.abs(x) / 8.5) ** 3,
    folds: onBothSides(POCKET_FOLDS, 4),
    waves: [0.05, 2.2, 2.6],
    seams: [
      { path: pocketStitches, width: 0.04, depth: 0.09, style: thread },
      { path: both(POCKET_EDGE), width: 0.09, depth: 0.07 },
    ],
    shadow: 0.55,
    reach: 0.34,
    seed: 9,
  },
  waistband,
  {
    path: both(HOOD),
    rim: 0.9,
    rise: 0.55,
    folds: onBothSides(HOOD_FOLDS, 8),
    waves: [0.06, 1.7, 2.4],
    seams: [
      { path: both(HEM), width: 0.04, depth: 0.05, style: thread },
      { path: both('M0.06,4.8 C1.3,3.5 3.7,1.85 4.27,-0.9 C4.75,-3.3 3.1,-5.5 0,-5.6'), width: 0.09, depth: 0.03 },
    ],
    shadow: 0.45,
    reach: 0.6,
    seed: 6,
  },
  {
    path: both(OPENING),
    rim: 0.3,
    rise: 0,
    inset: true,
    tone: (x, y) => 0.62 - 0.045 * (y + 1) - 0.03 * Math.abs(x),
    seams: [{ path: 'M0,-4.7 C0.12,-2 -0.1,0.6 0,3.4', width: 0.1, depth: 0.12 }],
    waves: [0.1, 2.0, 2.6],
    shadow: 0,
  },
  // One side of the hood crosses the other at the throat.
  {
    path: 'M-1.5,2.42 C-0.85,3.0 -0.35,3.55 0.1,4.05 C0.5,4.5 0.78,4.8 0.62,5.12 C0.3,5.24 -1.3,5.1 -2.6,4.3 C-2.4,3.6 -2.0,2.9 -1.5,2.42 Z',
    rim: 0.35,
    rise: 0.3,
    shadow: 0.3,
    reach: 0.2,
    tone: () => 1,
  },
  { path: EYELETS, rim: 0.12, rise: 0.6, shadow: 0.25, reach: 0.08, tone: () => 0.72 },
  {
    path: CORDS,
    style: line(0.27),
    rim: 0.16,
    rise: 0.9,
    texture: (x, y) => 0.012 * Math.sin(34 * y + 9 * x),
    shadow: 0.55,
    reach: 0.22,
  },
  { path: TIPS, style: line(0.3), rim: 0.18, rise: 0.9, shadow: 0.5, reach: 0.2, tone: () => 0.9 },
];

/** From behind there is neither pocket nor cord, and the hood is sewn along its middle. */
export const hoodieBack: Piece[] = [
  sleeves(12),
  cuffs,
  body(NECK_BEHIND, 31),
  waistband,
  {
    path: both(HOOD_BEHIND),
    rim: 0.9,
    rise: 0.55,
    folds: onBothSides(FOLDS_BEHIND, 14),
    waves: [0.07, 1.9, 2.6],
    seams: [
      { path: 'M0,-6.4 C0.1,-4 -0.08,-1.4 0,1.1', width: 0.09, depth: 0.1 },
      { path: 'M0.16,-6.35 C0.26,-4 0.08,-1.4 0.16,1.1', width: 0.03, depth: 0.04, style: thread },
      { path: 'M-0.16,-6.35 C-0.06,-4 -0.24,-1.4 -0.16,1.1', width: 0.03, depth: 0.04, style: thread },
      { path: both('M0,1.0 C2.0,1.0 3.8,0.95 4.9,0.66'), width: 0.04, depth: 0.05, style: thread },
    ],
    shadow: 0.45,
    reach: 0.5,
    seed: 16,
  },
];
