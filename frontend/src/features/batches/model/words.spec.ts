import { describe, expect, it } from '@jest/globals';
import { costWords, durationWords, shortageWords, spentWords } from './words.ts';

const costing = (needed: number, available: number, spent = 0) => ({ cost: { needed, spent, available } });

it('the cost stands beside what there is', () => {
  expect(costWords(costing(12, 20))).toBe('12 credits, you have 20.');
});

it.each([
  [0, 12, '12 credits to come'],
  [3, 1_000, '3 credits spent, 1,000 to come'],
  [1, 0, '1 credit spent'],
])('with %d credits spent and %d needed: %j', (spent, needed, words) => {
  expect(spentWords(costing(needed, 20, spent))).toBe(words);
});

describe('a batch that costs more than there is', () => {
  it.each([
    [12, 12, null],
    [12, 1, 'After 1 credit the batch pauses, then continues automatically once you have more credits.'],
    [12, 0, 'The batch starts automatically once you have credits.'],
  ])('of %d credits with %d: %j', (needed, available, words) => {
    expect(shortageWords(costing(needed, available))).toBe(words);
  });
});

it.each([
  [1, 80, 'about 1 minute'],
  [100, 12, 'about 9 minutes'],
  [1_000, 5, 'about 3 hours'],
  [1_000, 0.2, 'about 3 days'],
  [10, 0, 'about 17 hours'],
])('%d designs at %d a minute take %s', (designs, pace, words) => {
  expect(durationWords(designs, pace)).toBe(words);
});
