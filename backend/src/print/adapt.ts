import { type Lab, labDistance, labOf, parseHex, rgbOf } from './color.ts';
import { distanceTo } from './distance.ts';
import { LOST_DISTANCE } from './legibility.ts';
import type { Raster } from './raster.ts';

/** Light inks stand out on dark cloth, dark inks on light cloth. */
export type InkTone = 'light' | 'dark';

/** Width of an outline: 1 mm at 300 DPI. */
export const OUTLINE = 12;

/** Parts are found at a quarter of the size. */
const STEP = 4;
/** A part is rescued when more than this share of its outer edge fades into one of the shirts. */
const LOST_SHARE = 0.22;
/** A part is of one ink when this share of it lies within ONE_INK of its mean colour. */
const ONE_INK_SHARE = 0.88;
const ONE_INK = 0.11;
/** Radius, in quarter pixels, of the disc that must fit where an outline may run. */
const DISC = 3;
const OUTLINE_COLOUR: Readonly<Record<InkTone, readonly [number, number, number]>> = {
  light: [247, 244, 236],
  dark: [26, 27, 31],
};

type Rescue = 'none' | 'recolour' | 'outline';

/** Labels of connected parts at a quarter of the size; 0 is no ink. */
interface Parts {
  labels: Int32Array;
  width: number;
  height: number;
  /** 1 for cells without ink that count as outside. */
  open: Uint8Array;
  /** What each label's part needs, by label. */
  rescue: Rescue[];
}

// Globals are slow to reach in inner loops where tests run in a context of their own.
const { floor, max, min, round } = Math;

/**
 * Makes a design stand out on shirts of the colours `hexes`: parts of one ink change their lightness
 * and keep their hue, parts of several get an outline. Other parts stay as they are. Returns the same
 * raster where nothing fades; otherwise a new one with OUTLINE empty pixels more on every side.
 */
export function adaptTo(raster: Raster, hexes: readonly string[], tone: InkTone): Raster {
  const parts = findParts(raster);
  judge(raster, parts, hexes);
  if (parts.rescue.every((rescue) => rescue === 'none')) return raster;
  const padded = pad(raster, OUTLINE);
  if (parts.rescue.includes('recolour')) recolour(padded, parts, tone);
  if (parts.rescue.includes('outline')) outline(padded, parts, OUTLINE_COLOUR[tone]);
  return padded;
}

function findParts({ data, width, height }: Raster): Parts {
  // One empty cell around, and enough for the outline.
  const border = OUTLINE / STEP + 1;
  const columns = floor((width - 1) / STEP) + 1 + 2 * border;
  const rows = floor((height - 1) / STEP) + 1 + 2 * border;
  const labels = new Int32Array(columns * rows);
  for (let y = border; y < rows - border; y++) {
    for (let x = border; x < columns - border; x++) {
      const px = min(width - 1, (x - border) * STEP + 1);
      const py = min(height - 1, (y - border) * STEP + 1);
      if (data[(py * width + px) * 4 + 3]! >= 128) labels[y * columns + x] = -1;
    }
  }
  const count = label(labels, columns);
  const open = outside(labels, columns, rows);
  return { labels, width: columns, height: rows, open, rescue: new Array<Rescue>(count + 1).fill('none') };
}

/** Numbers islands of -1 from 1 on, joined over sides and corners; returns how many. */
function label(labels: Int32Array, width: number): number {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const stack: number[] = [];
  let count = 0;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== -1) continue;
    labels[start] = ++count;
    stack.push(start);
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      for (const step of around) {
        const j = i + step;
        if (labels[j] !== -1) continue;
        labels[j] = count;
        stack.push(j);
      }
    }
  }
  return count;
}

interface Tally {
  pixels: number;
  edge: number;
  /** Edge pixels lost on each shirt. */
  lost: number[];
  sum: Lab;
  alike: number;
}

function judge(raster: Raster, parts: Parts, hexes: readonly string[]): void {
  const shirts = hexes.map((hex) => labOf(...parseHex(hex)));
  const tallies = parts.rescue.map(
    (): Tally => ({ pixels: 0, edge: 0, lost: shirts.map(() => 0), sum: [0, 0, 0], alike: 0 }),
  );
  const { open } = parts;
  eachCell(
    raster,
    parts,
    (tally, colour, i) => {
      tally.pixels++;
      for (let c = 0; c < 3; c++) tally.sum[c]! += colour[c]!;
      if (!open[i - 1] && !open[i + 1] && !open[i - parts.width] && !open[i + parts.width]) return;
      tally.edge++;
      for (const [n, shirt] of shirts.entries()) if (labDistance(colour, shirt) < LOST_DISTANCE) tally.lost[n]!++;
    },
    tallies,
  );
  eachCell(
    raster,
    parts,
    (tally, colour) => {
      const mean: Lab = [tally.sum[0] / tally.pixels, tally.sum[1] / tally.pixels, tally.sum[2] / tally.pixels];
      if (labDistance(mean, colour) < ONE_INK) tally.alike++;
    },
    tallies,
  );
  for (const [n, tally] of tallies.entries()) {
    if (n === 0 || Math.max(...tally.lost) <= tally.edge * LOST_SHARE) continue;
    parts.rescue[n] = tally.alike > tally.pixels * ONE_INK_SHARE ? 'recolour' : 'outline';
  }
}

function eachCell(
  { data, width, height }: Raster,
  { labels, width: columns }: Parts,
  visit: (tally: Tally, colour: Lab, i: number) => void,
  tallies: Tally[],
): void {
  const border = OUTLINE / STEP + 1;
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const x = i % columns;
    const px = min(width - 1, (x - border) * STEP + 1);
    const py = min(height - 1, ((i - x) / columns - border) * STEP + 1);
    const p = (py * width + px) * 4;
    visit(tallies[labels[i]!]!, quickLab(data[p]!, data[p + 1]!, data[p + 2]!), i);
  }
}

