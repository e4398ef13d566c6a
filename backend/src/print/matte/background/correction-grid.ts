import type { Model } from './background.ts';
import { type ReducedPicture, unit } from './reduced.ts';
import { type Surface, surfaceAt } from './surface.ts';

const CELL = 10;

const { floor, max, min } = Math;

/** The error of the smooth surface: one mean a cell, spread into cells where no background shows. */
export interface Grid {
  data: Float32Array;
  columns: number;
  rows: number;
}

export function emptyGrid({ width, height }: ReducedPicture): Grid {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  return { data: new Float32Array(columns * rows * 3), columns, rows };
}

export function modelOf(small: ReducedPicture, surface: Surface, grid: Grid): Model {
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

export function correct(grid: Grid, small: ReducedPicture, surface: Surface, reached: Uint8Array): void {
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
