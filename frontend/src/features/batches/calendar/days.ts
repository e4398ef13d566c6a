/** Days are strings as 2026-12-01, without a time zone. Weeks begin on Monday, as in a schedule. */
export type Day = string;

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

export function addDays(day: Day, count: number): Day {
  return toDay(new Date(toDate(day).getTime() + count * DAY_MS));
}

/** The same day of another month, or its last one. */
export function addMonths(day: Day, count: number): Day {
  const first = toDate(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = toDay(first).slice(0, 7);
  const last = addDays(`${monthAfter(month)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return toDay(new Date(Date.UTC(year, number, 1))).slice(0, 7);
}

export function weekOf(day: Day): Day[] {
  const monday = addDays(day, -((toDate(day).getUTCDay() + 6) % WEEK_DAYS));
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(monday, index));
}

/** The weeks that a month has a day in. */
export function weeksOfMonth(day: Day): Day[][] {
  const month = day.slice(0, 7);
  const weeks: Day[][] = [];
  for (let week = weekOf(`${month}-01`); weeks.length === 0 || week[0]?.startsWith(month); week = nextWeek(week))
    weeks.push(week);
  return weeks;
}

function nextWeek([monday = '']: Day[]): Day[] {
  return weekOf(addDays(monday, WEEK_DAYS));
}

/** Which day it is at that instant, in a time zone. */
export function dayIn(timeZone: string, at: Date): Day {
  return formatsOf(timeZone).day.format(at);
}

/** The time of the day as 09:30. */
export function timeIn(timeZone: string, at: Date): string {
  return formatsOf(timeZone).time.format(at);
}

interface ZoneFormats {
  day: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/** Making a format takes far longer than using it, and a batch has thousands of times in one zone. */
const formats = new Map<string, ZoneFormats>();

function formatsOf(timeZone: string): ZoneFormats {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
  };
  formats.set(timeZone, made);
  return made;
}

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: Day) => format.format(toDate(day));
};

/** "December 2026" */
export const monthName = inWords({ month: 'long', year: 'numeric' });
/** "Tue, Dec 1" */
export const shortDayName = inWords({ weekday: 'short', month: 'short', day: 'numeric' });
/** "Tuesday, December 1" */
export const dayName = inWords({ weekday: 'long', month: 'long', day: 'numeric' });
