/** A drawn head that screams, laughs, yawns, cries, is angry, scared or astonished, winks or shows its tongue. */

import { boundsOf, smoothRing } from '../../canvas/geometry.ts';
import { lightness } from '../../inks/color.ts';
import { NIGHT, WHITE } from '../notation/features.ts';
import { type Area, shaded } from '../notation/head.ts';
import { ellipse, roundEnds, type Spot, sides, throughPoints } from '../notation/outlines.ts';
import { areaUnder, type EyePair, eyesOf, inkOn, lid } from './eyes.ts';

export const EXPRESSIONS = [
  'screaming',
  'laughing',
  'yawning',
  'crying',
  'angry',
  'scared',
  'astonished',
  'winking',
  'tongue-out',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

export const isExpression = (name: string): name is Expression => EXPRESSIONS.some((one) => one === name);

/** Of the dark line or shape that is the mouth: where it begins, and how wide it is. */
interface Mouth {
  y: number;
  w: number;
}

/** Of muzzles without a line. */
const MOUTHS: Readonly<Record<string, Mouth>> = {
  'cow-face': { y: 1030, w: 260 },
  longhorn: { y: 1040, w: 250 },
  'bull-head': { y: 1070, w: 250 },
  yak: { y: 1100, w: 240 },
  'water-buffalo': { y: 1060, w: 240 },
  boar: { y: 960, w: 260 },
  hippopotamus: { y: 900, w: 420 },
  axolotl: { y: 800, w: 300 },
};

/** `eyes`: about their height. What has no mouth that opens, as a beak, has the eyes alone. */
export function withExpression(areas: readonly Area[], eyes: number, expression: Expression, name = ''): Area[] {
  const found = eyesOf(areas, eyes);
  const mouth = mouthOf(areas, found?.y ?? eyes) ?? MOUTHS[name];
  const lids = found ? eyesFor(found, expression) : [];
  const head = found && REPLACES_EYES.has(expression) ? found.rest : areas;
  const open = mouth ? mouthFor(head, mouth, expression) : [];
  return [...head, ...open, ...lids];
}

/** A wink leaves one eye. */
const REPLACES_EYES: ReadonlySet<Expression> = new Set(['laughing', 'yawning', 'scared', 'astonished']);

const CHIN = 1300;
/** That of a frog. */
const WIDEST_MOUTH = 1250;

function mouthOf(areas: readonly Area[], eyes: number): Mouth | undefined {
  const { y: top, h: tall } = boundsOf(areas.map(({ ring }) => ring));
  const chin = Math.min(CHIN, top + tall);
  const found = areas
    .map(({ fill, ring }) => ({ fill, box: boundsOf([ring]) }))
    .filter(
      ({ fill, box: { x, y, w, h } }) =>
        Math.abs(x + w / 2) < 30 &&
        y + h / 2 > eyes + 130 &&
        y + h < chin &&
        w > 90 &&
        w < WIDEST_MOUTH &&
        h < 175 &&
        (fill === NIGHT || lightness(fill) < 0.6),
    )
    .sort((p, q) => q.box.y + q.box.h - (p.box.y + p.box.h))[0];
  return found && { y: found.box.y, w: found.box.w };
}

interface Opening {
  /** Half of its width, of that of the mouth. */
  wide: number;
  tall: number;
  /** Where it is widest, in shares of its height. */
  belly: number;
}

const OPENINGS: Partial<Record<Expression, Opening>> = {
  screaming: { wide: 0.66, tall: 330, belly: 0.6 },
  laughing: { wide: 0.82, tall: 240, belly: 0.24 },
  yawning: { wide: 0.56, tall: 340, belly: 0.5 },
  crying: { wide: 0.6, tall: 190, belly: 0.78 },
  scared: { wide: 0.56, tall: 170, belly: 0.66 },
  astonished: { wide: 0.46, tall: 250, belly: 0.5 },
};

/** Of half of a mouth. */
const WIDTHS = { least: 110, most: 210 };

function mouthFor(head: readonly Area[], mouth: Mouth, expression: Expression): Area[] {
  if (expression === 'tongue-out') return tongue(mouth);
  if (expression === 'angry') return teeth(mouth);
  const opening = OPENINGS[expression];
  return opening ? openMouth(head, mouth, opening) : [];
}

function openMouth(head: readonly Area[], { y, w }: Mouth, { wide, tall, belly }: Opening): Area[] {
  const half = Math.min(WIDTHS.most, Math.max(WIDTHS.least, w * wide));
  const skin = skinAround(head, y);
  const jaw = drop(half + JAW, y + 4, tall + JAW + 20, belly);
  return [
    { fill: skin, ring: jaw },
    { fill: shaded(skin), ring: rightOf(jaw), lit: skin },
    { fill: NIGHT, ring: drop(half + 18, y + 6, tall + 36, belly) },
    { fill: '#7a1f2b', ring: drop(half, y + 24, tall, belly) },
    { fill: '#e8705c', ring: ellipse(0, y + 24 + tall * 0.8, half * 0.66, tall * 0.17) },
    { fill: WHITE, ring: teethRing(half, y + 24, tall, belly) },
  ];
}

/** Around an open mouth. */
const JAW = 62;

const FALLBACK = '#d9a871';

/** Teeth and lips are lower. */
const LOWEST_SKIN = 170;

/** The nose and the line of the mouth are dark. */
function skinAround(head: readonly Area[], y: number): string {
  const skins = head.filter(({ fill, ring }) => fill !== NIGHT && boundsOf([ring]).h > LOWEST_SKIN);
  const under = areaUnder(skins, { x: -70, y: y + 60 }) ?? areaUnder(skins, { x: -70, y: y - 20 });
  return under ? (under.lit ?? under.fill) : FALLBACK;
}

/** Rounder below than above, or the other way. */
function drop(half: number, y: number, tall: number, belly: number): number[] {
  const spots: Spot[] = [
    [0, y],
    [half * (belly < 0.4 ? 0.9 : 0.62), y + tall * 0.06],
    [half, y + tall * belly],
    [half * (belly > 0.7 ? 0.8 : 0.6), y + tall * (belly > 0.7 ? 0.97 : 0.92)],
    [0, y + tall],
  ];
  const left = spots.slice(1, -1).reverse();
  return smoothRing([...spots, ...left.map(([x, at]): Spot => [-x, at])], 6);
}

function teethRing(half: number, y: number, tall: number, belly: number): number[] {
  const wide = half * (belly < 0.4 ? 0.8 : 0.56);
  const deep = Math.min(56, tall * 0.2);
  return [-wide, y + 18, wide, y + 18, wide * 0.9, y + deep, wide * 0.3, y + deep + 8, -wide * 0.9, y + deep];
}

const rightOf = (ring: readonly number[]) => ring.map((value, at) => (at % 2 ? value : Math.max(0, value)));

function tongue({ y, w }: Mouth): Area[] {
  const half = Math.min(130, Math.max(84, w * 0.34));
  const ring = drop(half, y + 50, 270, 0.6);
  const inner = drop(half - 18, y + 56, 246, 0.6);
  return [
    { fill: NIGHT, ring },
    { fill: '#ee8fae', ring: inner },
    {
      fill: '#d9537f',
      ring: roundEnds(
        sides(
          [
            [0, y + 80],
            [0, y + 210],
          ],
          18,
        ),
      ),
    },
  ];
}

function teeth({ y, w }: Mouth): Area[] {
  const half = Math.min(190, Math.max(110, w * 0.56));
  const [top, foot] = [y + 20, y + 128];
  const box = (by: number) => [
    -half - by,
    top - by,
    half + by,
    top - by,
    half * 0.86 + by,
    foot + by,
    -half * 0.86 - by,
    foot + by,
  ];
  const line = (from: Spot, to: Spot): Area => ({ fill: NIGHT, ring: roundEnds(sides([from, to], 14)) });
  return [
    { fill: NIGHT, ring: box(20) },
    { fill: WHITE, ring: box(0) },
    line([-half, (top + foot) / 2], [half, (top + foot) / 2]),
    ...[-0.45, 0, 0.45].map((at) => line([half * at, top], [half * at, foot])),
  ];
}

function eyesFor(eyes: EyePair, expression: Expression): Area[] {
  switch (expression) {
    case 'laughing':
      return bothSides(eyes, (at) => [lid(at, eyes.w * 1.1, eyes.ink, true)]);
    case 'yawning':
      return bothSides(eyes, (at) => [lid(at, eyes.w, eyes.ink)]);
    case 'scared':
    case 'astonished':
      return [...bothSides(eyes, wideEye(eyes)), ...(expression === 'scared' ? brows(eyes, WORRIED) : [])];
    case 'crying':
      return [...bothSides(eyes, tears(eyes)), ...brows(eyes, WORRIED)];
    case 'angry':
      return brows(eyes, FURIOUS);
    case 'winking':
      return wink(eyes);
    default:
      return [];
  }
}

const bothSides = ({ x, y }: EyePair, draw: (at: { x: number; y: number }) => Area[]): Area[] => [
  ...draw({ x: -x, y }),
  ...draw({ x, y }),
];

const WIDE_OPEN = { least: 88, most: 140 };

const wideEye =
  ({ x: aside, w }: EyePair) =>
  ({ x, y }: { x: number; y: number }): Area[] => {
    const r = Math.min(aside * 0.92, WIDE_OPEN.most, Math.max(WIDE_OPEN.least, w * 0.62));
    return [
      { fill: NIGHT, ring: ellipse(x, y, r + 16) },
      { fill: WHITE, ring: ellipse(x, y, r) },
      { fill: NIGHT, ring: ellipse(x, y, r * 0.34) },
    ];
  };

/** From the inner end to the outer one, in widths of an eye. */
const WORRIED = { inner: -1.0, outer: -0.62 };
const FURIOUS = { inner: -0.28, outer: -0.86 };

function brows({ x, y, w, ink }: EyePair, { inner, outer }: { inner: number; outer: number }): Area[] {
  const size = Math.max(w, 150);
  const from: Spot = [Math.max(36, x - size * 0.56), y + size * inner * 0.9];
  const to: Spot = [x + size * 0.62, y + size * outer * 0.9];
  const mirrored = ([px, py]: Spot): Spot => [-px, py];
  return [
    { fill: ink, ring: roundEnds(sides([mirrored(from), mirrored(to)], 58, 40)) },
    { fill: ink, ring: roundEnds(sides([from, to], 58, 40)) },
  ];
}

const tears =
  ({ h }: EyePair) =>
  ({ x, y }: { x: number; y: number }): Area[] => {
    const top = y + h * 0.36;
    const side = x < 0 ? -1 : 1;
    const stream = throughPoints([
      [x, top],
      [x + side * 34, top + 190],
      [x + side * 40, top + 360],
    ]);
    return [
      { fill: '#3a6fb5', ring: roundEnds(sides(stream, 96, 128)) },
      { fill: '#8cc4de', ring: roundEnds(sides(stream, 66, 96)) },
      { fill: '#cfe6ee', ring: roundEnds(sides(stream.slice(4), 20, 26)) },
    ];
  };

/** A patch over the right eye, and its lid. */
function wink({ x, y, w, h, rest }: EyePair): Area[] {
  const under = areaUnder(rest, { x: -x, y });
  const fill = under ? (under.lit ?? under.fill) : FALLBACK;
  const patch: Area = { fill: shaded(fill), ring: ellipse(x, y, w * 0.62, h * 0.66), lit: fill };
  return [patch, lid({ x, y }, w * 1.1, inkOn(rest, { x: -x, y }))];
}
