import { type Lab, labDistance, labOf, parseHex } from '../color/oklab.ts';
import { toRaster } from '../raster/decode.ts';
import type { Raster } from '../raster/raster.ts';

/** Shares (0-1) of outline and area that are lost on a shirt. */
export interface Legibility {
  edgeShare: number;
  areaShare: number;
}

/** OKLab distance below which ink and shirt look like one color at arm's length. */
export const LOST_DISTANCE = 0.13;

/** Longest side, in pixels, at which edges are counted: finer edges are not seen from a step away. */
const PROFILE_SIDE = 900;

const INK = 128;

export interface InkProfile {
  colors: Lab[];
  edge: Uint32Array;
  area: Uint32Array;
}

export async function legibility(design: Uint8Array | Raster, hex: string): Promise<Legibility> {
  return legibilityOn(inkProfile(await toRaster(design)), hex);
}

export function legibilityOn(profile: InkProfile, hex: string): Legibility {
  const shirt = labOf(...parseHex(hex));
  const lost = profile.colors.map((color) => labDistance(color, shirt) < LOST_DISTANCE);
  return { edgeShare: shareOf(profile.edge, lost), areaShare: shareOf(profile.area, lost) };
}

function shareOf(counts: Uint32Array, lost: boolean[]): number {
  let all = 0;
  let gone = 0;
  for (let i = 0; i < counts.length; i++) {
    all += counts[i]!;
    if (lost[i]) gone += counts[i]!;
  }
  return all === 0 ? 1 : gone / all;
}

export function inkProfile(raster: Raster): InkProfile {
  const edge = new Uint32Array(32768);
  const area = new Uint32Array(32768);
  const step = Math.max(1, Math.max(raster.width, raster.height) / PROFILE_SIDE);
  const columns = Math.floor(raster.width / step);
  const rows = Math.floor(raster.height / step);
  const left = Int32Array.from({ length: columns }, (_, column) => sampleAt(column, step, raster.width) * 4);
  const top = Int32Array.from({ length: rows }, (_, row) => sampleAt(row, step, raster.height) * raster.width * 4);
  const isInk = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && raster.data[top[row]! + left[column]! + 3]! >= INK;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isInk(column, row)) continue;
      const i = top[row]! + left[column]!;
      const key = ((raster.data[i]! >> 3) << 10) | ((raster.data[i + 1]! >> 3) << 5) | (raster.data[i + 2]! >> 3);
      area[key]!++;
      const inside =
        isInk(column - 1, row) && isInk(column + 1, row) && isInk(column, row - 1) && isInk(column, row + 1);
      if (!inside) edge[key]!++;
    }
  }
  return compact(edge, area);
}

function sampleAt(index: number, step: number, length: number): number {
  return Math.min(length - 1, Math.floor((index + 0.5) * step));
}

function compact(edge: Uint32Array, area: Uint32Array): InkProfile {
  const keys = Array.from(area.keys()).filter((key) => area[key]! > 0);
  return {
    colors: keys.map((key) => labOf(middle(key >> 10), middle((key >> 5) & 31), middle(key & 31))),
    edge: Uint32Array.from(keys, (key) => edge[key]!),
    area: Uint32Array.from(keys, (key) => area[key]!),
  };
}

function middle(bin: number): number {
  return Math.round((bin * 255) / 31);
}
