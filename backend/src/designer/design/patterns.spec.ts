import { describe, expect, it } from '@jest/globals';
import { readIdea } from '../idea/idea.ts';
import { patternsOf } from '../words/patterns.ts';
import { composeDesign } from './compose.ts';

describe('a print that an idea names', () => {
  it.each([
    ['Softball mom leopard print', 'Softball mom', 'softball', 'leopard', {}],
    ['Mama leopard print lightning bolt', 'Mama', 'high-voltage', undefined, { 'high-voltage': 'leopard' }],
    ['Buffalo plaid reindeer', '', 'reindeer', undefined, { reindeer: 'plaid' }],
    ["Serape cactus howdy y'all", "howdy y'all", 'cactus', undefined, { cactus: 'serape' }],
    ['Cow print cowboy boots howdy', 'howdy', 'cowboy-boot', undefined, { 'cowboy-boot': 'cow' }],
    ['Cat wearing a leopard print scarf', '', 'cat', undefined, { scarf: 'leopard' }],
    ['American flag pickup truck', '', 'pickup-truck', undefined, { 'pickup-truck': 'american-flag' }],
    ['Softball mom, ball with leopard print', 'Softball mom', 'softball', undefined, { softball: 'leopard' }],
    [
      '"One lucky mama" shamrock with leopard print',
      'One lucky mama',
      'four-leaf-clover',
      undefined,
      { 'four-leaf-clover': 'leopard' },
    ],
    ['Football mom camo', 'Football mom', 'football-helmet', 'camo', {}],
  ])('is that of the letters or of the thing behind it: %j', (text, headline, subject, letters, motifs) => {
    const idea = readIdea(text);
    const patterns = patternsOf(text, idea);
    expect([idea.headline, idea.subject, patterns.letters]).toEqual([headline, subject, letters]);
    expect(Object.fromEntries(patterns.motifs)).toMatchObject(motifs);
  });

  it.each([
    ['Camo is my favorite color', 'Camo is my favorite color'],
    ['"Wild leopard print soul" cat', 'Wild leopard print soul'],
    ['Plaid pajamas Christmas crew', 'Plaid pajamas Christmas crew'],
    ['Leopard', 'Leopard'],
  ])('is none where it is said, worn or an animal: %j', (text, headline) => {
    const idea = readIdea(text);
    expect(idea.headline).toBe(headline);
    expect(patternsOf(text, idea)).toEqual({ motifs: new Map() });
  });

  it.each(['Floral skull', 'Glitter unicorn'])('is no saying where it is how a thing is made: %j', (text) => {
    expect(readIdea(text).headline).toBe('');
  });

  it.each([
    ['Softball mom leopard print', 'face'],
    ['Buffalo plaid reindeer', 'pattern'],
  ])('fills what has it: %j', (idea, part) => {
    expect(composeDesign({ idea }).svg).toMatch(new RegExp(`clipPath id="${part}\\d`));
  });
});
