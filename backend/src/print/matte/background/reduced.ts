import type { Raster } from '../../raster/raster.ts';

const MODEL_SIDE = 320;

export interface ReducedPicture {
  data: Float32Array;
  width: number;
  height: number;
  factor: number;
}

const { abs, floor, max, min } = Math;

export function reduce({ data, width, height }: Raster): ReducedPicture {
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

/** Within a background two neighbors differ by less than this, noise included; art has edges. */
const EVEN_STEP = 6;
/** An area with a smaller share of the border than this is no background. */
const LEAST_SHARE = 0.15;

export function largestEvenArea({ data, width, height }: ReducedPicture): Uint8Array {
  const label = new Int32Array(width * height);
  const stack: number[] = [];
  const grow = (i: number, from: number, mark: number) => {
    if (label[i] !== 0 || change(data, i, from) > EVEN_STEP) return;
    label[i] = mark;
    stack.push(i);
  };
  const border = borderOf(width, height);
  const counts = new Map<number, number>();
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
    counts.set(label[start]!, (counts.get(label[start]!) ?? 0) + 1);
  }
  const [best = 0, length = 0] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  if (length < border.length * LEAST_SHARE) return new Uint8Array(label.length).fill(1);
  return Uint8Array.from(label, (mark) => (mark === best ? 1 : 0));
}

function borderOf(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

export function borderSamples(small: ReducedPicture, area: Uint8Array): number[][] {
  const { width, height } = small;
  const band = max(1, floor(min(width, height) / 60));
  return samplesOf(small, (i) => {
    const x = i % width;
    const y = (i - x) / width;
    return area[i] === 1 && (x < band || y < band || x >= width - band || y >= height - band);
  });
}

const MOST_SAMPLES = 6000;

/** `[x, y, red, green, blue]`, x and y from -1 to 1. */
export function samplesOf({ data, width, height }: ReducedPicture, chosen: (i: number) => boolean): number[][] {
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

export const unit = (position: number, length: number): number => (length > 1 ? (position / (length - 1)) * 2 - 1 : 0);

export function change(data: Float32Array, one: number, other: number): number {
  const [i, j] = [one * 3, other * 3];
  return max(abs(data[i]! - data[j]!), abs(data[i + 1]! - data[j + 1]!), abs(data[i + 2]! - data[j + 2]!));
}
