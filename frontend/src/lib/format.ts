const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const MEDIUM_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const DATE_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const WHOLE_NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const SMALL_MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 4 });
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "Nov 20" of an ISO time. */
export function shortDay(iso: string): string {
  return SHORT_DAY.format(new Date(iso));
}

/** "Nov 20, 2026" of an ISO time. */
export function mediumDay(iso: string): string {
  return MEDIUM_DAY.format(new Date(iso));
}

/** "November 20, 2026" of an ISO time. */
export function longDay(iso: string): string {
  return LONG_DAY.format(new Date(iso));
}

/** "Nov 20, 2026, 1:05 PM" of an ISO time. */
export function dateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}

/** "at 1:05 PM" of a time today, "on Nov 20, 2026, 1:05 PM" of any other. */
export function timeOrDay(iso: string, now = new Date()): string {
  const at = new Date(iso);
  return at.toDateString() === now.toDateString() ? `at ${TIME.format(at)}` : `on ${DATE_TIME.format(at)}`;
}

/** "$24.99" of 2499 cents. */
export function dollars(cents: number): string {
  return MONEY.format(cents / 100);
}

/** "$0.0798" of 79770 millionths of a dollar. */
export function microDollars(micros: number): string {
  return SMALL_MONEY.format(micros / 1_000_000);
}

/** "1,234,567" of a whole number. */
export function wholeNumber(count: number): string {
  return WHOLE_NUMBER.format(count);
}

/** "One design, by “Nightly”" of what a program spent. */
export function describeEntry({ description, program }: { description: string; program: string | null }): string {
  return program ? `${description}, by “${program}”` : description;
}

/** "1 credit", "1,000 credits". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`;
}
