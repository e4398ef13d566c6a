import { type Ring, smoothRing } from '../canvas/geometry.ts';
import { mascotLimbs } from './bodies/mascot-limbs.ts';
import { limbsOf } from './bodies/posed.ts';
import { POSTURE_NAMES } from './bodies/postures.ts';
import { areaPaths, type MotifPath, outlines, type Part, relativePath } from './notation/head.ts';

function surfboard(): MotifPath[] {
  const deck: [number, number][] = [
    [20, 700],
    [330, 742],
    [700, 742],
    [1040, 690],
    [1262, 560],
    [1085, 760],
    [720, 830],
    [330, 826],
    [90, 770],
  ];
  const stripe: [number, number][] = [
    [60, 722],
    [360, 768],
    [700, 768],
    [1040, 716],
    [1180, 645],
    [1060, 738],
    [700, 800],
    [340, 796],
  ];
  const fin: Ring = [150, 800, 285, 822, 215, 905, 120, 930];
  return [
    ['#2c3a4a', relativePath(fin)],
    ['#f6ead2', relativePath(smoothRing(deck, 8))],
    ['#d2482e', relativePath(smoothRing(stripe, 8))],
  ];
}

const HAT: readonly Part[] = [
  { half: '0,700 330,690 520,590 640,470 625,640 520,790 330,880 0,900', fill: '#7a4a2a', smooth: true },
  { half: '0,330 110,250 240,240 320,330 350,520 370,720 200,780 0,790', fill: '#96602f' },
  { half: '0,330 70,300 90,420 40,560 0,600', fill: '#6b4023' },
  { half: '0,690 190,680 362,640 372,735 200,785 0,795', fill: '#33221a' },
  { half: '0,700 44,715 44,765 0,780', fill: '#e2b04a' },
];

function skateboard(): MotifPath[] {
  const deck: [number, number][] = [
    [20, 500],
    [150, 590],
    [400, 620],
    [880, 620],
    [1130, 590],
    [1260, 500],
    [1240, 560],
    [1120, 668],
    [880, 700],
    [400, 700],
    [160, 668],
    [40, 560],
  ];
  const truck = (x: number): Ring => [x - 90, 690, x + 90, 690, x + 50, 770, x - 50, 770];
  const wheel = (x: number, r: number): Ring =>
    Array.from({ length: 20 }, (_, at) => (at / 10) * Math.PI).flatMap((a) => [
      x + r * Math.cos(a),
      800 + r * Math.sin(a),
    ]);
  return [
    ...[330, 950].map((x): MotifPath => ['#8d939c', relativePath(truck(x))]),
    ['#7a3fb5', relativePath(smoothRing(deck, 8))],
    ['#2b2633', relativePath([120, 545, 400, 600, 880, 600, 1160, 545, 1130, 592, 880, 625, 400, 625, 150, 592])],
    ...[330, 950].flatMap((x): MotifPath[] => [
      ['#f2b233', relativePath(wheel(x, 95))],
      ['#fff3d6', relativePath(wheel(x, 40))],
    ]),
  ];
}

/** From the side, its tip bent up. */
function board(deck: string, edge: string): MotifPath[] {
  const sole: Ring = [
    40, 640, 90, 560, 190, 520, 210, 556, 140, 600, 130, 640, 200, 660, 1240, 660, 1240, 716, 150, 716,
  ];
  const stripe: Ring = [260, 676, 1100, 676, 1100, 700, 260, 700];
  const binding: Ring = [520, 620, 780, 620, 790, 662, 510, 662];
  return [
    ['#2b2930', relativePath(binding)],
    [deck, relativePath(sole)],
    [edge, relativePath(stripe)],
  ];
}

/** Two boards side by side, the far one a little higher and darker. */
function skis(): MotifPath[] {
  const far = board('#24568f', '#d8ccb2').map(([fill, d]): MotifPath => [fill, d.replace(/^m(\d+) (\d+)/, shifted)]);
  return [...far, ...board('#2f6fc4', '#f6ead2')];
}

const shifted = (_: string, x: string, y: string) => `m${Number(x) + 70} ${Number(y) - 84}`;

export const THINGS: Record<string, () => MotifPath[]> = {
  surfboard,
  skateboard,
  'snow-ski': skis,
  snowboard: () => board('#d2482e', '#f2b233'),
  'cowboy-hat': () => areaPaths(outlines(HAT)),
  ...Object.fromEntries(POSTURE_NAMES.map((name) => [limbsOf(name), () => areaPaths(mascotLimbs(name))])),
};
