/** Bodies for the drawn heads, in the units of the head: standing with arms out, or sitting with paws before the chest. */
import { isTwoLegged } from './bodies/builds.ts';
import { fourLegged, headOnFour, isGait } from './bodies/four-legged.ts';
import { GAIT_NAMES, type GaitName } from './bodies/gaits.ts';
import { armOverFace, hangingLeg, jointedBody, jointedHands, jointedHug, type Skin } from './bodies/jointed.ts';
import { POSTURE_NAMES, POSTURES, type PostureName } from './bodies/postures.ts';
import { type HeadPlace, skeletonOf } from './bodies/skeleton.ts';
import { tailParts } from './bodies/tails.ts';
import { drawSubject, findSubject, hasTag } from './catalog.ts';
import { type Coat, coatNamed, hasCoat, pawOf } from './coats.ts';
import { asleep } from './expressions/asleep.ts';
import { type Expression, withExpression } from './expressions/expression.ts';
import { HEADS } from './heads.ts';
import { MOVES, type Move, movingBody } from './moving-bodies.ts';
import { type Area, outlines, type Part } from './notation/head.ts';

export const POSES = ['stand', 'sit', 'ride', ...MOVES, ...POSTURE_NAMES, ...GAIT_NAMES] as const;
export type Pose = (typeof POSES)[number];

export const hasFigure = hasCoat;

/** A drawn head that gets a body with four legs, too. */
export const hasFourLegs = (name: string) => hasCoat(name) && !hasTag(name, 'person') && !isTwoLegged(name);

/** Where the hands of a sitting figure are, in its own units. */
export const HANDS_HEIGHT = 1470;

/** Of a standing figure. */
const HAND = '735,1170 800,1085 905,1110 920,1210 850,1300 770,1290';

const SKIRT = '160,1050 320,1110 400,1260 420,1450 400,1640 380,1760';

function body(pose: Pose, { coat, belly, limb = coat, marks = [], legs = limb, shoe }: Coat, paw: string): Part[] {
  const foot = shoe ?? paw;
  const chest: Part = { half: '0,1120 170,1160 250,1330 250,1520 190,1680 0,1720', fill: belly, smooth: true };
  if (pose === 'ride') return [{ half: `0,1040 ${SKIRT} 0,1780`, fill: coat }, chest, ...marks, ...forward(limb, paw)];
  if (pose === 'sit') {
    return [
      { half: '0,1040 160,1050 330,1120 420,1300 470,1520 470,1720 380,1840 0,1860', fill: coat },
      chest,
      ...marks,
      { pair: '180,1720 300,1640 440,1660 520,1760 500,1880 360,1930 220,1890', fill: legs, smooth: true },
      { pair: '215,1790 310,1730 410,1770 425,1860 330,1915 235,1880', fill: foot, smooth: true },
      {
        pair: '300,1130 450,1210 540,1390 500,1540 330,1590 180,1560 170,1440 300,1420 350,1380',
        fill: limb,
        smooth: true,
      },
    ];
  }
  const trunk: Part = { half: '0,1040 160,1050 320,1110 400,1260 420,1450 415,1660 330,1760 0,1780', fill: coat };
  if (isMove(pose)) return movingBody(pose, { limb, paw, legs, foot }, [trunk, chest, ...marks]);
  return [
    { pair: '90,1640 400,1600 420,1800 400,1980 430,2060 130,2060 110,1900', fill: legs },
    { pair: '110,1990 400,1990 500,2060 500,2120 120,2120', fill: foot, smooth: true },
    trunk,
    chest,
    ...marks,
    {
      pair: '270,1130 390,1160 560,1230 700,1190 800,1110 880,1180 850,1290 720,1380 540,1400 360,1350',
      fill: limb,
      smooth: true,
    },
    { pair: HAND, fill: paw, smooth: true },
  ];
}

const isMove = (pose: Pose): pose is Move => MOVES.some((move) => move === pose);

