import type { Raster } from '../raster/raster.ts';
import type { Background } from './background/background.ts';
import { ART, type Distances } from './regions/regions.ts';

export interface Palette {
  /** 'solid' if the color is an ink itself, null if no blend with an ink explains it within `tolerance`. */
  explain(data: Uint8Array, p: number, behind: Float32Array, tolerance: number): { share: number } | 'solid' | null;
}

const MOST_INKS = 48;
const LEAST_PIXELS = 8;
const EVEN = 6;
const SAME = 12;
/** Levels of misfit added for a small share: of two inks that explain a color, the nearer one wins. */
const DISTANCE_COST = 6;

export function inkPalette(raster: Raster, background: Background, distances: Distances, marks: Uint8Array): Palette {
  const inks = mostCommon(patches(raster, distances, marks, 2 * background.threshold));
  return {
    explain(data, p, behind, tolerance) {
      let best: { share: number } | null = null;
      let least = tolerance;
      for (let n = 0; n < inks.length; n += 3) {
        let along = 0;
        let length = 0;
        let off = 0;
        let apart = 0;
        for (let c = 0; c < 3; c++) {
          const ink = inks[n + c]! - behind[c]!;
          const own = data[p + c]! - behind[c]!;
          along += ink * own;
          length += ink * ink;
          off += own * own;
          apart += (ink - own) * (ink - own);
        }
        if (apart < SAME * SAME) return 'solid';
        const share = along / Math.max(1, length);
        if (share > 1 || share < 0.04) continue;
        const misfit = Math.sqrt(Math.max(0, off - share * along)) + DISTANCE_COST * (1 - share);
        if (misfit >= least) continue;
        least = misfit;
        best = { share };
      }
      return best;
    },
  };
}

function patches(
  { data, width, height }: Raster,
  { data: far }: Distances,
  marks: Uint8Array,
  least: number,
): Float64Array {
  // Sum of three channels and the count, by the upper five bits of each channel.
  const bins = new Float64Array(32768 * 4);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, i = y * width; x < width - 1; x++, i++) {
      if (marks[i] !== ART || far[i]! < least || marks[i + width + 1] !== ART) continue;
      const p = i * 4;
      if (!alike(data, p, p + 4) || !alike(data, p, p + width * 4) || !alike(data, p, p + width * 4 + 4)) continue;
      const bin = (((data[p]! >> 3) << 10) | ((data[p + 1]! >> 3) << 5) | (data[p + 2]! >> 3)) * 4;
      bins[bin]! += data[p]!;
      bins[bin + 1]! += data[p + 1]!;
      bins[bin + 2]! += data[p + 2]!;
      bins[bin + 3]!++;
    }
  }
  return bins;
}

function alike(data: Uint8Array, p: number, q: number): boolean {
  return (
    Math.abs(data[p]! - data[q]!) <= EVEN &&
    Math.abs(data[p + 1]! - data[q + 1]!) <= EVEN &&
    Math.abs(data[p + 2]! - data[q + 2]!) <= EVEN
  );
}

function mostCommon(bins: Float64Array): Float32Array {
  const full: number[] = [];
  for (let bin = 0; bin < bins.length; bin += 4) if (bins[bin + 3]! >= LEAST_PIXELS) full.push(bin);
  full.sort((one, other) => bins[other + 3]! - bins[one + 3]!);
  const inks = full.slice(0, MOST_INKS).flatMap((bin) => [0, 1, 2].map((c) => bins[bin + c]! / bins[bin + 3]!));
  return Float32Array.from(inks);
}
