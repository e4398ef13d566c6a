import { distanceTo } from './distance.ts';

/** Small toolkit of scalar fields: square grids of floats, used once, when the maps are built. */

export interface Field {
  data: Float32Array;
  side: number;
}

export function field(side: number, at: (x: number, y: number, i: number) => number): Field {
  const data = new Float32Array(side * side);
  for (let y = 0, i = 0; y < side; y++) for (let x = 0; x < side; x++, i++) data[i] = at(x, y, i);
  return { data, side };
}

/** Three running means: a Gaussian to the eye, at a cost that does not grow with its radius. */
export function blur(source: Field, sigma: number): Field {
  const radius = Math.max(1, Math.round(Math.sqrt(1 + 4 * sigma * sigma) / 2));
  let current = source.data;
  for (let pass = 0; pass < 3; pass++)
    current = transposeMean(transposeMean(current, source.side, radius), source.side, radius);
  return { data: current, side: source.side };
}

/** A running mean along rows, written transposed, so that two calls blur both ways. */
function transposeMean(data: Float32Array, side: number, radius: number): Float32Array {
  const out = new Float32Array(data.length);
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < side; y++) {
    const row = y * side;
    let sum = data[row]! * radius;
    for (let x = 0; x <= radius; x++) sum += data[row + Math.min(side - 1, x)]!;
    for (let x = 0; x < side; x++) {
      out[x * side + y] = sum * scale;
      sum += data[row + Math.min(side - 1, x + radius + 1)]! - data[row + Math.max(0, x - radius)]!;
    }
  }
  return out;
}

/** Distance of every point with `mask` above a half from the nearest point without, in pixels. */
export function distanceInside(mask: Field): Field {
  const { side } = mask;
  return {
    data: distanceTo(
      Uint8Array.from(mask.data, (value) => (value > 0.5 ? 0 : 1)),
      side,
      side,
    ),
    side,
  };
}

/** Means of blocks of `factor` x `factor`. */
export function shrink(source: Field, factor: number): Field {
  const side = source.side / factor;
  return field(side, (x, y) => {
    let sum = 0;
    for (let j = 0; j < factor; j++) {
      for (let i = 0; i < factor; i++) sum += source.data[(y * factor + j) * source.side + x * factor + i]!;
    }
    return sum / (factor * factor);
  });
}

/** Bilinear sample; positions outside are clamped to the border. */
export function sample({ data, side }: Field, x: number, y: number): number {
  const cx = Math.min(side - 1.001, Math.max(0, x));
  const cy = Math.min(side - 1.001, Math.max(0, y));
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const u = cx - left;
  const v = cy - top;
  const i = top * side + left;
  return (data[i]! * (1 - u) + data[i + 1]! * u) * (1 - v) + (data[i + side]! * (1 - u) + data[i + side + 1]! * u) * v;
}
