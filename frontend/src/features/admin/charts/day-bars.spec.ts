import { describe, expect, it } from '@jest/globals';
import type { ChartDay } from '../../../api/model/chartDay.ts';
import { changeInWords, daysPerBar, toDayBars } from './day-bars.ts';

/** So many days up to 2026-11-22, the oldest first; each has its place from 1 as its number of designs. */
function lastDays(count: number): ChartDay[] {
  const last = Date.UTC(2026, 10, 22);
  return Array.from({ length: count }, (_, place) => ({
    date: new Date(last - (count - 1 - place) * 86_400_000).toISOString().slice(0, 10),
    sign_ups: 1,
    designs: place + 1,
    credits_sold: 0,
    credits_spent: 2,
    model_costs: 3,
    revenue: 4,
  }));
}

describe('the bars of a chart', () => {
  it.each([
    [0, 1, 0],
    [1, 1, 1],
    [7, 1, 7],
    [90, 1, 90],
    [91, 7, 13],
    [365, 7, 52],
    [366, 7, 52],
  ])('of %i days are %i days wide, and %i', (count, perBar, bars) => {
    const days = lastDays(count);
    expect(daysPerBar(days)).toBe(perBar);
    expect(toDayBars(days)).toHaveLength(bars);
  });

  it.each([1, 30, 90, 91, 95, 97, 98, 365, 366])('of %i days count every day once', (count) => {
    const bars = toDayBars(lastDays(count));
    const sum = (name: 'sign_ups' | 'designs' | 'credits_spent' | 'model_costs') =>
      bars.reduce((total, bar) => total + bar[name], 0);
    expect(sum('sign_ups')).toBe(count);
    expect(sum('designs')).toBe((count * (count + 1)) / 2);
    expect(sum('credits_spent')).toBe(2 * count);
    expect(sum('model_costs')).toBe(3 * count);
    expect(new Set(bars.map(({ key }) => key)).size).toBe(bars.length);
  });

  it('are named by their day', () => {
    expect(toDayBars(lastDays(2)).map(({ key, label }) => [key, label])).toEqual([
      ['2026-11-21', 'November 21, 2026'],
      ['2026-11-22', 'November 22, 2026'],
    ]);
  });

  it('are named by the first and the last of their days, of which the first bar has those left over', () => {
    const bars = toDayBars(lastDays(365));
    expect(bars[0]).toMatchObject({ key: '2025-11-23', label: 'Nov 23 to November 30, 2025', sign_ups: 8 });
    expect(bars.at(-1)).toMatchObject({ key: '2026-11-16', label: 'Nov 16 to November 22, 2026', sign_ups: 7 });
  });
});

it.each([
  [150, 100, '+50%'],
  [1, 3, '−67%'],
  [100, 100, '±0%'],
  [0, 8, '−100%'],
  [8, 0, null],
])('%i after %i is a change of %s', (now, before, words) => {
  expect(changeInWords(now, before)).toBe(words);
});
