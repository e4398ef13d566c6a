import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PlannedRow, planRelease } from './release.ts';
import { dayOf, type PublishSchedule, SlotPlan } from './schedule.ts';

const schedules: fc.Arbitrary<PublishSchedule> = fc.constantFrom(
  { perDay: 3, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['09:00', '13:00', '18:00'], timeZone: 'America/New_York' },
  { perDay: 1, weekdays: [1, 4], times: ['02:30'], timeZone: 'Europe/Berlin' },
  { perDay: 2, weekdays: [6, 7], times: ['00:00', '23:45'], timeZone: 'Australia/Lord_Howe' },
);
/** How long nothing runs: a tick, an outage or a pause. Hours. */
const pauses = fc.array(fc.oneof(fc.constant(0.1), fc.double({ min: 0.1, max: 24 * 9, noNaN: true })), {
  minLength: 20,
  maxLength: 120,
});
const starts = fc.date({ min: new Date('2026-03-01'), max: new Date('2026-12-01'), noInvalidDate: true });

it('through any pause and any failure no day has more than its number, no slot two designs, and none is lost', () => {
  fc.assert(
    fc.property(schedules, pauses, starts, fc.integer({ min: 1, max: 25 }), (schedule, hours, start, count) => {
      const plan = new SlotPlan(schedule, []);
      const rows: PlannedRow[] = Array.from({ length: count }, (_, index) => ({
        id: String(index),
        at: plan.takeNext(start),
        isSpent: false,
      }));
      const sent: { id: string; at: Date; slot: Date }[] = [];
      let now = start.getTime();
      for (const pause of [...hours, ...Array<number>(60).fill(24)]) {
        now += pause * 3_600_000;
        release(schedule, rows, new Date(now), sent);
      }
      // From here on nothing pauses: everything goes out.
      for (let tick = 0; tick < 20_000 && rows.some(({ isSpent }) => !isSpent); tick += 1) {
        now = Math.min(...rows.filter(({ isSpent }) => !isSpent).map(({ at }) => at.getTime())) + 1000;
        release(schedule, rows, new Date(now), sent);
      }
      expect(sent.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      expect(new Set(sent.map(({ slot }) => slot.getTime())).size).toBe(count);
      const byDay = Map.groupBy(sent, ({ at }) => dayOf(schedule, at));
      for (const list of byDay.values()) expect(list.length).toBeLessThanOrEqual(schedule.perDay);
    }),
    { numRuns: 60 },
  );
});

function release(
  schedule: PublishSchedule,
  rows: PlannedRow[],
  now: Date,
  sent: { id: string; at: Date; slot: Date }[],
) {
  const { due, moved } = planRelease(schedule, rows, now);
  for (const { id, at } of moved) Object.assign(rowOf(rows, id), { at });
  for (const id of due) {
    const row = rowOf(rows, id);
    row.isSpent = true;
    sent.push({ id, at: now, slot: row.at });
  }
}

function rowOf(rows: PlannedRow[], id: string): PlannedRow {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`No row ${id}.`);
  return row;
}
