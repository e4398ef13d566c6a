import type { Raster } from '../raster/raster.ts';
import { type Background, isKey } from './background/background.ts';
import { ART, type Distances, OPEN, regionsOf, SOFT } from './regions/regions.ts';

// The color of glow, smoke and cast shadow ("veils") at full strength is not visible: each pixel gets the least opacity
// that explains it. That is exact for shadows, white smoke and saturated light.

/** Levels of change from pixel to pixel that make an edge: more for a key color, which is farther from all art. */
const SMOOTH = 7;
const SMOOTH_ON_KEY = 16;
/** Noise or ringing above this (levels) hides the end of a ramp. */
const HIDING_NOISE = 4;
const HIDING_RIPPLE = 12;
/** Regions smaller than this are the corners of letters. */
const LEAST_REGION = 60;
const PLATEAU_REACH = 4;
const LEVEL = 0.006;
/** A region with a larger level share than this is pale art, not a veil. */
const MOST_LEVEL = 0.3;
/** Levels that a pixel of a veil may be off the mean of its neighbors by rounding; a region with more others is textured. */
const BUMP = 1.2;
const MOST_BUMPY = 0.3;
/** The same by the curve of a veil that fades within eight pixels, as a share of its strength. */
const CURVE = 0.04;
const MOST_OPAQUE = 0.9;
/** A veil starts at zero: where it meets the background it has at most this share of its median strength. */
const LARGEST_STEP = 0.35;

const { abs, ceil, max, min, sqrt } = Math;

export function markVeils(raster: Raster, background: Background, distances: Distances, marks: Uint8Array): void {
  if (background.sigma > HIDING_NOISE || background.ripple > HIDING_RIPPLE) return;
  const ramp = rampsFrom(raster, background, marks);
  for (const side of [DARKER, LIGHTER]) {
    if (!ramp.includes(side)) continue;
    const { pixels, regions } = regionsOf(raster, (i) => ramp[i] === side);
    for (const { from, to } of regions) {
      if (to - from < LEAST_REGION) continue;
      const region = pixels.subarray(from, to);
      if (
        !beginsAtNothing(distances, marks, region) ||
        isCrisp(raster, marks, ramp, region, isKey(background)) ||
        !isVeil(raster, background, distances, region)
      )
        continue;
      for (const i of region) marks[i] = SOFT;
    }
  }
}

const DARKER = 1;
const LIGHTER = 2;

function rampsFrom(raster: Raster, background: Background, marks: Uint8Array): Uint8Array {
  const { data, width, height } = raster;
  const limit = 2 * ((isKey(background) ? SMOOTH_ON_KEY : SMOOTH) + 1.5 * background.sigma);
  const ramp = new Uint8Array(marks.length);
  const key = isKey(background);
  const behind = new Float32Array(3);
  const queue = new Int32Array(marks.length);
  let tail = 0;
  const reach = (i: number) => {
    if (ramp[i] || marks[i] !== ART || !isSmooth(data, width, i, limit)) return;
    const x = i % width;
    background.at(x, (i - x) / width, behind);
    const p = i * 4;
    const brighter = data[p]! + data[p + 1]! + data[p + 2]! - behind[0]! - behind[1]! - behind[2]!;
    ramp[i] = brighter > 0 && !key ? LIGHTER : DARKER;
    queue[tail++] = i;
  };
  const around = (i: number) => {
    reach(i - 1);
    reach(i + 1);
    reach(i - width);
    reach(i + width);
  };
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++)
      if (marks[i] !== ART && touchesArt(marks, width, i)) around(i);
  }
  for (let head = 0; head < tail; head++) {
    const x = queue[head]! % width;
    if (x > 1 && x < width - 2 && queue[head]! > 2 * width && queue[head]! < marks.length - 2 * width)
      around(queue[head]!);
  }
  return ramp;
}

const touchesArt = (marks: Uint8Array, width: number, i: number): boolean =>
  marks[i - 1] === ART || marks[i + 1] === ART || marks[i - width] === ART || marks[i + width] === ART;

function isSmooth(data: Uint8Array, width: number, i: number, limit: number): boolean {
  const p = i * 4;
  const row = width * 4;
  for (let c = 0; c < 3; c++) {
    if (abs((data[p + 4 + c] ?? 0) - (data[p - 4 + c] ?? 0)) > limit) return false;
    if (abs((data[p + row + c] ?? 0) - (data[p - row + c] ?? 0)) > limit) return false;
  }
  return true;
}

/** Pixels that an edge may take; a key color needs no outline beside it. */
const EDGE = 8;
const EDGE_ON_KEY = 4;
/** Least depth of a hole that a veil fades into, as a share of the longer side; holes in grain are smaller. */
const DEPTH = 0.012;
/** The shadow of a sheet fades on one side and ends at the sheet on the other. */
const CRISP = 2;
/** Least length along which a veil fades, for its area: a seventh of the circle of that area. */
const FADING = 0.5;

