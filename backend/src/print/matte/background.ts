import type { Raster } from '../raster.ts';
import { fitSurface, type Surface, surfaceAt } from './surface.ts';

/** What lies behind the art, as far as the picture tells. Distances are Euclidean over three sRGB bytes, 0-441. */
export interface Background {
  kind: 'flat' | 'gradient' | 'checkerboard';
  /** Colour behind the point, three bytes as floats, written to `out`. */
  at(x: number, y: number, out: Float32Array): void;
  /** Distance of a colour from what lies behind the point. */
  distance(red: number, green: number, blue: number, x: number, y: number): number;
  /** Standard deviation of one channel around the model. */
  sigma: number;
  /** Distance that compression throws beside edges (95 of 100 pixels stay below), 0 for a clean picture. */
  ripple: number;
  /** Distance below which a pixel is background. */
  threshold: number;
  /** Share of the border that the model explains. */
  inliers: number;
  /** Mean colour. */
  colour: [number, number, number];
}

/**
 * True for a colour as loud as a key (channels 60 levels apart or more): art is hardly ever on the line
 * between it and an ink, so edges may be looked for deeper in the art than on a grey.
 */
export function isKey({ colour }: Background): boolean {
  return Math.max(...colour) - Math.min(...colour) > 60;
}

/** Side of the reduced picture that the model is fitted on. */
const MODEL_SIDE = 320;
/** Reduced pixels a cell of the correction grid spans. */
const CELL = 10;
const ROUNDS = 10;
/** A surface that changes by less than this many levels from end to end is one colour. */
const EVEN_RANGE = 2.5;

/** A picture of block means, small enough to look at as a whole. */
interface Small {
  data: Float32Array;
  width: number;
  height: number;
  factor: number;
}

const { abs, floor, max, min, sqrt } = Math;

/** Reads the background of an opaque picture from its border inwards. */
export function findBackground(raster: Raster): Background {
  return findCheckerboard(raster) ?? findSmooth(raster);
}

function findSmooth(raster: Raster): Background {
  const small = reduce(raster);
  let surface = fitSurface(borderSamples(small));
  const grid = emptyGrid(small);
  // One colour needs no correction, and would only be drawn towards pale art by it.
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
    const next = round < 2 ? flood(small, model, SMALL_THRESHOLD) : within(small, model, SMALL_THRESHOLD / 2);
    if (round === 1 || round === 4) surface = fitSurface(samplesOf(small, (i) => next[i] === 1));
    correct(grid, small, surface, next);
    if (round > 2 && count(next) === count(reached)) break;
    reached = next;
  }
  return describe(raster, small, modelOf(small, surface, grid), surface, reached);
}

/** Block means hide noise, so the model can be strict about what still belongs to it. */
const SMALL_THRESHOLD = 11;

/** Smallest thresholds: a flat colour is exact to a rounding, a gradient is guessed where art hides it. */
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
    colour: [surface.mean[0]!, surface.mean[1]!, surface.mean[2]!],
  };
}

/** Noise around the model, from the border: the median, so that art that touches the border does not count. */
function spread(raster: Raster, distance: Background['distance']): { sigma: number; inliers: number } {
  const distances = borderPixels(raster)
    .map(([x, y]) => {
      const i = (y * raster.width + x) * 4;
      return distance(raster.data[i]!, raster.data[i + 1]!, raster.data[i + 2]!, x, y);
    })
    .sort((one, other) => one - other);
  // The median length of a three-dimensional normal vector is 1.54 sigma; a tail tells coarser noise apart.
  const middle = distances[floor(distances.length / 2)]! / 1.54;
  const tail = distances[floor(distances.length * 0.8)]! / 2.15;
  const sigma = max(middle, min(tail, middle * 1.8 + 0.4));
  const limit = max(6, 4.2 * sigma);
  return { sigma, inliers: distances.filter((value) => value <= limit).length / distances.length };
}

