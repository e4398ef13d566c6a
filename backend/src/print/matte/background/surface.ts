export interface Surface {
  /** Six factors a channel: 1, x, y, x², xy, y², with x and y from -1 to 1. */
  factors: Float64Array;
  mean: number[];
  range: number;
}

const TERMS = 6;
const ROUNDS = 8;

export function surfaceAt({ factors: f }: Surface, x: number, y: number, out: Float32Array): void {
  for (let c = 0, k = 0; c < 3; c++, k += TERMS) {
    out[c] = f[k]! + f[k + 1]! * x + f[k + 2]! * y + f[k + 3]! * x * x + f[k + 4]! * x * y + f[k + 5]! * y * y;
  }
}

type Parabola = [constant: number, slope: number, curve: number];

/** The surface along a row, for each channel. */
export function rowOf({ factors: f }: Surface, y: number): [Parabola, Parabola, Parabola] {
  const row = (k: number): Parabola => [f[k]! + (f[k + 2]! + f[k + 5]! * y) * y, f[k + 1]! + f[k + 4]! * y, f[k + 3]!];
  return [row(0), row(TERMS), row(2 * TERMS)];
}

const CLEAR = 0.75;
const APART = 40;
const RIVALS = 3;
/** Levels around the start color: wide enough for a slope, too narrow for another color. */
const START_SCALE = 16;

/** Starts at the most common color, not at the mean of a busy border: art may touch it. Tries the next ones, too. */
export function fitSurface(samples: readonly number[][]): Surface {
  let best: { surface: Surface; explained: number } | null = null;
  for (const start of mostCommon(samples)) {
    const fit = fitFrom(start, samples);
    if (!best || fit.explained > best.explained) best = fit;
    if (best.explained > CLEAR * samples.length) break;
  }
  return best?.surface ?? flat([0, 0, 0]);
}

function fitFrom(start: number[], samples: readonly number[][]): { surface: Surface; explained: number } {
  let weights = samples.map((sample) => weigh(distance(sample, start), START_SCALE));
  let surface = flat(start);
  const here = new Float32Array(3);
  for (let round = 0; round < ROUNDS; round++) {
    surface = solve(samples, weights, start);
    const residuals = samples.map((sample) => {
      surfaceAt(surface, sample[0]!, sample[1]!, here);
      return distance(sample, here);
    });
    // A low quantile: art may touch most of the border.
    const usual = Float64Array.from(residuals).sort()[Math.floor(residuals.length * 0.3)]!;
    weights = residuals.map((residual) => weigh(residual, Math.max(3, usual * 3.5)));
  }
  return { surface, explained: weights.reduce((sum, weight) => sum + weight, 0) };
}

const weigh = (residual: number, scale: number): number => 1 / (1 + (residual / scale) ** 2) ** 2;

function distance(sample: readonly number[], color: ArrayLike<number>): number {
  return Math.hypot(sample[2]! - color[0]!, sample[3]! - color[1]!, sample[4]! - color[2]!);
}

function mostCommon(samples: readonly number[][]): number[][] {
  const bins = new Map<number, number[]>();
  for (const [, , r = 0, g = 0, b = 0] of samples) {
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bin[0]!++;
    bin[1]! += r;
    bin[2]! += g;
    bin[3]! += b;
    bins.set(key, bin);
  }
  const found: number[][] = [];
  for (const [n = 1, ...sums] of [...bins.values()].sort((one, other) => other[0]! - one[0]!)) {
    const color = sums.map((sum) => sum / n);
    const isNew = found.every((one) => Math.hypot(...one.map((value, c) => value - color[c]!)) > APART);
    if (isNew && found.length < RIVALS) found.push(color);
  }
  return found;
}

function flat(color: number[]): Surface {
  const factors = new Float64Array(TERMS * 3);
  for (let c = 0; c < 3; c++) factors[c * TERMS] = color[c]!;
  return { factors, mean: color, range: 0 };
}

/** Slightly prefers a flat surface, for where samples are few. */
function solve(samples: readonly number[][], weights: readonly number[], start: number[]): Surface {
  const normal = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3));
  samples.forEach(([x = 0, y = 0, ...color], n) => {
    const terms = [1, x, y, x * x, x * y, y * y];
    for (let i = 0; i < TERMS; i++) {
      const weighted = weights[n]! * terms[i]!;
      for (let j = 0; j < TERMS; j++) normal[i]![j]! += weighted * terms[j]!;
      for (let c = 0; c < 3; c++) normal[i]![TERMS + c]! += weighted * color[c]!;
    }
  });
  for (let i = 0; i < TERMS; i++) normal[i]![i]! += i === 0 ? 1e-9 : 1e-3 * samples.length;
  eliminate(normal);
  const factors = new Float64Array(TERMS * 3);
  for (let c = 0; c < 3; c++) for (let i = 0; i < TERMS; i++) factors[c * TERMS + i] = normal[i]![TERMS + c]!;
  const mean = [0, 1, 2].map((c) => factors[c * TERMS]! + (factors[c * TERMS + 3]! + factors[c * TERMS + 5]!) / 3);
  const range = Math.max(...[0, 1, 2].map((c) => rangeOf(factors.subarray(c * TERMS + 1, (c + 1) * TERMS))));
  return Number.isFinite(range) ? { factors, mean, range } : flat(start);
}

const rangeOf = (factors: Float64Array): number => factors.reduce((sum, factor) => sum + Math.abs(factor), 0);

function eliminate(rows: Float64Array[]): void {
  for (let i = 0; i < rows.length; i++) {
    let pivot = i;
    for (let j = i + 1; j < rows.length; j++) if (Math.abs(rows[j]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    const lead = rows[i]![i]! || 1e-12;
    for (let k = i; k < rows[i]!.length; k++) rows[i]![k]! /= lead;
    for (let j = 0; j < rows.length; j++) {
      const factor = rows[j]![i]!;
      if (j === i || factor === 0) continue;
      for (let k = i; k < rows[j]!.length; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
}
