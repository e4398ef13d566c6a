/** Animal heads from the front: half outlines, mirrored at the middle, lit from the left. */

import { type Ring, smoothRing } from '../canvas/geometry.ts';
import { mix } from '../inks/color.ts';

/** `[fill, d]`, or `[stroke, d, width]` for a line, in a square of 1280 units. */
export type MotifPath = [string, string] | [string, string, number];

/** Distance from the middle (to the right) and height, in a square of 1280 units with y downward. */
export type Point = readonly [dx: number, y: number];

/** Points, or the same written as "dx,y dx,y …". */
export type Points = string | readonly Point[];

export type Part =
  /** Half an outline from top to chin; mirrored. The right half is shaded. */
  | { half: Points; fill: string; smooth?: boolean; flat?: boolean }
  /** A closed shape on the right; drawn on both sides, the right one shaded. */
  | { pair: Points; fill: string; smooth?: boolean; flat?: boolean }
  /** A closed shape on one side only, such as a tail. */
  | { lone: Points; fill: string; smooth?: boolean; flat?: boolean };

const MIDDLE = 640;

function read(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points;
  return points.split(' ').map((pair) => {
    const [dx = 0, y = 0] = pair.split(',').map(Number);
    return [dx, y];
  });
}

/** Share of the darkest ink in the shaded side. */
export const SHADE = 0.2;
const SHADE_INK = '#1a1420';

function shaded(fill: string): string {
  return mix(fill, SHADE_INK, SHADE);
}

/** From each shaded color to its lit one. */
export function shadesOf(parts: readonly Part[]): Map<string, string> {
  return new Map(parts.filter((part) => !part.flat && !('lone' in part)).map(({ fill }) => [shaded(fill), fill]));
}

/** Flat paths, from back to front. */
export function headPaths(parts: readonly Part[]): MotifPath[] {
  return parts.flatMap((part): MotifPath[] => {
    const dark = part.flat ? part.fill : shaded(part.fill);
    if ('lone' in part) return [[part.fill, relativePath(ringOf(read(part.lone), part.smooth))]];
    if ('pair' in part) {
      const right = ringOf(read(part.pair), part.smooth);
      return [
        [part.fill, relativePath(mirror(right))],
        [dark, relativePath(right)],
      ];
    }
    const half = read(part.half);
    const outline = [...half, ...[...half].reverse().map(([dx, y]) => [-dx, y] as const)];
    const whole = ringOf(outline, part.smooth);
    if (part.flat) return [[part.fill, relativePath(whole)]];
    return [
      [part.fill, relativePath(whole)],
      [dark, relativePath(rightOf(whole))],
    ];
  });
}

function ringOf(points: readonly Point[], smooth = false): Ring {
  const placed = points.map(([dx, y]) => [MIDDLE + dx, y] as const);
  return smooth ? smoothRing(placed, 7) : placed.flat();
}

function mirror(ring: Ring): Ring {
  return ring.map((value, index) => (index % 2 ? value : 2 * MIDDLE - value));
}

function rightOf(ring: Ring): Ring {
  return ring.map((value, index) => (index % 2 ? value : Math.max(MIDDLE, value)));
}

/** Path data in the form of motifs.json: an absolute start, then whole relative steps. */
export function relativePath(ring: Ring): string {
  let [x, y] = [Math.round(ring[0] ?? 0), Math.round(ring[1] ?? 0)];
  let d = `m${x} ${y}`;
  for (let at = 2; at < ring.length; at += 2) {
    const [nx, ny] = [Math.round(ring[at] ?? 0), Math.round(ring[at + 1] ?? 0)];
    if (nx === x && ny === y) continue;
    d += `l${nx - x} ${ny - y}`;
    [x, y] = [nx, ny];
  }
  return `${d}z`;
}
