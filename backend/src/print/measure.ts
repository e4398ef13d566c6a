import type { Raster } from './raster.ts';

/** Ink at a reduced size: 1 where there is ink, row by row. */
export interface Mask {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface AlphaFacts {
  /** Pixels with any ink. */
  ink: number;
  /** Of those, half-transparent ones. */
  semi: number;
  /** Of those, ones that are no edge: an even veil. */
  haze: number;
}

/** Alpha strictly between these is half-transparent: the white base under it shows. */
const SEMI_FROM = 8;
const SEMI_TO = 247;
/** A veil: alpha within this many pixels changes by less than this much. */
const VEIL_REACH = 4;
const VEIL_RANGE = 70;

// Globals are slow to reach in inner loops where tests run in a context of their own.
const { floor, max, min } = Math;

/** Counts ink, half-transparent and hazy pixels in one pass. */
export function alphaFacts({ data, width, height }: Raster): AlphaFacts {
  const words = wordsOf(data);
  let ink = 0;
  let semi = 0;
  let haze = 0;
  for (let i = 0; i < words.length; i++) {
    const alpha = words[i]! >>> 24;
    if (alpha <= SEMI_FROM) continue;
    ink++;
    if (alpha >= SEMI_TO) continue;
    semi++;
    const x = i % width;
    if (isVeil(data, width, height, x, (i - x) / width)) haze++;
  }
  return { ink, semi, haze };
}

/** The pixels as one number each, alpha in its highest byte; a copy only where memory is not aligned for that. */
function wordsOf(data: Uint8Array): Uint32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

function isVeil(data: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  let least = 255;
  let most = 0;
  for (let dy = -VEIL_REACH; dy <= VEIL_REACH; dy += 2) {
    const row = min(height - 1, max(0, y + dy)) * width;
    for (let dx = -VEIL_REACH; dx <= VEIL_REACH; dx += 2) {
      const alpha = data[(row + min(width - 1, max(0, x + dx))) * 4 + 3]!;
      if (alpha < least) least = alpha;
      if (alpha > most) most = alpha;
      if (most - least >= VEIL_RANGE) return false;
    }
  }
  return true;
}

/** Ink sampled every `step` pixels, with an empty border of one so that neighbours always exist. */
export function inkMask({ data, width, height }: Raster, step: number): Mask {
  const columns = floor(width / step) + 2;
  const rows = floor(height / step) + 2;
  const mask = new Uint8Array(columns * rows);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const i = ((y - 1) * step * width + (x - 1) * step) * 4 + 3;
      mask[y * columns + x] = data[i]! >= 128 ? 1 : 0;
    }
  }
  return { data: mask, width: columns, height: rows };
}

/** Share of the ink that a 3 x 3 opening takes away: strokes narrower than three mask pixels. */
export function thinShare(mask: Mask): number {
  const opened = dilate(erode(mask));
  let ink = 0;
  let thin = 0;
  for (let i = 0; i < mask.data.length; i++) {
    if (!mask.data[i]) continue;
    ink++;
    if (!opened.data[i]) thin++;
  }
  return ink === 0 ? 0 : thin / ink;
}

const erode = (mask: Mask): Mask => combine(combine(mask, 1, 'all'), mask.width, 'all');
const dilate = (mask: Mask): Mask => combine(combine(mask, 1, 'any'), mask.width, 'any');

function combine({ data, width, height }: Mask, step: number, rule: 'all' | 'any'): Mask {
  const out = new Uint8Array(data.length);
  const last = data.length - width - 1;
  if (rule === 'all') for (let i = width + 1; i < last; i++) out[i] = data[i - step]! & data[i]! & data[i + step]!;
  else for (let i = width + 1; i < last; i++) out[i] = data[i - step]! | data[i]! | data[i + step]!;
  return { data: out, width, height };
}

/** Number of islands of ink smaller than `least` mask pixels, joined over sides and corners. */
export function countSpecks(mask: Mask, least: number): number {
  const { data, width } = mask;
  const left = data.slice();
  const stack = new Int32Array(data.length);
  let specks = 0;
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    let size = 0;
    let top = 0;
    stack[top++] = start;
    left[start] = 0;
    while (top > 0) {
      const i = stack[--top]!;
      size++;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = i + dy + dx;
          if (!left[j]) continue;
          left[j] = 0;
          stack[top++] = j;
        }
      }
    }
    if (size < least) specks++;
  }
  return specks;
}
