import type { Raster } from '../../raster/raster.ts';
import { type Background, borderPixels, type Model } from './background.ts';

/** Paper is uneven in brightness and hardly in hue: the direction in which a background's noise lies, and how little of it counts. */
export interface Grain {
  axis: readonly [number, number, number];
  /** The share of a difference along the axis that a distance is made of. */
  weight: number;
}

export const NO_GRAIN: Grain = { axis: [0, 0, 0], weight: 1 };

/** Noise (levels) below this is no grain. */
const LEAST = 1.5;
/** Least weight: art that differs in brightness alone must still be seen. */
const LEAST_WEIGHT = 0.2;
/** Rounding makes noise of about this in every direction. */
const ROUNDING = 0.5;
const TURNS = 12;
/** Lossy files store hues at half the resolution: neighbors have so much more of their hue in common than of their brightness. */
const SMEARED = 0.3;

const { hypot, max, min, sqrt } = Math;

/** Of the border's pixels that the background explains. */
export function grainOf(raster: Raster, at: Model, distance: Background['distance'], sigma: number): Grain {
  if (sigma < LEAST) return NO_GRAIN;
  const pairs = pairsOf(raster, at, distance, 4.2 * sigma);
  const { axis, along, across } = mainAxis(covarianceOf(pairs));
  if (along === 0 || isSmeared(pairs, axis)) return NO_GRAIN;
  return { axis, weight: min(1, max(LEAST_WEIGHT, (sqrt(across) + ROUNDING) / sqrt(along))) };
}

/** Differences from the model: three of a pixel, three of its right neighbor. */
function pairsOf(raster: Raster, at: Model, distance: Background['distance'], most: number): Float32Array[] {
  const { data, width } = raster;
  const here = new Float32Array(3);
  const pairs: Float32Array[] = [];
  for (const [x, y] of borderPixels(raster)) {
    const p = (y * width + x) * 4;
    if (x === width - 1 || distance(data[p]!, data[p + 1]!, data[p + 2]!, x, y) > most) continue;
    if (distance(data[p + 4]!, data[p + 5]!, data[p + 6]!, x, y) > most) continue;
    at(x, y, here);
    pairs.push(Float32Array.from([0, 1, 2, 4, 5, 6], (k) => data[p + k]! - here[k & 3]!));
  }
  return pairs;
}

function covarianceOf(pairs: readonly Float32Array[]): Float64Array {
  const sums = new Float64Array(9);
  for (const one of pairs)
    for (let k = 0; k < 9; k++) sums[k]! += (one[(k / 3) | 0]! * one[k % 3]!) / max(1, pairs.length);
  return sums;
}

/** The direction of most variance, by turning a vector towards it; the variance along it, and across it on average. */
function mainAxis(sums: Float64Array): { axis: [number, number, number]; along: number; across: number } {
  let axis: [number, number, number] = [1, 1, 1];
  let along = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const next = [0, 3, 6].map((row) => sums[row]! * axis[0] + sums[row + 1]! * axis[1] + sums[row + 2]! * axis[2]);
    along = hypot(...next);
    axis = next.map((value) => value / max(1e-9, along)) as typeof axis;
  }
  return { axis, along, across: max(0, (sums[0]! + sums[4]! + sums[8]! - along) / 2) };
}

function isSmeared(pairs: readonly Float32Array[], axis: readonly [number, number, number]): boolean {
  let [along, alongBoth, across, acrossBoth] = [0, 0, 0, 0];
  for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of pairs) {
    const one = a * axis[0] + b * axis[1] + c * axis[2];
    const other = d * axis[0] + e * axis[1] + f * axis[2];
    along += one * one;
    alongBoth += one * other;
    across += a * a + b * b + c * c - one * one;
    acrossBoth += a * d + b * e + c * f - one * other;
  }
  return acrossBoth / max(1, across) > alongBoth / max(1, along) + SMEARED;
}
