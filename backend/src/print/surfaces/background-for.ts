import { hexOf, rgbOf } from '../color/oklab.ts';
import { type InkProfile, inkProfile, legibilityOn } from '../inks/legibility.ts';
import type { Raster } from '../raster/raster.ts';

/** Lightness and strength of papers that are tinted with the picture's hue, the best liked first. */
const TINTS = [
  [0.955, 0.022],
  [0.9, 0.05],
  [0.46, 0.08],
  [0.36, 0.06],
  [0.24, 0.035],
] as const;
/** Share of the outline that may fade into the paper. */
const FADES = 0.12;
const GRAY = 0.03;
const WARM = Math.atan2(0.09, 0.03);

/** The color of paper on which the picture stands out: a tint of its own hue, light where light will do. */
export function backgroundFor(art: Raster): string {
  const profile = inkProfile(art);
  const hue = hueOf(profile);
  const papers = TINTS.map(([l, c]) => hexOf(rgbOf([l, c * Math.cos(hue), c * Math.sin(hue)])));
  const lost = papers.map((hex) => legibilityOn(profile, hex).edgeShare);
  const fine = lost.findIndex((share) => share <= FADES);
  return papers[fine >= 0 ? fine : lost.indexOf(Math.min(...lost))]!;
}

/** Of its vivid inks by area; a warm one for art without any. */
function hueOf({ colors, area }: InkProfile): number {
  let [a, b] = [0, 0];
  for (const [at, [, red, yellow]] of colors.entries()) {
    if (Math.hypot(red, yellow) < GRAY) continue;
    a += red * area[at]!;
    b += yellow * area[at]!;
  }
  return a === 0 && b === 0 ? WARM : Math.atan2(b, a);
}
