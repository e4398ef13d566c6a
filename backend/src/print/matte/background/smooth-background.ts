import type { Raster } from '../../raster/raster.ts';
import { type Distances, nearBackground } from '../regions/regions.ts';
import { type Background, borderPixels, type Model, measureEach } from './background.ts';
import { correct, emptyGrid, modelOf } from './correction-grid.ts';
import { type Grain, grainOf, NO_GRAIN } from './grain.ts';
import { borderSamples, change, largestEvenArea, type ReducedPicture, reduce, samplesOf, unit } from './reduced.ts';
import { fitSurface, rowOf, type Surface } from './surface.ts';

const ROUNDS = 10;
const EVEN_RANGE = 2.5;

const { abs, floor, hypot, max, min, sqrt } = Math;

export function findSmoothBackground(raster: Raster): Background {
  const small = reduce(raster);
  let surface = fitSurface(borderSamples(small, largestEvenArea(small)));
  const grid = emptyGrid(small);
  // One color needs no correction: pale art would only distort it.
  if (isEven(surface))
    return describe(
      raster,
      small,
      modelOf(small, surface, grid),
      surface,
      flood(small, modelOf(small, surface, grid), SMALL_THRESHOLD),
    );
  let reached = new Uint8Array(small.width * small.height);
  for (let round = 0; round < ROUNDS; round++) {
    const model = modelOf(small, surface, grid);
    const next =
      round < 2 ? flood(small, model, SMALL_THRESHOLD, SMALL_STEP) : within(small, model, SMALL_THRESHOLD / 2);
    if (round === 1 || round === 4) surface = fitSurface(samplesOf(small, (i) => next[i] === 1));
    correct(grid, small, surface, next);
    if (round > 2 && count(next) === count(reached)) break;
    reached = next;
  }
  return describe(raster, small, modelOf(small, surface, grid), surface, reached);
}

const isEven = (surface: Surface): boolean => surface.range < EVEN_RANGE;

/** As measureEach does, for a surface without corrections: what a row has in common is calculated once. */
function measureEven(
  { data, width, height }: Raster,
  small: ReducedPicture,
  surface: Surface,
  { axis, weight }: Grain,
): Distances {
  const explained = 1 - weight * weight;
  const distances = new Float32Array(width * height);
  const across = Float64Array.from({ length: width }, (_, x) => unit((x + 0.5) / small.factor - 0.5, small.width));
  for (let y = 0, i = 0; y < height; y++) {
    const [r, g, b] = rowOf(surface, unit((y + 0.5) / small.factor - 0.5, small.height));
    for (let x = 0; x < width; x++, i++) {
      const u = across[x]!;
      const red = data[i * 4]! - (r[0] + (r[1] + r[2] * u) * u);
      const green = data[i * 4 + 1]! - (g[0] + (g[1] + g[2] * u) * u);
      const blue = data[i * 4 + 2]! - (b[0] + (b[1] + b[2] * u) * u);
      const along = explained > 0 ? red * axis[0] + green * axis[1] + blue * axis[2] : 0;
      distances[i] = sqrt(red * red + green * green + blue * blue - explained * along * along);
    }
  }
  return { data: distances, width, height };
}

/** Block means hide noise, so the threshold can be strict. */
const SMALL_THRESHOLD = 11;
/** Background continues to a neighbor that differs by less than this, up to DRIFT from the model. */
const SMALL_STEP = 1.6;
const DRIFT = 40;

/** Smallest thresholds: a flat color is known exactly, a gradient is a guess where art hides it. */
const EVEN_THRESHOLD = 2.5;
const UNEVEN_THRESHOLD = 7;

