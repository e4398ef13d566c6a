import { labDistance, type Raster } from '../../print/browser.ts';
import type { ColorRemoval } from '../model/edits.ts';
import { labOfBytes } from './lab.ts';
import type { EditSource } from './stroke-painter.ts';

/** OKLab distance at a tolerance of 100. */
const WIDEST = 0.4;
/** Beyond the tolerance a pixel at the edge is a mix of the color and its neighbor up to this distance. */
const MIXED = 0.12;
const EDGE_PIXELS = 2;

const [ART, EDGE, OUT] = [0, 1, 2];

/** Clears what has the color at a point, and the color out of the edges that are left. */
export function removeColor(raster: Raster, source: EditSource, { x, y, tolerance, everywhere }: ColorRemoval): void {
  const { width, height } = raster;
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const limit = (tolerance / 100) * WIDEST;
  const start = y * width + x;
  const picture = raster.data[start * 4 + 3]! > 0 ? raster.data : source.whole.data;
  const color = [...picture.subarray(start * 4, start * 4 + 3)];
  const distanceAt = distancesFrom(color, raster.data);
  const isAlike = (pixel: number) => raster.data[pixel * 4 + 3]! > 0 && distanceAt(pixel) <= limit;
  const marks = everywhere ? markAll(width * height, isAlike) : markConnected(raster, start, isAlike);
  markEdges(marks, raster);
  for (let pixel = 0; pixel < marks.length; pixel++) {
    if (marks[pixel] === OUT) raster.data[pixel * 4 + 3] = 0;
    else if (marks[pixel] === EDGE) unmix(raster.data, pixel * 4, color, (distanceAt(pixel) - limit) / MIXED);
  }
}

/** In steps of four levels, each calculated once: the distance costs three cube roots. */
function distancesFrom(color: readonly number[], data: Uint8Array): (pixel: number) => number {
  const known = new Float32Array(1 << 18).fill(-1);
  const wanted = labOfBytes(color);
  return (pixel) => {
    const at = pixel * 4;
    const [red, green, blue] = [data[at]! >> 2, data[at + 1]! >> 2, data[at + 2]! >> 2];
    const key = (red << 12) | (green << 6) | blue;
    if (known[key]! < 0) known[key] = labDistance(wanted, labOfBytes([nearest(red), nearest(green), nearest(blue)]));
    return known[key]!;
  };

  function nearest(step: number): number {
    return Math.min(255, step * 4 + 2);
  }
}

function markAll(count: number, isAlike: (pixel: number) => boolean): Uint8Array {
  const marks = new Uint8Array(count);
  for (let pixel = 0; pixel < count; pixel++) if (isAlike(pixel)) marks[pixel] = OUT!;
  return marks;
}

function markConnected({ width, height }: Raster, start: number, isAlike: (pixel: number) => boolean): Uint8Array {
  const marks = new Uint8Array(width * height);
  const open = [start];
  const visit = (pixel: number) => {
    if (marks[pixel] === OUT || !isAlike(pixel)) return;
    marks[pixel] = OUT!;
    open.push(pixel);
  };
  if (isAlike(start)) marks[start] = OUT!;
  else open.pop();
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
  return marks;
}

function markEdges(marks: Uint8Array, { width }: Raster): void {
  for (let round = 0; round < EDGE_PIXELS; round++) {
    const before = marks.slice();
    for (let pixel = 0; pixel < marks.length; pixel++) {
      if (before[pixel] !== ART) continue;
      const x = pixel % width;
      const isNear =
        before[pixel - width] ||
        before[pixel + width] ||
        (x > 0 && before[pixel - 1]) ||
        (x < width - 1 && before[pixel + 1]);
      if (isNear) marks[pixel] = EDGE!;
    }
  }
}

/** Leaves `share` of the pixel, without the color that was taken out. */
function unmix(data: Uint8Array, at: number, color: readonly number[], share: number): void {
  if (share >= 1) return;
  const left = Math.max(0, share);
  data[at + 3] = Math.round(data[at + 3]! * left);
  for (let channel = 0; channel < 3 && left > 0; channel++) {
    const own = (data[at + channel]! - color[channel]! * (1 - left)) / left;
    data[at + channel] = Math.round(Math.min(255, Math.max(0, own)));
  }
}
