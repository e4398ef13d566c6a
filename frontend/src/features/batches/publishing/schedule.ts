import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { BatchSchedule } from '../../../api/model/batchSchedule.ts';

/** How designs of a batch go out. */
export type BatchPublish = 'now' | 'approved' | BatchSchedule;

export const MOST_A_DAY = 24;

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** As the API counts them: 1 is Monday. */
export const WEEKDAYS = WEEKDAY_NAMES.map((name, index) => ({ day: index + 1, name, short: name.slice(0, 3) }));

/** When buyers are up, in the order in which they are offered. */
const USUAL_TIMES = ['09:00', '13:00', '17:00', '11:00', '15:00', '19:00', '20:00', '08:00', '12:00', '18:00'];
const ALL_HOURS = Array.from({ length: MOST_A_DAY }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Three a day from Monday to Friday, where the seller is. */
export function newSchedule(timeZone = browserTimeZone()): BatchSchedule {
  return { perDay: 3, weekdays: [1, 2, 3, 4, 5], times: ['09:00', '13:00', '17:00'], timeZone };
}

/** Where dates of a batch are read that name no offset. */
export function zoneOfDates({ publish, timeZone }: Pick<BatchDetails, 'publish' | 'timeZone'>): string {
  return isSchedule(publish) ? publish.timeZone : (timeZone ?? 'UTC');
}

export function isSchedule(publish: BatchPublish): publish is BatchSchedule {
  return typeof publish !== 'string';
}

/** So many designs a day, each with a time of its own: the first times stay, and free ones are added. */
export function withPerDay(schedule: BatchSchedule, perDay: number): BatchSchedule {
  const stay = schedule.times.slice(0, perDay);
  const free = [...USUAL_TIMES, ...ALL_HOURS].filter((time) => !stay.includes(time));
  const added = [...new Set(free)].slice(0, perDay - stay.length);
  return { ...schedule, perDay, times: [...stay, ...added].sort() };
}

export function withTime(schedule: BatchSchedule, place: number, time: string): BatchSchedule {
  return { ...schedule, times: schedule.times.map((before, index) => (index === place ? time : before)) };
}

export function toggleWeekday(schedule: BatchSchedule, day: number): BatchSchedule {
  const weekdays = schedule.weekdays.includes(day)
    ? schedule.weekdays.filter((one) => one !== day)
    : [...schedule.weekdays, day].sort();
  return { ...schedule, weekdays };
}

export type PublishErrors = Partial<Record<'publish' | 'perDay' | 'weekdays' | 'times' | 'timeZone', string>>;

/** What is wrong with a choice; empty where nothing is. */
export function publishErrors(publish: BatchPublish): PublishErrors {
  if (!isSchedule(publish)) return {};
  const { weekdays, times } = publish;
  return {
    ...(weekdays.length === 0 && { weekdays: 'Choose at least one day of the week.' }),
    ...(times.some((time) => time === '') && { times: 'Give every design of a day a time.' }),
    ...(new Set(times).size < times.length && { times: 'Choose another time: one of these is there twice.' }),
  };
}

/** "3 designs a day, Monday to Friday, at 9:00 AM, 1:00 PM and 5:00 PM (New York)". */
export function publishWords(publish: BatchPublish): string {
  if (publish === 'now') return 'Each design goes out as soon as it is made.';
  if (publish === 'approved') return 'Each design goes out when you approve it.';
  const { perDay, times, timeZone } = publish;
  const at = new Intl.ListFormat('en-US').format(times.map(clockTime));
  const count = perDay === 1 ? 'One design' : `${perDay} designs`;
  return `${count} a day, ${weekdayWords(publish.weekdays)}, at ${at} (${zoneName(timeZone)}), once approved.`;
}

function weekdayWords(weekdays: readonly number[]): string {
  const days = [...weekdays].sort();
  if (days.length === 7) return 'every day';
  const names = days.map((day) => WEEKDAY_NAMES[day - 1] ?? '');
  const isRun = days.length > 2 && (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1;
  return isRun ? `${names[0]} to ${names.at(-1)}` : `on ${new Intl.ListFormat('en-US').format(names)}`;
}

/** "1:30 PM" of 13:30. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "New York" of America/New_York. */
export function zoneName(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** Every zone that the browser knows, and the one that is set. */
export function timeZones(current: string): string[] {
  return [...new Set([current, browserTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}
