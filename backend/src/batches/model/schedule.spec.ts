import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anySchedule } from '../../../test/support/property/any-schedule.ts';
import { dayOf, type PublishSchedule, publishSchedule, SlotPlan, timeOn } from './schedule.ts';

const newYork: PublishSchedule = {
  perDay: 2,
  weekdays: [1, 2, 3, 4, 5],
  times: ['18:00', '09:00'],
  timeZone: 'America/New_York',
};

function nextSlots(schedule: PublishSchedule, from: string, count: number): string[] {
  const plan = new SlotPlan(schedule, []);
  return Array.from({ length: count }, () => plan.takeNext(new Date(from)).toISOString());
}

describe('SlotPlan', () => {
  it('goes through the times of a day, and over the weekend', () => {
    expect(nextSlots(newYork, '2026-11-27T15:00:00Z', 3)).toEqual([
      '2026-11-27T23:00:00.000Z',
      '2026-11-30T14:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
    ]);
  });

  it('has the same time of the day on both sides of a change of clocks', () => {
    const sunday = { ...newYork, weekdays: [6, 7, 1], perDay: 1, times: ['09:00'] };
    expect(nextSlots(sunday, '2026-10-31T00:00:00Z', 3)).toEqual([
      '2026-10-31T13:00:00.000Z',
      '2026-11-01T14:00:00.000Z',
      '2026-11-02T14:00:00.000Z',
    ]);
  });

  it('moves a time that clocks skip past the gap, and takes it once', () => {
    const early = { ...newYork, weekdays: [7], times: ['02:30', '03:30'] };
    expect(nextSlots(early, '2026-03-08T00:00:00Z', 2)).toEqual([
      '2026-03-08T07:30:00.000Z',
      '2026-03-15T06:30:00.000Z',
    ]);
  });

  it('takes the first of a time that comes twice', () => {
    expect(timeOn('America/New_York', '2026-11-01', '01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('has no slot on a day that clocks skip', () => {
    const samoa = { perDay: 1, weekdays: [4, 5, 6], times: ['12:00'], timeZone: 'Pacific/Apia' };
    const days = nextSlots(samoa, '2011-12-29T00:00:00Z', 2).map((at) => dayOf(samoa, new Date(at)));
    expect(days).toEqual(['2011-12-29', '2011-12-31']);
  });

  it('gives a day no more than its number, and no slot twice, for any schedule and anything that is taken', () => {
    fc.assert(
      fc.property(anySchedule, fc.array(moments, { maxLength: 20 }), moments, (schedule, moved, from) => {
        const plan = new SlotPlan(schedule, []);
        const all: Date[] = [];
        for (const at of moved) {
          if (!plan.isFree(at)) continue;
          plan.take(at);
          all.push(at);
        }
        for (let count = 0; count < 30; count += 1) all.push(plan.takeNext(from));
        expect(new Set(all.map(Number)).size).toBe(all.length);
        const byDay = Map.groupBy(all, (at) => dayOf(schedule, at));
        expect(Math.max(...[...byDay.values()].map((list) => list.length))).toBeLessThanOrEqual(schedule.perDay);
      }),
    );
  });

  it('gives the very slots that a search from the start finds, for any order of questions', () => {
    fc.assert(
      fc.property(anySchedule, fc.array(moments, { maxLength: 15 }), (schedule, questions) => {
        const plan = new SlotPlan(schedule, []);
        const taken: Date[] = [];
        for (const from of questions.flatMap((at) => [at, at])) {
          const found = plan.takeNext(from);
          expect(found).toEqual(new SlotPlan(schedule, taken).takeNext(from));
          taken.push(found);
        }
      }),
    );
  });

  it('plans on the chosen days of the week alone, never before it is asked for, at one of the times', () => {
    fc.assert(
      fc.property(anySchedule, moments, (schedule, from) => {
        const plan = new SlotPlan(schedule, []);
        for (let count = 0; count < 20; count += 1) {
          const at = plan.takeNext(from);
          expect(at >= from).toBe(true);
          const day = dayOf(schedule, at);
          expect(schedule.weekdays).toContain(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
          expect(schedule.times.map((time) => timeOn(schedule.timeZone, day, time).getTime())).toContain(at.getTime());
        }
      }),
    );
  });
});

it.each([
  ['no day of the week', { weekdays: [] }, 'weekdays'],
  ['an eighth day', { weekdays: [8] }, 'weekdays.0'],
  ['fewer times than designs a day', { times: ['09:00', '09:00'] }, 'times'],
  ['an hour that is none', { times: ['24:00', '09:00'] }, 'times.0'],
  ['a place that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
])('a schedule with %s is refused by name', (_, change, path) => {
  const { error } = publishSchedule.safeParse({ ...newYork, ...change });
  expect(error?.issues[0]?.path.join('.')).toBe(path);
});

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
