/** Bodies with four legs, from the side, under the drawn heads: trunk, legs and tail, from back to front. */

import { smoothRing } from '../../canvas/geometry.ts';
import type { Area } from '../notation/head.ts';
import { ellipse, roundEnds, type Spot, sides, throughPoints } from '../notation/outlines.ts';
import { type Build, buildOf, hasLongTail, hasPlume, SPOTTED, STRIPED } from './builds.ts';
import { GAITS, type GaitName } from './gaits.ts';
import { type Skin, tinted, tube } from './jointed.ts';
import { type HeadPlace, type Limb, limbAt, turned } from './skeleton.ts';
import type { Tail } from './tails.ts';

export const isGait = (pose: string): pose is GaitName => Object.hasOwn(GAITS, pose);

const MIDDLE: Spot = [0, 1380];
const HIP = { near: [-440, 1440], far: [-340, 1420] } as const;
const SHOULDER = { near: [400, 1450], far: [500, 1430] } as const;

const BACK: readonly Spot[] = [
  [-650, 1330],
  [-590, 1180],
  [-330, 1120],
  [0, 1130],
  [300, 1090],
  [560, 1040],
  [700, 1180],
  [700, 1400],
];
const BELLY: readonly Spot[] = [
  [560, 1590],
  [280, 1640],
  [-60, 1610],
  [-320, 1560],
  [-560, 1600],
  [-670, 1480],
];
const UNDERSIDE: readonly Spot[] = [
  [600, 1500],
  [300, 1540],
  [-60, 1520],
  [-360, 1500],
  [-330, 1560],
  [-60, 1604],
  [280, 1630],
  [540, 1590],
];

export function fourLegged(name: string, gait: GaitName, skin: Skin): Area[] {
  const build = buildOf(name);
  const { turn = 0, fore, hind, isLying = false, isTripod = false } = GAITS[gait];
  const leg = (at: Spot, bend: readonly [number, number], isFar: boolean) =>
    legAreas(limbAt(turned(at, turn, MIDDLE), bend, isLying ? SHORT : build.leg), { build, skin, isFar, isLying });
  const around = (areas: readonly Area[]) => areas.map((area) => ({ ...area, ring: turnedRing(area.ring, turn) }));
  return [
    ...around(tailAreas(name, skin, isLying)),
    ...leg(HIP.far, hind[1], true),
    ...leg(SHOULDER.far, fore[1], true),
    ...around(trunkAreas(name, skin, isLying ? { ...build, head: LYING_HEAD } : build)),
    ...leg(HIP.near, hind[0], false),
    ...(isTripod ? [] : leg(SHOULDER.near, fore[0], false)),
  ];
}

/** Folded under whoever lies. */
const SHORT = { upper: 170, lower: 330 };

export function headOnFour(name: string, gait: GaitName): HeadPlace {
  const { x, chin, scale } = buildOf(name).head;
  const { turn = 0, isLying } = GAITS[gait];
  const [dx, dy] = turned(isLying ? [LYING_HEAD.x, LYING_HEAD.chin] : [x, chin], turn, MIDDLE);
  return { scale, dx, dy: dy - CHIN * scale };
}

/** On the paws. */
const LYING_HEAD = { x: 760, chin: 1690, scale: 1 };

/** A place of the trunk, as the gait turns it. */
export const onFour = (spot: Spot, gait: GaitName): Spot => turned(spot, GAITS[gait].turn ?? 0, MIDDLE);

/** Of a head, where its neck is. */
const CHIN = 1090;

function trunkAreas(name: string, { coat, belly }: Skin, { head, isHoofed }: Build): Area[] {
  const from: Spot = [430, 1330];
  const neck = [
    from,
    [(from[0] + head.x) / 2 + 40, (from[1] + head.chin) / 2 - 90],
    [head.x, head.chin - 160],
  ] as const;
  return [
    { fill: coat, ring: roundEnds(sides(throughPoints(neck), isHoofed ? 440 : 480, isHoofed ? 290 : 360)) },
    { fill: coat, ring: smoothRing([...BACK, ...BELLY], 6) },
    { fill: belly, ring: smoothRing([...UNDERSIDE], 6) },
    ...markAreas(name),
  ];
}

const SPOTS = [
  [-520, 1260, 50],
  [-330, 1210, 62],
  [-180, 1330, 54],
  [-20, 1210, 58],
  [130, 1350, 62],
  [260, 1200, 46],
  [-330, 1400, 44],
  [20, 1460, 40],
] as const;

/** Down from the back, narrower below. */
const STRIPES = [-520, -350, -180, -10, 160, 320] as const;

