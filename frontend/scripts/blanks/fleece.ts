import { both, mirror } from '../../../backend/tools/mockup-maps/outline.ts';
import type { Piece } from './fabric.ts';
import { type Fold, onBothSides } from './folds.ts';
import { STITCHES } from './frame.ts';
import { noise } from './noise.ts';

/** What hoodie and sweatshirt share, in inches from the high point shoulder: body, sleeves, and ribs at their ends. */

const ARMHOLE = 'C8.95,5 9.2,8 10.9,10.8';
const SIDE = 'C10.95,15 10.75,19.5 11.15,22.8 C11.25,23.7 11.1,24.3 10.7,24.8';

/** From the neck seam, given by its right half, to the waistband. */
export const bodyPath = (neck: string): string => {
  const half = `${neck} L9.3,2.0 ${ARMHOLE} ${SIDE} C7,25.2 3,25.3 0,25.3 Z`;
  return `${half} ${mirror(half)}`;
};

const SLEEVE =
  'M9.3,2.0 C12.6,2.9 14.9,6.6 16.2,11.2 C17.3,15.2 18.15,18.9 18.65,21.4 C18.8,22.2 18.7,22.5 18.35,22.8 C17.5,23.5 16.3,23.8 15.2,23.7 C14.85,23.65 14.7,23.4 14.6,22.8 C13.9,18.6 12.7,14.4 10.9,10.8 C9.2,8 8.95,5 9.3,2.0 Z';
const CUFF =
  'M18.35,22.0 C17.5,23.0 16.2,23.4 15.1,23.3 C15.2,24.4 15.35,25.4 15.6,26.35 C16.6,26.5 17.7,26.2 18.5,25.5 C18.55,24.3 18.5,23.2 18.35,22.0 Z';
const BAND =
  'M10.75,24.2 C7,24.9 3,25.0 0,25.0 L0,27.75 C4,27.75 7.4,27.6 10.35,27.1 C10.75,26.2 10.9,25.2 10.75,24.2 Z';

/** Ribs of a knit, in inches. */
const RIB = 0.19;
const ribs = (across: number) => 0.016 * Math.sin((2 * Math.PI * across) / RIB);

const SLEEVE_FOLDS: Fold[] = [
  {
    points: [
      [10.6, 10.0],
      [11.9, 8.0],
      [12.9, 5.2],
    ],
    width: 0.55,
    height: 0.3,
    lean: 1,
  },
  {
    points: [
      [10.9, 10.9],
      [12.6, 9.8],
      [14.4, 8.2],
    ],
    width: 0.5,
    height: 0.26,
    lean: 1,
  },
  {
    points: [
      [11.6, 12.6],
      [13.2, 12.5],
      [15.3, 11.4],
    ],
    width: 0.42,
    height: 0.2,
    lean: 1,
  },
  {
    points: [
      [12.2, 14.2],
      [13.7, 15.1],
      [16.2, 14.6],
    ],
    width: 0.46,
    height: 0.24,
    lean: -1,
  },
  {
    points: [
      [16.9, 15.0],
      [15.2, 16.4],
      [13.2, 16.6],
    ],
    width: 0.42,
    height: 0.24,
    lean: -1,
  },
  {
    points: [
      [13.3, 17.4],
      [14.9, 18.2],
      [17.2, 17.4],
    ],
    width: 0.4,
    height: 0.22,
    lean: 1,
  },
  {
    points: [
      [14.0, 19.5],
      [15.5, 20.3],
      [18.0, 19.2],
    ],
    width: 0.38,
    height: 0.22,
    lean: 1,
  },
  {
    points: [
      [14.3, 21.3],
      [15.9, 21.9],
      [18.3, 20.7],
    ],
    width: 0.36,
    height: 0.24,
    lean: 1,
  },
  {
    points: [
      [14.6, 22.7],
      [16.2, 23.1],
      [18.6, 21.9],
    ],
    width: 0.34,
    height: 0.24,
    lean: 1,
  },
  {
    points: [
      [10.2, 3.4],
      [12.0, 5.2],
      [13.4, 8.4],
      [14.6, 12.4],
    ],
    width: 0.8,
    height: 0.16,
    lean: 0,
  },
];

