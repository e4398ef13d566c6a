import type { SandboxContext } from '../../core/context.ts';
import { Checkout, type SessionState } from './checkout.ts';
import { Clock } from './clock.ts';
import { Events } from './events.ts';
import { Idempotency } from './idempotency.ts';
import { Invoices } from './invoices.ts';
import { Payments } from './payments.ts';
import { Refunds } from './refunds.ts';
import { StripeStore } from './store.ts';
import { Subscriptions } from './subscriptions.ts';

export interface StripeContext {
  store: StripeStore;
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

export function createStripe(sandbox: SandboxContext): StripeContext {
  const store = new StripeStore(sandbox);
  const events = new Events(store, sandbox.settings);
  const payments = new Payments(store, events);
  const invoices = new Invoices(store, events, payments);
  const subscriptions = new Subscriptions(store, events, invoices);
  const refunds = new Refunds(store, events);
  // The name of the folder on disk: data directories have it.
  const sessionStates = sandbox.store.collection<SessionState>('stripe-session-asides');
  const checkout = new Checkout({ store, events, payments, subscriptions, refunds }, sessionStates);
  const idempotency = new Idempotency();
  sandbox.onReset(() => {
    events.cancelDeliveries();
    idempotency.clear();
  });
  const clock = new Clock(store, subscriptions, checkout);
  return { store, events, payments, invoices, subscriptions, refunds, checkout, clock, idempotency };
}
