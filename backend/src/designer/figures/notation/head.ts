/** Animal heads from the front: half outlines, mirrored at the middle, lit from the left. */

import { type Box, type Ring, smoothRing } from '../../canvas/geometry.ts';
import { mix } from '../../inks/color.ts';

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

export function shaded(fill: string): string {
  return mix(fill, SHADE_INK, SHADE);
}

/** A filled ring around the middle at 0; `lit` is the color that `fill` is the shade of. */
export interface Area {
  fill: string;
  ring: Ring;
  lit?: string;
}

/** Flat areas, from back to front. */
export function outlines(parts: readonly Part[]): Area[] {
  return parts.flatMap((part): Area[] => {
    const dark = part.flat ? { fill: part.fill } : { fill: shaded(part.fill), lit: part.fill };
    if ('lone' in part) return [{ fill: part.fill, ring: ringOf(read(part.lone), part.smooth) }];
    if ('pair' in part) {
      const right = ringOf(read(part.pair), part.smooth);
      return [
        { fill: part.fill, ring: mirror(right) },
        { ...dark, ring: right },
      ];
    }
    const half = read(part.half);
    const outline = [...half, ...[...half].reverse().map(([dx, y]) => [-dx, y] as const)];
    const whole = { fill: part.fill, ring: ringOf(outline, part.smooth) };
    return part.flat ? [whole] : [whole, { ...dark, ring: rightOf(whole.ring) }];
  });
}

export function areaPaths(areas: readonly Area[]): MotifPath[] {
  return areas.map(({ fill, ring }) => [fill, relativePath(ring, MIDDLE)]);
}

/** Of the paths of these areas, in their whole units. */
export function areasBox(areas: readonly Area[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { ring } of areas)
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const x = Math.round(MIDDLE + (ring[at] ?? 0));
      const y = Math.round(ring[at + 1] ?? 0);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** From each shaded color to its lit one. */
export function shadesOf(areas: readonly Area[]): Map<string, string> {
  return new Map(areas.flatMap(({ fill, lit }) => (lit ? [[fill, lit] as const] : [])));
}

function ringOf(points: readonly Point[], smooth = false): Ring {
  return smooth ? smoothRing(points, 7) : points.flat();
}

function mirror(ring: Ring): Ring {
  return ring.map((value, index) => (index % 2 ? value : -value));
}

function rightOf(ring: Ring): Ring {
  return ring.map((value, index) => (index % 2 ? value : Math.max(0, value)));
}

/** Path data in the form of motifs.json: an absolute start, `right` of the ring's own, then whole relative steps. */
export function relativePath(ring: Ring, right = 0): string {
  let [x, y] = [Math.round(right + (ring[0] ?? 0)), Math.round(ring[1] ?? 0)];
  let d = `m${x} ${y}`;
  for (let at = 2; at < ring.length; at += 2) {
    const nx = Math.round(right + (ring[at] ?? 0));
    const ny = Math.round(ring[at + 1] ?? 0);
    if (nx === x && ny === y) continue;
    d += `l${nx - x} ${ny - y}`;
    [x, y] = [nx, ny];
  }
  return `${d}z`;
}
