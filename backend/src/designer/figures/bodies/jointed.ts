/** Draws a jointed body: trunk, limbs, hands and feet, from back to front. */

import { smoothRing } from '../../canvas/geometry.ts';
import { type Area, outlines, type Part, shaded } from '../notation/head.ts';
import { roundEnds, type Spot, sides, throughPoints } from '../notation/outlines.ts';
import type { Posture } from './posture.ts';
import { POSTURES, type PostureName } from './postures.ts';
import { type Limb, leaning, limbAt, skeletonOf } from './skeleton.ts';
import { type Tail, tailParts } from './tails.ts';

export interface Skin {
  coat: string;
  belly: string;
  limb: string;
  hand: string;
  legs: string;
  foot: string;
  marks: readonly Part[];
  tail: Tail | undefined;
}

const WIDTHS = { arm: [190, 150], leg: [225, 180] } as const;

const TRUNK = '0,1040 130,1050 262,1106 322,1250 338,1440 330,1640 262,1752 0,1772';
const CHEST = '0,1120 140,1160 205,1330 205,1520 156,1670 0,1710';

/** Around the wrist, with the fingers down; and around the ankle, with the toes to the right. */
const HAND: readonly Spot[] = [
  [-84, -40],
  [0, -70],
  [84, -40],
  [96, 50],
  [56, 126],
  [-30, 134],
  [-92, 62],
];
const FOOT: readonly Spot[] = [
  [-104, -60],
  [10, -104],
  [120, -60],
  [206, 4],
  [214, 70],
  [60, 84],
  [-108, 80],
];

/** A foot stands flat on the ground where its shin is nearly upright. */
const UPRIGHT = 34;

/** Of a body without a head. */
export function jointedBody(name: PostureName, skin: Skin): Area[] {
  const { lean, arms, legs } = skeletonOf(name);
  const posture: Posture = POSTURES[name];
  const { isSideways = false, isSeated = false, isTucked = false, inFront = false, overFace = false } = posture;
  const parts = (all: readonly Part[]) => outlines(all).map((area) => ({ ...area, ring: leaned(area.ring, lean) }));
  const leg = (at: 0 | 1) => legAreas(legs[at], skin, isSideways || at === 1, isSideways && at === 0);
  const arm = (at: 0 | 1) => armAreas(arms[at], skin, isSideways && !inFront && at === 0);
  const trunk = parts([
    { half: TRUNK, fill: skin.coat },
    { half: CHEST, fill: skin.belly, smooth: true },
    ...skin.marks,
  ]);
  const tail = skin.tail ? outlines(tailParts(skin.tail)) : [];
  if (isSeated) return [...tail, ...trunk, ...crossedLegs(legs, skin), ...arm(0), ...arm(1)];
  if (isTucked) return [...tail, ...trunk, ...leg(0), ...leg(1), ...arm(0), ...arm(1)];
  if (overFace) return [...tail, ...leg(0), ...leg(1), ...trunk, ...arm(0)];
  if (isSideways && !inFront) return [...tail, ...arm(0), ...leg(0), ...leg(1), ...trunk, ...arm(1)];
  return [...tail, ...leg(0), ...leg(1), ...trunk, ...arm(0), ...arm(1)];
}

/** Each foot points on from its shin. */
function crossedLegs(both: readonly [Limb, Limb], { legs, foot }: Skin): Area[] {
  return both.flatMap((leg, at) => [
    { fill: foot, ring: shapeAt(FOOT, leg.course[2], 0, at === 1) },
    ...tube(leg, WIDTHS.leg, legs, false),
  ]);
}

/** The right arm, where it is before the face. */
export function armOverFace(name: PostureName, skin: Skin): Area[] {
  const { overFace = false, hasFingerUp = false }: Posture = POSTURES[name];
  if (!overFace) return [];
  const arm = skeletonOf(name).arms[1];
  return [...armAreas(arm, skin, false), ...(hasFingerUp ? fingerUp(arm, skin) : [])];
}

/** Darker around it, so that it is seen on a face of its own color. */
function fingerUp({ course }: Limb, { hand }: Skin): Area[] {
  const [x, y] = course[2];
  const finger = (width: number, top: number): number[] =>
    roundEnds(
      sides(
        [
          [x, y],
          [x, y - top],
        ],
        width,
      ),
    );
  return [lone(finger(104, 236), shaded(hand)), lone(finger(72, 230), hand)];
}

