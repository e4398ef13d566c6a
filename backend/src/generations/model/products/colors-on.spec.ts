import { describe, expect, it } from '@jest/globals';
import { colorsOffOf, colorsOnOf, faultOfColorsOn } from './colors-on.ts';

const made = ['Black', 'White', 'Navy'];

describe('the colors for sale', () => {
  it.each([
    [[], made],
    [['White'], ['Black', 'Navy']],
    [['Navy', 'Black'], ['White']],
    [['Red'], made],
    [['Black', 'White', 'Navy', 'Red'], made],
  ])('without %j, in the order that they were made in', (colorsOff, on) => {
    expect(colorsOnOf(made, { colorsOff })).toEqual(on);
  });

  it('leave the others off', () => {
    expect(colorsOffOf(made, ['Navy'])).toEqual(['Black', 'White']);
    expect(colorsOffOf(made, made)).toEqual([]);
  });

  it.each([
    [['Navy', 'Black'], null],
    [['Red'], 'This design was not made in Red. Choose from its colors: Black, White, and Navy.'],
    [
      ['Red', 'Black', 'Blue', 'Pink', 'Gold'],
      'This design was not made in Red, Blue, and Pink. Choose from its colors: Black, White, and Navy.',
    ],
  ])('may be %j: %s', (colorsOn, fault) => {
    expect(faultOfColorsOn(made, colorsOn)).toBe(fault);
  });
});
