import { type Box, boundsOf, grow, pathData, type Shape, simplify, union } from '../canvas/geometry.ts';
import { drawPattern, PATTERNS, type Pattern } from '../canvas/patterns.ts';
import { clip, contour, group, type Piece, path } from '../canvas/svg.ts';
import { drawing, drawMotif } from '../figures/motif.ts';
import { emojiOf, glyphBoxes, type Lettering, lettersOf, shapeOf } from './lettering.ts';

/** Inks of letters: flat, outlined, a block with depth, or a sticker with a rim. Widths and offsets in canvas units. */
export interface Finish {
  fill: string;
  lower?: string;
  /** Solid shadow swept to the lower right. */
  depth?: { ink: string; dx: number; dy: number };
  outline?: { ink: string; width: number };
  rim?: { ink: string; width: number };
  highlight?: { ink: string; width: number };
  /** Instead of all other fills. */
  pattern?: Pattern | undefined;
}

/** Inks lines of text as one piece. All rims are under all outlines, and so on, so that lines may overlap. */
export function inkLettering(
  name: string,
  lines: readonly Lettering[],
  finish: Finish,
  ids: (p: string) => string,
): Piece {
  const faces = lines.map((line) => pathData(shapeOf(line)));
  const letters = lines.map((line) => pathData(lettersOf(line)));
  const swept = finish.depth ? lines.map((line) => pathData(sweep(shapeOf(line), finish.depth ?? NO_DEPTH))) : [];
  const edge = (finish.outline?.width ?? 0) * 2;
  const rim = finish.rim ? edge + finish.rim.width * 2 : 0;
  const solids = [...faces, ...swept];
  const parts = [
    ...(finish.rim ? solids.map((d) => contour(d, finish.rim?.ink ?? '', rim)) : []),
    ...(finish.outline ? solids.map((d) => contour(d, finish.outline?.ink ?? '', edge)) : []),
    ...swept.map((d) => path(d, { fill: finish.depth?.ink })),
    ...lines.map((line, index) => inkFace(line, letters[index] ?? '', finish, ids)),
    ...lines.flatMap(emojiOf).map(({ motif, box }) => drawMotif(drawing(motif), box, NATURAL, ids).svg),
  ];
  return {
    name,
    kind: 'lettering',
    svg: group({ 'data-text': escapeText(lines.map((line) => line.text).join(' ')) }, parts.join('')),
    bounds: finishedBounds(lines, finish),
    lines: lines.map((line) => line.text),
    glyphs: lines.flatMap(glyphBoxes),
    letterHeights: lines.map(tallestLetter),
  };
}

const tallestLetter = (line: Lettering) => Math.max(0, ...glyphBoxes(line).map(({ h }) => h));

/** Of the height of the letters. */
const PATTERN_UNIT = 0.2;

const NO_DEPTH = { dx: 0, dy: 0 };
const NATURAL = { mode: { kind: 'natural' } } as const;

export function finishReach(finish: Finish): number {
  return (finish.outline?.width ?? 0) + (finish.rim?.width ?? 0);
}

function finishedBounds(lines: readonly Lettering[], finish: Finish): Box {
  const bounds = union(lines.map((line) => line.bounds));
  const { dx, dy } = finish.depth ?? NO_DEPTH;
  const swept = union([bounds, { ...bounds, x: bounds.x + dx, y: bounds.y + dy }]);
  return grow(swept, finishReach(finish));
}

function inkFace(line: Lettering, d: string, finish: Finish, ids: (prefix: string) => string): string {
  if (!d) return '';
  const { pattern } = finish;
  if (pattern) {
    const print = drawPattern(pattern, line.bounds, tallestLetter(line) * PATTERN_UNIT);
    return path(d, { fill: PATTERNS[pattern] }) + clip(ids('face'), d, print);
  }
  const base = path(d, { fill: finish.fill });
  const details = faceDetails(line, d, finish);
  return details ? base + clip(ids('face'), d, details) : base;
}

function faceDetails(line: Lettering, d: string, finish: Finish): string {
  let out = '';
  if (finish.lower) out += path(pathData(lowerHalf(line)), { fill: finish.lower });
  if (finish.highlight) {
    const { ink, width } = finish.highlight;
    out += path(d, { fill: 'none', stroke: ink, 'stroke-width': width * 2 });
    const shifted = group({ transform: `translate(${width} ${width})` }, path(d, { fill: finish.fill }));
    out += finish.lower ? shifted + path(pathData(lowerHalf(line)), { fill: finish.lower }) : shifted;
  }
  return out;
}

/** The lower part of a line, glyph by glyph, so that it follows a bent line. */
function lowerHalf(line: Lettering): Shape {
  return line.glyphs
    .filter(({ shape, motif }) => shape.length > 0 && !motif)
    .map(({ shape }) => {
      const box = boundsOf(shape);
      const middle = box.y + box.h * 0.54;
      return [
        box.x - 2,
        middle,
        box.x + box.w + 2,
        middle,
        box.x + box.w + 2,
        box.y + box.h + 2,
        box.x - 2,
        box.y + box.h + 2,
      ];
    });
}

/** The area that a shape sweeps when it moves by (dx, dy): a parallelogram for each edge, all of one direction. */
function sweep(shape: Shape, { dx, dy }: { dx: number; dy: number }): Shape {
  const out: Shape = [];
  for (const ring of simplify(shape, 1.5)) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
      const [nx, ny] = [ring[(at + 2) % ring.length] ?? 0, ring[(at + 3) % ring.length] ?? 0];
      const clockwise = (nx - x) * dy - (ny - y) * dx > 0;
      const quad = [x, y, nx, ny, nx + dx, ny + dy, x + dx, y + dy];
      out.push(clockwise ? quad : [x, y, x + dx, y + dy, nx + dx, ny + dy, nx, ny]);
    }
  }
  return out;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
