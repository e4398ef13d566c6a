import { expect, it } from '@jest/globals';
import { shirtColorsOf } from './shirts.ts';

it.each([
  ['Black', '#141415', 'dark'],
  ['White', '#fbfbfa', 'light'],
  ['Maroon', '#57202f', 'dark'],
  ['Blue Jean', '#6d8aa6', 'light'],
  ['Heather Red', '#cf4452', 'light'],
])('a shirt in %s gets the inks that the server draws for it', (name, hex, tone) => {
  expect(shirtColorsOf([{ name, hex }], [name])).toEqual([{ name, hex, tone }]);
});

it('shirts are in the order in which they were chosen, and one of an unknown color is gray', () => {
  const known = [{ name: 'Black', hex: '#141415' }];
  expect(shirtColorsOf(known, ['Zebra', 'Black'])).toMatchObject([
    { name: 'Zebra', hex: '#9ca3af', tone: 'light' },
    { name: 'Black', tone: 'dark' },
  ]);
});
