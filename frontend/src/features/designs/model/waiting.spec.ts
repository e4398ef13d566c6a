import { expect, it } from '@jest/globals';
import { waitingFor } from './waiting.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const after = (seconds: number) => new Date(now + seconds * 1000).toISOString();

it.each([
  [-5, 'trying again now'],
  [0, 'trying again now'],
  [20, 'next try in less than a minute'],
  [60, 'next try in 1 min'],
  [125, 'next try in 2 min'],
  [26 * 60, 'next try in 26 min'],
  [2 * 3600, 'next try in 2 hours'],
  [23.6 * 3600, 'next try in 24 hours'],
])('after %s seconds', (seconds, words) => {
  expect(waitingFor('printify', after(seconds), now)).toBe(`Waiting for Printify, ${words}`);
});

it('names what is waited for', () => {
  expect(waitingFor('openai', after(0), now)).toMatch(/^Waiting for the AI model,/);
  expect(waitingFor('files', after(0), now)).toMatch(/^Waiting for our file storage,/);
});
