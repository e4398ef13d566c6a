import { CANVAS, pathData, type Ring, type Shape, type Size, simplify } from '../canvas/geometry.ts';

const TILE = 512;

/** Random gray values on a grid, smoothly joined, repeating every `TILE` points. */
function noiseTile(seed: number, cell: number): Float32Array {
  const cells = TILE / cell;
  const corner = (x: number, y: number) => hash(seed, x % cells, y % cells);
  const tile = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    const cy = Math.floor(y / cell);
    const v = ease((y % cell) / cell);
    for (let x = 0; x < TILE; x++) {
      const cx = Math.floor(x / cell);
      const u = ease((x % cell) / cell);
      const top = corner(cx, cy) * (1 - u) + corner(cx + 1, cy) * u;
      const bottom = corner(cx, cy + 1) * (1 - u) + corner(cx + 1, cy + 1) * u;
      tile[y * TILE + x] = top * (1 - v) + bottom * v;
    }
  }
  return tile;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(seed: number, x: number, y: number): number {
  let mixed = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(seed + 1, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Distance of the field's points, in canvas units: a third of the finest grain. */
const STEP = 9;
const COLUMNS = Math.ceil(CANVAS.width / STEP) + 3;
const ROWS = Math.ceil(CANVAS.height / STEP) + 3;

/** How much ink is left at each point: scratches, specks and bald patches. Beyond the canvas it is whole, so that every hole is closed. */
function field(pattern: number): Float32Array {
  const fine = noiseTile(pattern * 2 + 11, 8);
  const coarse = noiseTile(pattern * 2 + 12, 64);
  const ink = new Float32Array(COLUMNS * ROWS).fill(1);
  const at = (tile: Float32Array, x: number, y: number) =>
    tile[((y | 0) & (TILE - 1)) * TILE + ((x | 0) & (TILE - 1))] ?? 0;
  for (let row = 1; row < ROWS - 1; row++) {
    for (let column = 1; column < COLUMNS - 1; column++) {
      const [x, y] = [column * STEP, row * STEP];
      const speck = at(fine, x * 0.36, y * 0.36);
      const scratch = at(fine, x * 0.62 + 171, y * 0.045);
      const patch = at(coarse, x * 0.13, y * 0.13);
      ink[row * COLUMNS + column] = speck * 0.5 + scratch * 0.22 + patch * 0.42;
    }
  }
  return ink;
}

/** Square units (1 mm across): smaller holes, and smaller islands in holes, are left out. */
const LEAST_AREA = 140;

/** Marching squares: closed rings around the points below the threshold. */
function holes(ink: Float32Array, threshold: number): Shape {
  const next = linkEdges(ink, threshold);
  const shape: Shape = [];
  for (let start = 0; start < next.length; start++) {
    if ((next[start] ?? -1) < 0) continue;
    const ring: Ring = [];
    for (let edge = start; (next[edge] ?? -1) >= 0; ) {
      ring.push(...crossing(ink, threshold, edge));
      const following = next[edge] ?? -1;
      next[edge] = -1;
      edge = following;
    }
    if (Math.abs(areaOf(ring)) > LEAST_AREA) shape.push(ring);
  }
  return simplify(shape, 1.2);
}

/** For each grid edge through which a contour enters a cell, the edge through which it leaves; -1 elsewhere. */
function linkEdges(ink: Float32Array, threshold: number): Int32Array {
  const next = new Int32Array(2 * COLUMNS * ROWS).fill(-1);
  const worn = (at: number) => ((ink[at] ?? 1) < threshold ? 1 : 0);
  for (let tl = 0; tl < COLUMNS * (ROWS - 1) - 1; tl++) {
    const corners = worn(tl) | (worn(tl + 1) << 1) | (worn(tl + COLUMNS + 1) << 2) | (worn(tl + COLUMNS) << 3);
    if (corners !== 0 && corners !== 15) linkCell(next, tl, corners);
  }
  return next;
}

/** The worn corners as bits, clockwise from the upper left; a contour separates every run of them. */
function linkCell(next: Int32Array, tl: number, corners: number): void {
  const isWorn = (corner: number) => (corners >> (corner & 3)) & 1;
  // Clockwise from the top; even numbers are edges to the right of a point, odd ones edges below it.
  const edges = [2 * tl, 2 * (tl + 1) + 1, 2 * (tl + COLUMNS), 2 * tl + 1];
  for (let side = 0; side < 4; side++) {
    if (isWorn(side) || !isWorn(side + 1)) continue;
    let leaves = side + 1;
    while (isWorn(leaves + 1)) leaves++;
    next[edges[side] ?? 0] = edges[leaves & 3] ?? 0;
  }
}

function crossing(ink: Float32Array, threshold: number, edge: number): [number, number] {
  const from = edge >> 1;
  const to = edge % 2 ? from + COLUMNS : from + 1;
  const [a, b] = [ink[from] ?? 1, ink[to] ?? 1];
  const share = (threshold - a) / (b - a);
  const [x, y] = [(from % COLUMNS) * STEP, Math.floor(from / COLUMNS) * STEP];
  return edge % 2 ? [x, y + share * STEP] : [x + share * STEP, y];
}

function areaOf(ring: Ring): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const after = (at + 2) % ring.length;
    sum += (ring[at] ?? 0) * (ring[after + 1] ?? 0) - (ring[after] ?? 0) * (ring[at + 1] ?? 0);
  }
  return sum / 2;
}

/** Number of patterns; mirrored both ways they give four times as many. Cached, because each takes a while. */
const PATTERNS = 3;
const cache = new Map<string, string>();
const fields = new Map<number, Float32Array>();

/** `wear` is 0 (nothing) to 1 (about a quarter of the ink). The seed chooses one of twelve patterns. */
export function wearClip(id: string, wear: number, seed: number, { width, height }: Size): string {
  const key = `${seed % PATTERNS} ${wear}`;
  const d = cache.get(key) ?? wornPath(seed % PATTERNS, wear);
  cache.set(key, d);
  const [flipX, flipY] = [(seed >>> 3) & 1, (seed >>> 4) & 1];
  const scale = Math.max(1, width / CANVAS.width, height / CANVAS.height);
  const mirror = `matrix(${flipX ? -scale : scale} 0 0 ${flipY ? -scale : scale} ${flipX * CANVAS.width * scale} ${flipY * CANVAS.height * scale})`;
  return `<clipPath id="${id}"><path clip-rule="evenodd" transform="${mirror}" d="${d}"/></clipPath>`;
}

function wornPath(pattern: number, wear: number): string {
  const { width, height } = CANVAS;
  const ink = fields.get(pattern) ?? field(pattern);
  fields.set(pattern, ink);
  return `M0 0h${width}v${height}h${-width}z${pathData(holes(ink, 0.245 + 0.17 * wear))}`;
}
