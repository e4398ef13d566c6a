import type { ChartDay } from '../../../api/model/chartDay.ts';
import { dollars, longDay, shortDay, wholeNumber } from '../../../lib/format.ts';

export const SERIES = [
  { name: 'revenue', title: 'Revenue', format: dollars, unit: 100 },
  { name: 'sign_ups', title: 'Sign-ups', format: wholeNumber, unit: 1 },
  { name: 'designs', title: 'Designs', format: wholeNumber, unit: 1 },
  { name: 'credits_sold', title: 'Credits sold', format: wholeNumber, unit: 1 },
  { name: 'credits_spent', title: 'Credits spent', format: wholeNumber, unit: 1 },
  { name: 'model_costs', title: 'AI model costs', format: dollars, unit: 100 },
] as const;

export type SeriesName = (typeof SERIES)[number]['name'];

/** One day, or several where there are too many for a bar each. */
export type DayBar = Record<SeriesName, number> & { key: string; label: string };

/** More bars than this do not fit on a phone. */
const MAX_BARS = 90;
const DAYS_PER_WEEK = 7;

export function daysPerBar(days: readonly ChartDay[]): number {
  return days.length > MAX_BARS ? DAYS_PER_WEEK : 1;
}

/** A bar a day, or a bar a week where the days are too many; the first bar also has the days left over. */
export function toDayBars(days: readonly ChartDay[]): DayBar[] {
  const size = daysPerBar(days);
  const odd = days.length % size;
  return Array.from({ length: Math.floor(days.length / size) }, (_, place) =>
    toBar(days.slice(place === 0 ? 0 : odd + place * size, odd + (place + 1) * size)),
  );
}

function toBar(days: readonly ChartDay[]): DayBar {
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  const sum = (name: SeriesName) => days.reduce((total, day) => total + day[name], 0);
  return {
    key: first,
    label: first === last ? longDay(noonUtc(first)) : `${shortDay(noonUtc(first))} to ${longDay(noonUtc(last))}`,
    sign_ups: sum('sign_ups'),
    designs: sum('designs'),
    credits_sold: sum('credits_sold'),
    credits_spent: sum('credits_spent'),
    model_costs: sum('model_costs'),
    revenue: sum('revenue'),
  };
}

/** "+12%" of a sum and the sum before it; null where there was nothing to compare with. */
export function changeInWords(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = Math.round((100 * (now - before)) / before);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)}%`;
}

/** The time of a UTC day that has the same date in nearly every time zone. */
export function noonUtc(date: string): string {
  return `${date}T12:00:00Z`;
}
