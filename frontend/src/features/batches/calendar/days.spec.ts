import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths, dayIn, dayName, monthName, shortDayName, timeIn, weekOf, weeksOfMonth } from './days.ts';

describe('days', () => {
  it('go on over the end of a month and of a year', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', -1, '2025-12-31'],
  ])('%s and %p months are %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it('are in a week from Monday to Sunday', () => {
    expect([weekOf('2026-12-06')[0], weekOf('2026-12-06')[6]]).toEqual(['2026-11-30', '2026-12-06']);
  });

  it('of a month are in whole weeks', () => {
    const weeks = weeksOfMonth('2026-12-15');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, '2026-11-30', '2027-01-03']);
    expect(weeksOfMonth('2027-02-01').length).toBe(4);
  });

  it('have names', () => {
    expect([monthName('2026-12-01'), shortDayName('2026-12-01'), dayName('2026-12-01')]).toEqual([
      'December 2026',
      'Tue, Dec 1',
      'Tuesday, December 1',
    ]);
  });
});

it('an instant has its day and time in the zone, also after a change of clocks', () => {
  const [before, after] = [new Date('2026-11-01T05:30:00Z'), new Date('2026-11-02T05:30:00Z')];
  const zone = 'America/New_York';
  expect([dayIn(zone, before), timeIn(zone, before)]).toEqual(['2026-11-01', '01:30']);
  expect([dayIn(zone, after), timeIn(zone, after)]).toEqual(['2026-11-02', '00:30']);
});