function describe(
  raster: Raster,
  small: ReducedPicture,
  model: Model,
  surface: Surface,
  reached: Uint8Array,
): Background {
  const at: Model = (x, y, out) => model((x + 0.5) / small.factor - 0.5, (y + 0.5) / small.factor - 0.5, out);
  const here = new Float32Array(3);
  const distance = (red: number, green: number, blue: number, x: number, y: number) => {
    at(x, y, here);
    return sqrt((red - here[0]!) ** 2 + (green - here[1]!) ** 2 + (blue - here[2]!) ** 2);
  };
  const { sigma, inliers } = spread(raster, distance);
  const ripple = rippleOf(raster, small, reached, distance, sigma);
  const grain = ripple > 0 ? NO_GRAIN : grainOf(raster, at, distance, sigma);
  const beyondGrain = grain.weight < 1 ? withoutGrain(at, grain) : distance;
  const noise = grain.weight < 1 ? spread(raster, beyondGrain).sigma : sigma;
  const corner = new Float32Array(3);
  const middle = new Float32Array(3);
  at(0, 0, corner);
  at(raster.width / 2, raster.height / 2, middle);
  const drift = sqrt((corner[0]! - middle[0]!) ** 2 + (corner[1]! - middle[1]!) ** 2 + (corner[2]! - middle[2]!) ** 2);
  const uneven = drift + surface.range > 14;
  return {
    kind: uneven ? 'gradient' : 'flat',
    at,
    distance: beyondGrain,
    measure: isEven(surface)
      ? (whole) => measureEven(whole, small, surface, grain)
      : (whole) => measureEach(whole, beyondGrain),
    sigma,
    grain,
    noise,
    ripple,
    threshold: max(uneven ? UNEVEN_THRESHOLD : EVEN_THRESHOLD, 4.2 * noise, 1.3 * ripple),
    inliers,
    color: [surface.mean[0]!, surface.mean[1]!, surface.mean[2]!],
  };
}

function withoutGrain(at: Model, { axis, weight }: Grain): Background['distance'] {
  const here = new Float32Array(3);
  const explained = 1 - weight * weight;
  return (red, green, blue, x, y) => {
    at(x, y, here);
    const r = red - here[0]!;
    const g = green - here[1]!;
    const b = blue - here[2]!;
    const along = r * axis[0] + g * axis[1] + b * axis[2];
    return sqrt(max(0, r * r + g * g + b * b - explained * along * along));
  };
}

function spreadOf(distances: Float32Array): number {
  // The median length of a three-dimensional normal vector is 1.54 sigma, its 80th percentile 2.15 sigma.
  const middle = distances[floor(distances.length / 2)]! / 1.54;
  const tail = distances[floor(distances.length * 0.8)]! / 2.15;
  return max(middle, min(tail, middle * 1.8 + 0.4));
}

export function spread(raster: Raster, distance: Background['distance']): { sigma: number; inliers: number } {
  const distances = Float32Array.from(borderPixels(raster), ([x, y]) => {
    const i = (y * raster.width + x) * 4;
    return distance(raster.data[i]!, raster.data[i + 1]!, raster.data[i + 2]!, x, y);
  }).sort();
  let sigma = spreadOf(distances.subarray(0, max(1, distances.length >> 2)));
  // Art may touch most of the border, so the quarter that fits best comes first.
  for (let round = 0; round < 4; round++) {
    const most = max(3, 4.2 * sigma);
    let count = distances.findIndex((value) => value > most);
    if (count < 0) count = distances.length;
    sigma = spreadOf(distances.subarray(0, max(1, count)));
  }
  const limit = max(6, 4.2 * sigma);
  return { sigma, inliers: distances.filter((value) => value <= limit).length / distances.length };
}

/** Pixels further from the background than this are art, and not its ringing. */
const RINGING = 60;
/** Least share of uneven pixels beside art in a compressed picture; specks of worn print are fewer. */
const RINGING_SHARE = 0.2;
/** Ringing goes up and down; the edge of a blur only curves. */
const PEAK_SHARE = 0.03;

/** Least share of a picture that is texture; compression leaves less far from edges. */
const TEXTURE = 0.015;
/** Ringing ends with its block: 16 pixels where hues are stored at half the resolution. */
const RINGING_REACH = 20;

/** JPEG rings beside edges, which the border does not show; a clean picture is even there, a shadow at least smooth. */
function rippleOf(
  raster: Raster,
  small: ReducedPicture,
  reached: Uint8Array,
  distance: Background['distance'],
  sigma: number,
): number {
  const { width, factor } = small;
  const limit = 1.2 + 2.5 * sigma;
  const art = Uint8Array.from(reached, (_, i) => (cellDistance(small, distance, i) > RINGING ? 1 : 0));
  const found: number[] = [];
  let uneven = 0;
  let peaks = 0;
  for (const i of cellsBesideArt(small, reached, art)) {
    for (let k = 0; k < factor * factor; k++) {
      const x = (i % width) * factor + (k % factor);
      const near = around(raster, distance, x, floor(i / width) * factor + floor(k / factor));
      if (!near) continue;
      found.push(near.far);
      if (near.bump > limit) uneven++;
      if (near.peak > limit) peaks++;
    }
  }
  if (found.length < 200 || uneven < found.length * RINGING_SHARE || peaks < found.length * PEAK_SHARE) return 0;
  const high = Float32Array.from(found).sort()[floor(found.length * 0.95)]!;
  if (high < max(UNEVEN_THRESHOLD / 2, 4.2 * sigma)) return 0;
  const texture = unevenFarFrom(art, raster, small, reached, distance, limit);
  return texture > max(uneven, TEXTURE * raster.width * raster.height) ? 0 : min(40, high);
}

