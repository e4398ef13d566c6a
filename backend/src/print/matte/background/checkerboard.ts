import type { Raster } from '../../raster/raster.ts';
import { type Background, borderPixels, type Model, measureEach } from './background.ts';
import { type Board, blended, findComb, grayAt } from './board.ts';
import { NO_GRAIN } from './grain.ts';
import { spread } from './smooth-background.ts';

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
  if (!alternates(raster, first, second)) return null;
  const low = min(first, second);
  const high = max(first, second);
  const board = findBoard(raster, low, high, points);
  return board ? regular(raster, board) : irregular(raster, low, high, gray / points.length);
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

/** Least share of the border's grays that must be where the board has them, for a board that is regular. */
const REGULAR = 0.85;

function findBoard(raster: Raster, low: number, high: number, border: [number, number][]): Board | null {
  const { columns, rows } = turnsOf(raster, low, high);
  const across = findComb(columns);
  const down = findComb(rows);
  if (!across || !down || max(across.period, down.period) > 1.5 * min(across.period, down.period)) return null;
  const board: Board = { across, down, grays: [high, low] };
  let gray = 0;
  let agree = 0;
  for (const [x, y] of border) {
    const value = raster.data[(y * raster.width + x) * 4 + 1]!;
    const which = nearest(value, low, high);
    if (which < 0) continue;
    gray++;
    if (grayAt(board, x, y) === (which === 0 ? low : high)) agree++;
  }
  if (agree < gray / 2) board.grays = [low, high];
  return max(agree, gray - agree) > REGULAR * gray ? board : null;
}

const nearest = (value: number, low: number, high: number): -1 | 0 | 1 =>
  abs(value - low) <= PEAK_WIDTH ? 0 : abs(value - high) <= PEAK_WIDTH ? 1 : -1;

/** Between two squares the grays may blend over so many pixels. */
const BLEND = 3;

function turnsOf({ data, width, height }: Raster, low: number, high: number) {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  const above = new Int8Array(width).fill(-1);
  const since = new Int32Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    let left = -1;
    let from = 0;
    for (let x = 0; x < width; x++, i++) {
      const which = nearest(data[i * 4 + 1]!, low, high);
      if (which < 0) continue;
      if (left === 1 - which && x - from <= BLEND) columns[(x + from + 1) >> 1]!++;
      if (above[x] === 1 - which && y - since[x]! <= BLEND) rows[(y + since[x]! + 1) >> 1]!++;
      left = which;
      from = x;
      above[x] = which;
      since[x] = y;
    }
  }
  return { columns, rows };
}

const away = (red: number, green: number, blue: number, gray: number): number =>
  sqrt((red - gray) ** 2 + (green - gray) ** 2 + (blue - gray) ** 2);

function regular(raster: Raster, board: Board): Background {
  const columns = blended(board.across, raster.width);
  const rows = blended(board.down, raster.height);
  const low = min(...board.grays);
  const high = max(...board.grays);
  const distance = (red: number, green: number, blue: number, x: number, y: number) => {
    const between = columns[x] || rows[y];
    return away(red, green, blue, between ? min(high, max(low, (red + green + blue) / 3)) : grayAt(board, x, y));
  };
  const { sigma, inliers } = spread(raster, distance);
  const threshold = max(6, 4.2 * sigma);
  const at: Model = (x, y, out) => {
    out.fill(grayAt(board, floor(x), floor(y)));
  };
  const color = Array(3).fill((low + high) / 2) as Background['color'];
  const measure = (whole: Raster) => measureEach(whole, distance);
  return {
    kind: 'checkerboard',
    at,
    distance,
    measure,
    sigma: max(1.2, sigma),
    grain: NO_GRAIN,
    noise: max(1.2, sigma),
    ripple: 0,
    threshold,
    inliers,
    color,
    board,
  };
}

/** Squares drawn by hand: which gray is behind a pixel is seen from its neighbors alone. */
function irregular({ data, width, height }: Raster, low: number, high: number, inliers: number): Background {
  // Between two squares the grays blend, so every gray between the two is background.
  const distance = (red: number, green: number, blue: number) =>
    away(red, green, blue, min(high, max(low, (red + green + blue) / 3)));
  const at: Model = (x, y, out) => {
    out.fill(nearestGray(data, width, height, floor(x), floor(y), low, high));
  };
  const color = Array(3).fill((low + high) / 2) as Background['color'];
  const measure = (whole: Raster) => measureEach(whole, distance);
  return {
    kind: 'checkerboard',
    at,
    distance,
    measure,
    sigma: 1.2,
    grain: NO_GRAIN,
    noise: 1.2,
    ripple: 0,
    threshold: 6,
    inliers,
    color,
  };
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
