import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anySchedule } from '../../../test/support/property/any-schedule.ts';
import { type PlannedRow, planRelease } from './release.ts';
import { dayOf, type PublishSchedule, SlotPlan } from './schedule.ts';

/** How long nothing runs: a tick, an outage or a pause. Hours. */
const pauses = fc.array(fc.oneof(fc.constant(0.1), fc.double({ min: 0.1, max: 24 * 9, noNaN: true })), {
  minLength: 20,
  maxLength: 60,
});
const starts = fc.date({ min: new Date('2026-03-01'), max: new Date('2026-12-01'), noInvalidDate: true });

/** Whether the next try of a design fails, again and again. */
const failures = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
/** So often one design fails at most. */
const mostFailures = 3;

it('through any pause and any failure no day has more than its number, no slot two designs, and none is lost', () => {
  fc.assert(
    fc.property(
      anySchedule,
      pauses,
      failures,
      starts,
      fc.integer({ min: 1, max: 25 }),
      (schedule, hours, fails, start, count) => {
        const batch = new PlannedBatch(schedule, fails, start, count);
        let now = start.getTime();
        for (const pause of [...hours, ...Array<number>(60).fill(24)]) {
          now += pause * 3_600_000;
          batch.tick(new Date(now));
        }
        // From here on nothing pauses: everything goes out.
        for (let tick = 0; tick < 20_000 && !batch.isDone(); tick += 1) {
          const next = batch.nextSlot();
          now = (Number.isFinite(next) ? Math.max(now, next) : now) + 1000;
          batch.tick(new Date(now));
        }
        const { sent, rows } = batch;
        expect(sent.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        expect(new Set(sent.map(({ slot }) => slot.getTime())).size).toBe(count);
        const byDay = Map.groupBy(sent, ({ at }) => dayOf(schedule, at));
        for (const list of byDay.values()) expect(list.length).toBeLessThanOrEqual(schedule.perDay);
      },
    ),
    { numRuns: 30 },
  );
});

/** As `PublishPlans` keeps it: what failed keeps its slot until its seller tries again, and then gets another one. */
class PlannedBatch {
  readonly rows: (PlannedRow & { failures: number })[] = [];
  readonly sent: { id: string; at: Date; slot: Date }[] = [];
  private failed: string[] = [];
  private tries = 0;

  constructor(
    private readonly schedule: PublishSchedule,
    private readonly fails: readonly boolean[],
    start: Date,
    count: number,
  ) {
    const plan = new SlotPlan(schedule, []);
    for (let id = 0; id < count; id += 1)
      this.rows.push({ id: String(id), at: plan.takeNext(start), isSpent: false, failures: 0 });
  }

  tick(now: Date): void {
    this.retryFailed(now);
    const { due, moved } = planRelease(this.schedule, this.rows, now);
    for (const { id, at } of moved) Object.assign(this.row(id), { at });
    for (const id of due) this.send(id, now);
  }

  isDone(): boolean {
    return this.sent.length === this.rows.length;
  }

  nextSlot(): number {
    return Math.min(...this.rows.filter(({ isSpent }) => !isSpent).map(({ at }) => at.getTime()));
  }

  private send(id: string, at: Date): void {
    const row = this.row(id);
    row.isSpent = true;
    const isFailing = this.fails[this.tries++ % this.fails.length] && row.failures < mostFailures;
    if (!isFailing) this.sent.push({ id, at, slot: row.at });
    else {
      row.failures += 1;
      this.failed.push(id);
    }
  }

  private retryFailed(now: Date): void {
    for (const id of this.failed.splice(0)) {
      const plan = new SlotPlan(
        this.schedule,
        this.rows.map(({ at }) => at),
      );
      Object.assign(this.row(id), { at: plan.takeNext(now), isSpent: false });
    }
  }

  private row(id: string) {
    const row = this.rows.find((one) => one.id === id);
    if (!row) throw new Error(`No row ${id}.`);
    return row;
  }
}
