import type { Raster } from '../raster/raster.ts';
import { fitSurface, type Surface, surfaceAt } from './surface.ts';

/** What lies behind the art, as far as the picture tells. Distances are Euclidean over three sRGB bytes, 0-441. */
export interface Background {
  kind: 'flat' | 'gradient' | 'checkerboard';
  /** Color behind the point, three bytes as floats, written to `out`. */
  at(x: number, y: number, out: Float32Array): void;
  /** Distance of a color from what lies behind the point. */
  distance(red: number, green: number, blue: number, x: number, y: number): number;
  /** Standard deviation of one channel around the model. */
  sigma: number;
  /** Distance that compression throws beside edges (95 of 100 pixels stay below), 0 for a clean picture. */
  ripple: number;
  /** Distance below which a pixel is background. */
  threshold: number;
  /** Share of the border that the model explains. */
  inliers: number;
  /** Mean color. */
  color: [number, number, number];
}

/**
 * True for a color as loud as a key (channels 60 levels apart or more): art is hardly ever on the line
 * between it and an ink, so edges may be looked for deeper in the art than on a grey.
 */
export function isKey({ color }: Background): boolean {
  return Math.max(...color) - Math.min(...color) > 60;
}

/** Side of the reduced picture that the model is fitted on. */
const MODEL_SIDE = 320;
/** Reduced pixels a cell of the correction grid spans. */
const CELL = 10;
const ROUNDS = 10;
/** A surface that changes by less than this many levels from end to end is one color. */
const EVEN_RANGE = 2.5;

/** A picture of block means, small enough to look at as a whole. */
interface Small {
  data: Float32Array;
  width: number;
  height: number;
  factor: number;
}

const { abs, floor, hypot, max, min, sqrt } = Math;

/** Reads the background of an opaque picture from its border inwards. */
export function findBackground(raster: Raster): Background {
  return findCheckerboard(raster) ?? findSmooth(raster);
}

