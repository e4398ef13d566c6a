import type { DesignPalette } from '../../../api/model/designPalette.ts';

/** What a person calls the inks of a palette. */
export const INK_NAMES = {
  ink: 'Dark',
  paper: 'Light',
  main: 'Main',
  accent: 'Accent',
  second: 'Second',
  third: 'Third',
} as const;

export type InkName = keyof typeof INK_NAMES;

/** As in the print report: OKLab distance below which ink and shirt look like one color at arm's length. */
const LOST = 0.13;
const WEAK = 0.25;

export function contrastWord(distance: number): { word: string; isGood: boolean } {
  if (distance < LOST) return { word: 'not seen', isGood: false };
  if (distance < WEAK) return { word: 'weak', isGood: false };
  return { word: distance < 2 * WEAK ? 'clear' : 'strong', isGood: true };
}

type Inks = Omit<DesignPalette, 'glow'> & { glow: readonly string[] };

/** The palette with another ink, also where its suns and stripes had it. */
export function withInk(palette: Inks, ink: InkName, hex: string): DesignPalette {
  const before = palette[ink];
  return {
    ...palette,
    name: palette.name.endsWith(OWN) ? palette.name : `${palette.name}${OWN}`,
    [ink]: hex,
    glow: palette.glow.map((color) => (color === before ? hex : color)),
  };
}

const OWN = '-own';