/**
 * JPEG and its kin ring beside edges, where the border shows nothing of it. Looks at background cells
 * next to cells that are not: a clean picture is as quiet there as anywhere.
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
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column;
      const beside = reached[i - 1]! + reached[i + 1]! + reached[i - width]! + reached[i + width]!;
      if (!reached[i] || beside === 4) continue;
      for (let k = 0; k < factor * factor; k++) {
        const x = column * factor + (k % factor);
        const y = row * factor + floor(k / factor);
        const p = (y * raster.width + x) * 4;
        found.push(distance(raster.data[p]!, raster.data[p + 1]!, raster.data[p + 2]!, x, y));
      }
    }
  }
  if (found.length < 200) return 0;
  const sorted = Float32Array.from(found).sort();
  // Ringing is everywhere beside an edge; a few specks of worn print are not ringing.
  if (sorted[floor(found.length / 2)]! < max(1, 2.2 * sigma)) return 0;
  const high = sorted[floor(found.length * 0.95)]!;
  return high < max(UNEVEN_THRESHOLD / 2, 4.2 * sigma) ? 0 : min(40, high);
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

/** Samples of a band along the border. */
function borderSamples(small: Small): number[][] {
  const { width, height } = small;
  const band = max(1, floor(min(width, height) / 60));
  return samplesOf(small, (i) => {
    const x = i % width;
    const y = (i - x) / width;
    return x < band || y < band || x >= width - band || y >= height - band;
  });
}

const MOST_SAMPLES = 6000;

/** x and y from -1 to 1, then the colour, of at most six thousand of the pixels chosen. */
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

/** Pixels that the model explains and that hang together with the border. */
function flood({ data, width, height }: Small, model: Model, threshold: number): Uint8Array<ArrayBuffer> {
  const reached = new Uint8Array(width * height);
  const stack: number[] = [];
  const here = new Float32Array(3);
  const visit = (x: number, y: number) => {
    const i = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || reached[i]) return;
    model(x, y, here);
    const far =
      (data[i * 3]! - here[0]!) ** 2 + (data[i * 3 + 1]! - here[1]!) ** 2 + (data[i * 3 + 2]! - here[2]!) ** 2;
    if (far > threshold * threshold) return;
    reached[i] = 1;
    stack.push(i);
  };
  for (let x = 0; x < width; x++) {
    visit(x, 0);
    visit(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    visit(0, y);
    visit(width - 1, y);
  }
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % width;
    const y = (i - x) / width;
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return reached;
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
  if (grey < points.length * 0.8) return null;
  const first = peak(greys, -1);
  const second = peak(greys, first);
  const gap = abs(first - second);
  if (gap < 8 || gap > 120) return null;
  const shares = [around(greys, first) / grey, around(greys, second) / grey];
  if (min(...shares) < 0.2 || shares[0]! + shares[1]! < 0.75) return null;
  return alternates(raster, first, second) ? checkerboard(raster, first, second, grey / points.length) : null;
}

const PEAK_WIDTH = 4;

function around(counts: Uint32Array, value: number): number {
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

/** True where runs of one grey follow runs of the other along the edges at least six times. */
function alternates({ data, width, height }: Raster, first: number, second: number): boolean {
  let turns = 0;
  let last = -1;
  const look = (x: number, y: number) => {
    const value = data[(y * width + x) * 4 + 1]!;
    const which = abs(value - first) <= PEAK_WIDTH ? 0 : abs(value - second) <= PEAK_WIDTH ? 1 : -1;
    if (which >= 0 && last >= 0 && which !== last) turns++;
    if (which >= 0) last = which;
  };
  for (let x = 0; x < width; x++) look(x, 1);
  const across = turns;
  last = -1;
  for (let y = 0; y < height; y++) look(1, y);
  const down = turns - across;
  return min(across, down) >= 3 && across + down < (width + height) / 3;
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
  const colour: [number, number, number] = [(low + high) / 2, (low + high) / 2, (low + high) / 2];
  return { kind: 'checkerboard', at, distance, sigma: 1.2, ripple: 0, threshold: 6, inliers, colour };
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
