import { release } from '../raster/frame.ts';
import { cellDistances, cellList } from './cell-memory.ts';

/** Diameter, in print pixels, of the disc that must fit between parts (2 mm), and into a hole (3 mm). */
const GAP = 24;
const HOLE = 36;
/** Smaller holes (print pixels; 7 mm square) are wear of the print: outlines along them would turn into a net. */
const LEAST_HOLE = 83 * 83;
/** Parts with fewer edge cells are specks: the space between two of them is wear. */
const SPECK = 24;

/** The distances of two neighbor cells from ink differ by less than this. */
const BESIDE = 1.5;

// Globals are slow to reach in inner loops where tests run in a context of their own.
const { ceil, hypot } = Math;

/** `rim`: ink cells beside a cell without ink. `cell` in print pixels. Ten cells around the art must be empty. */
export function findOutlineGaps(labels: Int32Array, rim: Int32Array, width: number, cell: number): Uint8Array {
  const near = nearInk(labels, rim, width, HOLE / 2 / cell + BESIDE);
  const openFor = (diameter: number) => openedBy(near, width, diameter / 2 / cell);
  const gaps = openFor(GAP);
  const holes = openFor(HOLE);
  const between = betweenParts(labels, rim, width, GAP / 2 / cell);
  for (let i = 0; i < gaps.length; i++) if (labels[i] === 0 && between[i]) gaps[i] = 1;
  const open = new Uint8Array(labels.length);
  const cells = cellList(labels.length);
  flood(gaps, open, 0, width, cells);
  for (let i = 0; i < open.length; i++) {
    if (labels[i] !== 0 || !holes[i] || open[i]) continue;
    const hole = flood(holes, open, i, width, cells);
    if (hole.length * cell * cell < LEAST_HOLE) for (const j of hole) holes[j] = open[j] = 0;
  }
  release(gaps, holes, between);
  return open;
}

function disc(radius: number, width: number): { offset: number; far: number }[] {
  const cells: { offset: number; far: number }[] = [];
  const reach = ceil(radius);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const far = hypot(dx, dy);
      if (far <= radius) cells.push({ offset: dy * width + dx, far });
    }
  }
  return cells.sort((one, other) => one.far - other.far);
}

function nearInk(labels: Int32Array, rim: Int32Array, width: number, reach: number): Float32Array {
  const near = cellDistances(labels.length);
  for (let i = 0; i < near.length; i++) near[i] = labels[i] === 0 ? Infinity : 0;
  const stamp = disc(reach, width);
  const offsets = Int32Array.from(stamp, ({ offset }) => offset);
  const lengths = Float32Array.from(stamp, ({ far }) => far);
  for (const i of rim) {
    for (let k = 1; k < offsets.length; k++) {
      const j = i + offsets[k]!;
      if (near[j]! > lengths[k]!) near[j] = lengths[k]!;
    }
  }
  return near;
}

function openedBy(near: Float32Array, width: number, radius: number): Uint8Array {
  const open = new Uint8Array(near.length);
  const offsets = Int32Array.from(disc(radius, width), ({ offset }) => offset);
  for (let i = 0; i < open.length; i++) {
    if (near[i]! <= radius) continue;
    open[i] = 1;
    // Discs of the cells at the edge of a core cover all that discs of the inner cells would.
    if (near[i]! > radius + BESIDE) continue;
    for (let k = 0; k < offsets.length; k++) open[i + offsets[k]!] = 1;
  }
  return open;
}

function betweenParts(labels: Int32Array, rim: Int32Array, width: number, radius: number): Uint8Array {
  const edges = new Map<number, number>();
  for (const i of rim) edges.set(labels[i]!, (edges.get(labels[i]!) ?? 0) + 1);
  const offsets = Int32Array.from(disc(radius, width), ({ offset }) => offset);
  const owner = cellList(labels.length).fill(0);
  const between = new Uint8Array(labels.length);
  for (const i of rim) {
    const part = labels[i]!;
    if (edges.get(part)! < SPECK) continue;
    for (let k = 0; k < offsets.length; k++) {
      const j = i + offsets[k]!;
      if (owner[j] === 0) owner[j] = part;
      else if (owner[j] !== part) between[j] = 1;
    }
  }
  return between;
}

function flood(open: Uint8Array, found: Uint8Array, start: number, width: number, cells: Int32Array): Int32Array {
  let count = 0;
  const visit = (i: number) => {
    if (!open[i] || found[i]) return;
    found[i] = 1;
    cells[count++] = i;
  };
  visit(start);
  for (let next = 0; next < count; next++) {
    const i = cells[next]!;
    visit(i - 1);
    visit(i + 1);
    visit(i - width);
    visit(i + width);
  }
  return cells.subarray(0, count);
}
