import { hexOf, type Lab, labDistance, labOfLinear, rgbOf, toLinear } from '../../print/index.ts';

/** In full precision, not by print's table of bytes: a seed must give the same design forever. */
function labOf(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = bytesOf(hex).map((byte) => toLinear(byte / 255));
  return labOfLinear(red, green, blue);
}

/** The three bytes of `#rrggbb`; NaN where it is none, as in a few pictures of motifs.json ("silver"). */
export function bytesOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Perceived difference; 0.02 is just visible, 0.13 is the legibility limit on a shirt, 1 is black on white. */
export function distance(one: string, other: string): number {
  return labDistance(labOf(one), labOf(other));
}

/** `share` of the second color in the first. */
export function mix(one: string, other: string, share: number): string {
  const [p, q] = [labOf(one), labOf(other)];
  const blend = (from: number, to: number) => from + (to - from) * share;
  return hexOf(rgbOf([blend(p[0], q[0]), blend(p[1], q[1]), blend(p[2], q[2])]));
}

export function shade(hex: string, amount: number): string {
  const [l, a, b] = labOf(hex);
  return hexOf(rgbOf([Math.min(0.99, Math.max(0.05, l + amount)), a, b]));
}

/** The same hue, its lightness within the bounds. */
export function clampLightness(hex: string, low: number, high: number): string {
  const [l, a, b] = labOf(hex);
  return hexOf(rgbOf([Math.min(high, Math.max(low, l)), a, b]));
}

export function lightness(hex: string): number {
  return labOf(hex)[0];
}

/** Strength of the hue: 0 gray, about 0.25 a vivid ink. */
export function chroma(hex: string): number {
  const [, a, b] = labOf(hex);
  return Math.hypot(a, b);
}

/** Degrees. */
export function hue(hex: string): number {
  const [, a, b] = labOf(hex);
  return (Math.atan2(b, a) * 180) / Math.PI;
}
