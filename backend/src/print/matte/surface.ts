/** A smooth colour surface: each channel a quadratic in x and y, both from -1 to 1. */
export interface Surface {
  /** Six factors a channel: 1, x, y, x², xy, y². */
  factors: Float64Array;
  mean: number[];
  /** Largest change of a channel between corners and middle. */
  range: number;
}

const TERMS = 6;
const ROUNDS = 8;

/** Writes the colour at (x, y) to `out`. */
export function surfaceAt({ factors: f }: Surface, x: number, y: number, out: Float32Array): void {
  for (let c = 0, k = 0; c < 3; c++, k += TERMS) {
    out[c] = f[k]! + f[k + 1]! * x + f[k + 2]! * y + f[k + 3]! * x * x + f[k + 4]! * x * y + f[k + 5]! * y * y;
  }
}

/**
 * Fits samples `[x, y, red, green, blue]`, weighing down again and again what does not fit: art that
 * touches the border. Starts at the commonest colour, so that a busy border does not win by its mean.
 */
export function fitSurface(samples: readonly number[][]): Surface {
  const start = commonest(samples);
  let weights = samples.map((sample) => weigh(distance(sample, start), 40));
  let surface = flat(start);
  const here = new Float32Array(3);
  for (let round = 0; round < ROUNDS; round++) {
    surface = solve(samples, weights, start);
    const residuals = samples.map((sample) => {
      surfaceAt(surface, sample[0]!, sample[1]!, here);
      return distance(sample, here);
    });
    const middle = residuals.toSorted((one, other) => one - other)[Math.floor(residuals.length / 2)]!;
    weights = residuals.map((residual) => weigh(residual, Math.max(3, middle * 2.5)));
  }
  return surface;
}

const weigh = (residual: number, scale: number): number => 1 / (1 + (residual / scale) ** 2) ** 2;

function distance(sample: readonly number[], colour: ArrayLike<number>): number {
  return Math.hypot(sample[2]! - colour[0]!, sample[3]! - colour[1]!, sample[4]! - colour[2]!);
}

function commonest(samples: readonly number[][]): number[] {
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
  const [n = 1, r = 0, g = 0, b = 0] = [...bins.values()].reduce(
    (best, bin) => (bin[0]! > best[0]! ? bin : best),
    [0, 0, 0, 0],
  );
  return [r / n, g / n, b / n];
}

function flat(colour: number[]): Surface {
  const factors = new Float64Array(TERMS * 3);
  for (let c = 0; c < 3; c++) factors[c * TERMS] = colour[c]!;
  return { factors, mean: colour, range: 0 };
}

/** Weighted least squares with a slight pull towards a flat surface, so that few samples cannot bend it. */
function solve(samples: readonly number[][], weights: readonly number[], start: number[]): Surface {
  const normal = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3));
  samples.forEach(([x = 0, y = 0, ...colour], n) => {
    const terms = [1, x, y, x * x, x * y, y * y];
    for (let i = 0; i < TERMS; i++) {
      const weighted = weights[n]! * terms[i]!;
      for (let j = 0; j < TERMS; j++) normal[i]![j]! += weighted * terms[j]!;
      for (let c = 0; c < 3; c++) normal[i]![TERMS + c]! += weighted * colour[c]!;
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

/** Gauss-Jordan with row exchange, in place: the left square becomes the identity. */
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
