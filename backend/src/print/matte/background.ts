import type { Raster } from '../raster/raster.ts';

/** A model of what is behind the art. Distances are Euclidean over three sRGB bytes, 0-441. */
export interface Background {
  kind: 'flat' | 'gradient' | 'checkerboard';
  at(x: number, y: number, out: Float32Array): void;
  /** Distance of a color from the background at the point. */
  distance(red: number, green: number, blue: number, x: number, y: number): number;
  /** Standard deviation of one channel around the model. */
  sigma: number;
  /** Distance from the background that compression causes beside edges (95th percentile); 0 for a clean picture. */
  ripple: number;
  /** Distance below which a pixel is background. */
  threshold: number;
  /** Share of the border that the model explains. */
  inliers: number;
  /** Mean color, three bytes. */
  color: [number, number, number];
}

/**
 * True for a color as strong as a key color (channels 60 levels apart or more). Art is hardly ever a mixture of it and
 * an ink, so blended edges may be searched deeper in the art than on a gray background.
 */
export function isKey({ color }: Background): boolean {
  return Math.max(...color) - Math.min(...color) > 60;
}

const { floor, max, min } = Math;

/** Writes the color behind a point, three bytes as floats, to `out`. */
export type Model = (x: number, y: number, out: Float32Array) => void;

/** About four thousand points on the border and just inside it. */
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
