import type { GenerationRequest } from '../documents/generation-request.ts';

/** Those of a design's colors that are for sale. One always is: switches of colors that it no longer has do not count. */
export function colorsOnOf(colors: readonly string[], { colorsOff }: Pick<GenerationRequest, 'colorsOff'>): string[] {
  const on = colors.filter((color) => !colorsOff.includes(color));
  return on.length > 0 ? on : [...colors];
}

export function colorsOffOf(colors: readonly string[], colorsOn: readonly string[]): string[] {
  return colors.filter((color) => !colorsOn.includes(color));
}

/** Why a design cannot be sold in these colors, as a sentence for the seller; null where it can. */
export function faultOfColorsOn(colors: readonly string[], colorsOn: readonly string[]): string | null {
  const unknown = colorsOn.filter((color) => !colors.includes(color));
  if (unknown.length === 0) return null;
  return `This design was not made in ${listed(unknown.slice(0, 3))}. Choose from its colors: ${listed(colors)}.`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
