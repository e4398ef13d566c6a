import type { Raster } from '../raster/raster.ts';
import { type Background, isKey } from './background/background.ts';
import { ART, type Cut, type Distances, ENCLOSED, OPEN } from './regions/regions.ts';
import type { SettledDistances } from './texture/settle.ts';
import { cutAlongBoard } from './texture/squares.ts';

// Measured on 240 pictures with a known matte (10 kinds of art, new, worn and compressed, 8 backgrounds, 420 pixels): of
// 191 good cuts (alpha error up to 1.5 %) 15 are below this limit, of 49 worse cuts 28. The others are mostly compressed
// lines, glow on noise, and white on white.
export const confidenceLimit = 0.6;

/** Share of the border that fits the model, for no and for full confidence: art may touch half of it. */
const FIT = { least: 0.2, full: 0.5 };
/** Enclosed share where the background is no key color: up to `few` are counters, from `many` perhaps white ink. */
const OPENED = { few: 0.04, many: 0.09 };
/** From here on the neighbors of a pixel agree that it is art. */
const DECIDED = 0.9;
/** Share of the art that must be solid for a judgment; a line drawing is mostly edge. */
const LEAST_SOLID = 0.25;

export function trust(
  raster: Raster,
  background: Background,
  distances: SettledDistances,
  cut: Cut,
  enclosed: number,
): number {
  const { marks } = cut;
  const { art, solid, alike } = countArt(background, distances, cut);
  const fit = between(background.inliers, FIT.least, FIT.full);
  const quiet = 1 - 0.35 * Math.min(1, background.sigma / 10);
  const apart = 1 - 0.7 * Math.min(1, (4 * alike) / Math.max(1, solid, LEAST_SOLID * art));
  const share = art / marks.length;
  const sensible = share < 0.004 || share > 0.93 ? 0.4 : 1;
  const ambiguous = isKey(background) ? 1 : 1 - 0.5 * between(enclosed, OPENED.few, OPENED.many);
  const outlined = 1 - 0.6 * between(faintEdges(background, distances.measured, cut), FAINT.few, FAINT.many);
  const along = background.board ? cutAlongBoard(raster, background.board, marks) : 0;
  const whole = 1 - 0.6 * between(along, ALONG_BOARD.few, ALONG_BOARD.many);
  return Math.round(1000 * fit * quiet * apart * sensible * ambiguous * outlined * whole) / 1000;
}

/** Pixels of art, those far from its edge, and those of them that are like the background. */
function countArt(background: Background, { settled, sides }: SettledDistances, { marks, band }: Cut) {
  // On a checkerboard each second square shows what is art.
  const unsure = background.board ? background.threshold : background.threshold * 1.5 + 6;
  let [art, solid, alike] = [0, 0, 0];
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] === OPEN || marks[i] === ENCLOSED) continue;
    art++;
    if (band[i]) continue;
    solid++;
    if (settled.data[i]! < unsure && !(sides && sides[i]! > DECIDED)) alike++;
  }
  return { art, solid, alike };
}

// Limits are from the pictures of test/support/art/cut-out-cases.ts, at 420, 840 and 1024 pixels: see decision 40.

/** Three pixels within an edge of the art, ink is at least this far from the background, in levels and in thresholds. */
const INK = { levels: 12, thresholds: 1.5 };
const WITHIN = 3;
/** Share of edges without such ink, for full and for least confidence. */
const FAINT = { few: 0.05, many: 0.25 };

/** Share of edges that lie along a checkerboard's lines in art of its gray, for full and for least confidence. */
const ALONG_BOARD = { few: 0.05, many: 0.08 };

/** Where the art's edge is no edge in the picture, nor a blurred one, it may lie elsewhere. */
function faintEdges({ threshold }: Background, { data: far, width }: Distances, { marks, blurred }: Cut): number {
  const least = Math.max(INK.levels, INK.thresholds * threshold);
  let edges = 0;
  let faint = 0;
  const steps = [-1, 1, -width, width];
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] !== OPEN && marks[i] !== ENCLOSED) continue;
    for (const step of steps) {
      if (marks[i + step] !== ART || marks[i + WITHIN * step] !== ART) continue;
      edges++;
      if (blurred[i + step]) continue;
      if (far[i + WITHIN * step]! < least) faint++;
    }
  }
  return faint / Math.max(1, edges);
}

function between(value: number, least: number, most: number): number {
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}