const labs = new Map<number, Lab>();

/** OKLab of a colour rounded to five bits a channel, remembered. */
function quickLab(red: number, green: number, blue: number): Lab {
  const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  let lab = labs.get(key);
  if (!lab) {
    lab = labOf((red >> 3) * 8 + (red >> 5), (green >> 3) * 8 + (green >> 5), (blue >> 3) * 8 + (blue >> 5));
    labs.set(key, lab);
  }
  return lab;
}

/**
 * Cells without ink that count as outside: where a disc of 2 mm fits. Cracks and specks of worn
 * print are narrower, and an outline along them would make a net of them.
 */
function outside(labels: Int32Array, width: number, height: number): Uint8Array {
  const ink = new Uint8Array(labels.length);
  for (let i = 0; i < ink.length; i++) ink[i] = labels[i] ? 1 : 0;
  const room = distanceTo(ink, width, height);
  const core = new Uint8Array(labels.length);
  for (let i = 0; i < core.length; i++) core[i] = room[i]! >= DISC ? 1 : 0;
  const reach = distanceTo(core, width, height);
  for (let i = 0; i < core.length; i++) core[i] = !ink[i] && reach[i]! < DISC + 0.5 ? 1 : 0;
  return core;
}

function pad({ data, width, height }: Raster, border: number): Raster {
  const wide = width + 2 * border;
  const out = new Uint8Array(wide * (height + 2 * border) * 4);
  for (let y = 0; y < height; y++) {
    out.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + border) * wide + border) * 4);
  }
  return { data: out, width: wide, height: height + 2 * border };
}

/** Gives the parts that ask for it the tone's lightness, pixel by pixel. */
function recolour({ data, width, height }: Raster, { labels, width: columns, rescue }: Parts, tone: InkTone): void {
  const changed = new Map<number, [number, number, number]>();
  for (let y = 0, i = 0; y < height; y++) {
    const row = (floor(y / STEP) + 1) * columns + 1;
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i + 3] === 0) continue;
      if (rescue[labelNear(labels, columns, row + floor(x / STEP))] !== 'recolour') continue;
      const key = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
      let rgb = changed.get(key);
      if (!rgb) {
        rgb = toned(labOf(data[i]!, data[i + 1]!, data[i + 2]!), tone);
        changed.set(key, rgb);
      }
      data.set(rgb, i);
    }
  }
}

/** The label of a cell, or of a neighbour: the rim of a part may lie in a cell without one. */
function labelNear(labels: Int32Array, width: number, i: number): number {
  return (
    labels[i] ||
    labels[i - 1] ||
    labels[i + 1] ||
    labels[i - width] ||
    labels[i + width] ||
    labels[i - width - 1] ||
    labels[i + width + 1] ||
    labels[i - width + 1] ||
    labels[i + width - 1] ||
    0
  );
}

/** The colour with its lightness mirrored into the tone's range and its hue kept. */
function toned([lightness, a, b]: Lab, tone: InkTone): [number, number, number] {
  const mirrored =
    tone === 'light' ? max(0.84, min(0.97, 1.16 - lightness * 0.55)) : min(0.36, max(0.2, 0.62 - lightness * 0.4));
  const calm = tone === 'light' ? 0.55 : 0.8;
  return rgbOf([mirrored, a * calm, b * calm]);
}

/** Lays an outline under the art, outside of the parts that ask for one. */
function outline({ data, width, height }: Raster, parts: Parts, colour: readonly [number, number, number]): void {
  const { labels, width: columns, height: rows, rescue } = parts;
  const wanted = Uint8Array.from(labels, (mark) => (rescue[mark] === 'outline' ? 1 : 0));
  const distance = distanceTo(wanted, columns, rows);
  const open = widen(parts.open, columns);
  const reach = OUTLINE / STEP;
  for (let y = 0, i = 0; y < height; y++) {
    // Cells were sampled one pixel in from their corner, one border cell further out.
    const cy = (y - 1) / STEP + 1;
    const top = floor(cy);
    const v = cy - top;
    for (let x = 0; x < width; x++, i += 4) {
      const alpha = data[i + 3]!;
      if (alpha === 255) continue;
      const cx = (x - 1) / STEP + 1;
      const left = floor(cx);
      const u = cx - left;
      const k = top * columns + left;
      if (!open[k] && !open[k + 1] && !open[k + columns] && !open[k + columns + 1]) continue;
      const far =
        (distance[k]! * (1 - u) + distance[k + 1]! * u) * (1 - v) +
        (distance[k + columns]! * (1 - u) + distance[k + columns + 1]! * u) * v;
      const under = min(1, max(0, (reach - far) * STEP + 0.5)) * (1 - alpha / 255);
      if (!(under > 0)) continue;
      const total = alpha / 255 + under;
      for (let c = 0; c < 3; c++) data[i + c] = round((data[i + c]! * (alpha / 255) + colour[c]! * under) / total);
      data[i + 3] = round(255 * total);
    }
  }
}

/** Marks and their eight neighbours. */
function widen(marks: Uint8Array, width: number): Uint8Array {
  return marks.map((mark, i) =>
    mark ||
    marks[i - 1] ||
    marks[i + 1] ||
    marks[i - width] ||
    marks[i + width] ||
    marks[i - width - 1] ||
    marks[i + width + 1] ||
    marks[i - width + 1] ||
    marks[i + width - 1]
      ? 1
      : 0,
  );
}
