import { labOf, parseHex, UNKNOWN_HEX } from './oklab.ts';

/** `heather` is a fabric of two mixed yarns; `dark` needs light ink. */
export interface ShirtColor {
  hex: string;
  heather: boolean;
  dark: boolean;
}

/** sRGB of the fabric in neutral light by catalog name, read by eye from the makers' swatches. */
const HEX_BY_NAME: Readonly<Record<string, string>> = {
  White: '#fbfbfa',
  Black: '#141415',
  Navy: '#1d2740',
  'Heather Grey': '#b3b5b7',
  'Athletic Heather': '#bcbec0',
  'Sport Grey': '#a9abad',
  'Dark Heather': '#4b4d52',
  'Dark Grey Heather': '#55575b',
  'Heather Navy': '#36415a',
  'Heather True Royal': '#3f6cb8',
  'Heather Forest': '#3f5a4c',
  Charcoal: '#46474b',
  Asphalt: '#54565a',
  Ash: '#dcdcd8',
  Silver: '#c3c5c6',
  Red: '#b81f2d',
  'Cardinal Red': '#85192b',
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
  Purple: '#43297a',
  Gold: '#f1a92b',
  Orange: '#ec6426',
  Sand: '#d6c8ad',
  Natural: '#f1e8d6',
  'Soft Cream': '#f0e4ca',
  Pink: '#f2bfcd',
  Brown: '#4a3428',
  'Solid White Blend': '#f7f7f5',
  'Solid Black Blend': '#19191b',
  'Solid Navy Blend': '#222c45',
  Tan: '#cdb08a',
  Cardinal: '#8a1f33',
  'Heather Red': '#cf4452',
  'Burnt Orange': '#bf5a2a',
  Yellow: '#fbe15c',
  'Kelly Green': '#00843d',
  Mint: '#b5dcc6',
  Teal: '#0f7c86',
  'Steel Blue': '#55758f',
  'Team Purple': '#4a3576',
  Mauve: '#c58b8f',
  'Light Pink': '#f2c6d4',
  'Irish Green': '#00a74a',
  Ivory: '#f4ead5',
  Pepper: '#4b4b4d',
  'True Navy': '#262f45',
  'Blue Jean': '#6d8aa6',
  Bay: '#a9b8a5',
  Moss: '#6d6e57',
  Crimson: '#a83f4c',
  Yam: '#c96a3f',
  Mustard: '#e0ab4b',
  Espresso: '#54443d',
  Graphite: '#555353',
  Chambray: '#c3d5e3',
  Blossom: '#f3c9d3',
  Violet: '#a399c6',
  'Solid Midnight Navy': '#1b2338',
  'Solid Heavy Metal': '#4f4e53',
  'Solid Light Gray': '#d3d4d6',
  'Solid Cream': '#f2e9d4',
  'Solid Dark Chocolate': '#3f2d28',
  'Solid Scarlet': '#9c1b32',
  'Solid Classic Orange': '#f4702a',
  'Solid Kelly Green': '#0c8a4b',
  'Solid Mint': '#b8e0cc',
  'Solid Turquoise': '#2aa7c4',
  'Solid Cool Blue': '#4a7fb5',
  'Solid Indigo': '#3d4f6d',
  'Solid Purple Rush': '#51358c',
  'Solid Light Pink': '#f5c7d5',
};

const DARK_LIGHTNESS = 0.58;

export const shirtColors: Readonly<Record<string, ShirtColor>> = Object.freeze(table());

function table(): Record<string, ShirtColor> {
  const colors: Record<string, ShirtColor> = {};
  for (const [name, hex] of Object.entries(HEX_BY_NAME)) {
    const color = describe(hex, isHeather(name));
    colors[name] = color;
    const solid = `Solid ${name}`;
    if (!name.startsWith('Solid ') && !color.heather && !(solid in HEX_BY_NAME)) colors[solid] = color;
  }
  return colors;
}

function isHeather(name: string): boolean {
  return name.includes('Heather') || name === 'Sport Grey';
}

function describe(hex: string, heather: boolean): ShirtColor {
  const [lightness] = labOf(...parseHex(hex));
  return { hex, heather, dark: lightness < DARK_LIGHTNESS };
}

const UNKNOWN: ShirtColor = Object.freeze(describe(UNKNOWN_HEX, false));
const byLowerCase = new Map(Object.entries(shirtColors).map(([name, color]) => [name.toLowerCase(), color]));

export function shirtColor(name: string): ShirtColor {
  return byLowerCase.get(name.trim().toLowerCase()) ?? UNKNOWN;
}
