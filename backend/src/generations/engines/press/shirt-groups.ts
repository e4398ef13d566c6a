import type { ShirtTone } from '../../../designer/index.ts';
import { shirtColor } from '../../../print/index.ts';

export interface ShirtGroup {
  shirtTone: ShirtTone;
  colors: string[];
}

/** The shirts by the inks they need, light ones first; where no shirt is chosen, one group for any. */
export function groupShirts(colors: readonly string[]): ShirtGroup[] {
  const isDark = (color: string) => shirtColor(color).dark;
  const groups: ShirtGroup[] = [
    { shirtTone: 'light', colors: colors.filter((color) => !isDark(color)) },
    { shirtTone: 'dark', colors: colors.filter(isDark) },
  ];
  const needed = groups.filter((group) => group.colors.length > 0);
  return needed.length > 0 ? needed : [{ shirtTone: 'any', colors: [] }];
}
