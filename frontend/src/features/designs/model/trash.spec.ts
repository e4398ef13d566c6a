import { expect, it } from '@jest/globals';
import { daysLeft } from './trash.ts';

const deleted = '2026-11-01T12:00:00Z';

it.each([
  ['2026-11-01T12:00:00Z', 30],
  ['2026-11-01T12:00:01Z', 30],
  ['2026-11-02T12:00:00Z', 29],
  ['2026-12-01T11:59:59Z', 1],
  ['2026-12-01T12:00:00Z', 0],
  ['2027-01-01T00:00:00Z', 0],
])('at %s a design in the trash has %d days left', (now, days) => {
  expect(daysLeft(deleted, Date.parse(now))).toBe(days);
});
