import { expect, it } from '@jest/globals';
import { releaseWords } from './release-words.ts';

const schedule = { perDay: 1, weekdays: [1], times: ['09:00'], timeZone: 'UTC' };
const dated = [{ input: { idea: 'A fox', publishAt: '2030-12-01' } }];

it.each([
  [{ state: 'running', publish: 'approved' }, [], 'Each design goes out when you approve it.'],
  [{ state: 'running', publish: 'approved' }, dated, 'Each design goes out when you approve it, or on its own date.'],
  [{ state: 'finished', publish: schedule }, dated, 'One design a day, on Monday, at 9:00 AM (UTC), once approved.'],
  [
    { state: 'canceled', publish: schedule },
    [],
    'This batch was canceled. What you approve now goes to your shop at once.',
  ],
] as const)('of %j', (batch, rows, words) => {
  expect(releaseWords(batch as unknown as Parameters<typeof releaseWords>[0], rows)).toBe(words);
});
