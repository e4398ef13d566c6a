import { randomFrom } from '../../../backend/test/support/art/random.ts';
import { type Field, field, sample } from '../../../backend/tools/mockup-maps/field.ts';
import { fill, inchX, inchY, type Scale, WIDTH, ZOOM } from './frame.ts';

export type Point = readonly [x: number, y: number];

/** A fold of cloth along a line, all in inches. */
export interface Fold {
  points: readonly Point[];
  width: number;
  height: number;
  /** On which side of its line it falls off into a hollow: 1 right, -1 left, 0 neither. */
  lean?: number;
}

/** The same on the other side, but no two sides of a garment fold alike. */
export function onBothSides(folds: readonly Fold[], seed: number): Fold[] {
  const random = randomFrom(seed);
  const vary = (spread: number) => (random() - 0.5) * 2 * spread;
  const mirrored = folds.map(({ points, width, height, lean = 0 }) => ({
    points: points.map(([x, y]): Point => [-x + vary(0.45), y + vary(0.55)]),
    width: width * (1 + vary(0.25)),
    height: height * (1 + vary(0.35)),
    lean: -lean,
  }));
  return [...folds, ...mirrored];
}

/** Heights in inches. Folds are soft, so they are drawn at the picture's own size and enlarged. */
export function foldHeights(scale: Scale, folds: readonly Fold[]): Field {
  const small: Field = field(WIDTH, () => 0);
  for (const fold of folds) press(small, scale, fold);
  return fill((x, y) => sample(small, x / ZOOM, y / ZOOM));
}

interface Spine {
  x: Float64Array;
  y: Float64Array;
}

const STEPS = 28;
const REACH = 2.6;

function press({ data, side }: Field, scale: Scale, fold: Fold): void {
  const spine = spineOf(fold.points);
  const { left, right, top, bottom } = boxOf(spine, fold.width * REACH, scale);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      data[y * side + x]! += heightAt(spine, fold, inchX(scale, x * ZOOM), inchY(scale, y * ZOOM));
}

function boxOf({ x, y }: Spine, margin: number, { origin, pixelsPerInch }: Scale) {
  const at = (inches: number, start: number) =>
    Math.min(WIDTH, Math.max(0, Math.round(start + inches * pixelsPerInch)));
  return {
    left: at(Math.min(...x) - margin, origin.x),
    right: at(Math.max(...x) + margin, origin.x),
    top: at(Math.min(...y) - margin, origin.y),
    bottom: at(Math.max(...y) + margin, origin.y),
  };
}

function heightAt(spine: Spine, { width, height, lean = 0 }: Fold, px: number, py: number): number {
  const { along, off } = nearest(spine, px, py);
  const taper = Math.sin(Math.PI * along) ** 1.6;
  const aside = off / (width * (0.55 + 0.45 * taper));
  const hollow = lean ? 0.6 * Math.exp(-(((aside - 1.2 * lean) / 0.7) ** 2)) : 0;
  return height * taper * (Math.exp(-aside * aside) - hollow);
}

/** How far along a spine a point lies, 0-1, and how far off it: positive to its right. */
function nearest({ x, y }: Spine, px: number, py: number): { along: number; off: number } {
  let least = Infinity;
  let found = { along: 0, off: 0 };
  for (let i = 0; i < STEPS; i++) {
    const [ax, ay] = [x[i]!, y[i]!];
    const [dx, dy] = [x[i + 1]! - ax, y[i + 1]! - ay];
    const t = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
    const squared = (px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2;
    if (squared >= least) continue;
    least = squared;
    found = { along: (i + t) / STEPS, off: Math.sign(dx * (py - ay) - dy * (px - ax)) * Math.sqrt(squared) };
  }
  return found;
}

/** A curve through all points (Catmull and Rom 1974). */
function spineOf(points: readonly Point[]): Spine {
  const along = (axis: 0 | 1) =>
    Float64Array.from({ length: STEPS + 1 }, (_, step) => between(points, axis, (step / STEPS) * (points.length - 1)));
  return { x: along(0), y: along(1) };
}

function between(points: readonly Point[], axis: 0 | 1, at: number): number {
  const last = points.length - 1;
  const i = Math.min(last - 1, Math.floor(at));
  const t = at - i;
  const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((n) => points[Math.min(last, Math.max(0, n))]![axis]);
  return (
    0.5 * (2 * b! + (c! - a!) * t + (2 * a! - 5 * b! + 4 * c! - d!) * t * t + (3 * b! - a! - 3 * c! + d!) * t ** 3)
  );
}