function cellsBesideArt({ width, height }: ReducedPicture, reached: Uint8Array, art: Uint8Array): number[] {
  const cells: number[] = [];
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column;
      if (!reached[i] || reached[i - 1]! + reached[i + 1]! + reached[i - width]! + reached[i + width]! === 4) continue;
      if (art[i - 1] || art[i + 1] || art[i - width] || art[i + width]) cells.push(i);
    }
  }
  return cells;
}

/** Uneven pixels further away than ringing reaches: the texture of art that has the background's color. */
function unevenFarFrom(
  art: Uint8Array,
  raster: Raster,
  { width, height, factor }: ReducedPicture,
  reached: Uint8Array,
  distance: Background['distance'],
  limit: number,
): number {
  const near = nearBackground(art, width, height, Math.ceil(RINGING_REACH / factor));
  let uneven = 0;
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column;
      if (!reached[i] || near[i]) continue;
      // One pixel speaks for its cell.
      if ((around(raster, distance, column * factor, row * factor)?.bump ?? 0) > limit) uneven += factor * factor;
    }
  }
  return uneven;
}

function cellDistance({ data, width, factor }: ReducedPicture, distance: Background['distance'], i: number): number {
  const x = (i % width) * factor;
  const y = floor(i / width) * factor;
  return distance(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!, x, y);
}

interface Around {
  far: number;
  /** Levels off the line between its neighbors, and beyond both of them. */
  bump: number;
  peak: number;
}

function beyond(data: Uint8Array, p: number, step: number): number {
  const [here, one, other] = [data[p]!, data[p - step]!, data[p + step]!];
  return max(0, here - max(one, other), min(one, other) - here);
}

function around({ data, width }: Raster, distance: Background['distance'], x: number, y: number): Around | null {
  const at = (px: number, py: number) => {
    const p = (py * width + px) * 4;
    return distance(data[p]!, data[p + 1]!, data[p + 2]!, px, py);
  };
  const far = at(x, y);
  if (max(far, at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)) > RINGING) return null;
  let bump = 0;
  let peak = 0;
  for (let c = 0; c < 3; c++) {
    const p = (y * width + x) * 4 + c;
    bump = max(bump, abs(data[p]! - (data[p - 4]! + data[p + 4]!) / 2));
    bump = max(bump, abs(data[p]! - (data[p - width * 4]! + data[p + width * 4]!) / 2));
    peak = max(peak, beyond(data, p, 4), beyond(data, p, width * 4));
  }
  return { far, bump, peak };
}

function flood(
  { data, width, height }: ReducedPicture,
  model: Model,
  threshold: number,
  step = 0,
): Uint8Array<ArrayBuffer> {
  const reached = new Uint8Array(width * height);
  const stack: number[] = [];
  const here = new Float32Array(3);
  const visit = (x: number, y: number, from: number) => {
    const i = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || reached[i]) return;
    model(x, y, here);
    const far = hypot(data[i * 3]! - here[0]!, data[i * 3 + 1]! - here[1]!, data[i * 3 + 2]! - here[2]!);
    if (far > threshold && (far > DRIFT || from < 0 || change(data, i, from) > step)) return;
    reached[i] = 1;
    stack.push(i);
  };
  for (let x = 0; x < width; x++) {
    visit(x, 0, -1);
    visit(x, height - 1, -1);
  }
  for (let y = 0; y < height; y++) {
    visit(0, y, -1);
    visit(width - 1, y, -1);
  }
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % width;
    const y = (i - x) / width;
    visit(x - 1, y, i);
    visit(x + 1, y, i);
    visit(x, y - 1, i);
    visit(x, y + 1, i);
  }
  return reached;
}

function within({ data, width, height }: ReducedPicture, model: Model, threshold: number): Uint8Array<ArrayBuffer> {
  const reached = new Uint8Array(width * height);
  const here = new Float32Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      model(x, y, here);
      const far =
        (data[i * 3]! - here[0]!) ** 2 + (data[i * 3 + 1]! - here[1]!) ** 2 + (data[i * 3 + 2]! - here[2]!) ** 2;
      if (far < threshold * threshold) reached[i] = 1;
    }
  }
  return reached;
}

const count = (marks: Uint8Array): number => marks.reduce((sum, mark) => sum + mark, 0);
