import { describe, expect, it } from '@jest/globals';
import {
  newSchedule,
  publishErrors,
  publishWords,
  timeZones,
  toggleWeekday,
  withPerDay,
  withTime,
  zoneOfDates,
} from './schedule.ts';

const schedule = newSchedule('America/New_York');

describe('the number of designs a day', () => {
  it('adds free times and leaves the others', () => {
    const { times, perDay } = withPerDay({ ...schedule, times: ['09:00', '10:30'] }, 4);
    expect(times).toEqual(['09:00', '10:30', '13:00', '17:00']);
    expect(perDay).toBe(4);
  });

  it('takes the last times away', () => {
    expect(withPerDay(schedule, 1).times).toEqual(['09:00']);
  });

  it('has a time of its own for each of 24', () => {
    expect(new Set(withPerDay(schedule, 24).times).size).toBe(24);
  });
});

it('a weekday is added in its order, and taken away', () => {
  const longer = toggleWeekday({ ...schedule, weekdays: [2, 7] }, 3);
  expect(longer.weekdays).toEqual([2, 3, 7]);
  expect(toggleWeekday(longer, 2).weekdays).toEqual([3, 7]);
});

describe('what is wrong', () => {
  it('is said of a schedule without a weekday', () => {
    expect(publishErrors({ ...schedule, weekdays: [] })).toEqual({ weekdays: 'Choose at least one day of the week.' });
  });

  it('is said of a time that is there twice', () => {
    expect(publishErrors(withTime(schedule, 1, '09:00')).times).toMatch(/twice/);
  });

  it('is nothing otherwise', () => {
    expect([publishErrors('now'), publishErrors('approved'), publishErrors(schedule)]).toEqual([{}, {}, {}]);
  });
});

describe('a schedule in words', () => {
  it('names a run of weekdays by its ends', () => {
    expect(publishWords(schedule)).toBe(
      '3 designs a day, Monday to Friday, at 9:00 AM, 1:00 PM, and 5:00 PM (New York), once approved.',
    );
  });

  it('names single weekdays, and one design', () => {
    expect(publishWords({ perDay: 1, weekdays: [6, 1], times: ['00:05'], timeZone: 'UTC' })).toBe(
      'One design a day, on Monday and Saturday, at 12:05 AM (UTC), once approved.',
    );
  });
});

it.each([
  [{ publish: schedule, timeZone: 'Asia/Tokyo' }, 'America/New_York'],
  [{ publish: 'approved', timeZone: 'Asia/Tokyo' }, 'Asia/Tokyo'],
  [{ publish: 'now', timeZone: null }, 'UTC'],
] as const)('dates of %j are read in %s', (batch, zone) => {
  expect(zoneOfDates(batch)).toBe(zone);
});

it('a zone that the browser does not list is offered too', () => {
  expect(timeZones('Mars/Base')).toContain('Mars/Base');
});
