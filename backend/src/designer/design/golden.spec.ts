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
  vintage: '6579a807192035fc',
  cartoon: '252bb08c1090c4c8',
  grunge: '0679fa00ff5ffb93',
  retro: '41f402d17013b0a4',
  minimal: '13a47b369273b2ee',
  varsity: 'f14e297951c009da',
};

it.each(STYLES)('draws %s designs for shirts to the byte as ever', (style) => {
  const hash = createHash('sha256');
  for (const [seed, idea] of IDEAS.entries())
    for (const shirtTone of ['light', 'dark'] as const)
      hash.update(composeDesign({ idea, style, shirtTone, seed: seed + 5 }).svg);
  expect(hash.digest('hex').slice(0, 16)).toBe(GOLDEN[style]);
});
