import { z } from 'zod';
import { DAY_MS } from '../../../platform/time.ts';

/** From `from` on, and before `before`. */
export interface TimeRange {
  from?: Date;
  before?: Date;
}

const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
/** No design is older than 1970. PostgreSQL refuses a year 0, and a year of five digits as JavaScript writes it. */
const latest = Date.parse('9999-12-31');

/** Whether it is a day, or a time with its offset from UTC. */
export function isDayOrTime(text: unknown): boolean {
  return day.safeParse(text).success || instant.safeParse(text).success;
}

/** Both ends belong to it: a day means the whole day in UTC, a time its millisecond. */
export function toTimeRange(from: string | undefined, to: string | undefined): TimeRange {
  return {
    ...(from && { from: storable(Date.parse(from)) }),
    ...(to && { before: storable(Date.parse(to) + (day.safeParse(to).success ? DAY_MS : 1)) }),
  };
}

function storable(time: number): Date {
  return new Date(Math.min(Math.max(time, 0), latest));
}
