import { describe, expect, it } from '@jest/globals';
import type { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { findPlace, readEntries } from './plan.ts';

const publish = { perDay: 2, weekdays: [1, 2, 3, 4, 5], times: ['09:00', '17:00'], timeZone: 'America/New_York' };
const zone = publish.timeZone;
const row = (id: string, plannedAt: string | null, state: RowState = 'approved') =>
  ({ id, plannedAt, state }) as RowView;
const rows = [
  row('late', '2026-12-01T22:00:00Z'),
  row('early', '2026-12-01T14:00:00Z', 'published'),
  row('next', '2026-12-02T14:00:00Z'),
  row('made', null, 'made'),
];
const entries = readEntries(rows, zone, new Map());
const rules = { entries, publish, now: { day: '2026-12-01', time: '10:00' } };
const entryOf = (id: string) => entries.find((entry) => entry.row.id === id) as (typeof entries)[number];

it('the calendar has planned rows in the order of their time, in the zone of the schedule', () => {
  expect(entries.map(({ row: { id }, day, time }) => `${id} ${day} ${time}`)).toEqual([
    'early 2026-12-01 09:00',
    'late 2026-12-01 17:00',
    'next 2026-12-02 09:00',
  ]);
});

it('a row that is being moved is where it goes', () => {
  const moved = readEntries(rows, zone, new Map([['late', { day: '2026-12-04', time: '09:00' }]]));
  expect(moved.at(-1)).toMatchObject({ row: { id: 'late' }, day: '2026-12-04' });
});

describe('a row on another day', () => {
  it('goes out at its own time where that is free', () => {
    expect(findPlace(entryOf('late'), '2026-12-02', rules)).toEqual({ day: '2026-12-02', time: '17:00' });
  });

  it('goes out at another time of the schedule where its own is taken', () => {
    const after = { ...rules, entries: entries.filter((entry) => entry.row.id !== 'early') };
    const seven = { ...rules, now: { day: '2026-11-01', time: '07:00' }, entries: after.entries };
    expect(findPlace({ ...entryOf('next'), time: '17:00' }, '2026-12-01', seven)).toEqual({
      day: '2026-12-01',
      time: '09:00',
    });
  });

  it('is refused where the day is full, with the reason', () => {
    expect(findPlace(entryOf('next'), '2026-12-01', rules)).toEqual({
      problem: 'Tue, Dec 1 is full: 2 designs go out that day already.',
    });
  });

  it('is refused where the day has passed', () => {
    expect(findPlace(entryOf('next'), '2026-11-30', rules)).toEqual({
      problem: 'That day has passed. Choose a later one.',
    });
  });

  it('is refused where no time is left today', () => {
    const tonight = { ...rules, entries: [], now: { day: '2026-12-01', time: '18:00' } };
    expect(findPlace(entryOf('next'), '2026-12-01', tonight)).toEqual({
      problem: 'No time is free any more on Tue, Dec 1.',
    });
  });
});
