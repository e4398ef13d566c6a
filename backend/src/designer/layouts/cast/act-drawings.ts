/** What belongs to an act and is drawn for it alone. */

import type { Part } from '../../figures/notation/head.ts';
import { roundEnds, type Spot, sides, throughPoints } from '../../figures/notation/outlines.ts';
import { drawnOf } from './posed-things.ts';

const bar = (course: readonly Spot[], width: number): Spot[] => spotsOf(roundEnds(sides(course, width)));

const spotsOf = (ring: readonly number[]): Spot[] =>
  ring.flatMap((x, at): Spot[] => (at % 2 === 0 ? [[x, ring[at + 1] ?? 0]] : []));

function tapered(course: readonly Spot[], from: number, to: number): Spot[] {
  return spotsOf(roundEnds(sides(throughPoints(course), from, to)));
}

export const MAT = drawnOf('mat', [
  { half: '0,0 520,0 600,110 0,110', fill: '#2f8fa3' },
  { half: '0,110 600,110 600,132 0,132', fill: '#1f6f86', flat: true },
]);

export const BALL = 'juggled-ball';
const BALLS: readonly [fill: string, ...string[]] = ['#c93a33', '#eda52e', '#3a6fb5', '#3f8a4a', '#c93a33'];

const HALF_DISC = throughPoints(
  [
    [0, 540],
    [71, 569],
    [100, 640],
    [71, 711],
    [0, 740],
  ],
  4,
);
export const ballOf = (at: number) => drawnOf(BALL, [{ half: HALF_DISC, fill: BALLS[at] ?? BALLS[0] }]);

/** In the units of a body: half of the hoop around the waist, and how high it is seen from the side. */
const HOOP = { across: 900, tall: 240, width: 104 };

export function hoopHalf(side: number) {
  const course = Array.from({ length: 25 }, (_, at): Spot => {
    const angle = (at / 24) * Math.PI;
    return [Math.cos(angle) * HOOP.across, 640 + side * Math.sin(angle) * HOOP.tall];
  });
  const stripe = (from: number, to: number): Part => ({
    lone: bar(course.slice(from, to), HOOP.width),
    fill: '#f4c63d',
  });
  return drawnOf('hoop', [
    { lone: bar(course, HOOP.width), fill: '#d9537f' },
    ...[2, 8, 14, 20].map((from) => stripe(from, from + 4)),
  ]);
}

export const BARBELL = drawnOf('loaded-barbell', [
  { half: '0,610 980,610 980,670 0,670', fill: '#a9b0ba' },
  { pair: '640,330 760,330 760,950 640,950', fill: '#2e2a33' },
  { pair: '770,420 850,420 850,860 770,860', fill: '#c93a33' },
  { pair: '590,560 640,560 640,720 590,720', fill: '#5c5a66' },
]);

export const STREAKS = drawnOf('streaks', [
  { lone: '0,600 700,590 700,630 0,640', fill: '#f4c63d' },
  { lone: '120,690 820,680 820,720 120,730', fill: '#f4c63d' },
  { lone: '-60,780 520,770 520,810 -60,820', fill: '#f4c63d' },
]);

/** In the units of a body. */
export const ROD = drawnOf('cast-rod', [
  {
    lone: bar(
      throughPoints([
        [1240, 400],
        [1420, 620],
        [1530, 1000],
        [1570, 1640],
      ]),
      13,
    ),
    fill: '#c9ced6',
  },
  {
    lone: tapered(
      [
        [130, 1500],
        [589, 1262],
        [980, 900],
        [1240, 400],
      ],
      58,
      18,
    ),
    fill: '#8a5733',
  },
  {
    lone: tapered(
      [
        [130, 1500],
        [480, 1330],
      ],
      74,
      66,
    ),
    fill: '#2e2a33',
  },
  {
    lone: tapered(
      [
        [590, 1360],
        [690, 1300],
      ],
      130,
      120,
    ),
    fill: '#a9b0ba',
  },
  { lone: '1524,1640 1616,1640 1616,1690 1524,1690', fill: '#fbf6ea' },
  { lone: '1524,1690 1616,1690 1600,1740 1570,1756 1540,1740', fill: '#c93a33' },
]);
