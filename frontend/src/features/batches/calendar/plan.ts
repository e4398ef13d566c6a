import type { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { type BatchPublish, isSchedule } from '../publishing/schedule.ts';
import { type Day, dayIn, shortDayName, timeIn } from './days.ts';

/** A row with the day and the time at which it goes out, or went. */
export interface Entry {
  row: RowView;
  day: Day;
  /** As 09:30. */
  time: string;
}

export type Place = Pick<Entry, 'day' | 'time'>;

const PLANNED: readonly RowState[] = ['approved', 'publishing', 'published', 'publish_failed'];

export function isMovable({ state }: Pick<RowView, 'state'>): boolean {
  return state === 'approved';
}

/**
 * What is on the calendar, in its order.
 *
 * @param moved rows that are being moved, with where to
 */
export function readEntries(rows: readonly RowView[], zone: string, moved: ReadonlyMap<string, Place>): Entry[] {
  return rows
    .flatMap((row) => {
      if (!row.plannedAt || !PLANNED.includes(row.state)) return [];
      const at = new Date(row.plannedAt);
      return [{ row, ...(moved.get(row.id) ?? { day: dayIn(zone, at), time: timeIn(zone, at) }) }];
    })
    .sort((one, other) => `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`));
}

export function byDay(entries: readonly Entry[]): Map<Day, Entry[]> {
  const days = new Map<Day, Entry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return days;
}

/** What decides where an entry can go. */
export interface Rules {
  entries: readonly Entry[];
  publish: BatchPublish;
  /** The current day and time in the batch's zone. */
  now: Place;
}

/** Where an entry goes on another day: at its own time if that is free, else at the next free one. Or why it cannot. */
export function findPlace(
  { row, time }: Entry,
  day: Day,
  { entries, publish, now }: Rules,
): Place | { problem: string } {
  if (day < now.day) return { problem: 'That day has passed. Choose a later one.' };
  const others = entries.filter((one) => one.day === day && one.row.id !== row.id);
  if (isSchedule(publish) && others.length >= publish.perDay) return { problem: fullDay(day, publish.perDay) };
  const times = [time, ...(isSchedule(publish) ? [...publish.times].sort() : [])];
  const isFree = (one: string) => !isSchedule(publish) || others.every((other) => other.time !== one);
  const free = times.find((one) => isFree(one) && (day > now.day || one > now.time));
  return free ? { day, time: free } : { problem: `No time is free any more on ${shortDayName(day)}.` };
}

function fullDay(day: Day, perDay: number): string {
  const count = perDay === 1 ? 'one design goes' : `${perDay} designs go`;
  return `${shortDayName(day)} is full: ${count} out that day already.`;
}

/** As the API takes it, in the zone of the calendar. */
export function toPublishAt({ day, time }: Place): string {
  return `${day} ${time}`;
}
