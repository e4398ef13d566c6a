import { blur, type Field, shrink } from '../../../backend/tools/mockup-maps/field.ts';
import { MUG } from '../../src/components/ui/blanks/wrap.ts';
import { fill, inchX, inchY, SIDE, unitOf, ZOOM } from './frame.ts';
import { distance, partAt, type Vector } from './mug-shape.ts';
import { type Lit, writeLight, writeMask } from './write.ts';

/**
 * A mug as a studio shows it, seen from a little above without perspective: every ray of a pixel is followed to the
 * glaze (sphere tracing, Hart 1996). In the front end the print is bent by the same radius and tilt.
 */
const TILT = (MUG.tilt * Math.PI) / 180;
const [SIN, COS] = [Math.sin(TILT), Math.cos(TILT)];
const VIEW: Vector = [0, -SIN, -COS];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const KEY = unit([-0.62, 0.72, 0.62]);

interface Softbox {
  at: Vector;
  half: readonly [width: number, height: number];
  power: number;
}

/** What the glaze mirrors: a window to the left, a narrow light to the right. */
const SOFTBOXES: Softbox[] = [
  { at: [-7.4, -0.2, 6], half: [1.6, 2.5], power: 0.8 },
  { at: [8.6, -0.2, 3.4], half: [0.5, 2.4], power: 0.4 },
];

export async function drawMug(): Promise<void> {
  const fields = {
    cover: fill(() => 0),
    white: fill(() => 0),
    dark: fill(() => 1),
    side: fill(() => 0),
    accent: fill(() => 0),
  };
  for (let y = 0, i = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++, i++) trace(fields, x, y, i);
  const small = Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, shrink(one, ZOOM)]),
  ) as typeof fields;
  const lit = (i: number): Lit => ({ white: small.white.data[i]!, dark: small.dark.data[i]! });
  await writeLight('mug', small.cover, shrink(tableShadow(), ZOOM), lit, 78);
  await writeMask('mug-cut', small.cover);
  await writeMask('mug-print', small.side);
  await writeMask('mug-accent', small.accent);
}

function trace(fields: Record<'cover' | 'white' | 'dark' | 'side' | 'accent', Field>, x: number, y: number, i: number) {
  const { point, cover } = hit(inchX(MUG, x), -inchY(MUG, y));
  if (!point) return;
  const { white, dark } = glaze(point);
  const part = partAt(point);
  fields.cover.data[i] = cover;
  fields.white.data[i] = white;
  fields.dark.data[i] = dark;
  if (part !== 'side') fields.accent.data[i] = cover;
  else if (point[1] < MUG.height - 0.06) fields.side.data[i] = 1;
}

interface Hit {
  point: Vector | null;
  /** How much of the pixel the mug covers: a ray that just misses counts in part, so that outlines are smooth. */
  cover: number;
}

const MISS: Hit = { point: null, cover: 0 };

/** Where the ray through a point of the picture meets the mug. */
function hit(across: number, up: number): Hit {
  if (Math.abs(across - 0.6) > 2.5 || up < -0.6 || up > 4.4) return MISS;
  const at = (t: number): Vector => [across, up * COS + 4 * SIN - t * SIN, -up * SIN + 4 * COS - t * COS];
  let nearest = { free: Infinity, t: 0 };
  for (let t = 0, step = 0; t < 8 && step < 160; step++) {
    const free = distance(...at(t));
    if (free < nearest.free) nearest = { free, t };
    if (free < 0.0006) return { point: at(t), cover: 1 };
    t += free * 0.9;
  }
  const cover = 1 - nearest.free * unitOf(MUG);
  return cover > 0 ? { point: at(nearest.t), cover } : MISS;
}

function normalAt([x, y, z]: Vector): Vector {
  const e = 0.002;
  const slope = (dx: number, dy: number, dz: number) =>
    distance(x + dx, y + dy, z + dz) - distance(x - dx, y - dy, z - dz);
  return unit([slope(e, 0, 0), slope(0, e, 0), slope(0, 0, e)]);
}

