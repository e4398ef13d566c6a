import { type Lab, labDistance, labOf, parseHex } from '../color/oklab.ts';
import { toRaster } from '../raster/decode.ts';
import { release } from '../raster/frame.ts';
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
  const { cells, width } = inkCells(raster);
  for (let i = width; i < cells.length - width; i++) {
    const cell = cells[i]!;
    if (cell === 0) continue;
    area[cell - 1]!++;
    if (!cells[i - 1] || !cells[i + 1] || !cells[i - width] || !cells[i + width]) edge[cell - 1]!++;
  }
  release(cells);
  return compact(edge, area);
}

/** Samples: 0 without ink, else one more than the color in five bits a channel; with an empty cell on every side. */
function inkCells({ data, width: across, height: down }: Raster): { cells: Uint16Array; width: number } {
  const step = Math.max(1, Math.max(across, down) / PROFILE_SIDE);
  const columns = Math.floor(across / step);
  const rows = Math.floor(down / step);
  const width = columns + 2;
  const cells = new Uint16Array(width * (rows + 2));
  const left = Int32Array.from({ length: columns }, (_, column) => sampleAt(column, step, across) * 4);
  for (let row = 0; row < rows; row++) {
    const top = sampleAt(row, step, down) * across * 4;
    const to = (row + 1) * width + 1;
    for (let column = 0; column < columns; column++) {
      const i = top + left[column]!;
      if (data[i + 3]! < INK) continue;
      cells[to + column] = (((data[i]! >> 3) << 10) | ((data[i + 1]! >> 3) << 5) | (data[i + 2]! >> 3)) + 1;
    }
  }
  return { cells, width };
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
