import type { Raster } from '../raster/raster.ts';
import { regionsOf } from './regions/regions.ts';

/** Alpha (of 255) below which nothing is printed, and from which it is opaque but for rounding. */
const FAINT = 10;
const WHOLE = 245;
/** An island of at most this many pixels, all less than half opaque, is dust. */
const DUST = 6;
const HALF = 128;

export function cleanUp(raster: Raster): Raster {
  const { data } = raster;
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i]!;
    if (alpha >= WHOLE) data[i] = 255;
    else if (alpha < FAINT) data[i] = 0;
  }
  sweep(raster);
  return raster;
}

function sweep(raster: Raster): void {
  const { data } = raster;
  const { pixels, regions } = regionsOf(raster, (i) => data[i * 4 + 3]! > 0);
  for (const { from, to } of regions) {
    if (to - from > DUST) continue;
    const island = pixels.subarray(from, to);
    if (island.every((i) => data[i * 4 + 3]! < HALF)) for (const i of island) data.fill(0, i * 4, i * 4 + 4);
  }
}
