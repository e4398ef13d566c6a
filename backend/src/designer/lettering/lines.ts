import type { FaceName } from './fonts.ts';
import { type Lettering, moveTo, setLine, type Warp } from './lettering.ts';
import { clustersOf, type Fount, fountFor } from './runs.ts';

/** Words too small for a line of their own at full size. */
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
  /** Of the whole block at most, gaps included. */
  maxHeight: number;
  /** Of one line at most, which limits short words. */
  maxLine?: number;
  /** Between lines, as a share of the mean line height. */
  gap?: number;
  /** Least gap, in canvas units. */
  least?: number;
  tracking?: number;
  /** Lines may be stretched or squeezed sideways up to this factor. */
  stretch?: number;
  /** Lines may be stretched upward up to this factor if there is height left. Default 1. */
  tall?: number;
  warp?: Warp;
  maxLines?: number;
}

/** A block of set lines with its top left corner at (0, 0); lines are centered on `width / 2`. */
export interface Block {
  lines: Lettering[];
  width: number;
  height: number;
}

/** A word of a line. A glued one continues the word before it without a space. */
interface Word {
  text: string;
  glued: boolean;
  /** At a height of 100. */
  width: number;
}

export function fitBlock(text: string, options: BlockOptions): Block {
  const fount = fountFor(options.face, text);
  const words = chunk(text).map((word) => ({
    ...word,
    width: setLine(word.text, fount, 100, options.tracking).bounds.w,
  }));
  if (words.length === 0) return { lines: [], width: 0, height: 0 };
  const space = setLine('n n', fount, 100, options.tracking).bounds.w - 2 * setLine('n', fount, 100).bounds.w;
  const best = breakWords(words, Math.max(space, 20), options);
  return stack(best.map(lineText), fount, options);
}

const lineText = (line: readonly Word[]): string =>
  line.map(({ text, glued }, at) => (at === 0 || glued ? text : ` ${text}`)).join('');

/** Characters; longer words are split, so that a line stays readable. */
const LONGEST_WHOLE = 22;
const LONGEST_PIECE = 18;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const unspacedWords = new Intl.Segmenter('ja', { granularity: 'word' });

/** Words, or pieces of words: where the script has no spaces (Japanese, Chinese, Thai) or a word is too long. */
function chunk(text: string): Omit<Word, 'width'>[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word).map((piece, at) => ({ text: piece, glued: at > 0 })));
}

function pieces(word: string): string[] {
  const clusters = clustersOf(word);
  if (UNSPACED.test(word) && clusters.length > 4) return unspaced(word);
  if (clusters.length <= LONGEST_WHOLE) return [word];
  const cuts = Math.ceil(clusters.length / LONGEST_PIECE);
  const length = Math.ceil(clusters.length / cuts);
  return Array.from({ length: cuts }, (_, at) => clusters.slice(at * length, (at + 1) * length).join('')).filter(
    Boolean,
  );
}

/** A closing sign is not separated from the text before it. */
function unspaced(word: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of unspacedWords.segment(word)) {
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  }
  return parts;
}

/** Largest number of lines of a block of few words, and of words in a line of a block of many. */
const FEW_LINES = 6;
const WORDS_A_LINE = 4;

function breakWords(words: Word[], space: number, options: BlockOptions): Word[][] {
  const most = Math.min(Math.max(options.maxLines ?? FEW_LINES, Math.ceil(words.length / WORDS_A_LINE)), words.length);
  let best: Word[][] = [words];
  let least = Infinity;
  for (let count = 1; count <= most; count++) {
    const lines = evenBreak(words, space, count);
    const cost = blockCost(lines, space, options);
    if (cost < least) [best, least] = [lines, cost];
  }
  return best;
}

/** Width of some words as one line, at a height of 100. */
function widthOf(line: readonly Word[], space: number): number {
  return line.reduce((sum, { width, glued }, at) => sum + width + (at === 0 || glued ? 0 : space), 0);
}