/** Out of the armpits, and where the waistband gathers the cloth. */
const BODY_FOLDS: Fold[] = [
  {
    points: [
      [10.5, 10.6],
      [8.6, 11.5],
      [6.4, 13.4],
    ],
    width: 0.6,
    height: 0.26,
    lean: -1,
  },
  {
    points: [
      [10.2, 9.4],
      [8.6, 8.6],
      [7.0, 6.4],
    ],
    width: 0.55,
    height: 0.2,
    lean: 1,
  },
  {
    points: [
      [10.7, 11.8],
      [9.4, 14.2],
      [8.7, 17.6],
    ],
    width: 0.6,
    height: 0.22,
    lean: -1,
  },
  {
    points: [
      [10.6, 17.0],
      [8.8, 18.6],
      [7.2, 21.4],
    ],
    width: 0.6,
    height: 0.16,
    lean: 1,
  },
  {
    points: [
      [10.7, 20.6],
      [9.4, 21.8],
      [8.2, 24.0],
    ],
    width: 0.5,
    height: 0.2,
    lean: 1,
  },
  {
    points: [
      [9.9, 24.8],
      [9.6, 23.4],
      [9.8, 22.0],
    ],
    width: 0.3,
    height: 0.15,
    lean: 0,
  },
  {
    points: [
      [7.4, 25.0],
      [7.2, 23.4],
      [7.6, 21.2],
    ],
    width: 0.34,
    height: 0.15,
    lean: 1,
  },
  {
    points: [
      [5.2, 25.2],
      [5.3, 23.6],
      [5.0, 22.2],
    ],
    width: 0.32,
    height: 0.13,
    lean: 0,
  },
  {
    points: [
      [3.0, 25.2],
      [2.7, 23.2],
      [3.1, 20.8],
    ],
    width: 0.36,
    height: 0.14,
    lean: 1,
  },
  {
    points: [
      [1.0, 25.2],
      [1.2, 24.0],
      [0.9, 22.8],
    ],
    width: 0.3,
    height: 0.11,
    lean: 0,
  },
  {
    points: [
      [4.6, 6.2],
      [4.2, 9.6],
      [4.7, 13.6],
      [4.3, 17.0],
    ],
    width: 0.9,
    height: 0.08,
    lean: 1,
  },
];

/** The chest is nearest, the flanks turn away; the waistband draws the cloth in. */
const bodyDrop = (x: number, y: number): number => {
  const flank = 1.5 * (Math.abs(x) / 11) ** 3.6;
  const shoulder = 0.014 * Math.max(0, 4.5 - y) ** 2;
  const gathered = 0.5 * Math.max(0, (y - 22.6) / 2.6) ** 2;
  return flank + shoulder + gathered;
};

/** A tube from shoulder to cuff. */
const sleeveDrop = (x: number, y: number): number => {
  const out = Math.abs(x);
  const middle = y < 11 ? 10 + (y - 2) * 0.4 : 13.6 + (y - 11) * 0.265;
  return 0.5 + 0.75 * Math.min(2, Math.abs(out - middle) / 2.6) ** 2.6 + 0.35 * Math.max(0, (y - 21.5) / 2) ** 2;
};

export const sleeves = (seed: number): Piece => ({
  path: both(SLEEVE),
  rim: 0.7,
  rise: 0.45,
  drop: sleeveDrop,
  folds: onBothSides(SLEEVE_FOLDS, seed),
  waves: [0.07, 1.6, 1.9],
  shadow: 0.22,
  reach: 0.5,
  seed,
});

export const body = (neck: string, seed: number): Piece => ({
  path: bodyPath(neck),
  rim: 0.5,
  drop: bodyDrop,
  folds: onBothSides(BODY_FOLDS, seed),
  waves: [0.13, 2.3, 5.2],
  seams: [
    { path: both(`M9.3,2.0 ${ARMHOLE}`), width: 0.07, depth: 0.08 },
    { path: both('M4.4,0.55 L9.2,2.0'), width: 0.05, depth: 0.05 },
    { path: both('M9.0,2.1 C8.65,5 8.9,8 10.55,10.7'), width: 0.03, depth: 0.035, style: thread },
  ],
  shadow: 0.34,
  reach: 0.45,
  seed,
});

export const thread = `fill="none" stroke="#fff" stroke-width="0.04" ${STITCHES}`;

/** Ribs hang along the arm, a little toward its end. */
const cuffRibs = (x: number, y: number) => ribs(Math.abs(x) - (y - 22) * 0.07);
const bandRibs = (x: number, y: number) => ribs(x * (1 + 0.006 * (y - 25)));

export const cuffs: Piece = {
  path: both(CUFF),
  rim: 0.55,
  rise: 0.5,
  drop: (x) => 0.3 * ((Math.abs(x) - 16.9) / 1.6) ** 2,
  texture: cuffRibs,
  seams: [{ path: both('M18.5,22.1 C17.5,23.05 16.2,23.45 15.0,23.35'), width: 0.09, depth: 0.1 }],
  shadow: 0.3,
  reach: 0.3,
};

export const waistband: Piece = {
  path: both(BAND),
  rim: 0.4,
  rise: 0.5,
  drop: (x, y) => 1.3 * (Math.abs(x) / 11) ** 4 + 0.04 * noise(x * 0.6, y * 0.3, 5),
  texture: bandRibs,
  folds: onBothSides(
    [
      {
        points: [
          [9.3, 24.4],
          [9.2, 25.8],
          [9.4, 27.3],
        ],
        width: 0.35,
        height: 0.06,
      },
      {
        points: [
          [4.1, 24.8],
          [4.0, 26.2],
          [4.2, 27.7],
        ],
        width: 0.4,
        height: 0.05,
      },
    ],
    3,
  ),
  seams: [{ path: both('M10.8,24.25 C7,24.95 3,25.05 0,25.05'), width: 0.09, depth: 0.1 }],
  shadow: 0.3,
  reach: 0.3,
};
