const shortDays = whenUsed(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));
const mediumDays = whenUsed(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const longDays = whenUsed(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }));
const dateTimes = whenUsed(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));
const times = whenUsed(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));
const wholeNumbers = whenUsed(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const smallMoney = whenUsed(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 4 }),
);
const money = whenUsed(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** "Nov 20" of an ISO time. */
export function shortDay(iso: string): string {
  return shortDays().format(new Date(iso));
}

/** "Nov 20, 2026" of an ISO time. */
export function mediumDay(iso: string): string {
  return mediumDays().format(new Date(iso));
}

/** "November 20, 2026" of an ISO time. */
export function longDay(iso: string): string {
  return longDays().format(new Date(iso));
}

/** "Nov 20, 2026, 1:05 PM" of an ISO time. */
export function dateTime(iso: string): string {
  return dateTimes().format(new Date(iso));
}

/** "at 1:05 PM" of a time today, "on Nov 20, 2026, 1:05 PM" of any other. */
export function timeOrDay(iso: string, now = new Date()): string {
  const at = new Date(iso);
  return at.toDateString() === now.toDateString() ? `at ${times().format(at)}` : `on ${dateTimes().format(at)}`;
}

/** "$24.99" of 2499 cents. */
export function dollars(cents: number): string {
  return money().format(cents / 100);
}

/** "$0.0798" of 79770 millionths of a dollar. */
export function microDollars(micros: number): string {
  return smallMoney().format(micros / 1_000_000);
}

/** "1,234,567" of a whole number. */
export function wholeNumber(count: number): string {
  return wholeNumbers().format(count);
}

/** "One design, by “Nightly”" of what a program spent. */
export function describeEntry({ description, program }: { description: string; program: string | null }): string {
  return program ? `${description}, by “${program}”` : description;
}

/** "1 credit", "1,000 credits". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`;
}

/** A formatter takes some milliseconds to make on a phone, and no screen needs them all. */
function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
