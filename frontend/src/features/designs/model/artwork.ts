import type { ConceptImage } from '../../../api/model/conceptImage.ts';
import type { GenerationPrint } from '../../../api/model/generationPrint.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintInk } from '../../../api/model/printInk.ts';
import type { PrintifyVariantColor } from '../../../api/model/printifyVariantColor.ts';
import { SAMPLE_COLORS, UNKNOWN_COLOR_HEX } from '../../../lib/shirt-colors.ts';

/** The print file for a color, else the first. */
export function printFor({ prints }: Pick<GenerationView, 'prints'>, color: string): GenerationPrint | undefined {
  return prints.find(({ colors }) => colors.includes(color)) ?? prints[0];
}

/** The picture to show on a shirt of this color, in the ink version for that color. */
export function artFor(generation: Pick<GenerationView, 'prints' | 'image_url'>, color: string): string | null {
  return printFor(generation, color)?.image_url ?? generation.image_url;
}

export interface ArtOnColor {
  generation: Pick<GenerationView, 'prints' | 'image_url'>;
  /** Of its shirts, by name. */
  colors: readonly string[];
  /** The shirt colors with their hexes; may be empty. */
  palette: readonly Pick<PrintifyVariantColor, 'color' | 'hex'>[];
}

/** Black and white show what is made for dark and for light shirts. */
const HEX_FOR_INK: Readonly<Record<PrintInk, string>> = {
  light: SAMPLE_COLORS.Black,
  dark: SAMPLE_COLORS.White,
  original: UNKNOWN_COLOR_HEX,
};

/** The picture for a design's first color, and that color; where nobody knows it, one that shows the inks. */
export function artOnColor({ generation, colors: [color = ''], palette }: ArtOnColor) {
  const ink = printFor(generation, color)?.ink ?? 'original';
  const hex = palette.find((one) => one.color === color)?.hex ?? HEX_FOR_INK[ink];
  return { src: artFor(generation, color), hex };
}

/** The picture of a concept in the inks for a color, else the first. */
export function conceptImageFor(images: ConceptImage[], color: string): ConceptImage | undefined {
  return images.find(({ colors }) => colors.includes(color)) ?? images[0];
}

export const INK_NAMES: Readonly<Record<PrintInk, string>> = {
  original: 'as drawn',
  light: 'light ink',
  dark: 'dark ink',
};