/** The hand again, over what it holds. */
export function jointedHands(name: PostureName, skin: Skin): Area[] {
  return skeletonOf(name).arms.map((arm) => lone(handRing(arm), skin.hand));
}

/** Limbs that are around a thing, again over it: both arms, or what of whoever clings to it is nearer. */
export function jointedHug(name: PostureName, skin: Skin): Area[] {
  const { arms, legs } = skeletonOf(name);
  if (name !== 'clinging') return arms.flatMap((arm) => armAreas(arm, skin, false));
  return [...legAreas(legs[0], skin, true, false), ...armAreas(arms[0], skin, false)];
}

const lone = (ring: number[], fill: string): Area => ({ fill, ring });

function armAreas(arm: Limb, { limb, hand }: Skin, isFar: boolean): Area[] {
  return [...tube(arm, WIDTHS.arm, limb, isFar), tinted(handRing(arm), hand, isFar)];
}

function legAreas(leg: Limb, { legs, foot }: Skin, facesRight: boolean, isFar: boolean): Area[] {
  return [...tube(leg, WIDTHS.leg, legs, isFar), tinted(footRing(leg, facesRight), foot, isFar)];
}

/** From a saddle down, with the toes ahead. */
export function hangingLeg(skin: Skin): Area[] {
  return legAreas(limbAt([-40, 1700], [36, -8], { upper: 250, lower: 250 }), skin, true, false);
}

/** What is farther away is all in the shade. */
export const tinted = (ring: number[], fill: string, isFar: boolean): Area =>
  isFar ? { fill: shaded(fill), ring, lit: fill } : { fill, ring };

/** A limb that is folded has its lower half over the upper one. */
export function tube({ course }: Limb, [from, to]: readonly [number, number], fill: string, isFar: boolean): Area[] {
  const [start, joint, end] = course;
  const middle = (from + to) / 2;
  if (isFolded(course))
    return [...band([start, joint], from, middle, fill, isFar), ...band([joint, end], middle, to, fill, isFar)];
  return band(throughPoints(bent(course)), from, to, fill, isFar);
}

export function band(line: readonly Spot[], from: number, to: number, fill: string, isFar: boolean): Area[] {
  const whole = sides(line, from, to);
  const ring = roundEnds(whole);
  if (isFar) return [tinted(ring, fill, true)];
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)];
  const isRightward = last[1] < first[1];
  const course = [...line];
  const shade = isRightward
    ? roundEnds({ left: course, right: whole.right })
    : roundEnds({ left: whole.left, right: course });
  return [
    { fill, ring },
    { fill: shaded(fill), ring: shade, lit: fill },
  ];
}

function isFolded([start, joint, end]: Limb['course']): boolean {
  const [ax, ay] = [joint[0] - start[0], joint[1] - start[1]];
  const [bx, by] = [end[0] - joint[0], end[1] - joint[1]];
  return ax * bx + ay * by < 0;
}

/** Elbows and knees are round. */
function bent([from, middle, to]: Limb['course']): Spot[] {
  const between = ([x, y]: Spot, [u, v]: Spot, share: number): Spot => [x + (u - x) * share, y + (v - y) * share];
  return [
    from,
    between(from, middle, 0.6),
    between(between(from, to, 0.5), middle, 0.86),
    between(to, middle, 0.6),
    to,
  ];
}

export function handRing({ course, end }: Limb): number[] {
  return shapeAt(HAND, course[2], -end, false);
}

export function footRing({ course, end }: Limb, facesRight: boolean): number[] {
  return shapeAt(FOOT, course[2], Math.abs(end) < UPRIGHT ? 0 : -end, !facesRight);
}

function shapeAt(shape: readonly Spot[], [x, y]: Spot, degrees: number, isFlipped: boolean): number[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const placed = shape.map(([px, py]): Spot => {
    const across = isFlipped ? -px : px;
    return [x + across * cos - py * sin, y + across * sin + py * cos];
  });
  return smoothRing(placed, 5);
}

function leaned(ring: readonly number[], degrees: number): number[] {
  const out: number[] = [];
  for (let at = 0; at < ring.length; at += 2) out.push(...leaning([ring[at] ?? 0, ring[at + 1] ?? 0], degrees));
  return out;
}
