import { describe, expect, it } from '@jest/globals';
import { isDayOrTime, toTimeRange } from './time-range.ts';

describe('a range of time', () => {
  it.each([
    ['2026-11-20', '2026-11-20', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['2026-12-31', '2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    [
      '2026-11-20T00:00:00+02:00',
      '2026-11-20T23:59:59.999+02:00',
      '2026-11-19T22:00:00.000Z',
      '2026-11-20T22:00:00.000Z',
    ],
  ])('from %s to %s has both ends', (from, to, first, before) => {
    expect(toTimeRange(from, to)).toEqual({ from: new Date(first), before: new Date(before) });
  });

  it('may be open at either end', () => {
    expect(toTimeRange(undefined, undefined)).toEqual({});
    expect(toTimeRange('2026-11-20', undefined)).toEqual({ from: new Date('2026-11-20') });
  });

  it.each([
    ['2026-11-20', true],
    ['2026-11-20T10:00:00Z', true],
    ['2026-11-20T10:00:00.5-05:00', true],
    ['2026-02-31', false],
    ['2026-11-20T10:00:00', false],
    ['20.11.2026', false],
    ['yesterday', false],
    ['', false],
    [['2026-11-20'], false],
  ])('takes %j: %s', (text, taken) => {
    expect(isDayOrTime(text)).toBe(taken);
  });
});
