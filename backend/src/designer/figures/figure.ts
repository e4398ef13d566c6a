/** Bodies for the drawn heads, in the units of the head: standing with arms out, or sitting with paws before the chest. */
import { distance, mix } from '../inks/color.ts';
import { jointedBody, jointedHands, type Skin } from './bodies/jointed.ts';
import { POSTURE_NAMES, POSTURES, type PostureName } from './bodies/postures.ts';
import { skeletonOf } from './bodies/skeleton.ts';
import { drawSubject, findSubject, hasTag } from './catalog.ts';
import { HEADS } from './heads.ts';
import { MOVES, type Move, movingBody } from './moving-bodies.ts';
import { NIGHT } from './notation/features.ts';
import { type Area, outlines, type Part } from './notation/head.ts';
import { inkOf } from './notation/inks.ts';

export const POSES = ['stand', 'sit', 'ride', ...MOVES, ...POSTURE_NAMES] as const;
export type Pose = (typeof POSES)[number];

interface Coat {
  coat: string;
  belly: string;
  paw?: string;
  limb?: string;
  /** Of whoever wears trousers and shoes. */
  legs?: string;
  shoe?: string;
  marks?: readonly Part[];
  tail?: readonly Part[];
}

const bushy = (fill: string, tip: string): Part[] => [
  {
    lone: '330,1700 520,1760 640,1640 690,1420 780,1300 860,1420 850,1640 720,1850 500,1930 320,1860',
    fill,
    smooth: true,
  },
  { lone: '705,1400 780,1300 860,1420 862,1530 790,1470', fill: tip, flat: true, smooth: true },
];

const slim = (fill: string, tip: string): Part[] => [
  {
    lone: '300,1740 520,1800 650,1720 640,1560 700,1440 780,1460 750,1580 770,1760 620,1910 420,1900 290,1840',
    fill,
    smooth: true,
  },
  { lone: '645,1540 700,1440 780,1460 752,1570', fill: tip, flat: true, smooth: true },
];

const RINGED: readonly Part[] = [
  ...bushy('#8e888c', '#2b272d'),
  { lone: '662,1520 845,1600 835,1680 650,1590', fill: '#2b272d', flat: true },
  { lone: '610,1680 790,1780 735,1835 560,1735', fill: '#2b272d', flat: true },
];

const TIGER_MARKS: readonly Part[] = [
  { pair: '365,1330 250,1370 372,1400', fill: NIGHT, flat: true },
  { pair: '395,1480 270,1520 400,1550', fill: NIGHT, flat: true },
  { pair: '400,1620 290,1650 395,1690', fill: NIGHT, flat: true },
];

const RIBS: readonly Part[] = [
  { half: '0,1210 26,1210 26,1700 0,1700', fill: '#f2ead8', flat: true },
  ...[1260, 1370, 1480].map(
    (y): Part => ({
      half: `0,${y} 210,${y - 26} 250,${y + 20} 215,${y + 48} 0,${y + 46}`,
      fill: '#f2ead8',
      flat: true,
    }),
  ),
  { half: '0,1640 150,1610 180,1680 90,1740 0,1730', fill: '#f2ead8', flat: true },
];

const PATCHES: readonly Part[] = [
  { pair: '240,1500 330,1440 400,1540 380,1680 280,1690', fill: '#5a3626', flat: true, smooth: true },
];

const COATS: Record<string, Coat> = {
  wolf: { coat: '#8a919c', belly: '#f1ede2', tail: bushy('#7b828e', '#f1ede2') },
  fox: { coat: '#e8792e', belly: '#faf0dd', paw: '#2a2228', tail: bushy('#e8792e', '#faf0dd') },
  bear: { coat: '#8a5733', belly: '#c08a58' },
  panda: { coat: '#f6f1e6', belly: '#fffaf0', limb: '#2a2730', paw: '#2a2730' },
  lion: { coat: '#edb24f', belly: '#f8dc9c', tail: slim('#edb24f', '#8a4a22') },
  'tiger-face': { coat: '#ee9434', belly: '#faf1de', marks: TIGER_MARKS, tail: slim('#ee9434', NIGHT) },
  'cat-face': { coat: '#eda94b', belly: '#fbf1de', tail: slim('#eda94b', '#a85a22') },
  'dog-face': { coat: '#f3e3c8', belly: '#fffaf0', paw: '#a8632f', tail: slim('#a8632f', '#7a4421') },
  raccoon: { coat: '#8e888c', belly: '#e8e0d4', paw: '#2b272d', tail: RINGED },
  'rabbit-face': { coat: '#d8c7b2', belly: '#faf2e2' },
  deer: { coat: '#a56e42', belly: '#f1dfc4', paw: '#3a2318' },
  skull: { coat: '#2e2a36', belly: '#2e2a36', paw: '#f2ead8', marks: RIBS },
  gorilla: { coat: '#34343c', belly: '#6d6064' },
  'pig-face': { coat: '#f0aaa2', belly: '#f8cfc5', paw: '#8a3f46' },
  frog: { coat: '#7fbe45', belly: '#d9e6a0' },
  'cow-face': { coat: '#f3eadb', belly: '#fbf6ec', paw: '#3a2318', marks: PATCHES },
  owl: { coat: '#8f633d', belly: '#e0c193', paw: '#e39a2f' },
  eagle: { coat: '#5b4636', belly: '#7d624c', paw: '#eda52e' },
  sloth: { coat: '#8a6f55', belly: '#b59a7c', paw: '#4f3d2f' },
  capybara: { coat: '#a87848', belly: '#c39a68', paw: '#5f3f25' },
  axolotl: { coat: '#f4a9bd', belly: '#fbd3dc', tail: slim('#f4a9bd', '#d9537f') },
  koala: { coat: '#a3a9b2', belly: '#eceae6' },
  horse: { coat: '#9a5f36', belly: '#b97f50', paw: '#3a2318', tail: slim('#3a2318', '#3a2318') },
  unicorn: { coat: '#f6f1ee', belly: '#ffffff', paw: '#f0b3c8', tail: slim('#ef7fb0', '#f4c04a') },
  llama: { coat: '#eadbbd', belly: '#f8efda', paw: '#8a6f55' },
  goat: { coat: '#f1e9db', belly: '#fbf6ec', paw: '#4f453d' },
  penguin: { coat: '#26303d', belly: '#f6f1e6', paw: '#f0a030', limb: '#26303d' },
  elephant: { coat: '#a3adb9', belly: '#b8c1cb' },
  'black-cat': { coat: '#36323f', belly: '#4a4553', tail: slim('#36323f', '#24212b') },
  'polar-bear': { coat: '#f1f3f0', belly: '#ffffff', paw: '#8f9aa3' },
};

