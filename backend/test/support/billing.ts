import type { TestApp } from './app.ts';
import { control, type SandboxOf } from './providers.ts';
import type { Seller } from './seller.ts';
import { until } from './until.ts';

/** Stripe's test numbers (the sandbox's README says what each does). */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksAlways: '4000 0027 6000 3184',
  refusesLater: '4000 0000 0000 0341',
};

/** An event as the sandbox's Stripe wrote it down. */
export interface SandboxEvent {
  id: string;
  type: string;
  data: { object: { id: string; [name: string]: unknown } };
}

interface Customer {
  customer: { id: string; email: string | null };
  subscriptions: { id: string; status: string; cancel_at_period_end: boolean }[];
  invoices: { id: string; status: string; billing_reason: string; amount_paid: number }[];
  sessions: { id: string; status: string; mode: string; payment_intent: string | null }[];
  charges: { id: string; paid: boolean; payment_intent: string; amount: number }[];
}

/** What a person does on the checkout page that a seller was sent to. Answers with the session's id. */
export async function payOn(url: string, number = cards.pays): Promise<string> {
  const page = await fetch(url);
  if (page.status !== 200) throw new Error(`${url}: ${page.status}`);
  const body = new URLSearchParams({ number, email: 'seller@example.com', name: 'A Seller' });
  await fetch(`${url}/pay`, { method: 'POST', body, redirect: 'manual' });
  return url.split('/').at(-1) ?? '';
}

/** Buys a plan, up to where the browser would be sent back. */
export async function buyPlan(seller: Seller, tier: string, number?: string): Promise<string> {
  const { status, body, text } = await seller.post('/api/stripe/create-checkout', { tier });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return payOn(body.url, number);
}

export async function buyCredits(seller: Seller, credits: number): Promise<string> {
  const { status, body, text } = await seller.post('/api/stripe/buy-credits', { credits });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return payOn(body.url);
}

/** Waits until the seller has so many credits and, where given, this plan. */
export function settled(seller: Seller, credits: number, plan: { tier?: string; status?: string } = {}) {
  return until(
    async () => (await seller.get('/api/user')).body,
    (user) =>
      user.credits === credits &&
      user.subscription_tier === (plan.tier ?? user.subscription_tier) &&
      user.subscription_status === (plan.status ?? user.subscription_status),
  );
}

/** What Stripe keeps about the seller. */
export async function atStripe(app: TestApp, seller: Seller): Promise<Customer> {
  const { customerId } = await app.prisma.billingAccount.findUniqueOrThrow({ where: { userId: seller.id } });
  return control(app, 'GET', `/stripe/customers/${customerId}`);
}

/** Moves the seller's time at Stripe on. */
export async function daysGoBy(app: TestApp, seller: Seller, days: number): Promise<void> {
  const { customer } = await atStripe(app, seller);
  await control(app, 'POST', `/stripe/customers/${customer.id}/advance`, { days });
}

/** Renewals are charged to this card from now on. */
export async function useCard(app: TestApp, seller: Seller, number: string): Promise<void> {
  const { customer } = await atStripe(app, seller);
  await control(app, 'POST', `/stripe/customers/${customer.id}/card`, { number });
}

/** A call of Stripe's own API, as its dashboard would make it. */
export async function stripeCall<T>({ sandbox }: SandboxOf, path: string, fields: Record<string, string>): Promise<T> {
  const answer = await fetch(`${sandbox.url}/v1${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_dashboard' },
    body: new URLSearchParams(fields),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Everything that Stripe has told about the seller, oldest first. */
export async function eventsOf(app: TestApp, seller: Seller): Promise<SandboxEvent[]> {
  const { customer } = await atStripe(app, seller);
  const query = new URLSearchParams({ customer: customer.id });
  return (await control<{ events: SandboxEvent[] }>(app, 'GET', `/stripe/events?${query}`)).events;
}

/** From now on Stripe's events wait until a test delivers them, or come as they do. */
export async function holdEvents(app: SandboxOf, hold: boolean): Promise<void> {
  await control(app, 'POST', '/settings', { stripe: { webhooks: hold ? 'hold' : 'send' } });
}

/** Delivers these events now, in this order, and waits until every one has been looked after. */
export async function deliver(app: TestApp, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { statuses } = await control<{ statuses: number[][] }>(app, 'POST', '/stripe/events/send', { ids });
  const refused = statuses.flat().filter((status) => status !== 200);
  if (refused.length > 0) throw new Error(`The webhook answered ${refused.join(', ')}`);
  await handled(app);
}

/** Waits until the product has looked after every event that rang. */
export function handled(app: TestApp): Promise<number> {
  return until(
    () => app.prisma.stripeEvent.count({ where: { handledAt: null } }),
    (waiting) => waiting === 0,
  );
}

/** The seller's ledger as signed figures by cause, oldest first. */
export async function ledgerOf(app: TestApp, { id: userId }: Seller): Promise<[cause: string, delta: number][]> {
  const rows = await app.prisma.ledgerEntry.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return rows.map(({ cause, delta }) => [cause, delta]);
}
