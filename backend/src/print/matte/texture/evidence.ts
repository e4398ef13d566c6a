import type { Raster } from '../../raster/raster.ts';
import type { Background } from '../background/background.ts';
import type { Distances } from '../regions/regions.ts';
import { BESIDE_EDGE, roughnessOf } from '../regions/roughness.ts';

const { ceil, log, max, min, round, sqrt } = Math;

// Limits are from the pictures of test/support/art/cut-out-cases.ts, at 420, 840 and 1024 pixels: see decision 40.

/** Steps of a channel's difference from the background, and of roughness. */
const SHADES = 32;
const ROUGHNESS = 5;
/** The step of pixels beside an edge, whose roughness is not known. */
const UNKNOWN = 4;
const BINS = SHADES * SHADES * SHADES * ROUGHNESS;

/** The border's share of the shorter side that is read as background. */
const BORDER = 0.03;
/** Shares of the border's pixels that are smoother than the limits between steps of roughness. */
const SMOOTHER = [0.05, 0.5, 0.95] as const;
/** A background with less noise than this (levels) has none. */
export const PLAIN = 0.5;
/** A pixel alone says no more than this (natural logarithm of odds). */
const SUREST = 4;
/** Pixels that any bin may have by chance. */
const CHANCE = 2;

/**
 * Odds that a pixel whose color could be the background's is art, as a logarithm: from how often its color and its
 * roughness occur at the border, and how often in the whole picture. Grain and a plain ink differ in roughness.
 */
export function oddsOfArt(raster: Raster, background: Background, { data: far }: Distances): Float32Array {
  const bins = binsOf(raster, background, far);
  const { width, height } = raster;
  const border = new Float32Array(BINS);
  const all = new Float32Array(BINS);
  const band = ceil(BORDER * min(width, height));
  for (let y = 0, i = 0; y < height; y++) {
    const edge = y < band || y >= height - band;
    for (let x = 0; x < width; x++, i++) {
      if (bins[i]! < 0) continue;
      all[bins[i]!]!++;
      if (edge || x < band || x >= width - band) border[bins[i]!]!++;
    }
  }
  const table = oddsTable(all, border);
  const byColor = oddsTable(colorsOf(all), colorsOf(border));
  for (let bin = UNKNOWN; bin < BINS; bin += ROUGHNESS) table[bin] = byColor[bin]!;
  // What is smooth on a plain background may be a veil that fades.
  if (background.sigma < PLAIN) for (let bin = 0; bin < BINS; bin += ROUGHNESS) table[bin] = min(0, table[bin]!);
  const odds = new Float32Array(bins.length);
  for (let i = 0; i < bins.length; i++) odds[i] = bins[i]! < 0 ? SUREST : table[bins[i]!]!;
  return odds;
}

/** -1 where the color is not the background's. */
function binsOf({ data, width, height }: Raster, background: Background, far: Float32Array): Int32Array {
  const bins = new Int32Array(far.length).fill(-1);
  const rough = roughnessOf({ data, width, height }, background.sigma);
  const limits = roughnessLimits(rough, far, background.threshold, width, height);
  const step = max(1, background.sigma / 2);
  const here = new Float32Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (far[i]! >= background.threshold) continue;
      background.at(x, y, here);
      const p = i * 4;
      let bin = 0;
      for (let c = 0; c < 3; c++) {
        const shade = round((data[p + c]! - here[c]!) / step) + SHADES / 2;
        bin = bin * SHADES + min(SHADES - 1, max(0, shade));
      }
      bins[i] = bin * ROUGHNESS + roughnessStep(rough[i]!, limits);
    }
  }
  return bins;
}

function roughnessStep(rough: number, limits: readonly number[]): number {
  if (rough === BESIDE_EDGE) return UNKNOWN;
  const step = limits.findIndex((limit) => rough <= limit);
  return step < 0 ? limits.length : step;
}

function roughnessLimits(
  rough: Uint8Array,
  far: Float32Array,
  threshold: number,
  width: number,
  height: number,
): [number, number, number] {
  const counts = new Uint32Array(256);
  let total = 0;
  const add = (i: number) => {
    if (far[i]! >= threshold || rough[i] === BESIDE_EDGE) return;
    counts[rough[i]!]!++;
    total++;
  };
  for (let x = 0; x < width; x++)
    for (let k = 0; k < 4; k++) [k * width + x, (height - 1 - k) * width + x].forEach(add);
  for (let y = 0; y < height; y++) for (let k = 0; k < 4; k++) [y * width + k, y * width + width - 1 - k].forEach(add);
  const quantile = (share: number) => {
    let sum = 0;
    for (let value = 0; value < 256; value++) {
      sum += counts[value]!;
      if (sum > share * total) return value;
    }
    return 255;
  };
  return [max(1, quantile(SMOOTHER[0]) - 1), quantile(SMOOTHER[1]), quantile(SMOOTHER[2])];
}

/** All steps of roughness counted as the one that is not known. */
function colorsOf(counts: Float32Array): Float32Array {
  const sums = new Float32Array(BINS);
  for (let bin = 0; bin < BINS; bin += ROUGHNESS) {
    for (let step = 0; step < ROUGHNESS; step++) sums[bin + UNKNOWN]! += counts[bin + step]!;
  }
  return sums;
}

function oddsTable(all: Float32Array, border: Float32Array): Float32Array {
  const usual = blurred(border);
  const found = blurred(all);
  const times = timesBorder(found, usual);
  const odds = new Float32Array(BINS);
  for (let bin = 0; bin < BINS; bin++) {
    if (all[bin] === 0) continue;
    const expected = times * usual[bin]!;
    const broad = excess(found[bin]!, expected, times);
    const narrow = excess(all[bin]!, max(expected, times * border[bin]!), times);
    const odd = log((max(broad, narrow) + CHANCE) / (expected + CHANCE));
    odds[bin] = min(SUREST, max(-SUREST, odd));
  }
  return odds;
}

/** What is more than chance gives, at three standard deviations: the border is a sample. */
function excess(found: number, expected: number, times: number): number {
  const over = found - expected;
  return over > 3 * sqrt(expected * (1 + times)) ? over : 0;
}

/** How many times the border the whole background is: art only adds to a bin, so the lower quarter of the ratios counts. */
function timesBorder(found: Float32Array, usual: Float32Array): number {
  const ratios: [number, number][] = [];
  let total = 0;
  for (let bin = 0; bin < BINS; bin++) {
    if (usual[bin]! < 8) continue;
    ratios.push([found[bin]! / usual[bin]!, usual[bin]!]);
    total += usual[bin]!;
  }
  ratios.sort(([one], [other]) => one - other);
  let sum = 0;
  for (const [ratio, weight] of ratios) {
    sum += weight;
    if (sum >= total / 4) return ratio;
  }
  return 1;
}

function blurred(counts: Float32Array): Float32Array {
  let from = counts;
  for (const step of [ROUGHNESS, ROUGHNESS * SHADES, ROUGHNESS * SHADES * SHADES]) {
    const to = new Float32Array(BINS);
    for (let bin = 0; bin < BINS; bin++) {
      if (from[bin] === 0) continue;
      const value = from[bin]! / 4;
      to[bin]! += 2 * value;
      if (bin >= step) to[bin - step]! += value;
      if (bin + step < BINS) to[bin + step]! += value;
    }
    from = to;
  }
  return from;
}
