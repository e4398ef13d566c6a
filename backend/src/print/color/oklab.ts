/** OKLab (Björn Ottosson, 2020): distances in it follow the differences that eyes see. */

export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** Lightness 0-1, then the green-red and blue-yellow axes, about -0.4 to 0.4. */
export type Lab = [l: number, a: number, b: number];

export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

export function labOf(red: number, green: number, blue: number): Lab {
  return labOfLinear(LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!);
}

export function labOfLinear(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** sRGB bytes, clipped to the gamut. */
export function rgbOf([lightness, a, b]: Lab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function toByte(linear: number): number {
  return Math.round(255 * toGamma(Math.min(1, Math.max(0, linear))));
}

export function labDistance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

export function parseHex(hex: string): [number, number, number] {
  const match = /^#?([0-9a-f]{6})$/i.exec(hex.trim());
  if (!match) return parseHex(UNKNOWN_HEX);
  const value = Number.parseInt(match[1]!, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hexOf(rgb: readonly number[]): string {
  return `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const UNKNOWN_HEX = '#9ca3af';
