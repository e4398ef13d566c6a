import { type Lab, labDistance, labOf } from '../color/oklab.ts';
import type { Raster } from '../raster/raster.ts';
import { cellList } from './cell-memory.ts';
import { findOutlineGaps } from './outline-gaps.ts';

export type Remedy = 'recolor' | 'outline' | 'none';

export interface Kind {
  remedy: Remedy;
  /** Number of outline cells by color, five bits a channel. */
  edges: Map<number, number>;
}

/** The connected components of a design ("parts" here) on a grid of `step` pixels, with `border` empty cells around. */
export interface Components {
  step: number;
  border: number;
  width: number;
  height: number;
  /** The part of each cell, from 1; 0 is no ink. Faint cells belong to the part that they fade from. */
  labels: Int32Array;
  alpha: Uint8Array;
  /** 1 for cells without ink where an outline may run: not in cracks, specks and small holes. */
  open: Uint8Array;
  kindOf: Int32Array;
  kinds: Kind[];
}

const INK = 128;
const FAINT = 4;
/** Size of a cell in print pixels: a third of a millimeter. */
const CELL = 4;
/** Empty cells around the design, for outlines and for the discs that find gaps. */
const BORDER = 9;
/** A part is of one ink when this share of it lies within ONE_INK of its mean color. */
const ONE_INK_SHARE = 0.88;
const ONE_INK = 0.11;
const SAME_KIND = 0.05;
/** Inks more vivid than this (OKLab chroma), such as a brand's red, are outlined and keep their color. */
const VIVID = 0.11;
/** Print pixels (4 mm): outlines would hide thinner strokes, and dots of twice the width. */
const THIN = 48;
/** A part with more faint cells than this for each edge cell is a glow, which takes no outline. */
const SOFT = 4;

// Globals are slow to reach in inner loops where tests run in a context of their own.
const { ceil, floor, hypot, max, min, round } = Math;

/** @param scale print pixels that one pixel of the design becomes, 1 to 6 */
export function findComponents(raster: Raster, scale: number): Components {
  const { grid, parts, rim, faded } = labeled(raster, max(1, round(CELL / scale)));
  const { labels, alpha, width, height, step } = grid;
  const open = findOutlineGaps(labels, rim, width, scale * step);
  const { kinds, kindOf } = sortOut(openEdges(grid, rim, open, parts), scale * step);
  return { step, border: BORDER, width, height, labels: faded, alpha, open, kinds, kindOf };
}

interface LabeledGrid {
  grid: Grid;
  parts: Part[];
  rim: Int32Array;
  /** The labels, of faint cells too. */
  faded: Int32Array;
}

/** Products of one design lay the same grid over it, whatever their size. */
const known = new WeakMap<Raster, LabeledGrid>();

function labeled(raster: Raster, step: number): LabeledGrid {
  const before = known.get(raster);
  if (before?.grid.step === step) return before;
  const grid = layGrid(raster, step);
  const count = label(grid.labels, grid.width);
  const rim = rimOf(grid.labels, grid.width);
  const parts = tally(grid, rim, count);
  const faded = spread(grid, rim, parts);
  const made = { grid, parts, rim, faded };
  known.set(raster, made);
  return made;
}

interface Grid {
  step: number;
  width: number;
  height: number;
  labels: Int32Array;
  alpha: Uint8Array;
  color: Uint16Array;
}

function layGrid({ data, width: across, height: down }: Raster, step: number): Grid {
  const width = ceil(across / step) + 2 * BORDER;
  const height = ceil(down / step) + 2 * BORDER;
  const labels = new Int32Array(width * height);
  const alpha = new Uint8Array(width * height);
  const color = new Uint16Array(width * height);
  const second = step >> 1;
  for (let y = BORDER; y < height - BORDER; y++) {
    const top = (y - BORDER) * step;
    const low = min(down - 1, top + second);
    for (let x = BORDER, i = y * width + BORDER; x < width - BORDER; x++, i++) {
      const left = (x - BORDER) * step;
      const right = min(across - 1, left + second);
      const a = (low * across + right) * 4;
      const cover =
        step === 1
          ? data[a + 3]!
          : (data[(top * across + left) * 4 + 3]! +
              data[(top * across + right) * 4 + 3]! +
              data[(low * across + left) * 4 + 3]! +
              data[a + 3]!) >>
            2;
      if (cover < FAINT) continue;
      alpha[i] = cover;
      const b = data[a + 3]! > 0 ? a : (top * across + left) * 4;
      color[i] = ((data[b]! >> 3) << 10) | ((data[b + 1]! >> 3) << 5) | (data[b + 2]! >> 3);
      if (cover >= INK) labels[i] = -1;
    }
  }
  return { step, width, height, labels, alpha, color };
}

function label(labels: Int32Array, width: number): number {
  const stack = cellList(labels.length);
  let count = 0;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== -1) continue;
    labels[start] = ++count;
    let top = 0;
    stack[top++] = start;
    while (top > 0) {
      const i = stack[--top]!;
      for (let row = i - width; row <= i + width; row += width) {
        for (let j = row - 1; j <= row + 1; j++) {
          if (labels[j] !== -1) continue;
          labels[j] = count;
          stack[top++] = j;
        }
      }
    }
  }
  return count;
}