function findSmooth(raster: Raster): Background {
  const small = reduce(raster);
  let surface = fitSurface(borderSamples(small, largestGround(small)));
  const grid = emptyGrid(small);
  // One color needs no correction, and would only be drawn towards pale art by it.
  if (surface.range < EVEN_RANGE)
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

/** Block means hide noise, so the model can be strict about what still belongs to it. */
const SMALL_THRESHOLD = 11;
/** Ground that changes by less than this from one reduced pixel to the next goes on, as far as DRIFT from the model. */
const SMALL_STEP = 1.6;
const DRIFT = 40;

/** Smallest thresholds: a flat color is exact to a rounding, a gradient is guessed where art hides it. */
const EVEN_THRESHOLD = 2.5;
const UNEVEN_THRESHOLD = 7;

type Model = (x: number, y: number, out: Float32Array) => void;

function describe(raster: Raster, small: Small, model: Model, surface: Surface, reached: Uint8Array): Background {
  const at: Model = (x, y, out) => model((x + 0.5) / small.factor - 0.5, (y + 0.5) / small.factor - 0.5, out);
  const here = new Float32Array(3);
  const distance = (red: number, green: number, blue: number, x: number, y: number) => {
    at(x, y, here);
    return sqrt((red - here[0]!) ** 2 + (green - here[1]!) ** 2 + (blue - here[2]!) ** 2);
  };
  const { sigma, inliers } = spread(raster, distance);
  const ripple = rippleOf(raster, small, reached, distance, sigma);
  const corner = new Float32Array(3);
  const middle = new Float32Array(3);
  at(0, 0, corner);
  at(raster.width / 2, raster.height / 2, middle);
  const drift = sqrt((corner[0]! - middle[0]!) ** 2 + (corner[1]! - middle[1]!) ** 2 + (corner[2]! - middle[2]!) ** 2);
  const uneven = drift + surface.range > 14;
  return {
    kind: uneven ? 'gradient' : 'flat',
    at,
    distance,
    sigma,
    ripple,
    threshold: max(uneven ? UNEVEN_THRESHOLD : EVEN_THRESHOLD, 4.2 * sigma, 1.3 * ripple),
    inliers,
    color: [surface.mean[0]!, surface.mean[1]!, surface.mean[2]!],
  };
}

/** Standard deviation of one channel, from sorted distances: a median, and a tail that tells coarser noise apart. */
function spreadOf(distances: Float32Array): number {
  // The median length of a three-dimensional normal vector is 1.54 sigma, its 80th percentile 2.15 sigma.
  const middle = distances[floor(distances.length / 2)]! / 1.54;
  const tail = distances[floor(distances.length * 0.8)]! / 2.15;
  return max(middle, min(tail, middle * 1.8 + 0.4));
}

/** Noise around the model, from the border, and the share of the border that it explains. */
function spread(raster: Raster, distance: Background['distance']): { sigma: number; inliers: number } {
  const distances = Float32Array.from(borderPixels(raster), ([x, y]) => {
    const i = (y * raster.width + x) * 4;
    return distance(raster.data[i]!, raster.data[i + 1]!, raster.data[i + 2]!, x, y);
  }).sort();
  let sigma = spreadOf(distances.subarray(0, max(1, distances.length >> 2)));
  // Art may touch most of the border: widen from the quarter that fits best until nothing more belongs.
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
/** Share of the pixels beside art that are uneven where a picture was compressed; a few specks of worn print are not. */
const RINGING_SHARE = 0.2;

/**
 * JPEG and its kin ring beside edges, where the border shows nothing of it. Looks at background cells
 * next to cells that are not: a clean picture is even there, a shadow or a glow at least smooth.
 */
function rippleOf(
  raster: Raster,
  small: Small,
  reached: Uint8Array,
  distance: Background['distance'],
  sigma: number,
): number {
  const { width, height, factor } = small;
  const found: number[] = [];
  let uneven = 0;
  const look = (x: number, y: number) => {
    const near = around(raster, distance, x, y);
    if (!near) return;
    found.push(near.far);
    if (near.bump > 1.2 + 2.5 * sigma) uneven++;
  };
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column;
      const beside = reached[i - 1]! + reached[i + 1]! + reached[i - width]! + reached[i + width]!;
      if (!reached[i] || beside === 4) continue;
      if (![i - 1, i + 1, i - width, i + width].some((j) => cellDistance(small, distance, j) > RINGING)) continue;
      for (let k = 0; k < factor * factor; k++) look(column * factor + (k % factor), row * factor + floor(k / factor));
    }
  }
  if (found.length < 200 || uneven < found.length * RINGING_SHARE) return 0;
  const high = Float32Array.from(found).sort()[floor(found.length * 0.95)]!;
  return high < max(UNEVEN_THRESHOLD / 2, 4.2 * sigma) ? 0 : min(40, high);
}

function cellDistance({ data, width, factor }: Small, distance: Background['distance'], i: number): number {
  const x = (i % width) * factor;
  const y = floor(i / width) * factor;
  return distance(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!, x, y);
}

/** How far a pixel lies from the background and from the mean of its neighbours; null where one of them is art. */
function around(
  { data, width }: Raster,
  distance: Background['distance'],
  x: number,
  y: number,
): { far: number; bump: number } | null {
  const at = (px: number, py: number) => {
    const p = (py * width + px) * 4;
    return distance(data[p]!, data[p + 1]!, data[p + 2]!, px, py);
  };
  const far = at(x, y);
  if (max(far, at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)) > RINGING) return null;
  let bump = 0;
  for (let c = 0; c < 3; c++) {
    const p = (y * width + x) * 4 + c;
    bump = max(bump, abs(data[p]! - (data[p - 4]! + data[p + 4]!) / 2));
    bump = max(bump, abs(data[p]! - (data[p - width * 4]! + data[p + width * 4]!) / 2));
  }
  return { far, bump };
}

