/** Color arithmetic in OKLab (Björn Ottosson, 2020), where distances behave as eyes do. */

export interface Lab {
  /** Lightness, 0 black to 1 white. */
  l: number;
  a: number;
  b: number;
}

/** Reads `#rrggbb`. */
export function toLab(hex: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const [r = 0, g = 0, b = 0] = [red, green, blue];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Writes `#rrggbb`; what lies outside sRGB is clipped per channel. */
export function toHex({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
    .map((channel) =>
      Math.round(255 * encoded(Math.min(1, Math.max(0, channel))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Perceived difference; 0.02 is just visible, 0.13 is the legibility limit on cloth, 1 is black on white. */
export function distance(one: string, other: string): number {
  const [p, q] = [toLab(one), toLab(other)];
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

/** `share` of the second color in the first. */
export function mix(one: string, other: string, share: number): string {
  const [p, q] = [toLab(one), toLab(other)];
  const blend = (from: number, to: number) => from + (to - from) * share;
  return toHex({ l: blend(p.l, q.l), a: blend(p.a, q.a), b: blend(p.b, q.b) });
}

/** The same hue, lighter or darker by an amount of lightness. */
export function shade(hex: string, amount: number): string {
  const lab = toLab(hex);
  return toHex({ ...lab, l: Math.min(0.99, Math.max(0.05, lab.l + amount)) });
}

export function lightness(hex: string): number {
  return toLab(hex).l;
}

/** Strength of the hue: 0 grey, about 0.25 a vivid ink. */
export function chroma(hex: string): number {
  const { a, b } = toLab(hex);
  return Math.hypot(a, b);
}
