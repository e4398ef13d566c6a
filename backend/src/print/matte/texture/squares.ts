import type { Raster } from '../../raster/raster.ts';
import type { Background } from '../background/background.ts';
import { type Board, blended, grayAt } from '../background/board.ts';
import { ART, type Distances, ENCLOSED, OPEN, regionsOf } from '../regions/regions.ts';
import { apart } from '../regions/roughness.ts';

/** How far over a line the gray of the next square is looked for: past the blended pixels. */
const OVER = 4;
/** Blended pixels belong to what is this near. */
const REACH = 3;

const { abs, max, sqrt } = Math;

/** White art has the gray of each second square. It is no background where the gray does not turn with the square. */
export function closeSquares(raster: Raster, board: Board, { threshold }: Background, distances: Distances): void {
  const { width, height } = raster;
  const columns = blended(board.across, width);
  const rows = blended(board.down, height);
  const { data: far } = distances;
  const surely = abs(board.grays[0] - board.grays[1]) * sqrt(3);
  const between = (i: number) => columns[i % width]! | rows[(i / width) | 0]!;
  const { pixels, regions } = regionsOf(distances, (i) => far[i]! < threshold && !between(i));
  const known = new Uint8Array(far.length);
  for (const { from, to } of regions) {
    const region = pixels.subarray(from, to);
    const goesOn = region.reduce((sum, i) => sum + turnsMissing(raster, board, i), 0) > 0;
    for (const i of region) {
      if (goesOn) far[i] = max(far[i]!, surely);
      known[i] = goesOn ? CLOSED : BACKGROUND;
    }
  }
  for (let i = 0; i < far.length; i++) {
    if (far[i]! < threshold && between(i) && near(known, width, i) === CLOSED) far[i] = surely;
  }
}

/** Lines without a turn beside this pixel, less those with one. */
function turnsMissing(raster: Raster, board: Board, i: number): number {
  const { data, width, height } = raster;
  const x = i % width;
  const y = (i - x) / width;
  const here = grayAt(board, x, y);
  let missing = 0;
  const compare = (nx: number, ny: number) => {
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) return;
    const next = grayAt(board, nx, ny);
    if (next === here) return;
    const q = (ny * width + nx) * 4;
    const reach = abs(next - here) / 2;
    if (apart(data, i * 4, q) < reach) missing++;
    else if (abs(data[q + 1]! - next) < reach) missing--;
  };
  compare(x - OVER, y);
  compare(x + OVER, y);
  compare(x, y - OVER);
  compare(x, y + OVER);
  return missing;
}

const CLOSED = 1;
const BACKGROUND = 2;

/** BACKGROUND if any is near, else CLOSED if that is. */
function near(known: Uint8Array, width: number, i: number): number {
  let most = 0;
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) most = max(most, known[i + dy * width + dx] ?? 0);
  }
  return most;
}

/** The share of the art's edge over which the gray of a removed square goes on: it was cut along the board, not along art. */
export function cutAlongBoard(raster: Raster, board: Board, marks: Uint8Array): number {
  const { data, width } = raster;
  const reach = abs(board.grays[0] - board.grays[1]) / 2;
  let edges = 0;
  let along = 0;
  const steps = [-OVER, OVER, -OVER * width, OVER * width];
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] !== OPEN && marks[i] !== ENCLOSED) continue;
    for (const step of steps) {
      const next = i + step;
      if (marks[next] !== ART) continue;
      edges++;
      if (grayOf(board, width, next) !== grayOf(board, width, i) && apart(data, i * 4, next * 4) < reach) along++;
    }
  }
  return along / max(1, edges);
}

const grayOf = (board: Board, width: number, i: number): number => grayAt(board, i % width, (i / width) | 0);