/** Points on the border and just inside it, about four thousand. */
function borderPixels({ width, height }: Raster): [number, number][] {
  const points: [number, number][] = [];
  const step = max(1, floor((width + height) / 1000));
  for (const inset of [0, 1, 3]) {
    if (inset * 2 >= min(width, height)) break;
    for (let x = 0; x < width; x += step) points.push([x, inset], [x, height - 1 - inset]);
    for (let y = 0; y < height; y += step) points.push([inset, y], [width - 1 - inset, y]);
  }
  return points;
}

function reduce({ data, width, height }: Raster): Small {
  const factor = max(1, Math.ceil(max(width, height) / MODEL_SIDE));
  const columns = max(1, floor(width / factor));
  const rows = max(1, floor(height / factor));
  const out = new Float32Array(columns * rows * 3);
  const share = 1 / (factor * factor);
  for (let y = 0; y < rows * factor; y++) {
    for (let x = 0; x < columns * factor; x++) {
      const o = (floor(y / factor) * columns + floor(x / factor)) * 3;
      const i = (y * width + x) * 4;
      out[o]! += data[i]! * share;
      out[o + 1]! += data[i + 1]! * share;
      out[o + 2]! += data[i + 2]! * share;
    }
  }
  return { data: out, width: columns, height: rows, factor };
}

/** Ground goes on from one reduced pixel to the next with less than this change, noise included; art has edges. */
const GROUND_STEP = 6;
/** Ground that holds less of the border than this is too restless to be told from art so. */
const LEAST_GROUND = 0.15;

/** The connected ground that holds most of the border, as 1; everything where none holds much. */
function largestGround({ data, width, height }: Small): Uint8Array {
  const label = new Int32Array(width * height);
  const stack: number[] = [];
  const grow = (i: number, from: number, mark: number) => {
    if (label[i] !== 0 || change(data, i, from) > GROUND_STEP) return;
    label[i] = mark;
    stack.push(i);
  };
  const border = borderOf(width, height);
  const held = new Map<number, number>();
  for (const start of border) {
    if (label[start] === 0) {
      grow(start, start, start + 1);
      for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
        const x = i % width;
        if (x > 0) grow(i - 1, i, start + 1);
        if (x < width - 1) grow(i + 1, i, start + 1);
        if (i >= width) grow(i - width, i, start + 1);
        if (i < label.length - width) grow(i + width, i, start + 1);
      }
    }
    held.set(label[start]!, (held.get(label[start]!) ?? 0) + 1);
  }
  const [best = 0, length = 0] = [...held].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  if (length < border.length * LEAST_GROUND) return new Uint8Array(label.length).fill(1);
  return Uint8Array.from(label, (mark) => (mark === best ? 1 : 0));
}

