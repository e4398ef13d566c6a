import type { Raster } from '../../raster/raster.ts';
import type { Distances } from '../regions/regions.ts';
import type { Board } from './board.ts';
import type { Grain } from './grain.ts';

/** A model of what is behind the art. Distances are Euclidean over three sRGB bytes, 0-441, less what its grain explains. */
export interface Background {
  kind: 'flat' | 'gradient' | 'checkerboard';
  at(x: number, y: number, out: Float32Array): void;
  distance(red: number, green: number, blue: number, x: number, y: number): number;
  /** The distance of every pixel. */
  measure(raster: Raster): Distances;
  /** Standard deviation of one channel around the model. */
  sigma: number;
  grain: Grain;
  /** Standard deviation of what distances are made of: that of a channel, less what the grain explains. */
  noise: number;
  /** Distance that compression causes beside edges (95th percentile); 0 for a clean picture. */
  ripple: number;
  threshold: number;
  inliers: number;
  color: [number, number, number];
  /** Of a checkerboard whose squares are regular. */
  board?: Board;
}

/** Art is hardly ever a mixture of a key color and an ink, so blended edges may be searched deeper in it. */
export function isKey({ color }: Background): boolean {
  return Math.max(...color) - Math.min(...color) > 60;
}

const { floor, max, min } = Math;

export function measureEach({ data, width, height }: Raster, distance: Background['distance']): Distances {
  const distances = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      distances[i] = distance(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!, x, y);
    }
  }
  return { data: distances, width, height };
}

export type Model = (x: number, y: number, out: Float32Array) => void;

export function borderPixels({ width, height }: Raster): [number, number][] {
  const points: [number, number][] = [];
  const step = max(1, floor((width + height) / 1000));
  for (const inset of [0, 1, 3]) {
    if (inset * 2 >= min(width, height)) break;
    for (let x = 0; x < width; x += step) points.push([x, inset], [x, height - 1 - inset]);
    for (let y = 0; y < height; y += step) points.push([inset, y], [width - 1 - inset, y]);
  }
  return points;
}
