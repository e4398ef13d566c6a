/** Bodies of the drawn heads that dance, run, wave, hang or show their muscles. */
import type { Part, Points } from './notation/head.ts';
import { roundEnds, type Spot, sides, throughPoints } from './notation/outlines.ts';

export const MOVES = ['flex', 'dance', 'run', 'wave', 'beat', 'hang'] as const;
export type Move = (typeof MOVES)[number];

interface Skin {
  limb: string;
  paw: string;
  legs: string;
  foot: string;
}

/** A limb along its course, and the paw at its end. */
interface Limb {
  course: readonly Spot[];
  width: number;
  paw: Points;
}

const foot = (x: number, y: number): Points =>
  `${x - 150},${y - 90} ${x + 60},${y - 110} ${x + 190},${y - 30} ${x + 200},${y + 40} ${x - 150},${y + 40}`;
const hand = (x: number, y: number): Points =>
  `${x - 90},${y - 60} ${x},${y - 110} ${x + 90},${y - 60} ${x + 100},${y + 50} ${x},${y + 110} ${x - 95},${y + 50}`;

const STANDING: readonly Limb[] = [
  {
    course: [
      [-200, 1640],
      [-240, 1860],
      [-240, 2050],
    ],
    width: 245,
    paw: foot(-280, 2090),
  },
  {
    course: [
      [200, 1640],
      [240, 1860],
      [240, 2050],
    ],
    width: 245,
    paw: foot(280, 2090),
  },
];

const LIMBS: Record<Move, { legs: readonly Limb[]; arms: readonly Limb[]; bulges: readonly Points[] }> = {
  flex: {
    legs: [
      {
        course: [
          [-200, 1640],
          [-260, 1860],
          [-260, 2040],
        ],
        width: 250,
        paw: foot(-300, 2080),
      },
      {
        course: [
          [200, 1640],
          [260, 1860],
          [260, 2040],
        ],
        width: 250,
        paw: foot(300, 2080),
      },
    ],
    arms: [
      {
        course: [
          [-260, 1210],
          [-560, 1330],
          [-780, 1260],
          [-740, 980],
        ],
        width: 190,
        paw: hand(-730, 900),
      },
      {
        course: [
          [260, 1210],
          [560, 1330],
          [780, 1260],
          [740, 980],
        ],
        width: 190,
        paw: hand(730, 900),
      },
    ],
    bulges: ['-660,1240 -620,1110 -500,1080 -400,1150 -420,1260', '660,1240 620,1110 500,1080 400,1150 420,1260'],
  },
  dance: {
    legs: [
      {
        course: [
          [-190, 1640],
          [-240, 1860],
          [-220, 2050],
        ],
        width: 240,
        paw: foot(-250, 2090),
      },
      {
        course: [
          [190, 1640],
          [480, 1740],
          [660, 1880],
        ],
        width: 230,
        paw: foot(760, 1890),
      },
    ],
    arms: [
      {
        course: [
          [-260, 1210],
          [-560, 1130],
          [-790, 880],
        ],
        width: 180,
        paw: hand(-830, 800),
      },
      {
        course: [
          [260, 1210],
          [560, 1360],
          [690, 1250],
          [830, 1120],
        ],
        width: 180,
        paw: hand(870, 1060),
      },
    ],
    bulges: [],
  },
  run: {
    legs: [
      {
        course: [
          [-190, 1640],
          [-300, 1850],
          [-420, 2030],
        ],
        width: 235,
        paw: foot(-450, 2080),
      },
      {
        course: [
          [190, 1640],
          [480, 1560],
          [520, 1820],
        ],
        width: 235,
        paw: foot(560, 1880),
      },
    ],
    arms: [
      {
        course: [
          [-260, 1210],
          [-580, 1330],
          [-720, 1110],
        ],
        width: 175,
        paw: hand(-740, 1040),
      },
      {
        course: [
          [260, 1210],
          [600, 1310],
          [640, 1500],
        ],
        width: 175,
        paw: hand(640, 1570),
      },
    ],
    bulges: [],
  },
  wave: {
    legs: STANDING,
    arms: [
      {
        course: [
          [-260, 1210],
          [-520, 1390],
          [-440, 1600],
        ],
        width: 185,
        paw: hand(-410, 1640),
      },
      {
        course: [
          [260, 1210],
          [600, 1300],
          [790, 1040],
          [800, 760],
        ],
        width: 180,
        paw: hand(810, 660),
      },
    ],
    bulges: [],
  },
  beat: {
    legs: STANDING,
    arms: [
      {
        course: [
          [-280, 1200],
          [-640, 1380],
          [-520, 1560],
          [-250, 1440],
        ],
        width: 200,
        paw: hand(-170, 1390),
      },
      {
        course: [
          [280, 1200],
          [660, 1300],
          [560, 1480],
          [290, 1330],
        ],
        width: 200,
        paw: hand(190, 1290),
      },
    ],
    bulges: [],
  },
  hang: {
    legs: [
      {
        course: [
          [-190, 1640],
          [-250, 1850],
          [-190, 2020],
        ],
        width: 235,
        paw: foot(-190, 2070),
      },
      {
        course: [
          [190, 1640],
          [300, 1830],
          [280, 2000],
        ],
        width: 235,
        paw: foot(310, 2050),
      },
    ],
    arms: [
      {
        course: [
          [-260, 1210],
          [-600, 1000],
          [-640, 500],
          [-560, 60],
        ],
        width: 180,
        paw: hand(-550, -20),
      },
      {
        course: [
          [260, 1210],
          [600, 1000],
          [640, 500],
          [560, 60],
        ],
        width: 180,
        paw: hand(550, -20),
      },
    ],
    bulges: [],
  },
};

/** From back to front; `middle` is the trunk. */
export function movingBody(move: Move, skin: Skin, middle: readonly Part[]): Part[] {
  const { legs, arms, bulges } = LIMBS[move];
  const drawn =
    (limb: string, paw: string) =>
    (one: Limb): Part[] => [
      { lone: along(one), fill: limb },
      { lone: one.paw, fill: paw, smooth: true },
    ];
  const muscles = bulges.map((lone): Part => ({ lone, fill: skin.limb, smooth: true }));
  return [
    ...legs.flatMap(drawn(skin.legs, skin.foot)),
    ...middle,
    ...muscles,
    ...arms.flatMap(drawn(skin.limb, skin.paw)),
  ];
}

function along({ course, width }: Limb): Spot[] {
  const ring = roundEnds(sides(throughPoints(course), width));
  return ring.flatMap((x, at): Spot[] => (at % 2 === 0 ? [[x, ring[at + 1] ?? 0]] : []));
}