function markAreas(name: string): Area[] {
  const [spots, stripes] = [SPOTTED[name], STRIPED[name]];
  if (spots) return SPOTS.map(([x, y, r]) => ({ fill: spots, ring: ellipse(x, y, r * 1.2, r) }));
  if (!stripes) return [];
  return STRIPES.map((x) => ({
    fill: stripes,
    ring: smoothRing(
      [
        [x - 34, 1170],
        [x + 34, 1168],
        [x + 24, 1300],
        [x - 20, 1430],
        [x - 22, 1300],
      ],
      4,
    ),
  }));
}

interface LegStyle {
  build: Build;
  skin: Skin;
  isFar: boolean;
  isLying: boolean;
}

function legAreas(
  leg: Limb,
  { build: { widths, isHoofed }, skin: { coat, limb, foot }, isFar, isLying }: LegStyle,
): Area[] {
  const [[x, y]] = leg.course;
  const thigh: Area = { fill: coat, ring: ellipse(x, y - 20, widths[0] * 0.72, widths[0] * 0.86) };
  const end = isHoofed ? HOOF : PAW;
  return [
    ...(isFar ? [] : [thigh]),
    ...tube(leg, widths, limb, isFar),
    tinted(endRing(leg, end, isLying), foot, isFar),
  ];
}

/** Around the end of an upright leg, with the toes to the right. */
const PAW: readonly Spot[] = [
  [-80, -40],
  [10, -80],
  [96, -44],
  [150, 10],
  [152, 62],
  [40, 76],
  [-86, 72],
];
const HOOF: readonly Spot[] = [
  [-58, -50],
  [58, -50],
  [96, 80],
  [-76, 80],
];

/** A paw stands flat where its leg is nearly upright. */
const UPRIGHT = 34;

function endRing({ course, end }: Limb, shape: readonly Spot[], isLying: boolean): number[] {
  const [x, y] = course[2];
  const angle = isLying || Math.abs(end) < UPRIGHT ? 0 : -end;
  const placed = shape.map(([px, py]) => turned([x + px, y + py], angle, [x, y]));
  return shape === HOOF ? placed.flat() : smoothRing(placed, 5);
}

function tailAreas(name: string, { tail, coat }: Skin, isLying: boolean): Area[] {
  if (!tail || /^ewe|sheep|^ram$/u.test(name)) return [{ fill: coat, ring: ellipse(-660, 1230, 92, 84) }];
  if (hasLongTail(name)) return [{ fill: tail.fill === coat ? tail.tip : tail.fill, ring: smoothRing(LONG, 6) }];
  const isPlume = hasPlume(name);
  const course = throughPoints(isPlume ? PLUME : isLying ? LYING : tail.kind === 'slim' ? SLIM : BUSHY);
  const [from, to] = isPlume ? [150, 330] : tail.kind === 'slim' ? [96, 84] : [120, 250];
  const whole = sides(course, from, to);
  const tip = course.slice(-3);
  return [
    { fill: tail.fill, ring: roundEnds(whole) },
    { fill: tail.tip, ring: roundEnds(sides(tip, to * 0.96, to)) },
    ...(tail.kind === 'ringed' ? ringsOf(course, tail) : []),
  ];
}

function ringsOf(course: readonly Spot[], { tip }: Tail): Area[] {
  const steps = [0.45, 0.65].map((share) => Math.round((course.length - 1) * share));
  return steps.flatMap((at) => {
    const part = course.slice(at, at + 2);
    return part.length > 1 ? [{ fill: tip, ring: roundEnds(sides(part, 190, 200)) }] : [];
  });
}

const BUSHY: readonly Spot[] = [
  [-580, 1260],
  [-820, 1270],
  [-1010, 1160],
  [-1090, 1000],
];
/** Over the back. */
const PLUME: readonly Spot[] = [
  [-560, 1300],
  [-860, 1290],
  [-960, 1010],
  [-820, 760],
];
const SLIM: readonly Spot[] = [
  [-580, 1230],
  [-800, 1220],
  [-950, 1080],
  [-960, 900],
];
const LYING: readonly Spot[] = [
  [-600, 1500],
  [-820, 1580],
  [-1040, 1590],
  [-1180, 1480],
];
const LONG: readonly Spot[] = [
  [-580, 1180],
  [-760, 1150],
  [-930, 1240],
  [-1020, 1440],
  [-1060, 1640],
  [-920, 1560],
  [-800, 1440],
  [-690, 1330],
];

function turnedRing(ring: readonly number[], degrees: number): number[] {
  const out: number[] = [];
  for (let at = 0; at < ring.length; at += 2) out.push(...turned([ring[at] ?? 0, ring[at + 1] ?? 0], degrees, MIDDLE));
  return out;
}
