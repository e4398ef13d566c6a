import type { SandboxContext } from '../../core/context.ts';
import { Checkout, type SessionAside } from './checkout.ts';
import { Clock } from './clock.ts';
import { Events } from './events.ts';
import { Idempotency } from './idempotency.ts';
import { Invoices } from './invoices.ts';
import { Payments } from './payments.ts';
import { Refunds } from './refunds.ts';
import { Books } from './store.ts';
import { Subscriptions } from './subscriptions.ts';

/** The parts of the Stripe sandbox, at `app.stripe`. */
export interface StripeContext {
  books: Books;
  events: Events;
  payments: Payments;
  invoices: Invoices;
  subscriptions: Subscriptions;
  checkout: Checkout;
  refunds: Refunds;
  clock: Clock;
  idempotency: Idempotency;
}

declare module 'fastify' {
  interface FastifyInstance {
    stripe: StripeContext;
  }
}

/** The state behind the Stripe endpoints, to be decorated onto the server as `stripe`. */
export function createStripe(sandbox: SandboxContext): StripeContext {
  const books = new Books(sandbox);
  const events = new Events(books, sandbox.settings);
  const payments = new Payments(books, events);
  const invoices = new Invoices(books, events, payments);
  const subscriptions = new Subscriptions(books, events, invoices);
  const refunds = new Refunds(books, events);
  const asides = sandbox.store.collection<SessionAside>('stripe-session-asides');
  const checkout = new Checkout({ books, events, payments, subscriptions, refunds }, asides);
  const idempotency = new Idempotency();
  sandbox.onReset(() => {
    events.forget();
    idempotency.forget();
  });
  const clock = new Clock(books, subscriptions, checkout);
  return { books, events, payments, invoices, subscriptions, refunds, checkout, clock, idempotency };
}
