import { hexOf, type Lab, labDistance, type Raster } from '../../print/browser.ts';
import { labOfBytes } from './lab.ts';

/** OKLab distance below which two colors are shades of one ink. */
const ONE_INK = 0.11;
/** A color of a smaller share of the picture is the edge between two others. */
const LEAST_SHARE = 0.012;
const SOLID = 200;
const BINS = 1 << 15;

interface Ink {
  hex: string;
  lab: Lab;
  count: number;
}

/** The colors that a picture mainly consists of, the largest first. */
export function inksIn(raster: Raster, most: number): string[] {
  const inks: Ink[] = [];
  let all = 0;
  for (const { hex, lab, count } of commonColors(raster)) {
    all += count;
    const near = inks.find((ink) => labDistance(ink.lab, lab) < ONE_INK);
    if (near) near.count += count;
    else inks.push({ hex, lab, count });
  }
  return inks
    .filter(({ count }) => count >= all * LEAST_SHARE)
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ hex }) => hex);
}

/** In bins of eight levels each, with their mean color, the largest first. */
function commonColors({ data }: Raster): Ink[] {
  const counts = new Uint32Array(BINS);
  const sums = new Float64Array(BINS * 3);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < SOLID) continue;
    const bin = ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3);
    counts[bin]!++;
    for (let channel = 0; channel < 3; channel++) sums[bin * 3 + channel]! += data[at + channel]!;
  }
  return Array.from(counts.keys())
    .filter((bin) => counts[bin]! > 0)
    .sort((one, other) => counts[other]! - counts[one]!)
    .map((bin) => {
      const count = counts[bin]!;
      const bytes = [0, 1, 2].map((channel) => Math.round(sums[bin * 3 + channel]! / count));
      return { hex: hexOf(bytes), lab: labOfBytes(bytes), count };
    });
}
