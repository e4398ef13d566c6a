/** Breaks words into lines and fits each line to the common width: the solver behind every block of text. */
import { type Face, type FaceName, faceFor } from './fonts.ts';
import { type Lettering, moveTo, setLine, type Warp } from './lettering.ts';

/** Words too small to carry a line of their own at full size. */
const MINOR = new Set(
  'a an and at are as be by but for from i if in into is it its my no not of off on or our so than that the then there this to was we were who with you your'.split(
    ' ',
  ),
);

export function isMinor(word: string): boolean {
  return MINOR.has(word.toLowerCase());
}

export interface BlockOptions {
  face: FaceName;
  width: number;
  /** Most the whole block may take, gaps included. */
  maxHeight: number;
  /** Most one line may take; a short word is not blown up beyond it. */
  maxLine?: number;
  /** Between lines, as a share of the mean line height. */
  gap?: number;
  /** Least gap, in canvas units. */
  least?: number;
  tracking?: number;
  /** Lines may be stretched or squeezed sideways up to this factor. */
  stretch?: number;
  /** Bends the finished block as a whole. */
  warp?: Warp;
  /** At most this many lines. */
  maxLines?: number;
}

/** A block of set lines with its top left corner at (0, 0); lines are centred on `width / 2`. */
export interface Block {
  lines: Lettering[];
  width: number;
  height: number;
}

interface Candidate {
  lines: string[];
  cost: number;
}

/** Sets the text as a block: the line breaks that fill the space most evenly, every line fitted to the width. */
export function fitBlock(text: string, options: BlockOptions): Block {
  const type = faceFor(options.face, text);
  const words = chunk(text);
  if (words.length === 0) return { lines: [], width: 0, height: 0 };
  const widths = words.map((word) => setLine(word, type, 100, options.tracking).bounds.w);
  const space = setLine('n n', type, 100, options.tracking).bounds.w - 2 * setLine('n', type, 100).bounds.w;
  const best = breakWords(words, widths, Math.max(space, 20), options);
  return stack(best.lines, type, options);
}

/** Words no line could carry at a readable size are cut. */
function chunk(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (word.length <= 22 ? [word] : (word.match(/.{1,18}/gu) ?? [])));
}

function breakWords(words: string[], widths: number[], space: number, options: BlockOptions): Candidate {
  const most = Math.min(options.maxLines ?? 6, words.length);
  let best: Candidate = { lines: [words.join(' ')], cost: Infinity };
  for (let count = 1; count <= most; count++) {
    const candidate = evenBreak(words, widths, space, count);
    candidate.cost = blockCost(candidate.lines, widths, words, space, options);
    if (candidate.cost < best.cost) best = candidate;
  }
  return best;
}

/** The break into `count` lines with the smallest sum of squared widths (dynamic programming). */
function evenBreak(words: string[], widths: number[], space: number, count: number): Candidate {
  const n = words.length;
  const span = (from: number, to: number) => {
    let sum = -space;
    for (let at = from; at < to; at++) sum += (widths[at] ?? 0) + space;
    return sum;
  };
  const cost: number[][] = Array.from({ length: count + 1 }, () => new Array<number>(n + 1).fill(Infinity));
  const back: number[][] = Array.from({ length: count + 1 }, () => new Array<number>(n + 1).fill(0));
  (cost[0] as number[])[0] = 0;
  for (let line = 1; line <= count; line++) {
    for (let to = line; to <= n; to++) {
      for (let from = line - 1; from < to; from++) {
        const loose = danglingCost(words, from, to, n);
        const total = (cost[line - 1]?.[from] ?? Infinity) + span(from, to) ** 2 * (1 + loose);
        if (total < (cost[line]?.[to] ?? Infinity)) {
          (cost[line] as number[])[to] = total;
          (back[line] as number[])[to] = from;
        }
      }
    }
  }
  const lines: string[] = [];
  for (let line = count, to = n; line > 0; line--) {
    const from = back[line]?.[to] ?? 0;
    lines.unshift(words.slice(from, to).join(' '));
    to = from;
  }
  return { lines, cost: 0 };
}

/** A line should not end on "the" or "of". */
function danglingCost(words: string[], from: number, to: number, n: number): number {
  return to < n && to - from > 1 && isMinor(words[to - 1] ?? '') ? 0.25 : 0;
}

/** How far the block is from filling its space with lines of like height; smaller is better. */
function blockCost(lines: string[], widths: number[], words: string[], space: number, options: BlockOptions): number {
  const index = new Map(words.map((word, at) => [word, widths[at] ?? 0]));
  const gap = 1 + (options.gap ?? 0.18);
  const heights = lines.map((line) => {
    const natural = line.split(' ').reduce((sum, word) => sum + (index.get(word) ?? 0) + space, -space);
    return Math.min((100 * options.width) / natural, options.maxLine ?? Infinity);
  });
  const total = heights.reduce((sum, height) => sum + height * gap, 0);
  const over = Math.max(0, total / options.maxHeight - 1);
  const under = Math.max(0, 1 - total / options.maxHeight);
  const ratio = Math.max(...heights) / Math.min(...heights);
  const wasted = lines.reduce((sum, line) => sum + minorCost(line), 0);
  return over * 2.2 + under * 1.25 + Math.max(0, ratio - 1) * 0.15 + wasted;
}

/** A line of small words alone looks lost; a single one looks wrong. */
function minorCost(line: string): number {
  const words = line.split(' ');
  if (!words.every(isMinor)) return 0;
  return words.length === 1 ? 0.45 : 0.12;
}

function stack(lines: string[], type: Face, options: BlockOptions): Block {
  const { width, maxHeight, tracking = 0, stretch = 1.12 } = options;
  const natural = lines.map((line) => setLine(line, type, 400, tracking));
  const maxLine = options.maxLine ?? maxHeight;
  const heights = natural.map((line) => Math.min((400 * width) / line.bounds.w, maxLine));
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  const gap = Math.max(options.least ?? 0, mean * (options.gap ?? 0.18));
  const boxes = natural.map((line, index) => ((heights[index] ?? 0) / 400) * line.bounds.h);
  const total = boxes.reduce((sum, height) => sum + height, 0) + gap * (lines.length - 1);
  const gaps = gap * (lines.length - 1);
  const squeeze = Math.min(1, Math.max(0.3, maxHeight - gaps) / (total - gaps));
  let y = 0;
  const placed = natural.map((line, index) => {
    const scaleY = ((heights[index] ?? 0) / 400) * squeeze;
    const scaleX = Math.min(width / line.bounds.w, scaleY * stretch);
    const set = moveTo(line, (width - line.bounds.w * scaleX) / 2, y, scaleX, scaleY);
    y += line.bounds.h * scaleY + gap;
    return set;
  });
  return { lines: placed, width, height: y - gap };
}

/** The block with its top left corner at (x, y). */
export function moveBlock(block: Block, x: number, y: number): Lettering[] {
  return block.lines.map((line) => moveTo(line, line.bounds.x + x, line.bounds.y + y));
}

/** One line fitted into a width and a height, centred on `cx`, its top at `y`. */
export function fitLine(
  text: string,
  faceName: FaceName,
  slot: { cx: number; y: number; width: number; height: number; tracking?: number },
): Lettering {
  const line = setLine(text, faceFor(faceName, text), slot.height, slot.tracking);
  const scale = Math.min(1, slot.width / line.bounds.w);
  return moveTo(line, slot.cx - (line.bounds.w * scale) / 2, slot.y, scale);
}
