const shortDays = dates({ month: 'short', day: 'numeric' });
const mediumDays = dates({ dateStyle: 'medium' });
const longDays = dates({ dateStyle: 'long' });
const dateTimes = dates({ dateStyle: 'medium', timeStyle: 'short' });
const times = dates({ timeStyle: 'short' });
const wholeNumbers = numbers({ maximumFractionDigits: 0 });
const smallMoney = numbers({ style: 'currency', currency: 'USD', minimumFractionDigits: 4 });
const money = numbers({ style: 'currency', currency: 'USD' });

/** "Nov 20" of an ISO time. */
export function shortDay(iso: string): string {
  return shortDays(new Date(iso));
}

/** "Nov 20, 2026" of an ISO time. */
export function mediumDay(iso: string): string {
  return mediumDays(new Date(iso));
}

/** "November 20, 2026" of an ISO time. */
export function longDay(iso: string): string {
  return longDays(new Date(iso));
}

/** "Nov 20, 2026, 1:05 PM" of an ISO time. */
export function dateTime(iso: string): string {
  return dateTimes(new Date(iso));
}

/** "at 1:05 PM" of a time today, "on Nov 20, 2026, 1:05 PM" of any other. */
export function timeOrDay(iso: string, now = new Date()): string {
  const at = new Date(iso);
  return at.toDateString() === now.toDateString() ? `at ${times(at)}` : `on ${dateTimes(at)}`;
}

/** "$24.99" of 2499 cents. */
export function dollars(cents: number): string {
  return money(cents / 100);
}

/** "$0.0798" of 79770 millionths of a dollar. */
export function microDollars(micros: number): string {
  return smallMoney(micros / 1_000_000);
}

/** "1,234,567" of a whole number. */
export function wholeNumber(count: number): string {
  return wholeNumbers(count);
}

/** "One design, by “Nightly”" of what a program spent. */
export function describeEntry({ description, program }: { description: string; program: string | null }): string {
  return program ? `${description}, by “${program}”` : description;
}

/** "1 credit", "1,000 credits". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`;
}

/** A formatter takes some milliseconds to make on a phone, and no screen needs them all: it is made when it is used. */
function dates(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => {
    made ??= new Intl.DateTimeFormat('en-US', options);
    return made.format(date);
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
