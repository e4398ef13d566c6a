import type { PrintifyVariantColor } from '../../../api/model/printifyVariantColor.ts';
import { isDarkColor } from '../../../lib/shirt-colors.ts';

const DARK_FAVORITES = ['Black', 'Navy'];
const LIGHT_FAVORITES = ['White', 'Natural', 'Heather Grey'];

/** What is selected at first: the colors of the last design, or a dark and a light one that the shirt has. */
export function suggestColors(shirt: PrintifyVariantColor[], last: string[]): string[] {
  const names = shirt.map(({ color }) => color);
  const again = last.filter((color) => names.includes(color));
  if (again.length > 0) return again;
  const dark = shirt.filter(({ hex }) => isDarkColor(hex));
  const light = shirt.filter(({ hex }) => !isDarkColor(hex));
  return [...pickFavorite(dark, DARK_FAVORITES), ...pickFavorite(light, LIGHT_FAVORITES)];
}

/** The first favorite among the colors, or one named after a favorite, or the first color; none of none. */
function pickFavorite(colors: PrintifyVariantColor[], favorites: string[]): string[] {
  const names = colors.map(({ color }) => color);
  const exact = favorites.find((favorite) => names.includes(favorite));
  const similar = names.find((name) => favorites.some((favorite) => name.includes(favorite)));
  return [exact ?? similar ?? names[0]].filter((name) => name !== undefined);
}
