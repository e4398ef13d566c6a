import { UNKNOWN_COLOR_HEX } from '../../../lib/shirt-colors.ts';

/** Which inks a shirt needs. */
export type Tone = 'light' | 'dark';

export interface ShirtColor {
  name: string;
  hex: string;
  tone: Tone;
}

/** The chosen shirts, each with the tone of the inks that Press draws for it. */
export function shirtColorsOf(known: readonly { name: string; hex: string }[], names: readonly string[]): ShirtColor[] {
  return names.map((name) => {
    const hex = known.find((color) => color.name === name)?.hex ?? UNKNOWN_COLOR_HEX;
    return { name, hex, tone: lightnessOf(hex) < DARK_LIGHTNESS ? 'dark' : 'light' };
  });
}

/** As the server groups shirts by the inks that they need. */
const DARK_LIGHTNESS = 0.58;

/** OKLab's. */
function lightnessOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
