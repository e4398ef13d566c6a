import Stripe from 'stripe';
import { call } from './sandbox.ts';

/** The real client, pointed at the sandbox as the product points it. */
export function stripeAt(url: string, key = 'sk_test_sandbox'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  needsAuthentication: '4000 0025 0000 3155',
  alwaysNeedsAuthentication: '4000 0027 6000 3184',
  declinesLater: '4000 0000 0000 0341',
  disputed: '4000 0000 0000 0259',
};

/** A shop with two monthly plans and a price for single things. */
export async function shop(stripe: Stripe) {
  const product = await stripe.products.create({ name: 'Starter' });
  const monthly = { product: product.id, currency: 'usd', recurring: { interval: 'month' as const } };
  const starter = await stripe.prices.create({ ...monthly, unit_amount: 2900, lookup_key: 'starter_monthly' });
  const studio = await stripe.prices.create({ ...monthly, unit_amount: 14_900, lookup_key: 'studio_monthly' });
  const single = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 39 });
  const customer = await stripe.customers.create({ email: 'ann@example.com', metadata: { userId: 'ann' } });
  return { product, starter, studio, single, customer };
}

export const RETURN = {
  success_url: 'http://shop.test/done?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.test/back',
};

/** What a browser does with a form of a hosted page; redirects are left alone. */
export async function press(url: string, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${url}${path}`, { method: 'POST', body, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

/** A subscription, bought on the hosted page. */
export async function subscribe(url: string, stripe: Stripe, customer: string, price: string, number = CARDS.pays) {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { userId: 'ann' } },
    ...RETURN,
  });
  const pressed = await press(url, `/stripe/checkout/${session.id}/pay`, { number, email: 'ann@example.com' });
  return { session, pressed };
}

export function advance(url: string, customer: string, days: number) {
  return call(`${url}/control/stripe/customers/${customer}/advance`, 'POST', { days });
}
