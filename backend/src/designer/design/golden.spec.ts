import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { composeDesign, STYLES } from '../index.ts';

/** One for each layout and more; with every style they pass through every branch of the shirt's layouts. */
const IDEAS = [
  'Retro sunset with a surfing cat',
  'The mountains are calling and I must go',
  "I'd rather be fishing than anywhere else",
  'skull with a crown "Long live chaos"',
  'Owl with glasses reading a book, est. 1987',
  'Keep it simple',
];

/** Sellers' stored designs are drawn again from their documents: a change here changes what they sell. */
const GOLDEN: Record<string, string> = {
  modern: '9ca03176ab3a6f0f',
  vintage: 'e0372fee44ee3055',
  cartoon: '1f78f7ddf0e82791',
  grunge: 'bffb405ec0025db8',
  retro: '60d29efeeca1a74a',
  minimal: '02e062d29643926a',
  varsity: '0b09d7cb4a83a3d5',
};

it.each(STYLES)('draws %s designs for shirts to the byte as ever', (style) => {
  const hash = createHash('sha256');
  for (const [seed, idea] of IDEAS.entries())
    for (const shirtTone of ['light', 'dark'] as const)
      hash.update(composeDesign({ idea, style, shirtTone, seed: seed + 5 }).svg);
  expect(hash.digest('hex').slice(0, 16)).toBe(GOLDEN[style]);
});