export function hasFigure(name: string): boolean {
  return coatOf(name) !== undefined;
}

function coatNamed(name: string): Coat {
  const coat = coatOf(name);
  if (!coat) throw new Error(`No figure named ${name}`);
  return coat;
}

const TAILS: Record<string, typeof bushy> = { bushy, slim };

/** A subject of a sheet that has a face and a coat is a head that gets a body. */
function coatOf(name: string): Coat | undefined {
  if (Object.hasOwn(COATS, name)) return COATS[name];
  const values = findSubject(name)?.values;
  if (!values?.coat || !values.face) return undefined;
  const { body = '$coat', belly = '$body+', limb = '$body', paw = '$limb-', tail, tip = '$body-' } = values;
  const named = { ...values, body, belly: values.body ? '$body' : belly, limb };
  const color = (ink: string) => inkOf(ink, named);
  const drawnTail = tail ? TAILS[tail]?.(color('$body'), color(tip)) : undefined;
  const coat = { coat: color('$body'), belly: color('$belly'), limb: color('$limb'), paw: color(paw), tail: drawnTail };
  return hasTag(name, 'person') ? { ...coat, ...clothesUnder(coat.coat, values) } : coat;
}

/** Trousers that are not of the color of what is above them. */
function clothesUnder(coat: string, { legs, shoe = 'coal' }: Record<string, string>) {
  const trousers = TROUSERS.find((ink) => distance(ink, coat) > 0.17) ?? NIGHT;
  return { legs: legs ? inkOf(legs) : trousers, shoe: inkOf(shoe) };
}

const TROUSERS = ['#3a4f78', '#6b5138', '#2e2a36'];

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

/** A sitting figure has no paws here: see figurePaws. */
export function figure(name: string, pose: Pose): Area[] {
  const coat = coatNamed(name);
  if (isPosture(pose)) return jointedFigure(name, pose);
  const tail = pose === 'ride' ? [] : (coat.tail ?? []);
  return [...outlines([...tail, ...body(pose, coat, pawOf(coat))]), ...headAreas(name)];
}

export const isPosture = (pose: string): pose is PostureName => Object.hasOwn(POSTURES, pose);

function jointedFigure(name: string, pose: PostureName): Area[] {
  const { scale, dx, dy } = skeletonOf(pose).head;
  const head = headAreas(name).map((area) => ({
    ...area,
    ring: area.ring.map((value, at) => value * scale + (at % 2 ? dy : dx)),
  }));
  return [...jointedBody(pose, skinOf(name)), ...head];
}

/** The hands of a posture again, over what they hold. */
export function postureHands(name: string, pose: PostureName): Area[] {
  return jointedHands(pose, skinOf(name));
}

function skinOf(name: string): Skin {
  const coat = coatNamed(name);
  const { limb = coat.coat, marks = [], tail = [] } = coat;
  const hand = pawOf(coat);
  return { ...coat, limb, hand, legs: coat.legs ?? limb, foot: coat.shoe ?? hand, marks, tail };
}

export function headAreas(name: string): Area[] {
  const subject = findSubject(name);
  return subject ? drawSubject(subject) : outlines(HEADS[name]?.parts ?? []);
}

function pawOf({ coat, limb = coat, paw = mix(limb, NIGHT, 0.28) }: Coat): string {
  return paw;
}

/** Heights of the eyes and of the top of the skull, where glasses and hats go. */
export function faceOf(name: string): { eyes: number; brow: number } | undefined {
  const [eyes, brow] = findSubject(name)?.values.face?.split(',').map(Number) ?? [];
  if (eyes !== undefined && brow !== undefined) return { eyes, brow };
  return Object.hasOwn(HEADS, name) ? HEADS[name] : undefined;
}
