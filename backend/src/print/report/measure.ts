import { cellList } from '../inks/cell-memory.ts';
import { release } from '../raster/frame.ts';
import type { Raster } from '../raster/raster.ts';

export interface Mask {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface AlphaFacts {
  ink: number;
  semi: number;
  /** Half-transparent pixels that belong to no edge. */
  haze: number;
}

/** Alpha between these is half-transparent: the white base under the ink shows. */
const SEMI_FROM = 8;
const SEMI_TO = 247;
const VEIL_REACH = 4;
const VEIL_RANGE = 70;
/** Pixels read at once: in most of a print all four are empty or all are solid. */
const FOUR = 4;

// Globals are slow to reach in inner loops where tests run in a context of their own.
const { ceil, floor, max, min } = Math;

export function alphaFacts({ data, width, height }: Raster): AlphaFacts {
  const words = wordsOf(data);
  let ink = 0;
  let semi = 0;
  let haze = 0;
  for (let start = 0; start < words.length; start += FOUR) {
    const end = min(words.length, start + FOUR);
    if (end - start === FOUR) {
      const a = words[start]!;
      const b = words[start + 1]!;
      const c = words[start + 2]!;
      const d = words[start + 3]!;
      if ((a | b | c | d) >>> 24 === 0) continue;
      if ((a & b & c & d) >>> 24 === 255) {
        ink += FOUR;
        continue;
      }
    }
    for (let i = start; i < end; i++) {
      const alpha = words[i]! >>> 24;
      if (alpha <= SEMI_FROM) continue;
      ink++;
      if (alpha >= SEMI_TO) continue;
      semi++;
      const x = i % width;
      if (isVeil(data, width, height, x, (i - x) / width)) haze++;
    }
  }
  return { ink, semi, haze };
}

/** Four bytes at once; a copy where they are not aligned. */
export function wordsOf(data: Uint8Array): Uint32Array {
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

/** With an empty border of one cell, so that every cell has neighbors. */
export function inkMask({ data, width, height }: Raster, step: number): Mask {
  // Whole numbers to the engine, too: with the others every index takes memory.
  const columns = ((width / step) | 0) + 2;
  const rows = ((height / step) | 0) + 2;
  const mask = new Uint8Array(columns * rows);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const i = ((y - 1) * step * width + (x - 1) * step) * 4 + 3;
      mask[y * columns + x] = data[i]! >= 128 ? 1 : 0;
    }
  }
  return { data: mask, width: columns, height: rows };
}

/** 32 cells a word, with an empty word and an empty row on every side. */
interface PackedMask {
  words: Uint32Array;
  width: number;
}

export function thinShare(raster: Raster, step: number): number {
  const mask = packedInk(raster, step);
  const eroded = combine(mask, 'all');
  const opened = combine(eroded, 'any').words;
  let ink = 0;
  let thin = 0;
  for (let i = 0; i < opened.length; i++) {
    const word = mask.words[i]!;
    if (word === 0) continue;
    ink += bitsIn(word);
    thin += bitsIn(word & ~opened[i]!);
  }
  release(mask.words, eroded.words, opened);
  return ink === 0 ? 0 : thin / ink;
}

function packedInk({ data, width, height }: Raster, step: number): PackedMask {
  const columns = floor(width / step);
  const rows = floor(height / step);
  const wide = ceil(columns / 32) + 2;
  const words = new Uint32Array(wide * (rows + 2));
  for (let y = 0; y < rows; y++) {
    let at = y * step * width * 4 + 3;
    for (let x = 0; x < columns; x += 32) {
      const count = min(32, columns - x);
      let word = 0;
      for (let bit = 0; bit < count; bit++, at += step * 4) word |= (data[at]! >> 7) << bit;
      words[(y + 1) * wide + (x >> 5) + 1] = word;
    }
  }
  return { words, width: wide };
}

function combine({ words, width }: PackedMask, rule: 'all' | 'any'): PackedMask {
  const across = new Uint32Array(words.length);
  const out = new Uint32Array(words.length);
  for (let i = 1; i < words.length - 1; i++) {
    const word = words[i]!;
    const left = (word << 1) | (words[i - 1]! >>> 31);
    const right = (word >>> 1) | (words[i + 1]! << 31);
    across[i] = rule === 'all' ? word & left & right : word | left | right;
  }
  for (let i = width; i < words.length - width; i++) {
    const above = across[i - width]!;
    const word = across[i]!;
    const below = across[i + width]!;
    out[i] = rule === 'all' ? above & word & below : above | word | below;
  }
  release(across);
  return { words: out, width };
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Empties the mask. */
export function countSpecks({ data: left, width }: Mask, least: number): number {
  const stack = cellList(left.length);
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
