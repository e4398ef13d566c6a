import type { ConceptImage } from '../../../api/model/conceptImage.ts';
import type { GenerationPrint } from '../../../api/model/generationPrint.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintInk } from '../../../api/model/printInk.ts';

/** The print file for a color, else the first. */
export function printFor({ prints }: Pick<GenerationView, 'prints'>, color: string): GenerationPrint | undefined {
  return prints.find(({ colors }) => colors.includes(color)) ?? prints[0];
}

/** The picture to show on a shirt of this color, in the ink version for that color. */
export function artFor(generation: Pick<GenerationView, 'prints' | 'image_url'>, color: string): string | null {
  return printFor(generation, color)?.image_url ?? generation.image_url;
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
