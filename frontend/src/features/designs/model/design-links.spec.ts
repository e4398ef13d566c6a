import { expect, it } from '@jest/globals';
import { copyOf, variationOf } from './design-links.ts';

const fox = {
  prompt: 'A fox',
  colors: ['Black', 'Navy'],
  colors_on: ['Black'],
  engine: 'ai' as const,
  style: 'Vintage',
};
const same = { idea: 'A fox', selectedColors: ['Black'] };

it('copies words, colors on sale, engine and style', () => {
  expect(copyOf(fox)).toEqual({ ...same, engine: 'ai', style: null });
  expect(copyOf({ ...fox, engine: 'press', style: 'Retro' })).toEqual({ ...same, engine: 'press', style: 'retro' });
});

it.each([
  ['Vintage', 'A fox', 'A fox, cartoon style'],
  ['Cartoon', 'A fox, cartoon style', 'A fox, grunge style'],
  ['Grunge', 'A fox', 'A fox, modern style'],
])('varies a picture of %s in words', (style, prompt, idea) => {
  expect(variationOf({ ...fox, style, prompt })).toEqual({ ...same, idea, engine: 'ai', style: null });
});

it('varies a design of Press in its next style, the last one in the first', () => {
  expect(variationOf({ ...fox, engine: 'press', style: 'Retro' }).style).toBe('minimal');
  expect(variationOf({ ...fox, engine: 'press', style: 'Varsity' }).style).toBe('modern');
});
