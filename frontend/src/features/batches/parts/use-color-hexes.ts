import { UNKNOWN_COLOR_HEX } from '../../../lib/shirt-colors.ts';
import { useShirtColors } from '../../printify/index.ts';

/** How shirts of a color look, by its name. */
export function useColorHexes(): (name: string) => string {
  const colors = useShirtColors();
  return (name) => colors.find(({ color }) => color === name)?.hex ?? UNKNOWN_COLOR_HEX;
}
