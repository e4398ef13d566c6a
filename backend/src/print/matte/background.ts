import type { Raster } from '../raster/raster.ts';

/** What lies behind the art, as far as the picture tells. Distances are Euclidean over three sRGB bytes, 0-441. */
export interface Background {
  kind: 'flat' | 'gradient' | 'checkerboard';
  /** Color behind the point, three bytes as floats, written to `out`. */
  at(x: number, y: number, out: Float32Array): void;
  /** Distance of a color from what lies behind the point. */
  distance(red: number, green: number, blue: number, x: number, y: number): number;
  /** Standard deviation of one channel around the model. */
  sigma: number;
  /** Distance that compression throws beside edges (95 of 100 pixels stay below), 0 for a clean picture. */
  ripple: number;
  /** Distance below which a pixel is background. */
  threshold: number;
  /** Share of the border that the model explains. */
  inliers: number;
  /** Mean color. */
  color: [number, number, number];
}

/**
 * True for a color as loud as a key (channels 60 levels apart or more): art is hardly ever on the line
 * between it and an ink, so edges may be looked for deeper in the art than on a grey.
 */
export function isKey({ color }: Background): boolean {
  return Math.max(...color) - Math.min(...color) > 60;
}

const { floor, max, min } = Math;

/** Writes the color at a point, three bytes as floats, to `out`. */
export type Model = (x: number, y: number, out: Float32Array) => void;

/** Points on the border and just inside it, about four thousand. */
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
