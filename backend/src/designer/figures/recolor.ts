/** The inks that a picture is printed in. */
import { chroma, distance, hue, lightness, mix } from '../inks/color.ts';
import { hasTag } from './catalog.ts';
import { dyed } from './dye.ts';
import type { Drawing } from './motif.ts';
import { type MotifPath, SHADE } from './notation/head.ts';
import { inkOf as namedInk } from './notation/inks.ts';
import { areasByFill } from './paths.ts';

export type InkMode =
  | { kind: 'natural' }
  /** The nearest of the given inks. */
  | { kind: 'inks'; inks: readonly string[] }
  /** Dark to light by rank of lightness: linocut. Of colored ones the lightest is only for what is pale itself. */
  | { kind: 'tones'; tones: readonly string[]; isColored?: boolean };

const SKIN = namedInk('skin');

/** A color that the idea names is printed as it is. */
export function recolor(source: Drawing, mode: InkMode, dye?: string): Drawing {
  const { picture, dyes } = dye ? dyed(source, dye) : { picture: source, dyes: [] };
  return mode.kind === 'natural' ? picture : inInks(picture, dyes, mode);
}

function inInks(source: Drawing, dyes: readonly string[], mode: Exclude<InkMode, { kind: 'natural' }>): Drawing {
  const areas = areasByFill(source.partOf ?? source);
  const colors = [...areas.keys()].sort((p, q) => (areas.get(q) ?? 0) - (areas.get(p) ?? 0));
  const inkOf = mode.kind === 'inks' ? nearestInks(colors, mode.inks) : tonesByRank(colors, mode);
  for (const fill of [...dyes, ...skins(source, colors, mode), ...vivid(source, colors)]) inkOf.set(fill, fill);
  const dark = mode.kind === 'inks' ? mode.inks[0] : mode.tones[0];
  for (const [shaded, base] of (source.partOf ?? source).shades ?? []) {
    inkOf.set(shaded, mix(inkOf.get(base) ?? base, dark ?? base, SHADE * 1.25));
  }
  const paths = source.paths.map(([color, ...rest]) => [inkOf.get(color) ?? color, ...rest] as MotifPath);
  return { ...source, paths };
}

/** Skin is printed as it is: the nearest ink of a palette may be a gray. Styles of a few tones have no ink for it. */
function skins({ name }: Drawing, colors: readonly string[], mode: InkMode): string[] {
  if (mode.kind !== 'inks') return [];
  return hasTag(name, 'person') ? colors.filter(isSkin) : colors.filter((color) => color === SKIN);
}

/** Stripes of a rainbow and the blue of water are what an idea asks for. */
const vivid = ({ name }: Drawing, colors: readonly string[]): string[] =>
  hasTag(name, 'vivid') ? colors.filter((color) => chroma(color) > 0.08) : [];

/** From pale to dark, and no gold, brick or khaki. */
const isSkin = (color: string) =>
  hue(color) > 35 && hue(color) < 80 && chroma(color) > 0.03 && chroma(color) < 0.125 && lightness(color) > 0.38;

/** Colors of larger areas choose their ink first; colors that differ should get different inks. */
function nearestInks(colors: readonly string[], inks: readonly string[]): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const color of colors) {
    const cost = (ink: string) => {
      const merged = [...chosen].some(([other, taken]) => distance(color, other) > 0.16 && distance(ink, taken) < 0.07);
      const gaudy = Math.max(0, chroma(ink) - chroma(color) - 0.03);
      const dull = Math.max(0, chroma(color) - chroma(ink) - 0.05);
      const light = Math.abs(lightness(color) - lightness(ink));
      return distance(color, ink) + 0.5 * light + 1.3 * gaudy + 0.9 * dull + (merged ? 0.3 : 0);
    };
    chosen.set(
      color,
      inks.reduce((best, ink) => (cost(ink) < cost(best) ? ink : best), inks[0] ?? color),
    );
  }
  return chosen;
}

const DARK = 0.5;
const PALE = 0.86;

type Tones = Extract<InkMode, { kind: 'tones' }>;

function tonesByRank(colors: readonly string[], { tones, isColored = false }: Tones): Map<string, string> {
  const lights = colors.map(lightness);
  const [low, high] = [Math.min(...lights), Math.max(...lights)];
  const span = Math.max(0.15, high - low);
  return new Map(
    colors.map((color) => {
      const rank = (lightness(color) - low) / span;
      // What is not dark itself is never drawn in the darkest inks: a strawberry would be a blot.
      const least = lightness(color) > DARK ? tones.length - 2 : 0;
      const most = isColored && lightness(color) < PALE ? tones.length - 2 : tones.length - 1;
      return [color, tones[Math.min(most, Math.max(least, Math.floor(rank * tones.length)))] ?? color];
    }),
  );
}
