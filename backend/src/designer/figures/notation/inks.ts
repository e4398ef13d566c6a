import { mix } from '../../inks/color.ts';

/** Inks by name: one set of colors makes all pictures look like one family. Any `#rrggbb` serves, too. */
const INKS: Record<string, string> = {
  night: '#1c1a1f',
  coal: '#2e2a33',
  ash: '#5c5a66',
  stone: '#8d939c',
  steel: '#a9b0ba',
  silver: '#c9ced6',
  white: '#fbf6ea',
  cream: '#f6ead2',
  bone: '#f2ead8',
  sand: '#e3cfa8',
  tan: '#d9a871',
  wood: '#a56c40',
  brown: '#8a5733',
  bark: '#6b4127',
  cocoa: '#4a3020',
  red: '#c93a33',
  wine: '#8e2438',
  brick: '#a84a35',
  coral: '#e8705c',
  orange: '#e8792e',
  amber: '#eda52e',
  gold: '#e2b04a',
  brass: '#b9802a',
  yellow: '#f4c63d',
  lemon: '#f8dc7a',
  lime: '#a5c843',
  leaf: '#6fae3d',
  green: '#3f8a4a',
  pine: '#2d5f42',
  moss: '#7f8a3a',
  mint: '#a9d8bd',
  teal: '#2f8fa3',
  sea: '#1f6f86',
  sky: '#8cc4de',
  ice: '#cfe6ee',
  blue: '#3a6fb5',
  navy: '#24406e',
  violet: '#7a4fb5',
  plum: '#563a7a',
  lilac: '#b9a0dc',
  pink: '#ee8fae',
  rose: '#d9537f',
  blush: '#f3c9b2',
  skin: '#e9b78f',
};

/** A named ink, `#rrggbb`, or one of `$names`; a "-" behind it darkens and a "+" lightens, each once more. */
export function inkOf(text: string, names: Readonly<Record<string, string>> = {}): string {
  const steps = /[+-]*$/.exec(text)?.[0] ?? '';
  const bare = text.slice(0, text.length - steps.length);
  const base = bare.startsWith('$') ? inkOf(colorFor(bare.slice(1), names), names) : named(bare);
  return [...steps].reduce((color, step) => mix(color, step === '-' ? '#1c1a1f' : '#fff8ea', 0.3), base);
}

function colorFor(name: string, names: Readonly<Record<string, string>>): string {
  const value = names[name];
  if (!value) throw new Error(`No color for $${name}`);
  return value;
}

function named(name: string): string {
  const ink = name.startsWith('#') ? name : INKS[name];
  if (!ink) throw new Error(`No ink named ${name}`);
  return ink;
}
