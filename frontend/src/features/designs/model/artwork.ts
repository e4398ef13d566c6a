import type { GenerationPrint } from '../../../api/model/generationPrint.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintInk } from '../../../api/model/printInk.ts';

/** The print of a color: the one made for it, else the first. */
export function printFor({ prints }: GenerationView, color: string | undefined): GenerationPrint | undefined {
  return prints.find(({ colors }) => color !== undefined && colors.includes(color)) ?? prints[0];
}

/** The picture to lay on a shirt of this color, with the ink that is printed on it. */
export function artFor(generation: GenerationView, color: string | undefined): string | null {
  return printFor(generation, color)?.image_url ?? generation.image_url;
}

/** Printify's mockup; null where there are several colors, of which nobody says which mockup shows which. */
export function singleMockup({ printify_mockup_urls: mockups, colors }: GenerationView): string | null {
  return (colors.length === 1 && mockups[0]) || null;
}

export const INK_NAMES: Readonly<Record<PrintInk, string>> = {
  original: 'as drawn',
  light: 'light ink',
  dark: 'dark ink',
};
