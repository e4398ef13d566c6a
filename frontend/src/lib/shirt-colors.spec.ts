import { expect, it } from '@jest/globals';
import { isDarkColor, SAMPLE_COLORS, UNKNOWN_COLOR_HEX } from './shirt-colors.ts';

it.each([
  [SAMPLE_COLORS.White, false],
  [SAMPLE_COLORS.Natural, false],
  [SAMPLE_COLORS.Sand, false],
  [SAMPLE_COLORS['Heather Grey'], false],
  [UNKNOWN_COLOR_HEX, false],
  [SAMPLE_COLORS.Maroon, true],
  [SAMPLE_COLORS['Forest Green'], true],
  [SAMPLE_COLORS.Navy, true],
  [SAMPLE_COLORS.Black, true],
  ['#ffff00', false],
  ['#0000ff', true],
])('%s is dark: %s', (hex, dark) => {
  expect(isDarkColor(hex)).toBe(dark);
});
