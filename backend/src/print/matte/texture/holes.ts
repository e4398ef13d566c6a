import type { Raster } from '../../raster/raster.ts';
import { type Background, isKey } from '../background/background.ts';
import type { Grain } from '../background/grain.ts';
import { ART, type Distances, ENCLOSED, regionsOf, SOFT } from '../regions/regions.ts';
import { bump } from '../regions/roughness.ts';
import { PLAIN } from './evidence.ts';
import type { SettledDistances } from './settle.ts';

const { hypot, max, min, sqrt } = Math;

// Limits are from the pictures of test/support/art/cut-out-cases.ts, at 420, 840 and 1024 pixels: see decision 40.

/** Art up to this far from the background (levels) may have its color here and there by its own texture. */
export const WEAK = 24;
/** Around a hole in a plain background, art is uneven from this mean difference between neighbors. */
const ROUGHEST = 1.5;
const EXACT = 1;
const UNEVEN = 1;
const UNEVEN_IF_TINY = 0.4;
/** Holes in weak art that are smaller than this are its texture. */
const TINY = 12;
/** How far around a hole its art is read. */
const AROUND = 3;
/** Share of a hole's edge that decides. */
const ENOUGH = 0.25;
/** Least step of color over an edge, in levels, beyond what noise makes of a mean. */
const LEAST_STEP = 4;

/** Opens what art surrounds. Noise causes false regions, which are small; the texture of pale art causes others. */
export function openEnclosed(
  raster: Raster,
  distances: SettledDistances,
  marks: Uint8Array,
  background: Background,
): number {
  const { threshold, sigma, ripple } = background;
  const { settled } = distances;
  const least = ripple > 0 ? 12 : sigma > 1 ? 6 : 1;
  const { pixels, regions } = regionsOf(settled, (i) => marks[i] === ART && settled.data[i]! < threshold);
  const mayBeTexture = !isKey(background) && !background.board && ripple === 0;
  let opened = 0;
  for (const { from, to } of regions) {
    const isSmall = to - from < least;
    if (isSmall && ripple > 0) continue;
    const region = pixels.subarray(from, to);
    if (isSmall && !isInClearArt(region, distances, threshold)) continue;
    if (mayBeTexture && isTexture(region, raster, distances, marks, background)) continue;
    opened += to - from;
    for (const i of region) marks[i] = ENCLOSED;
  }
  return opened;
}

/** Art around a small hole is so many thresholds from the background that noise cannot have made the hole. */
const CLEAR = 4;

function isInClearArt(region: Int32Array, { measured }: SettledDistances, threshold: number): boolean {
  const { data: far, width } = measured;
  let sum = 0;
  for (const i of region)
    for (const step of [-1, 1, -width, width]) sum += min(far[i + AROUND * step] ?? 0, 1.25 * CLEAR * threshold);
  return sum >= 4 * region.length * CLEAR * threshold;
}

/** A hole has an edge. Where pale or grainy art has the background's color by chance, it goes on beyond. */
function isTexture(
  region: Int32Array,
  { data }: Raster,
  distances: SettledDistances,
  marks: Uint8Array,
  { threshold, sigma, noise, grain }: Background,
): boolean {
  const { data: far, width } = distances.measured;
  const settled = distances.settled.data;
  let edges = 0;
  let weak = 0;
  let roughness = 0;
  const steps = [0, 0, 0];
  const add = (i: number, step: number) => {
    if (marks[i + step] !== ART || settled[i + step]! < threshold) return;
    const art = i + AROUND * step;
    if (!(settled[art]! >= threshold)) return;
    edges++;
    const undecided = settled[i + step]! > far[i + step]!;
    if (!(far[art]! < (undecided ? max(WEAK, threshold) : WEAK))) return;
    weak++;
    roughness += bump(data, width, art);
    for (let c = 0; c < 3; c++) steps[c]! += (data[art * 4 + c] ?? 0) - data[i * 4 + c]!;
  };
  for (const i of region) {
    add(i, -1);
    add(i, 1);
    add(i, -width);
    add(i, width);
  }
  if (weak < ENOUGH * edges) return false;
  if (
    !(sigma < PLAIN && isExact(region, far)) &&
    lengthWithout(grain, steps) < LEAST_STEP * weak + 2 * noise * sqrt(weak)
  )
    return true;
  return sigma < ROUGHEST && roughness > (region.length < TINY ? UNEVEN_IF_TINY : UNEVEN) * weak;
}

function lengthWithout({ axis, weight }: Grain, [r = 0, g = 0, b = 0]: readonly number[]): number {
  const explained = (1 - weight) * (r * axis[0] + g * axis[1] + b * axis[2]);
  return hypot(r - explained * axis[0], g - explained * axis[1], b - explained * axis[2]);
}

/** Pale art has about the background's color, the background has it exactly. */
function isExact(region: Int32Array, far: Float32Array): boolean {
  const middle = Float32Array.from(region, (i) => far[i]!).sort()[region.length >> 1]!;
  return region.length >= TINY && middle < EXACT;
}

/** A veil that ends in a step is the shadow of something: a sheet of the background's color, such as a sticker's rim. */
const STEP = 3;
const CONTACT = 0.15;

export function closeRims({ data: far, width, height }: Distances, marks: Uint8Array, threshold: number): void {
  const { pixels, regions } = regionsOf({ width, height }, (i) => marks[i] === ENCLOSED);
  for (const { from, to } of regions) {
    const region = pixels.subarray(from, to);
    let edges = 0;
    let steps = 0;
    for (const i of region) {
      for (const step of [-1, 1, -width, width]) {
        if (marks[i + step] === ENCLOSED) continue;
        edges++;
        const beyond = [1, 2, 3].map((n) => i + n * step).find((j) => marks[j] === SOFT);
        if (beyond !== undefined && far[beyond]! > STEP * threshold) steps++;
      }
    }
    if (steps > CONTACT * edges) for (const i of region) marks[i] = ART;
  }
}
