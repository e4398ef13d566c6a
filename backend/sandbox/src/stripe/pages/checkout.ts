import type { CheckoutOutcome } from '../engine/checkout.ts';
import type { StripeContext } from '../engine/context.ts';
import type { CheckoutSession } from '../protocol/wire.ts';
import type { Fields, PageAnswer } from './answer.ts';
import { bankPage, checkoutPage, endedPage } from './checkout-page.ts';

export function showCheckout(stripe: StripeContext, id: string): PageAnswer {
  const session = stripe.store.find('checkout_session', id);
  if (!session) return undefined;
  return session.status === 'open' ? { page: openPage(stripe, session) } : showEnded(session);
}

export function payCheckout(stripe: StripeContext, id: string, fields: Fields): PageAnswer {
  const session = stripe.store.find('checkout_session', id);
  if (session?.status !== 'open') return session && showEnded(session);
  const { number = '', name = '', email = '' } = fields;
  return afterPaying(stripe, session, stripe.checkout.pay(session, { number, name, email }));
}

export function authenticateCheckout(stripe: StripeContext, id: string, { answer }: Fields): PageAnswer {
  const session = stripe.store.find('checkout_session', id);
  if (session?.status !== 'open') return session && showEnded(session);
  return afterPaying(stripe, session, stripe.checkout.authenticate(session, answer === 'complete'));
}

function afterPaying(stripe: StripeContext, session: CheckoutSession, outcome: CheckoutOutcome): PageAnswer {
  if (outcome.kind === 'declined') return { page: openPage(stripe, session, outcome.failure.message) };
  if (outcome.kind === 'requires_action')
    return { page: bankPage(`/stripe/checkout/${session.id}/bank`, session.amount_total) };
  return { redirect: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
}

function openPage({ store, checkout }: StripeContext, session: CheckoutSession, refusal?: string): string {
  const customer = session.customer ? store.get('customer', session.customer) : undefined;
  const email = customer?.email ?? session.customer_email ?? '';
  return checkoutPage(session, checkout.lineItems(session.id).data, email, refusal);
}

function showEnded({ status }: CheckoutSession): PageAnswer {
  return { page: endedPage(status === 'complete' ? 'This is paid already.' : 'This page has expired.'), status: 410 };
}
