import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

/** So many designs a day, at the first of these times of the day, on these days of the week, where the seller lives. */
export const publishSchedule = z
  .strictObject({
    perDay: z
      .int({ error: 'perDay must be a whole number.' })
      .min(1, 'Publish at least one design a day.')
      .max(24, 'Publish at most 24 designs a day.'),
    /** ISO 8601: 1 is Monday, 7 is Sunday. */
    weekdays: z
      .array(z.int({ error: 'weekdays are numbers from 1 (Monday) to 7 (Sunday).' }).min(1).max(7))
      .min(1, 'Choose at least one day of the week.')
      .max(7),
    times: z
      .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write times as 09:00 or 17:30.'))
      .min(1, 'Choose at least one time of the day.')
      .max(24),
    timeZone: z.string().max(60).refine(isTimeZone, 'timeZone must be a name like America/New_York.'),
  })
  .refine(({ perDay, times }) => new Set(times).size >= perDay, {
    path: ['times'],
    error: 'Give a time of the day for each design of a day.',
  });
export type PublishSchedule = z.infer<typeof publishSchedule>;

/** No design is planned later: whoever publishes 1,000 designs once a week needs 20 years. */
export const mostDays = 366 * 25;

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The day at the seller's, as 2026-12-01. */
export function dayOf({ timeZone }: Pick<PublishSchedule, 'timeZone'>, at: Date): string {
  return localDay(timeZone, at).toString();
}

/** At this time of that day. A time that clocks skip is moved past the gap; of one that comes twice the first counts. */
export function timeOn(timeZone: string, day: string, time: string): Date {
  const local = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
  return new Date(local.epochMilliseconds);
}

/** What is taken of a schedule, and what is free. One slot has one design, and one day at most `perDay`. */
export class SlotPlan {
  private readonly taken = new Set<number>();
  private readonly onDay = new Map<string, number>();
  /** The slot found last: as days only fill up, there is none between its `from` and its day. */
  private found: { from: Date; day: Temporal.PlainDate } | null = null;

  constructor(
    private readonly schedule: PublishSchedule,
    taken: Iterable<Date>,
  ) {
    for (const at of taken) this.take(at);
  }

  /** Whether a design may go out then, on whatever day of the week. */
  isFree(at: Date): boolean {
    return !this.taken.has(at.getTime()) && this.countOn(dayOf(this.schedule, at)) < this.schedule.perDay;
  }

  take(at: Date): void {
    const day = dayOf(this.schedule, at);
    this.taken.add(at.getTime());
    this.onDay.set(day, this.countOn(day) + 1);
  }

  /** Takes the first free slot at or after `from`. */
  takeNext(from: Date): Date {
    const { weekdays } = this.schedule;
    let day = this.firstDay(from);
    for (let count = 0; count < mostDays; count += 1, day = day.add({ days: 1 })) {
      if (!weekdays.includes(day.dayOfWeek) || this.countOn(day.toString()) >= this.schedule.perDay) continue;
      const free = this.slotsOn(day.toString()).find((at) => at >= from && this.isFree(at));
      if (!free) continue;
      this.take(free);
      this.found = { from, day };
      return free;
    }
    throw new Error(`No free slot within ${mostDays} days.`);
  }

  private firstDay(from: Date): Temporal.PlainDate {
    const day = localDay(this.schedule.timeZone, from);
    if (!this.found || from < this.found.from || Temporal.PlainDate.compare(day, this.found.day) > 0) return day;
    return this.found.day;
  }

  private countOn(day: string): number {
    return this.onDay.get(day) ?? 0;
  }

  /** Clocks that skip a day move its slots to another one, where they do not count. */
  private slotsOn(day: string): Date[] {
    const { timeZone, times } = this.schedule;
    return [...new Set(times)]
      .sort()
      .map((time) => timeOn(timeZone, day, time))
      .filter((at) => dayOf(this.schedule, at) === day);
  }
}

function localDay(timeZone: string, at: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}
