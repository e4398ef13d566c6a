/** A shirt color that can be ordered, in the sizes it comes in. */
export interface ShirtColor {
  color: string;
  /** The cloth in neutral light, `#rrggbb`. */
  hex: string;
  variants: string[];
}

/** Stands for a color whose look we do not know. */
export const UNKNOWN_HEX = '#9a9a9a';

/** The cloth of each catalog color, for what is shown without asking the server. */
const HEX_BY_NAME: Readonly<Record<string, string>> = {
  White: '#fbfbfa',
  Black: '#17171a',
  Navy: '#1d2740',
  'Heather Grey': '#b3b5b7',
  'Athletic Heather': '#bcbec0',
  'Sport Grey': '#a9abad',
  'Dark Heather': '#4b4d52',
  'Dark Grey Heather': '#55575b',
  Charcoal: '#46474b',
  Asphalt: '#54565a',
  Ash: '#dcdcd8',
  Silver: '#c3c5c6',
  Red: '#b81f2d',
  'Cardinal Red': '#85192b',
  Cardinal: '#85192b',
  Maroon: '#57202f',
  Royal: '#1f4fa8',
  'True Royal': '#2350a5',
  'Light Blue': '#a9c9e6',
  'Baby Blue': '#b4d3e8',
  Forest: '#1f3d2e',
  'Forest Green': '#203f2f',
  'Military Green': '#5b5d43',
  Olive: '#4f4c35',
  Kelly: '#14804f',
  'Kelly Green': '#14804f',
  'Irish Green': '#1f9a5c',
  Purple: '#43297a',
  Gold: '#f1a92b',
  Orange: '#ec6426',
  Sand: '#d6c8ad',
  Natural: '#f1e8d6',
  'Soft Cream': '#f0e4ca',
  Pink: '#f2bfcd',
  'Light Pink': '#f4cdd8',
  Brown: '#4a3428',
};

/** Hex of a color's cloth; grey when we do not know it. `Solid White Blend` is White. */
export function clothOf(color: string): string {
  return HEX_BY_NAME[color] ?? HEX_BY_NAME[plainName(color)] ?? UNKNOWN_HEX;
}

function plainName(color: string): string {
  return color.replace(/^Solid\s+/i, '').replace(/\s+Blend$/i, '');
}

/** Whether cloth of this hex reads as dark, so that what lies on it must be light. */
export function isDarkCloth(hex: string): boolean {
  const channel = (from: number) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) < 0.25;
}
