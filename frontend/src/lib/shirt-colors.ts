/** Shown for a color whose name the server does not know; the same gray as the server's. */
export const UNKNOWN_COLOR_HEX = '#9ca3af';

/**
 * The server's hexes of the few colors that are shown without asking it: on the pages for visitors, before the catalog
 * is read, and for the light and the dark shirt of a review.
 */
export const SAMPLE_COLORS = {
  White: '#fbfbfa',
  Black: '#141415',
  Navy: '#1d2740',
  'Heather Grey': '#b3b5b7',
  Maroon: '#57202f',
  'Forest Green': '#203f2f',
  Sand: '#d6c8ad',
  Natural: '#f1e8d6',
} as const;

export type SampleColor = keyof typeof SAMPLE_COLORS;

/** Whether a shirt of this color (`#rrggbb`) is so dark that what lies on it must be light. */
export function isDarkColor(hex: string): boolean {
  const channel = (from: number) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) < 0.25;
}
