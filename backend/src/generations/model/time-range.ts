import { z } from 'zod';
import { DAY_MS } from '../../platform/time.ts';

/** From `from` on, and before `before`. */
export interface TimeRange {
  from?: Date;
  before?: Date;
}

const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });

/** Whether it is a day, or a time with its offset from UTC. */
export function isDayOrTime(text: unknown): boolean {
  return day.safeParse(text).success || instant.safeParse(text).success;
}

/** Both ends belong to it: a day means the whole day in UTC, a time its millisecond. */
export function toTimeRange(from: string | undefined, to: string | undefined): TimeRange {
  return {
    ...(from && { from: new Date(from) }),
    ...(to && { before: new Date(Date.parse(to) + (day.safeParse(to).success ? DAY_MS : 1)) }),
  };
}
