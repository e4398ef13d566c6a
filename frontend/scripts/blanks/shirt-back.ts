import { ARMHOLE, both, mirror, RIGHT_SIDE, rightSleeve } from '../../../backend/tools/mockup-maps/outline.ts';
import { FABRIC_PLACES } from '../../src/components/ui/blanks/places.ts';
import type { Piece } from './fabric.ts';
import { onBothSides } from './folds.ts';
import { type Scale, STITCHES } from './frame.ts';
import { BODY_FOLDS, larger, SLEEVE_FOLDS } from './tee-folds.ts';

/** The back of the T-shirt, whose front has maps of its own. */
export const SHIRT_BACK: Scale = { ...FABRIC_PLACES.t_shirt_back, sway: 0.1 };

const NECK = 'M3.75,0.02 C2.8,0.75 1.2,1.05 0,1.05';
const HALF = `M0,1.05 C1.2,1.05 2.8,0.75 3.75,0.02 ${RIGHT_SIDE} Z`;
const RIB = `${NECK} L0,0.18 C1.0,0.18 2.0,0.05 3.0,-0.5 Q3.45,-0.42 3.75,0.02 Z`;
const thread = `fill="none" stroke="#fff" stroke-width="0.035" ${STITCHES}`;

const bodyDrop = (x: number, y: number): number =>
  1.4 * (Math.abs(x) / 10.4) ** 3.4 + 0.012 * Math.max(0, 4.2 - y) ** 2;
const sleeveDrop = (x: number, y: number): number => {
  const across = ((Math.abs(x) - 9.2) * -0.65 + (y - 1.75) * 0.76) / 6.6;
  return 0.8 + 0.8 * Math.abs(2 * across - 0.85) ** 2.4;
};

export const shirtBack: Piece[] = [
  {
    path: both(rightSleeve),
    rim: 0.34,
    drop: sleeveDrop,
    folds: onBothSides(larger(SLEEVE_FOLDS, 1.25, 1.22), 6),
    waves: [0.06, 1.5, 2],
    seams: [{ path: both('M15.4,6.45 C14.5,8.25 13.3,10.0 11.7,11.5'), width: 0.03, depth: 0.04, style: thread }],
    shadow: 0.25,
    seed: 5,
  },
  {
    path: `${HALF} ${mirror(HALF)}`,
    rim: 0.34,
    drop: bodyDrop,
    folds: onBothSides(larger(BODY_FOLDS, 1.22, 1.31), 44),
    waves: [0.13, 2.2, 5.6],
    seams: [
      { path: both(`M9.2,1.75 ${ARMHOLE}`), width: 0.05, depth: 0.07 },
      { path: both('M3.75,0.1 L9.15,1.86'), width: 0.04, depth: 0.03 },
      { path: both('M10.52,27.95 C7.2,28.3 3.4,28.36 0,28.36'), width: 0.03, depth: 0.045, style: thread },
      { path: both('M10.52,27.78 C7.2,28.12 3.4,28.18 0,28.18'), width: 0.03, depth: 0.045, style: thread },
      { path: both('M3.95,0.2 C2.95,1.0 1.3,1.3 0,1.3'), width: 0.03, depth: 0.035, style: thread },
    ],
    shadow: 0.3,
    reach: 0.32,
    seed: 61,
  },
  {
    path: both(RIB),
    rim: 0.36,
    rise: 0.4,
    texture: (x) => 0.009 * Math.sin(x * 40),
    seams: [{ path: both(NECK), width: 0.05, depth: 0.07 }],
    shadow: 0.3,
    reach: 0.2,
  },
];
