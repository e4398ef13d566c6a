import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { composeDesign, STYLES } from '../index.ts';

/** One for each layout and relation, and more; with every style they pass through every branch of the shirt's layouts. */
const IDEAS = [
  'Retro sunset with a surfing cat',
  'The mountains are calling and I must go',
  "I'd rather be fishing than anywhere else",
  'skull with a crown "Long live chaos"',
  'Owl with glasses reading a book, est. 1987',
  'Keep it simple',
  'bear holding a guitar',
  'fox beside a lantern',
  'cat versus dog',
  'frog on a mushroom',
];

/** Sellers' stored designs are drawn again from their documents: a change here changes what they sell. */
const GOLDEN: Record<string, string> = {
  modern: '13a917588d828766',
  vintage: '2aea4dcb89081799',
  cartoon: '252bb08c1090c4c8',
  grunge: 'c81e5dcb82ab0019',
  retro: 'b4de36a5f0eab010',
  minimal: '90674d9e8b8f22a0',
  varsity: '57911a02b7442778',
};

it.each(STYLES)('draws %s designs for shirts to the byte as ever', (style) => {
  const hash = createHash('sha256');
  for (const [seed, idea] of IDEAS.entries())
    for (const shirtTone of ['light', 'dark'] as const)
      hash.update(composeDesign({ idea, style, shirtTone, seed: seed + 5 }).svg);
  expect(hash.digest('hex').slice(0, 16)).toBe(GOLDEN[style]);
});
