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

/** Printify's mockup of a design in one color. With several colors Printify does not say which mockup shows which. */
export function singleMockup({
  printify_mockup_urls: mockups,
  colors,
}: Pick<GenerationView, 'printify_mockup_urls' | 'colors'>): string | null {
  return (colors.length === 1 && mockups[0]) || null;
}

export const INK_NAMES: Readonly<Record<PrintInk, string>> = {
  original: 'as drawn',
  light: 'light ink',
  dark: 'dark ink',
};
