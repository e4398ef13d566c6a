/** The context of every layout, and helpers for setting type. */

import { type Box, union } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import type { ShirtTone, Style } from '../canvas/style.ts';
import type { Piece } from '../canvas/svg.ts';
import type { Idea } from '../idea/idea.ts';
import { type Palette, typeAccent, typeInk } from '../inks/palette.ts';
import type { Finish } from '../lettering/finish.ts';
import { finishReach, inkLettering } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { bend, type Envelope, glyphBoxes, type Lettering, moveTo, warpLines } from '../lettering/lettering.ts';
import { type BlockOptions, fitBlock, fitLine, moveBlock } from '../lettering/lines.ts';
import type { Patterns } from '../words/patterns.ts';
import type { Setting } from '../words/scenes.ts';

export interface Studio {
  idea: Idea;
  settings: ReadonlySet<Setting>;
  /** Colors that the idea names for its pictures. */
  dyes: ReadonlyMap<string, string>;
  patterns: Patterns;
  style: Style;
  shirtTone: ShirtTone;
  palette: Palette;
  random: Random;
  ids: (prefix: string) => string;
  /** How much taller the canvas is, for its width, than a shirt's: words get more lines or fewer. */
  stretch: number;
  /** A plain line that would be set smaller is broken into several. Units of the layouts. */
  leastLetters: number;
  /** Chosen by hand for the large letters. */
  face?: FaceName | undefined;
}

/** Chance is asked in any case, so that a face chosen by hand changes nothing else. */
export function pickFace({ random, face }: Studio, faces: readonly FaceName[]): FaceName {
  const picked = random.pick(faces);
  return face ?? picked;
}

export const CX = 2250;

export interface SetPiece {
  piece: Piece;
  /** The foot of its ink, where the next thing may start. */
  foot: number;
}

/** Centered on the canvas, the top of its ink at `y`. With an `accent`, the tallest line gets that ink. */
export function setBlock(
  studio: Studio,
  name: string,
  text: string,
  y: number,
  options: BlockOptions,
  finish: Finish,
  accent?: string,
): SetPiece {
  const patterned = { ...finish, pattern: studio.patterns.letters };
  const reach = finishReach(finish);
  const width = options.width - 2 * reach - Math.abs(finish.depth?.dx ?? 0);
  const maxHeight = options.maxHeight * studio.stretch;
  const block = fitBlock(text, { ...options, width, maxHeight, least: lineGap(finish) });
  const lines = warpLines(moveBlock(block, CX - block.width / 2, y + reach), options.warp ?? 'none');
  if (!accent || lines.length < 2 || patterned.pattern) return inked(studio, name, lines, patterned);
  const tallest = lines.reduce((best, line) => (line.bounds.h > best.bounds.h * 1.04 ? line : best));
  const rest = inkLettering(
    name,
    lines.filter((line) => line !== tallest),
    finish,
    studio.ids,
  );
  const strong = inkLettering(name, [tallest], { ...finish, fill: accent }, studio.ids);
  const piece = { ...joined(rest, strong), lines: lines.map((line) => line.text) };
  return { piece, foot: piece.bounds.y + piece.bounds.h };
}

function joined(one: Piece, other: Piece): Piece {
  return {
    ...one,
    svg: one.svg + other.svg,
    bounds: union([one.bounds, other.bounds]),
    glyphs: [...(one.glyphs ?? []), ...(other.glyphs ?? [])],
    letterHeights: [...(one.letterHeights ?? []), ...(other.letterHeights ?? [])],
  };
}

/** Least distance of two lines: contours may touch, a shadow may not reach the letters below. */
function lineGap(finish: Finish): number {
  return (finish.outline?.width ?? 0) * (finish.rim ? 1.6 : 2.2) + Math.abs(finish.depth?.dy ?? 0);
}

/** One line bent by an envelope, the top of its ink at `y`. */
export function setBent(
  studio: Studio,
  name: string,
  text: string,
  y: number,
  slot: { face: FaceName; width: number; height: number; tracking?: number },
  envelope: (height: number) => Envelope,
  finish: Finish,
): SetPiece {
  const reach = finishReach(finish);
  const width = slot.width - 2 * reach;
  const line = fitLine(text, slot.face, { cx: CX, y: 0, width, height: slot.height, tracking: slot.tracking });
  const bent = bend(line, envelope(line.bounds.h));
  const patterned = { ...finish, pattern: studio.patterns.letters };
  return inked(studio, name, [moveTo(bent, bent.bounds.x, y + reach)], patterned);
}

/** One plain line, the top of its ink at `y`; several where one would be too small to read. */
export function setPlain(
  studio: Studio,
  name: string,
  text: string,
  y: number,
  slot: { face: FaceName; width: number; height: number; tracking?: number },
  finish: Finish,
): SetPiece {
  const line = fitLine(text, slot.face, { cx: CX, y, ...slot });
  const least = studio.leastLetters;
  const tallest = Math.max(0, ...glyphBoxes(line).map(({ h }) => h));
  if (tallest >= least) return inked(studio, name, [line], finish);
  return inked(studio, name, readableLines(text, y, { ...slot, tallest, least }, finish), finish);
}

const LINE_GAP = 0.45;

function readableLines(
  text: string,
  y: number,
  slot: { face: FaceName; width: number; height: number; tracking?: number; tallest: number; least: number },
  finish: Finish,
): Lettering[] {
  const { face, width, height, tracking, tallest, least } = slot;
  const lines = Math.ceil(least / tallest);
  const maxLine = Math.max(least, Math.min(height, least * 1.3));
  const block = fitBlock(text, {
    face,
    width,
    maxHeight: lines * maxLine * (1 + LINE_GAP),
    maxLine,
    gap: LINE_GAP,
    least: lineGap(finish) + 2 * finishReach(finish),
    maxLines: lines + 1,
    ...(tracking !== undefined && { tracking }),
  });
  return moveBlock(block, CX - block.width / 2, y);
}

function inked(studio: Studio, name: string, lines: readonly Lettering[], finish: Finish): SetPiece {
  const piece = inkLettering(name, lines, finish, studio.ids);
  return { piece, foot: piece.bounds.y + piece.bounds.h };
}

export function plainInk(studio: Studio): string {
  return typeInk(studio.palette, studio.shirtTone);
}

export function plainAccent(studio: Studio): string {
  return typeAccent(studio.palette, studio.shirtTone);
}

/** A contour in the darkest ink; none on dark shirts, where it would only hide the edge inside it. */
export function darkContour({ palette, shirtTone }: Studio, width: number): { ink: string; width: number } | undefined {
  return shirtTone === 'dark' ? undefined : { ink: palette.ink, width };
}

/** The outermost contour, in the lightest ink; none on light shirts, where it is not visible. */
export function lightContour(
  { palette, shirtTone }: Studio,
  width: number,
): { ink: string; width: number } | undefined {
  return shirtTone === 'light' ? undefined : { ink: palette.paper, width };
}

export function slot(x: number, y: number, w: number, h: number): Box {
  return { x, y, w, h };
}
