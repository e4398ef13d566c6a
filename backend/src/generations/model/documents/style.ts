import { STYLES, type Style } from '../../../designer/index.ts';

export const styles = ['Modern', 'Vintage', 'Cartoon', 'Grunge'] as const;
export type DesignStyle = (typeof styles)[number];

/** Those of image models first; Press has more. */
export const allStyles: readonly string[] = [...new Set([...styles, ...STYLES.map(styleName)])];

/** Words by which sellers name a style; the first style that matches wins. */
const words: [DesignStyle, RegExp][] = [
  ['Grunge', /\b(grunge|distressed|gritty|punk|metal|skulls?|gothic|grim)\b/i],
  ['Vintage', /\b(vintage|retro|classic|old[- ]school|antique|nostalgic|[5-9]0'?s|throwback)\b/i],
  ['Cartoon', /\b(cartoon|cute|kawaii|funny|comic|chibi|silly|adorable)\b/i],
];

export function styleOf(idea: string): DesignStyle {
  return words.find(([, pattern]) => pattern.test(idea))?.[0] ?? 'Modern';
}

/** How a design of Press names its style. */
export function styleName(style: Style): string {
  return style.charAt(0).toUpperCase() + style.slice(1);
}
