import type { RetouchInk } from '../../../../api/model/retouchInk.ts';

const NAMES = ['ink', 'paper', 'main', 'accent', 'second', 'third'] as const;

/** How bright a color is, 0 to 1. */
export function brightness(hex: string): number {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The inks of a picture in those of a palette: the darkest in the darkest, the lightest in the lightest. */
export function inPalette(
  inks: readonly RetouchInk[],
  palette: Readonly<Record<(typeof NAMES)[number], string>>,
): RetouchInk[] {
  const byBrightness = (one: string, other: string) => brightness(one) - brightness(other);
  const wanted = [...new Set(NAMES.map((name) => palette[name]))].toSorted(byBrightness);
  const sorted = inks.map(({ from }) => from).toSorted(byBrightness);
  return inks.map(({ from }) => {
    const rank = sorted.length < 2 ? 0 : sorted.indexOf(from) / (sorted.length - 1);
    return { from, to: wanted[Math.round(rank * (wanted.length - 1))] ?? from };
  });
}