function borderOf(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

/** Samples of the ground in a band along the border. */
function borderSamples(small: Small, ground: Uint8Array): number[][] {
  const { width, height } = small;
  const band = max(1, floor(min(width, height) / 60));
  return samplesOf(small, (i) => {
    const x = i % width;
    const y = (i - x) / width;
    return ground[i] === 1 && (x < band || y < band || x >= width - band || y >= height - band);
  });
}

const MOST_SAMPLES = 6000;

/** x and y from -1 to 1, then the color, of at most six thousand of the pixels chosen. */
function samplesOf({ data, width, height }: Small, chosen: (i: number) => boolean): number[][] {
  const indices: number[] = [];
  for (let i = 0; i < width * height; i++) if (chosen(i)) indices.push(i);
  const step = Math.ceil(indices.length / MOST_SAMPLES) || 1;
  return indices
    .filter((_, n) => n % step === 0)
    .map((i) => [
      unit(i % width, width),
      unit(floor(i / width), height),
      data[i * 3]!,
      data[i * 3 + 1]!,
      data[i * 3 + 2]!,
    ]);
}

const unit = (position: number, length: number): number => (length > 1 ? (position / (length - 1)) * 2 - 1 : 0);

/** What the smooth surface still gets wrong, one mean a cell, spread into cells where no background shows. */
interface Grid {
  data: Float32Array;
  columns: number;
  rows: number;
}

function emptyGrid({ width, height }: Small): Grid {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  return { data: new Float32Array(columns * rows * 3), columns, rows };
}

function modelOf(small: Small, surface: Surface, grid: Grid): Model {
  return (x, y, out) => {
    surfaceAt(surface, unit(x, small.width), unit(y, small.height), out);
    const gx = min(grid.columns - 1.001, max(0, x / CELL));
    const gy = min(grid.rows - 1.001, max(0, y / CELL));
    const left = floor(gx);
    const top = floor(gy);
    const u = gx - left;
    const v = gy - top;
    const i = (top * grid.columns + left) * 3;
    const below = i + grid.columns * 3;
    for (let c = 0; c < 3; c++) {
      out[c]! +=
        (grid.data[i + c]! * (1 - u) + grid.data[i + 3 + c]! * u) * (1 - v) +
        (grid.data[below + c]! * (1 - u) + grid.data[below + 3 + c]! * u) * v;
    }
  };
}

/** Adds to the grid what the flooded pixels still differ by from the model. */
function correct(grid: Grid, small: Small, surface: Surface, reached: Uint8Array): void {
  const sums = new Float32Array(grid.data.length);
  const weights = new Float32Array(grid.columns * grid.rows);
  const here = new Float32Array(3);
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const i = y * small.width + x;
      if (!reached[i]) continue;
      surfaceAt(surface, unit(x, small.width), unit(y, small.height), here);
      const cell = Math.round(y / CELL) * grid.columns + Math.round(x / CELL);
      weights[cell]!++;
      for (let c = 0; c < 3; c++) sums[cell * 3 + c]! += small.data[i * 3 + c]! - here[c]!;
    }
  }
  for (let cell = 0; cell < weights.length; cell++) {
    for (let c = 0; c < 3; c++) sums[cell * 3 + c]! /= max(1, weights[cell]!);
  }
  spreadOut(grid, sums, weights);
}

/** Cells with samples keep their mean; the others take the mean of their neighbours until it settles. */
function spreadOut(grid: Grid, means: Float32Array, weights: Float32Array): void {
  const { columns, rows, data } = grid;
  data.set(means);
  for (let round = 0; round < 60; round++) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const cell = y * columns + x;
        if (weights[cell]! >= 4) continue;
        const west = (x > 0 ? cell - 1 : cell) * 3;
        const east = (x < columns - 1 ? cell + 1 : cell) * 3;
        const north = (y > 0 ? cell - columns : cell) * 3;
        const south = (y < rows - 1 ? cell + columns : cell) * 3;
        for (let c = 0; c < 3; c++) {
          data[cell * 3 + c] = (data[west + c]! + data[east + c]! + data[north + c]! + data[south + c]!) / 4;
        }
      }
    }
  }
}

/**
 * Pixels that the model explains and that hang together with the border; with a `step`, also those
 * that it does not quite reach but that go on from them without an edge.
 */
