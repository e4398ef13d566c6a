import { expect, it } from '@jest/globals';
import { readIdea } from '../index.ts';

it.each([
  ['Triceratops eating ramen', ['steaming-bowl'], []],
  ['Rhinoceros with flowers', ['bouquet'], []],
  ['Belgian malinois with a bone', ['bone'], []],
])('shows one of "%s"', (idea, held, others) => {
  const { companion, accents = [] } = readIdea(idea);
  expect([[companion?.motif], accents]).toEqual([held, others]);
});
