import { expect, it } from '@jest/globals';
import { DailyCapReached, nextUtcDay } from './daily-cap.ts';

it.each([
  ['2026-11-24T00:00:00.000Z', '2026-11-25T00:00:00.000Z', 86_400],
  ['2026-11-24T23:59:59.001Z', '2026-11-25T00:00:00.000Z', 1],
])('a cap reached at %s opens at %s', (now, next, seconds) => {
  const reached = new DailyCapReached({ name: 'Nightly', creditsPerDay: 3 }, Date.parse(now));
  expect(nextUtcDay(Date.parse(now)).toISOString()).toBe(next);
  expect([reached.status, reached.retryAfterSeconds]).toEqual([429, seconds]);
  expect(reached.message).toContain('“Nightly” has used its 3 credits for today');
});
