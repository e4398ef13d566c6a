import { expect, it } from '@jest/globals';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';
import { suggestColors } from './suggested-colors.ts';

const shirt = (...colors: [name: string, hex: string][]) =>
  colors.map(([color, hex]) => ({ color, hex, variants: [] }));
const { White, Black, Navy, Sand, Maroon } = SAMPLE_COLORS;

it.each([
  ['black and white', shirt(['Sand', Sand], ['White', White], ['Navy', Navy], ['Black', Black]), ['Black', 'White']],
  [
    'similar names',
    shirt(['Red', Maroon], ['Solid Black Blend', Black], ['Solid White', White]),
    ['Solid Black Blend', 'Solid White'],
  ],
  ['any dark and any light', shirt(['Sand', Sand], ['Maroon', Maroon]), ['Maroon', 'Sand']],
  ['one of a shirt in one tone', shirt(['Maroon', Maroon]), ['Maroon']],
])('suggests to a new seller %s', (_, colors, suggested) => {
  expect(suggestColors(colors, [])).toEqual(suggested);
});

it('suggests the last colors that the shirt still has', () => {
  const colors = shirt(['White', White], ['Navy', Navy], ['Black', Black]);
  expect(suggestColors(colors, ['Navy', 'Teal'])).toEqual(['Navy']);
  expect(suggestColors(colors, ['Teal'])).toEqual(['Black', 'White']);
});
