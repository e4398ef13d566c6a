/** "A red balloon": a picture in the color that its idea names. */
import { chroma, distance, hue, lightness, shade } from '../inks/color.ts';
import type { Drawing } from './motif.ts';
import { type MotifPath, shaded } from './notation/head.ts';
import { areasByFill } from './paths.ts';

/** Of the largest area: what is as large as this is seen at once. */
const SEEN = 0.45;
const NEAR = 0.13;
const GRAY = 0.045;
/** Degrees between colors of one coat. */
const KIN = 42;

/** What is named with its color, as a pink bow, is printed as it is drawn. */
export const OWN_COLOR = 'own';

interface Dyed {
  picture: Drawing;
  /** Fills that are of the color that is asked for. */
  dyes: string[];
}

export function dyed(source: Drawing, dye: string): Dyed {
  const areas = areasByFill(source);
  const main = mainFill(areas);
  if (!main) return { picture: source, dyes: [] };
  const coat = [...areas.keys()].filter((fill) => isKin(fill, main));
  if (dye === OWN_COLOR || isOfColor(main, dye)) return { picture: source, dyes: coat };
  // Of red wine in a glass the wine is red.
  const shown = seenFills(areas, main).filter((fill) => isOfColor(fill, dye));
  if (shown.length > 0 && chroma(main) <= GRAY && chroma(dye) > GRAY) return { picture: source, dyes: shown };
  const gaudy = seenFills(areas, main).filter((fill) => chroma(fill) > GRAY && chroma(main) > GRAY);
  return inColor(source, main, [...new Set([...coat, ...gaudy])], dye);
}

const mainFill = (areas: ReadonlyMap<string, number>) => [...areas].sort(([, p], [, q]) => q - p)[0]?.[0];

/** Which areas of a picture are of its main color, lit or in the shade: places in its list. */
export function coatAreas(source: Drawing): ReadonlySet<number> {
  const areas = areasByFill(source);
  const main = mainFill(areas);
  const coat = new Set([...areas.keys()].filter((fill) => main && isKin(fill, main)));
  for (const [dark, lit] of source.shades ?? []) if (coat.has(lit)) coat.add(dark);
  return new Set(source.paths.flatMap(([fill, , width], at) => (width === undefined && coat.has(fill) ? [at] : [])));
}

function inColor(source: Drawing, main: string, coat: readonly string[], dye: string): Dyed {
  const fills = new Map(coat.map((fill) => [fill, shade(dye, (lightness(fill) - lightness(main)) * 0.8)]));
  const shades = new Map<string, string>();
  const all = new Map(fills);
  for (const [dark, lit] of source.shades ?? []) {
    const base = fills.get(lit) ?? lit;
    const next = fills.has(lit) ? shaded(base) : dark;
    shades.set(next, base);
    all.set(dark, next);
  }
  const paths = source.paths.map(([fill, ...rest]) => [all.get(fill) ?? fill, ...rest] as MotifPath);
  return { picture: { ...source, paths, shades }, dyes: [...fills.values()] };
}

const seenFills = (areas: ReadonlyMap<string, number>, main: string) =>
  [...areas].filter(([, area]) => area >= (areas.get(main) ?? 0) * SEEN).map(([fill]) => fill);

const isOfColor = (fill: string, dye: string) =>
  distance(fill, dye) < NEAR || (chroma(fill) > GRAY && chroma(dye) > GRAY && between(fill, dye) < KIN / 2);

/** Shades of one color; of grays those that are about as light. */
function isKin(fill: string, main: string): boolean {
  if (fill === main) return true;
  if (chroma(main) > GRAY) return chroma(fill) > GRAY && between(fill, main) < KIN;
  return chroma(fill) <= GRAY && Math.abs(lightness(fill) - lightness(main)) < 0.22;
}

function between(one: string, other: string): number {
  const apart = Math.abs(hue(one) - hue(other)) % 360;
  return Math.min(apart, 360 - apart);
}