function flood({ data, width, height }: Small, model: Model, threshold: number, step = 0): Uint8Array<ArrayBuffer> {
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

function change(data: Float32Array, one: number, other: number): number {
  const [i, j] = [one * 3, other * 3];
  return max(abs(data[i]! - data[j]!), abs(data[i + 1]! - data[j + 1]!), abs(data[i + 2]! - data[j + 2]!));
}

/** Pixels that the model explains wherever they lie: what art encloses is reached from its rim inwards. */
function within({ data, width, height }: Small, model: Model, threshold: number): Uint8Array<ArrayBuffer> {
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

/**
 * A painted checkerboard: two greys that share the border between them in turns.
 * A model that was asked for transparency and had none paints this.
 */
function findCheckerboard(raster: Raster): Background | null {
  const greys = new Uint32Array(256);
  const points = borderPixels(raster);
  let grey = 0;
  for (const [x, y] of points) {
    const i = (y * raster.width + x) * 4;
    const [r, g, b] = [raster.data[i]!, raster.data[i + 1]!, raster.data[i + 2]!];
    if (max(r, g, b) - min(r, g, b) > 10) continue;
    greys[Math.round((r + g + b) / 3)]!++;
    grey++;
  }
  if (grey < points.length * LEAST_GREY) return null;
  const first = peak(greys, -1);
  const second = peak(greys, first);
  const gap = abs(first - second);
  if (gap < 8 || gap > 120) return null;
  const shares = [countNear(greys, first) / grey, countNear(greys, second) / grey];
  if (min(...shares) < 0.2 || shares[0]! + shares[1]! < 0.75) return null;
  return alternates(raster, first, second) ? checkerboard(raster, first, second, grey / points.length) : null;
}

const PEAK_WIDTH = 4;
/** Art may touch the rest of the border. */
const LEAST_GREY = 0.25;

function countNear(counts: Uint32Array, value: number): number {
  return counts.subarray(max(0, value - PEAK_WIDTH), value + PEAK_WIDTH + 1).reduce((sum, one) => sum + one, 0);
}

function peak(counts: Uint32Array, other: number): number {
  let best = 0;
  let most = -1;
  for (let value = 0; value < 256; value++) {
    if (other >= 0 && abs(value - other) <= PEAK_WIDTH) continue;
    if (counts[value]! > most) {
      most = counts[value]!;
      best = value;
    }
  }
  return best;
}

/** True where runs of one grey follow runs of the other along edges of both directions, not too quickly. */
function alternates(raster: Raster, first: number, second: number): boolean {
  const { width, height } = raster;
  const row = (y: number) => turns(raster, y * width, 1, width, first, second);
  const column = (x: number) => turns(raster, x, width, height, first, second);
  const across = max(row(min(1, height - 1)), row(max(0, height - 2)));
  const down = max(column(min(1, width - 1)), column(max(0, width - 2)));
  return min(across, down) >= 3 && across < width / 3 && down < height / 3;
}

/** How often the greys change along a line of `length` pixels. */
function turns({ data }: Raster, start: number, step: number, length: number, first: number, second: number): number {
  let count = 0;
  let last = -1;
  for (let k = 0; k < length; k++) {
    const value = data[(start + k * step) * 4 + 1]!;
    const which = abs(value - first) <= PEAK_WIDTH ? 0 : abs(value - second) <= PEAK_WIDTH ? 1 : -1;
    if (which >= 0 && last >= 0 && which !== last) count++;
    if (which >= 0) last = which;
  }
  return count;
}

function checkerboard(raster: Raster, first: number, second: number, inliers: number): Background {
  const low = min(first, second);
  const high = max(first, second);
  const { data, width, height } = raster;
  // Between two squares the greys blend, so anything on the line between them is background too.
  const distance = (red: number, green: number, blue: number) => {
    const mean = (red + green + blue) / 3;
    const on = min(high, max(low, mean));
    return sqrt((red - on) ** 2 + (green - on) ** 2 + (blue - on) ** 2);
  };
  const at: Model = (x, y, out) => {
    out.fill(nearestGrey(data, width, height, floor(x), floor(y), low, high));
  };
  const color: [number, number, number] = [(low + high) / 2, (low + high) / 2, (low + high) / 2];
  return { kind: 'checkerboard', at, distance, sigma: 1.2, ripple: 0, threshold: 6, inliers, color };
}

/** The grey of the closest background-looking pixel around a point. */
function nearestGrey(
  data: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  low: number,
  high: number,
): number {
  for (let radius = 1; radius < 7; radius++) {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        if (max(abs(dx), abs(dy)) !== radius) continue;
        const px = x + dx;
        const py = y + dy;
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const i = (py * width + px) * 4;
        const value = data[i + 1]!;
        if (abs(data[i]! - value) > 5 || abs(data[i + 2]! - value) > 5) continue;
        if (abs(value - low) <= PEAK_WIDTH) return low;
        if (abs(value - high) <= PEAK_WIDTH) return high;
      }
    }
  }
  return (low + high) / 2;
}
