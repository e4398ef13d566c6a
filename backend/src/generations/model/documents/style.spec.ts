import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { styleOf, styles } from './style.ts';

it.each([
  ['A fox in the rain', 'Modern'],
  ['Retro sunset with a surfing cat', 'Vintage'],
  ['old-school boombox', 'Vintage'],
  ['80s arcade', 'Vintage'],
  ["a 90's mixtape", 'Vintage'],
  ['CUTE kawaii bear', 'Cartoon'],
  ['Distressed skull', 'Grunge'],
  ['vintage punk poster', 'Grunge'],
  ['funny retro cat', 'Vintage'],
  ['a metallic vase', 'Modern'],
  ['', 'Modern'],
])('%j is %s', (idea, style) => {
  expect(styleOf(idea)).toBe(style);
});

it('is always one of the four', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (idea) => expect(styles).toContain(styleOf(idea))));
});
