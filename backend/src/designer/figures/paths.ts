/** Extents of the path data of pictures. */
import { type Box, grow } from '../canvas/geometry.ts';
import type { MotifPath } from './notation/head.ts';

export function boxOf(paths: readonly MotifPath[]): Box {
  const boxes = paths.map(([, d, width]) => grow(pathBox(d), (width ?? 0) / 2));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** Extent of relative m/l/c/z path data; curves are sampled. */
export function pathBox(d: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  walk(d, (px, py) => {
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  });
  return { x: left, y: top, w: right - left, h: bottom - top };
}

type See = (x: number, y: number, begins: boolean) => void;

/** Visits the points of relative m/l/c/z path data; four points a curve. */
export function walk(d: string, see: See): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const numbers = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < d.length; ) {
    const command = d[at];
    at = readNumbers(d, at + 1, numbers);
    const [a = 0, b = 0] = numbers;
    if (command === 'z') [x, y] = [startX, startY];
    else if (command === 'c') [x, y] = walkCurve(x, y, numbers, see);
    else {
      [x, y] = [x + a, y + b];
      if (command === 'm') [startX, startY] = [x, y];
      see(x, y, command === 'm');
    }
  }
}

const MINUS = 45;
const ZERO = 48;
const NINE = 57;

/**
 * The whole numbers up to the next letter, which is where it returns. By characters and into one list: patterns and new
 * lists took most of the time that an area's extent takes.
 */
function readNumbers(d: string, from: number, numbers: number[]): number {
  let count = 0;
  let at = from;
  for (let code = d.charCodeAt(at); code <= NINE; ) {
    const sign = code === MINUS ? -1 : 1;
    if (code === MINUS) code = d.charCodeAt(++at);
    let value = 0;
    const first = at;
    for (; code >= ZERO && code <= NINE; code = d.charCodeAt(++at)) value = value * 10 + code - ZERO;
    if (at > first) numbers[count++] = sign * value;
    else code = d.charCodeAt(++at);
  }
  return at;
}

/** Returns where the curve ends. */
function walkCurve(x: number, y: number, numbers: readonly number[], see: See): [number, number] {
  const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers;
  for (const t of [0.25, 0.5, 0.75, 1]) {
    const s = 1 - t;
    see(
      x + 3 * s * s * t * a + 3 * s * t * t * c + t ** 3 * f,
      y + 3 * s * s * t * b + 3 * s * t * t * e + t ** 3 * g,
      false,
    );
  }
  return [x + f, y + g];
}

/** Of the boxes of all that is filled with it; without shades. */
export function areasByFill({ paths, shades }: { paths: readonly MotifPath[]; shades?: ReadonlyMap<string, string> }) {
  const areas = new Map<string, number>();
  for (const [fill, d] of paths) {
    if (shades?.has(fill)) continue;
    const { w, h } = pathBox(d);
    areas.set(fill, (areas.get(fill) ?? 0) + w * h);
  }
  return areas;
}