/** The break into `count` lines with the smallest sum of squared widths (dynamic programming). */
function evenBreak(words: Word[], space: number, count: number): Word[][] {
  const n = words.length;
  const cost: number[][] = Array.from({ length: count + 1 }, () => new Array<number>(n + 1).fill(Infinity));
  const back: number[][] = Array.from({ length: count + 1 }, () => new Array<number>(n + 1).fill(0));
  (cost[0] as number[])[0] = 0;
  for (let line = 1; line <= count; line++) {
    for (let to = line; to <= n; to++) {
      for (let from = line - 1; from < to; from++) {
        const width = widthOf(words.slice(from, to), space);
        const total = (cost[line - 1]?.[from] ?? Infinity) + width ** 2 * (1 + danglingCost(words, from, to));
        if (total < (cost[line]?.[to] ?? Infinity)) {
          (cost[line] as number[])[to] = total;
          (back[line] as number[])[to] = from;
        }
      }
    }
  }
  const lines: Word[][] = [];
  for (let line = count, to = n; line > 0; line--) {
    const from = back[line]?.[to] ?? 0;
    lines.unshift(words.slice(from, to));
    to = from;
  }
  return lines;
}

/** A line should not end on "the" or "of", nor within a word. */
function danglingCost(words: readonly Word[], from: number, to: number): number {
  if (words[to]?.glued && words[to]?.text.length) return UNSPACED.test(words[to]?.text ?? '') ? 0.02 : 0.3;
  return to < words.length && to - from > 1 && isMinor(words[to - 1]?.text ?? '') ? 0.25 : 0;
}

function blockCost(lines: readonly Word[][], space: number, options: BlockOptions): number {
  const gap = 1 + (options.gap ?? 0.18);
  const heights = lines.map((line) =>
    Math.min((100 * options.width) / widthOf(line, space), options.maxLine ?? Infinity),
  );
  const total = heights.reduce((sum, height) => sum + height * gap, 0);
  const over = Math.max(0, total / options.maxHeight - 1);
  const under = Math.max(0, 1 - total / options.maxHeight);
  const ratio = Math.max(...heights) / Math.min(...heights);
  const wasted = lines.reduce((sum, line) => sum + minorCost(line), 0);
  return over * 2.2 + under * 1.25 + Math.max(0, ratio - 1) * 0.15 + wasted;
}

/** A line should not consist of small words only, least of all of one. */
function minorCost(line: readonly Word[]): number {
  if (!line.every(({ text }) => isMinor(text))) return 0;
  return line.length === 1 ? 1.6 : 0.12;
}

function stack(lines: string[], fount: Fount, options: BlockOptions): Block {
  const { width, maxHeight, tracking = 0, stretch = 1.12 } = options;
  const natural = lines.map((line) => setLine(line, fount, 400, tracking));
  const maxLine = options.maxLine ?? maxHeight;
  const heights = natural.map((line) => Math.min((400 * width) / line.bounds.w, maxLine));
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  const gap = Math.max(options.least ?? 0, mean * (options.gap ?? 0.18));
  const boxes = natural.map((line, index) => ((heights[index] ?? 0) / 400) * line.bounds.h);
  const total = boxes.reduce((sum, height) => sum + height, 0) + gap * (lines.length - 1);
  const gaps = gap * (lines.length - 1);
  const squeeze = Math.min(options.tall ?? 1, Math.max(0.3, maxHeight - gaps) / (total - gaps));
  let y = 0;
  const placed = natural.map((line, index) => {
    const scaleY = ((heights[index] ?? 0) / 400) * squeeze;
    const scaleX = Math.min(width / line.bounds.w, (scaleY / Math.max(1, squeeze)) * stretch);
    const set = moveTo(line, (width - line.bounds.w * scaleX) / 2, y, scaleX, scaleY);
    y += line.bounds.h * scaleY + gap;
    return set;
  });
  return { lines: placed, width, height: y - gap };
}

export function moveBlock(block: Block, x: number, y: number): Lettering[] {
  return block.lines.map((line) => moveTo(line, line.bounds.x + x, line.bounds.y + y));
}

export function fitLine(
  text: string,
  faceName: FaceName,
  slot: { cx: number; y: number; width: number; height: number; tracking?: number },
): Lettering {
  const line = setLine(text, fountFor(faceName, text), slot.height, slot.tracking);
  const scale = Math.min(1, slot.width / line.bounds.w);
  return moveTo(line, slot.cx - (line.bounds.w * scale) / 2, slot.y, scale);
}
