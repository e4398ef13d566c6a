import type { Raster } from '../raster/raster.ts';
import { type Background, borderPixels, type Model } from './background.ts';

const { abs, floor, max, min, sqrt } = Math;

/** Image models without transparency paint two alternating grays when asked for a transparent background. */
export function findCheckerboard(raster: Raster): Background | null {
  const grays = new Uint32Array(256);
  const points = borderPixels(raster);
  let gray = 0;
  for (const [x, y] of points) {
    const i = (y * raster.width + x) * 4;
    const [r, g, b] = [raster.data[i]!, raster.data[i + 1]!, raster.data[i + 2]!];
    if (max(r, g, b) - min(r, g, b) > 10) continue;
    grays[Math.round((r + g + b) / 3)]!++;
    gray++;
  }
  if (gray < points.length * LEAST_GRAY) return null;
  const first = peak(grays, -1);
  const second = peak(grays, first);
  const gap = abs(first - second);
  if (gap < 8 || gap > 120) return null;
  const shares = [countNear(grays, first) / gray, countNear(grays, second) / gray];
  if (min(...shares) < 0.2 || shares[0]! + shares[1]! < 0.75) return null;
  return alternates(raster, first, second) ? checkerboard(raster, first, second, gray / points.length) : null;
}

const PEAK_WIDTH = 4;
/** Share of the border that must be gray; art may touch the rest. */
const LEAST_GRAY = 0.25;

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

function alternates(raster: Raster, first: number, second: number): boolean {
  const { width, height } = raster;
  const row = (y: number) => turns(raster, y * width, 1, width, first, second);
  const column = (x: number) => turns(raster, x, width, height, first, second);
  const across = max(row(min(1, height - 1)), row(max(0, height - 2)));
  const down = max(column(min(1, width - 1)), column(max(0, width - 2)));
  return min(across, down) >= 3 && across < width / 3 && down < height / 3;
}

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
  // Between two squares the grays blend, so every gray between the two is background.
  const distance = (red: number, green: number, blue: number) => {
    const mean = (red + green + blue) / 3;
    const on = min(high, max(low, mean));
    return sqrt((red - on) ** 2 + (green - on) ** 2 + (blue - on) ** 2);
  };
  const at: Model = (x, y, out) => {
    out.fill(nearestGray(data, width, height, floor(x), floor(y), low, high));
  };
  const color: [number, number, number] = [(low + high) / 2, (low + high) / 2, (low + high) / 2];
  return { kind: 'checkerboard', at, distance, sigma: 1.2, ripple: 0, threshold: 6, inliers, color };
}

function nearestGray(
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
