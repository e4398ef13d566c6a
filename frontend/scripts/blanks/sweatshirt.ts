import { both } from '../../../backend/tools/mockup-maps/outline.ts';
import { FABRIC_PLACES } from '../../src/components/ui/blanks/places.ts';
import type { Piece } from './fabric.ts';
import { body, cuffs, sleeves, thread, waistband } from './fleece.ts';
import type { Scale } from './frame.ts';

/** A crew neck of fleece, in size L. */
export const SWEATSHIRT: Scale = { ...FABRIC_PLACES.sweatshirt, sway: 0.11 };

const NECK = 'M0,4.1 C2.2,4.1 3.9,2.7 4.2,0.45';
const RIB = 'M4.2,0.45 C3.9,2.7 2.2,4.1 0,4.1 L0,2.95 C1.6,2.95 2.95,1.75 3.2,-0.35 Q3.85,-0.2 4.2,0.45 Z';
const INSIDE = 'M0,3.2 C1.8,3.2 3.1,1.9 3.35,-0.3 C2.2,-0.75 1,-0.85 0,-0.85 Z';
const BACK_RIB = 'M3.3,-0.4 C2.2,-0.8 1,-0.9 0,-0.9 L0,0.2 C1.1,0.2 2.2,0.3 3.15,0.62 Z';
const neckRibs = (x: number, y: number) => 0.014 * Math.sin(Math.atan2(y + 1.1, x) * 150);

export const sweatshirt: Piece[] = [
  sleeves(7),
  cuffs,
  body(NECK, 11),
  waistband,
  { path: both(INSIDE), rim: 0.2, rise: 0, shadow: 0, inset: true, tone: (_x, y) => 0.68 - 0.05 * y },
  { path: both(BACK_RIB), rim: 0.25, rise: 0.3, shadow: 0.25, texture: neckRibs, tone: () => 0.66 },
  {
    path: both(RIB),
    rim: 0.5,
    rise: 0.45,
    texture: neckRibs,
    seams: [
      { path: both(NECK), width: 0.07, depth: 0.09 },
      { path: both('M0,3.02 C1.65,3.02 2.98,1.8 3.24,-0.3'), width: 0.04, depth: 0.05 },
    ],
    shadow: 0.32,
    reach: 0.3,
  },
  // The V that is sewn below the neck.
  {
    path: 'M-1.15,3.98 L0,5.35 L1.15,3.98 C0.8,4.08 0.4,4.1 0,4.1 C-0.4,4.1 -0.8,4.08 -1.15,3.98 Z',
    rim: 0.2,
    rise: 0.25,
    texture: (x) => 0.008 * Math.sin(x * 42),
    seams: [{ path: 'M-1.1,4.05 L0,5.3 L1.1,4.05', width: 0.05, depth: 0.04, style: thread }],
    shadow: 0.16,
    reach: 0.12,
  },
];

const NECK_BEHIND = 'M0,0.25 C1.5,0.25 3.0,0.5 4.2,0.45';
const RIB_BEHIND = 'M4.2,0.45 C3.0,0.5 1.5,0.25 0,0.25 L0,-0.9 C1,-0.9 2.2,-0.78 3.2,-0.35 Q3.85,-0.2 4.2,0.45 Z';

/** From behind the rib of the neck stands above the shoulders. */
export const sweatshirtBack: Piece[] = [
  sleeves(18),
  cuffs,
  body(NECK_BEHIND, 27),
  waistband,
  {
    path: both(RIB_BEHIND),
    rim: 0.45,
    rise: 0.45,
    texture: (x) => 0.014 * Math.sin(x * 31),
    seams: [{ path: both(NECK_BEHIND), width: 0.07, depth: 0.09 }],
    shadow: 0.32,
    reach: 0.3,
  },
];