/** A veil meets the background itself; between a plain ink and the background is an edge. */
function isCrisp(raster: Raster, marks: Uint8Array, ramp: Uint8Array, region: Int32Array, onKey: boolean): boolean {
  const { width } = raster;
  const depth = onKey ? 1 : ceil(max(width, raster.height) * DEPTH);
  const reach = onKey ? EDGE_ON_KEY : EDGE;
  let faded = 0;
  let crisp = 0;
  for (const i of region) {
    for (const step of [-1, 1, -width, width]) {
      if (ramp[i + step] === ramp[i]) continue;
      if (marks[i + step] !== ART)
        faded += marks[i + step] === OPEN || (marks[i + depth * step] ?? ART) !== ART ? 1 : 0;
      else if (edgeEnds(marks, i, step, reach)) crisp++;
    }
  }
  return crisp > CRISP * faded || faded < FADING * sqrt(region.length);
}

function edgeEnds(marks: Uint8Array, i: number, step: number, reach: number): boolean {
  for (let n = 2; n <= reach; n++) if ((marks[i + n * step] ?? ART) !== ART) return true;
  return false;
}

/** Pale art with a crisp edge has no strong edge either, but its first pixel is half as strong as its middle. */
function beginsAtNothing({ data: far, width }: Distances, marks: Uint8Array, region: Int32Array): boolean {
  let first = 0;
  let entries = 0;
  for (const i of region) {
    if (marks[i - 1] === ART && marks[i + 1] === ART && marks[i - width] === ART && marks[i + width] === ART) continue;
    first += far[i]!;
    entries++;
  }
  const middle = Float32Array.from(region, (i) => far[i]!).sort()[region.length >> 1]!;
  return entries > 0 && first / entries < LARGEST_STEP * middle;
}

function isVeil(raster: Raster, background: Background, { data: far }: Distances, region: Int32Array): boolean {
  const { data, width } = raster;
  const behind = new Float32Array(3);
  const step = max(1, region.length >> 12);
  let counted = 0;
  let level = 0;
  let opaque = 0;
  let alien = 0;
  let bumpy = 0;
  for (let k = 0; k < region.length; k += step) {
    const i = region[k]!;
    background.at(i % width, (i - (i % width)) / width, behind);
    const least = leastOpacity(data, i * 4, behind);
    counted++;
    opaque += least;
    alien += abs(mostOpacity(data, i * 4, behind, background) - least);
    if (isLevel(far, width, i, background.noise)) level++;
    if (isBumpy(data, width, i, BUMP + 2.5 * background.sigma + CURVE * far[i]!)) bumpy++;
  }
  if (bumpy > counted * MOST_BUMPY) return false;
  if (opaque > counted * MOST_OPAQUE) return false;
  return level <= counted * MOST_LEVEL || alien < counted * 0.04;
}

function isLevel(far: Float32Array, width: number, i: number, noise: number): boolean {
  const across = (far[i + PLATEAU_REACH] ?? 0) - (far[i - PLATEAU_REACH] ?? 0);
  const down = (far[i + PLATEAU_REACH * width] ?? 0) - (far[i - PLATEAU_REACH * width] ?? 0);
  return abs(across) + abs(down) < 2 * PLATEAU_REACH * LEVEL * far[i]! + 3 * noise;
}

function isBumpy(data: Uint8Array, width: number, i: number, bump: number): boolean {
  const limit = 2 * bump;
  for (let p = i * 4; p < i * 4 + 3; p++) {
    if (abs(2 * data[p]! - (data[p - 4] ?? 0) - (data[p + 4] ?? 0)) > limit) return true;
    if (abs(2 * data[p]! - (data[p - 4 * width] ?? 0) - (data[p + 4 * width] ?? 0)) > limit) return true;
  }
  return false;
}

export function leastOpacity(data: Uint8Array, p: number, behind: Float32Array): number {
  let least = 0;
  for (let c = 0; c < 3; c++) {
    const here = data[p + c]!;
    const base = behind[c]!;
    if (here > base) least = max(least, (here - base) / max(1, 255 - base));
    else least = max(least, (base - here) / max(1, base));
  }
  return min(1, least);
}

export function mostOpacity(data: Uint8Array, p: number, behind: Float32Array, background: Background): number {
  if (!isKey(background)) return 1;
  const gray = (behind[0]! + behind[1]! + behind[2]!) / 3;
  const own = (data[p]! + data[p + 1]! + data[p + 2]!) / 3;
  let along = 0;
  let length = 0;
  for (let c = 0; c < 3; c++) {
    const hue = behind[c]! - gray;
    along += hue * (data[p + c]! - own);
    length += hue * hue;
  }
  return 1 - min(1, max(0, along / max(1, length)));
}
