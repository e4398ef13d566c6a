import type { Raster } from '../../raster/raster.ts';
import { type Background, isKey } from '../background/background.ts';
import { type Distances, regionsOf } from '../regions/regions.ts';
import { agree } from './agreement.ts';
import { oddsOfArt } from './evidence.ts';
import { closeSquares } from './squares.ts';

const { max } = Math;

// Limits are from the pictures of test/support/art/cut-out-cases.ts, at 420, 840 and 1024 pixels: see decision 40.

/** As far as this from the background, in thresholds, something is surely art. */
const SURELY = 3;
/** From this share of the picture on, what is near the background's color without being it is more than edges. */
const MANY = 0.004;

export interface SettledDistances {
  measured: Distances;
  /** The same, with art that has the background's color moved away from it. */
  settled: Distances;
  /** -1 (background) to 1 (art) where the colors of both overlap. */
  sides: Float32Array | null;
}

export function settle(raster: Raster, background: Background, measured: Distances): SettledDistances {
  const settled = { ...measured, data: measured.data.slice() };
  if (background.board) closeSquares(raster, background.board, background, settled);
  const sides = isDoubtful(background, measured) ? closeAlike(raster, background, settled) : null;
  dropSpeckles(measured, settled, background);
  return { measured, settled, sides };
}

function isDoubtful(background: Background, { data: far }: Distances): boolean {
  if (background.ripple > 0 || isKey(background) || background.kind === 'checkerboard') return false;
  const { threshold } = background;
  if (background.kind === 'gradient' && background.sigma < 1) return false;
  let alike = 0;
  for (let i = 0; i < far.length; i++) if (far[i]! > threshold && far[i]! < 6 * threshold) alike++;
  return background.sigma > 0.3 || alike > MANY * far.length;
}

function closeAlike(raster: Raster, background: Background, { data: far, ...size }: Distances): Float32Array | null {
  const { threshold } = background;
  const sides = agree(raster, oddsOfArt(raster, background, { data: far, ...size }), background.sigma);
  if (closesBorder(size, far, threshold, sides)) return null;
  for (let i = 0; i < far.length; i++) if (far[i]! < threshold && sides[i]! > 0) far[i] = SURELY * threshold;
  return sides;
}

/** Share of the border that may be taken for art by mistake; compressed noise varies too much to be known. */
const MISTAKEN = 0.01;

function closesBorder(
  { width, height }: Omit<Distances, 'data'>,
  far: Float32Array,
  threshold: number,
  sides: Float32Array,
): boolean {
  let background = 0;
  let closed = 0;
  const add = (i: number) => {
    if (far[i]! >= threshold) return;
    background++;
    if (sides[i]! > 0) closed++;
  };
  for (let x = 0; x < width; x++)
    for (let k = 0; k < 4; k++) [k * width + x, (height - 1 - k) * width + x].forEach(add);
  for (let y = 0; y < height; y++) for (let k = 0; k < 4; k++) [y * width + k, y * width + width - 1 - k].forEach(add);
  return closed > MISTAKEN * background;
}

/** Islands of up to so many pixels that are no further than so many thresholds: at most, or on average. */
const SPECKLE = { size: 8, furthest: 2 };
const GRAIN = { size: 60, mean: 1.4 };

function dropSpeckles(measured: Distances, settled: Distances, { threshold, sigma, ripple }: Background): void {
  if (sigma < 0.5 && ripple === 0) return;
  const { pixels, regions } = regionsOf(measured, (i) => settled.data[i]! >= threshold);
  for (const { from, to } of regions) {
    if (to - from > GRAIN.size) continue;
    const island = pixels.subarray(from, to);
    const furthest = island.reduce((most, i) => max(most, measured.data[i]!), 0);
    const mean = island.reduce((sum, i) => sum + measured.data[i]!, 0) / island.length;
    const isSpeckle = island.length <= SPECKLE.size && furthest < SPECKLE.furthest * threshold;
    if (isSpeckle || mean < GRAIN.mean * threshold) for (const i of island) settled.data[i] = 0;
  }
}