function rimOf(labels: Int32Array, width: number): Int32Array {
  const rim = cellList(labels.length);
  let count = 0;
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === 0 || (labels[i - 1] && labels[i + 1] && labels[i - width] && labels[i + width])) continue;
    rim[count++] = i;
  }
  return rim.slice(0, count);
}

interface Part {
  cells: number;
  faint: number;
  colors: Map<number, number>;
  edge: Map<number, number>;
}

interface Tally extends Part {
  open: Map<number, number>;
}

function tally({ labels, color }: Grid, rim: Int32Array, count: number): Part[] {
  const parts = Array.from({ length: count + 1 }, (): Part => {
    return { cells: 0, faint: 0, colors: new Map(), edge: new Map() };
  });
  for (let i = 0; i < labels.length; ) {
    const first = i++;
    if (labels[first] === 0) continue;
    while (labels[i] === labels[first] && color[i] === color[first]) i++;
    const part = parts[labels[first]!]!;
    part.cells += i - first;
    add(part.colors, color[first]!, i - first);
  }
  for (const i of rim) add(parts[labels[i]!]!.edge, color[i]!, 1);
  return parts;
}

function openEdges({ labels, color, width }: Grid, rim: Int32Array, open: Uint8Array, parts: Part[]): Tally[] {
  const tallies = parts.map((part): Tally => ({ ...part, open: new Map() }));
  for (const i of rim) {
    if (open[i - 1] || open[i + 1] || open[i - width] || open[i + width]) add(tallies[labels[i]!]!.open, color[i]!, 1);
  }
  return tallies;
}

const add = (counts: Map<number, number>, key: number, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};

function spread({ labels, alpha, width }: Grid, rim: Int32Array, parts: Part[]): Int32Array {
  const faded = labels.slice();
  const queue = cellList(labels.length);
  queue.set(rim);
  let end = rim.length;
  for (let next = 0; next < end; next++) {
    const i = queue[next]!;
    const part = faded[i]!;
    for (let row = i - width; row <= i + width; row += width) {
      for (let j = row - 1; j <= row + 1; j++) {
        if (faded[j] || alpha[j]! < FAINT) continue;
        faded[j] = part;
        parts[part]!.faint++;
        queue[end++] = j;
      }
    }
  }
  return faded;
}

function sortOut(tallies: Tally[], cell: number): { kinds: Kind[]; kindOf: Int32Array } {
  const groups: { mean: Lab; oneInk: boolean; parts: Tally[] }[] = [];
  const kindOf = new Int32Array(tallies.length);
  for (const [n, part] of tallies.entries()) {
    if (n === 0) continue;
    const mean = meanOf(part);
    const oneInk = isOneInk(part, mean);
    let kind = oneInk ? groups.findIndex((group) => group.oneInk && labDistance(group.mean, mean) < SAME_KIND) : -1;
    if (kind < 0) kind = groups.push({ mean, oneInk, parts: [] }) - 1;
    groups[kind]!.parts.push(part);
    kindOf[n] = kind + 1;
  }
  const kinds = groups.map(({ mean, oneInk, parts }) => ({
    remedy: remedyOf(parts, oneInk, hypot(mean[1], mean[2]), cell),
    edges: sum(parts.map(outlineOf)),
  }));
  return { kinds: [{ remedy: 'none', edges: new Map() }, ...kinds], kindOf };
}

/** The open edge of a part, or all of its edge where hatching leaves hardly any gap. */
function outlineOf({ open, edge }: Tally): Map<number, number> {
  return total(open) * 4 > total(edge) ? open : edge;
}

function sum(counts: Map<number, number>[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const one of counts) for (const [key, count] of one) add(all, key, count);
  return all;
}

const total = (counts: Map<number, number>): number => {
  let all = 0;
  for (const count of counts.values()) all += count;
  return all;
};

function meanOf({ colors, cells }: Part): Lab {
  const mean: Lab = [0, 0, 0];
  for (const [key, count] of colors) {
    const lab = labOfKey(key);
    for (let c = 0; c < 3; c++) mean[c]! += (lab[c]! * count) / cells;
  }
  return mean;
}

function isOneInk({ colors, cells }: Part, mean: Lab): boolean {
  let alike = 0;
  for (const [key, count] of colors) if (labDistance(mean, labOfKey(key)) < ONE_INK) alike += count;
  return alike > cells * ONE_INK_SHARE;
}

/** One remedy for a whole kind, so that the letters of a word, or the dots of a halftone, stay alike. */
function remedyOf(parts: Part[], oneInk: boolean, chroma: number, cell: number): Remedy {
  let [cells, faint, edge] = [0, 0, 0];
  for (const part of parts) {
    cells += part.cells;
    faint += part.faint;
    edge += total(part.edge);
  }
  const thickness = (2 * cells * cell) / max(1, edge);
  if (oneInk && (thickness < THIN || chroma < VIVID)) return 'recolor';
  if (faint > edge * SOFT) return oneInk ? 'recolor' : 'none';
  return 'outline';
}

const labs = new Map<number, Lab>();

export function labOfKey(key: number): Lab {
  let lab = labs.get(key);
  if (!lab) {
    lab = labOf(stretch(key >> 10), stretch((key >> 5) & 31), stretch(key & 31));
    labs.set(key, lab);
  }
  return lab;
}

const stretch = (bits: number): number => floor((bits * 255) / 31 + 0.5);
