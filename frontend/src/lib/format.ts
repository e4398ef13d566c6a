const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const MEDIUM = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "Nov 20" of an ISO time. */
export function shortDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** "Nov 20, 2026" of an ISO time. */
export function mediumDay(iso: string): string {
  return MEDIUM.format(new Date(iso));
}

/** "November 20, 2026" of an ISO time. */
export function longDay(iso: string): string {
  return DATE.format(new Date(iso));
}

/** "Nov 20, 2026, 1:05 PM" of an ISO time. */
export function moment(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** "$24.99" of 2499 cents. */
export function dollars(cents: number): string {
  return MONEY.format(cents / 100);
}

/** "1,234,567" of a whole number. */
export function whole(count: number): string {
  return WHOLE.format(count);
}

/** "1 credit", "20 credits". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