function forward(limb: string, paw: string): Part[] {
  return [
    { pair: '290,1120 430,1190 540,1400 560,1600 470,1690 390,1640 380,1460 300,1340', fill: limb, smooth: true },
    { pair: '400,1570 540,1550 600,1640 560,1740 450,1750 385,1680', fill: paw, smooth: true },
  ];
}

/** Of a sitting figure: they are drawn over the thing that it holds, so that the arms do not hide it. */
export function figurePaws(name: string): Area[] {
  const fill = pawOf(coatNamed(name));
  return outlines([{ pair: '180,1480 280,1440 350,1500 340,1610 250,1660 160,1610', fill, smooth: true }]);
}

/** Of a standing figure: they are drawn over what it has in one hand. */
export function figureHands(name: string): Area[] {
  return outlines([{ pair: HAND, fill: pawOf(coatNamed(name)), smooth: true }]);
}

/** Over the side of what somebody rides. */
export function ridersLeg(name: string): Area[] {
  return hangingLeg(skinOf(name));
}

/** A sitting figure has no paws here: see figurePaws. */
export function figure(name: string, pose: Pose): Area[] {
  const coat = coatNamed(name);
  if (isPosture(pose)) return jointedFigure(name, pose);
  if (isGait(pose)) return onFourLegs(name, pose);
  const tail = pose === 'ride' || !coat.tail ? [] : tailParts(coat.tail);
  return [...outlines([...tail, ...body(pose, coat, pawOf(coat))]), ...headAreas(name)];
}

export const isPosture = (pose: string): pose is PostureName => Object.hasOwn(POSTURES, pose);

const jointedFigure = (name: string, pose: PostureName): Area[] => [
  ...jointedBody(pose, skinOf(name)),
  ...placed(headAreas(name), skeletonOf(pose).head),
  ...armOverFace(pose, skinOf(name)),
];

function onFourLegs(name: string, gait: GaitName): Area[] {
  const head = gait === 'sleeping' ? sleepingHead(name) : headAreas(name);
  return [...fourLegged(name, gait, skinOf(name)), ...placed(head, headOnFour(name, gait))];
}

export const sleepingHead = (name: string): Area[] => asleep(headAreas(name), faceOf(name)?.eyes ?? 0);

export const headShowing = (name: string, expression: Expression): Area[] =>
  withExpression(headAreas(name), faceOf(name)?.eyes ?? 0, expression, name);

function placed(areas: readonly Area[], { scale, dx, dy }: HeadPlace): Area[] {
  return areas.map((area) => ({
    ...area,
    ring: area.ring.map((value, at) => value * scale + (at % 2 ? dy : dx)),
  }));
}

/** The hands of a posture again, over what they hold. */
export function postureHands(name: string, pose: PostureName): Area[] {
  return jointedHands(pose, skinOf(name));
}

/** Its limbs again, over what they are around. */
export function postureHug(name: string, pose: PostureName): Area[] {
  return jointedHug(pose, skinOf(name));
}

function skinOf(name: string): Skin {
  const coat = coatNamed(name);
  const { limb = coat.coat, marks = [], tail } = coat;
  const hand = pawOf(coat);
  return { ...coat, limb, hand, legs: coat.legs ?? limb, foot: coat.shoe ?? hand, marks, tail };
}

let lastHead: { name: string; areas: Area[] } | undefined;

/** A design draws one head again and again: on its body, over a scarf, over what it rides. */
export function headAreas(name: string): Area[] {
  if (lastHead?.name !== name) lastHead = { name, areas: readHead(name) };
  return lastHead.areas;
}

function readHead(name: string): Area[] {
  const subject = findSubject(name);
  return subject ? drawSubject(subject) : outlines(HEADS[name]?.parts ?? []);
}

/** Heights of the eyes and of the top of the skull, where glasses and hats go. */
export function faceOf(name: string): { eyes: number; brow: number } | undefined {
  const [eyes, brow] = findSubject(name)?.values.face?.split(',').map(Number) ?? [];
  if (eyes !== undefined && brow !== undefined) return { eyes, brow };
  return Object.hasOwn(HEADS, name) ? HEADS[name] : undefined;
}
