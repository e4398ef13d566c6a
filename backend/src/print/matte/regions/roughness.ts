import type { Raster } from '../../raster/raster.ts';

const { abs, max, min } = Math;

/** Neighbors that differ by more than this (levels; standard deviations of noise) have an edge between them, and say nothing of texture. */
const EDGE = 16;
const EDGE_IN_NOISE = 6;
export const BESIDE_EDGE = 255;

/** The second largest difference from the four neighbors: beside a straight edge, a plain ink is still plain. */
export function roughnessOf({ data, width, height }: Raster, sigma: number): Uint8Array {
  const edge = max(EDGE, EDGE_IN_NOISE * sigma);
  const rough = new Uint8Array(width * height);
  const row = width * 4;
  for (let y = 0, i = 0; y < height; y++) {
    const up = y > 0 ? -row : row;
    const down = y < height - 1 ? row : -row;
    for (let x = 0; x < width; x++, i++) {
      const p = i * 4;
      const a = apart(data, p, p + (x > 0 ? -4 : 4));
      const b = apart(data, p, p + (x < width - 1 ? 4 : -4));
      const c = apart(data, p, p + up);
      const d = apart(data, p, p + down);
      rough[i] = max(a, b, c, d) > edge ? BESIDE_EDGE : max(max(min(a, b), min(c, d)), min(max(a, b), max(c, d)));
    }
  }
  return rough;
}

/** The largest difference of a channel. `p` and `q` are places of bytes. */
export function apart(data: Uint8Array, p: number, q: number): number {
  const r = abs(data[p]! - data[q]!);
  const g = abs(data[p + 1]! - data[q + 1]!);
  const b = abs(data[p + 2]! - data[q + 2]!);
  return r > g ? (r > b ? r : b) : g > b ? g : b;
}

/** How far a pixel is off the line between its neighbors, in the direction where it is less so: edges and ramps are even. */
export function bump(data: Uint8Array, width: number, i: number): number {
  let least = 0;
  for (let p = i * 4; p < i * 4 + 3; p++) {
    const across = abs(2 * data[p]! - (data[p - 4] ?? 0) - (data[p + 4] ?? 0));
    const down = abs(2 * data[p]! - (data[p - 4 * width] ?? 0) - (data[p + 4 * width] ?? 0));
    least = max(least, min(across, down));
  }
  return least / 2;
}
