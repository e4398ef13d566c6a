import { expect, it } from '@jest/globals';
import { ErrorShare } from './error-share.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-22T12:00:00Z');

function recorded(errors: number, successes: number, at = noon): ErrorShare {
  const share = new ErrorShare();
  for (let n = 0; n < errors; n += 1) share.record('ann', true, at);
  for (let n = 0; n < successes; n += 1) share.record('ann', false, at);
  return share;
}

it.each([
  [0, 0, false],
  [19, 0, false],
  [20, 0, true],
  [20, 479, true],
  [20, 480, false],
  [100, 2000, true],
  [100, 2400, false],
])('%i errors and %i successes: a pause is %p', (errors, successes, pauses) => {
  expect(recorded(errors, successes).pauseMs('ann', noon + 1) > 0).toBe(pauses);
});

it('ends ten minutes after the first errors, and concerns no other account', () => {
  const share = recorded(20, 0);
  expect(share.pauseMs('ann', noon + 4 * minute)).toBe(6 * minute);
  expect(share.pauseMs('ann', noon + 10 * minute)).toBe(0);
  expect(share.pauseMs('bob', noon)).toBe(0);
});

it('ends earlier where others of its requests succeed', () => {
  const share = recorded(20, 0);
  for (let n = 0; n < 480; n += 1) share.record('ann', false, noon + minute);
  expect(share.pauseMs('ann', noon + minute)).toBe(0);
});
