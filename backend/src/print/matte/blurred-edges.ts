import type { Background } from './background/background.ts';
import { ART, type Distances, OPEN, regionsOf } from './regions/regions.ts';

/** Steps from the background to the ink of an edge: more than antialiasing takes, up to what a blur takes. */
const SHORTEST = 5;
const LONGEST = 28;
/** Where colors stop changing, the ink begins: least rise of a step, as a share; a blur ends slowly. */
const SLOWEST_RISE = 0.012;
/** Largest step within a blur, as a share of the ink's distance: a blur of two pixels takes a fifth. */
const LARGEST_STEP = 0.25;

/** A blur begins no further than this from the background. */
const FIRST = LARGEST_STEP * 441;

/** Pixels beside the way up that belong to the same edge. */
const AROUND = 2;

const PATH = new Int32Array(LONGEST + 1);

const { max } = Math;

/** Marks edges that a blur made, and drops the dust around them: the color climbs slowly and evenly from the background to the ink. */
export function blurredEdges(background: Background, distances: Distances, marks: Uint8Array): Uint8Array {
  const { data: far, width, height } = distances;
  const blurred = new Uint8Array(far.length);
  const slack = 2.5 * background.noise + 0.25 * background.ripple;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (marks[i] !== ART || far[i]! > FIRST || !touchesBackground(marks, width, i)) continue;
      const steps = climb(distances, slack, i, PATH);
      if (steps < SHORTEST || steps === LONGEST || !isEven(far, slack, PATH, steps)) continue;
      for (let n = 0; n < steps; n++) markAround(blurred, width, PATH[n]!);
    }
  }
  if (blurred.includes(1)) dropDust(background, distances, marks);
  return blurred;
}

/** Where a blur ends, compression leaves islands of up to so many pixels and thresholds beside it. */
const DUST = { size: 12, furthest: 4 };

function dropDust({ threshold }: Background, distances: Distances, marks: Uint8Array): void {
  const { pixels, regions } = regionsOf(distances, (i) => marks[i] === ART);
  for (const { from, to } of regions) {
    const island = pixels.subarray(from, to);
    if (island.length > DUST.size || island.some((i) => distances.data[i]! > DUST.furthest * threshold)) continue;
    for (const i of island) marks[i] = OPEN;
  }
}

const touchesBackground = (marks: Uint8Array, width: number, i: number): boolean =>
  marks[i - 1] !== ART || marks[i + 1] !== ART || marks[i - width] !== ART || marks[i + width] !== ART;

/** Follows the steepest way up; returns the number of steps. */
function climb(distances: Distances, slack: number, start: number, path: Int32Array): number {
  const { data: far } = distances;
  path[0] = start;
  for (let n = 0; n < LONGEST; n++) {
    const next = highestAround(distances, path[n]!);
    if (far[next]! <= far[path[n]!]! * (1 + SLOWEST_RISE) + slack) return n;
    path[n + 1] = next;
  }
  return LONGEST;
}

/** Where the steepest way up from a pixel ends. */
export function topOf(distances: Distances, slack: number, start: number): number {
  const steps = climb(distances, slack, start, PATH);
  return PATH[steps]!;
}

function isEven(far: Float32Array, slack: number, path: Int32Array, steps: number): boolean {
  const most = LARGEST_STEP * far[path[steps]!]! + slack;
  let below = 0;
  for (let n = 0; n <= steps; n++) {
    if (far[path[n]!]! - below > most) return false;
    below = far[path[n]!]!;
  }
  return true;
}

function markAround(marked: Uint8Array, width: number, i: number): void {
  for (let row = i - AROUND * width; row <= i + AROUND * width; row += width)
    marked.fill(1, max(0, row - AROUND), max(0, row + AROUND + 1));
}

/** The pixel furthest from the background among this one and the eight around it. */
export function highestAround({ data: far, width, height }: Distances, i: number): number {
  const x = i % width;
  const y = (i - x) / width;
  let best = i;
  for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
    for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
      const j = i + dy * width + dx;
      if (far[j]! > far[best]!) best = j;
    }
  }
  return best;
}
