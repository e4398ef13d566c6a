import type { Raster } from '../../raster/raster.ts';
import { apart } from '../regions/roughness.ts';

const { exp } = Math;

// Limits are from the pictures of test/support/art/cut-out-cases.ts, at 420, 840 and 1024 pixels: see decision 40.

/** Sweeps in which neighbors agree with each other; more change nothing that shows. */
const SWEEPS = 6;
/** Odds that each alike neighbor adds. */
const PULL = 1.4;

/** Neighbors of about the same color belong together. Returns -1 (background) to 1 (art). */
export function agree({ data, width, height }: Raster, odds: Float32Array, sigma: number): Float32Array {
  const spread = 2 * (3 * sigma + 1) ** 2;
  const pull = Float32Array.from({ length: 256 }, (_, step) => PULL * exp((-step * step) / spread));
  const across = new Float32Array(odds.length);
  const down = new Float32Array(odds.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x < width - 1) across[i] = pull[apart(data, i * 4, i * 4 + 4)]!;
      if (y < height - 1) down[i] = pull[apart(data, i * 4, (i + width) * 4)]!;
    }
  }
  const side = new Float32Array(odds.length);
  for (let i = 0; i < odds.length; i++) side[i] = clamp(odds[i]! / 2);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const back = sweep % 2 === 1;
    for (let k = width + 1; k < odds.length - width - 1; k++) {
      const i = back ? odds.length - 1 - k : k;
      const beside = across[i - 1]! * side[i - 1]! + across[i]! * side[i + 1]!;
      const upright = down[i - width]! * side[i - width]! + down[i]! * side[i + width]!;
      side[i] = clamp((odds[i]! + beside + upright) / 2);
    }
  }
  return side;
}

const clamp = (value: number): number => (value < -1 ? -1 : value > 1 ? 1 : value);
