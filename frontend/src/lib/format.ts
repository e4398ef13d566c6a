/** "Nov 20" of an ISO time. */
export const shortDay = dates({ month: 'short', day: 'numeric' });

/** "Nov 20, 2026" of an ISO time. */
export const mediumDay = dates({ dateStyle: 'medium' });

/** "November 20, 2026" of an ISO time. */
export const longDay = dates({ dateStyle: 'long' });

/** "Nov 20, 2026, 1:05 PM" of an ISO time. */
export const dateTime = dates({ dateStyle: 'medium', timeStyle: 'short' });

const timeOfDay = dates({ timeStyle: 'short' });

/** "at 1:05 PM" of a time today, "on Nov 20, 2026, 1:05 PM" of any other. */
export function timeOrDay(iso: string, now = new Date()): string {
  return new Date(iso).toDateString() === now.toDateString() ? `at ${timeOfDay(iso)}` : `on ${dateTime(iso)}`;
}

const money = numbers({ style: 'currency', currency: 'USD' });

/** "$24.99" of 2499 cents. */
export function dollars(cents: number): string {
  return money(cents / 100);
}

/** "1,234,567" of a whole number. */
export const wholeNumber = numbers({ maximumFractionDigits: 0 });

/** "1 credit", "1,000 credits". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`;
}

/** A formatter takes some milliseconds to make on a phone, and no screen needs them all: it is made when it is used. */
function dates(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (iso) => {
    made ??= new Intl.DateTimeFormat('en-US', options);
    return made.format(new Date(iso));
  };
}

/** As `dates`. */
function numbers(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => {
    made ??= new Intl.NumberFormat('en-US', options);
    return made.format(value);
  };
}