/** Light on glaze of any color: `dark` on the color itself, `white` mirrored above it. */
function glaze(point: Vector): Lit {
  const normal = normalAt(point);
  const open = openness(point, normal);
  const key = Math.max(0, dot(normal, KEY)) * shadeAt(point, normal);
  const sky = 0.5 + 0.5 * normal[1];
  const table = Math.max(0, -normal[1]) * 0.18 + 0.1 * Math.max(0, 1 - point[1] / 0.8);
  const front = Math.max(0, normal[2]);
  const light = open * (0.29 + 0.16 * sky + 0.4 * front + table * 0.6 + 0.52 * key);
  return { dark: rolledOff(light) ** 0.8, white: mirrored(point, normal) * open };
}

/** Bright glaze nears white without an edge. */
function rolledOff(light: number): number {
  return Math.min(1, 1.02 - Math.log1p(Math.exp((1.04 - light) * 11)) / 11);
}

/** How little the mug itself hides of the sky. */
function openness([x, y, z]: Vector, normal: Vector): number {
  let hidden = 0;
  for (const [reach, weight] of [
    [0.06, 1.4],
    [0.16, 0.8],
    [0.4, 0.42],
    [0.9, 0.26],
  ] as const)
    hidden +=
      0.9 * weight * Math.max(0, reach - distance(x + normal[0] * reach, y + normal[1] * reach, z + normal[2] * reach));
  return Math.max(0.3, 1 - hidden);
}

/** The soft shadow that one part throws on another. */
function shadeAt([x, y, z]: Vector, normal: Vector): number {
  let least = 1;
  const start = 0.04;
  for (let t = start; t < 3.4; ) {
    const away = [
      x + normal[0] * start + KEY[0] * t,
      y + normal[1] * start + KEY[1] * t,
      z + normal[2] * start + KEY[2] * t,
    ];
    const free = distance(away[0]!, away[1]!, away[2]!);
    least = Math.min(least, 0.5 + (4 * free) / t);
    if (least <= 0.6) return 0.6;
    t += Math.max(0.03, free * 0.8);
  }
  return Math.max(0.6, least);
}

function mirrored(point: Vector, normal: Vector): number {
  const facing = -dot(VIEW, normal);
  const away = VIEW.map((v, axis) => v + 2 * facing * normal[axis]!) as unknown as Vector;
  const rim = 0.05 + 0.95 * (1 - Math.max(0, facing)) ** 5;
  const boxes = SOFTBOXES.reduce((sum, box) => sum + box.power * seen(box, point, away), 0);
  const room = 0.1 + 0.28 * smooth(-0.2, 0.7, away[1]);
  return Math.min(0.85, boxes * (0.42 + 0.58 * rim) + room * (0.12 + 0.5 * rim));
}

/** Whether a ray meets a softbox, with soft edges. */
function seen({ at, half }: Softbox, point: Vector, ray: Vector): number {
  const length = Math.hypot(at[0], at[2]);
  const face: Vector = [at[0] / length, 0, at[2] / length];
  const toward = dot(ray, face);
  if (toward <= 0.05) return 0;
  const t = (length - dot(point, face)) / toward;
  const across = Math.abs((point[0] + ray[0] * t) * face[2] - (point[2] + ray[2] * t) * face[0]);
  const up = Math.abs(point[1] - MUG.height / 2 + ray[1] * t - at[1]);
  return smooth(half[0] + 0.3, half[0] - 0.3, across) * smooth(half[1] + 0.7, half[1] - 0.7, up);
}

/** On the table it stands on, away from the light. */
function tableShadow(): Field {
  const inch = unitOf(MUG);
  const disc = (grow: number, dx: number, dy: number) =>
    fill((px, py) => {
      const x = inchX(MUG, px) - dx;
      const y = (inchY(MUG, py) - dy) / SIN;
      return Math.hypot(x, y) < MUG.radius + grow ? 1 : 0;
    });
  const contact = blur(disc(-0.05, 0.02, 0.03), 0.05 * inch);
  const near = blur(disc(0.05, 0.18, 0.05), 0.16 * inch);
  const far = blur(disc(0, 0.6, -0.02), 0.3 * inch);
  return fill((_x, _y, i) => 0.3 * contact.data[i]! + 0.22 * near.data[i]! + 0.2 * far.data[i]!);
}
