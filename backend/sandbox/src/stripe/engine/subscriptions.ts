import { cardRefused, impossible } from '../protocol/errors.ts';
import type { InvoiceLine, Metadata, PaymentIntent, Price, Subscription, SubscriptionItem } from '../protocol/wire.ts';
import { NEEDS_AUTHENTICATION } from './cards.ts';
import type { Events } from './events.ts';
import { type Invoices, lineFor } from './invoices.ts';
import { listOf, newId, type StripeStore } from './store.ts';

export interface SubscriptionChange {
  cancel_at_period_end?: boolean;
  metadata?: Metadata;
  price?: Price;
  proration_behavior?: 'create_prorations' | 'always_invoice' | 'none';
  payment_behavior?: 'allow_incomplete' | 'error_if_incomplete';
}

export class Subscriptions {
  private readonly store: StripeStore;
  private readonly events: Events;
  private readonly invoices: Invoices;

  constructor(store: StripeStore, events: Events, invoices: Invoices) {
    this.store = store;
    this.events = events;
    this.invoices = invoices;
  }

  create(order: {
    customer: string;
    price: Price;
    metadata: Metadata;
    intent: PaymentIntent;
    methodId: string;
  }): Subscription {
    const { customer, price, metadata, intent, methodId } = order;
    const start = this.store.now(customer);
    const id = this.store.newId('subscription');
    const item: SubscriptionItem = {
      id: newId('si'),
      object: 'subscription_item',
      created: start,
      subscription: id,
      price,
      quantity: 1,
      current_period_start: start,
      current_period_end: periodEnd(start, price),
      metadata: {},
    };
    const subscription: Subscription = {
      id,
      object: 'subscription',
      created: start,
      livemode: false,
      customer,
      status: 'active',
      items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
      billing_cycle_anchor: start,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      start_date: start,
      currency: price.currency,
      collection_method: 'charge_automatically',
      default_payment_method: methodId,
      latest_invoice: null,
      metadata,
    };
    this.store.save('subscription', subscription);
    const invoice = this.invoices.markPaid(
      this.invoices.create(subscription, 'subscription_create', [wholeLine(item, this.nameOf(price))]),
      intent,
    );
    const created = this.store.save('subscription', { ...subscription, latest_invoice: invoice.id });
    this.events.emit('customer.subscription.created', created);
    return created;
  }

  /** @throws StripeError where it has ended, or where `error_if_incomplete` is given and the card declines */
  update(before: Subscription, change: SubscriptionChange): Subscription {
    if (before.status === 'canceled')
      throw impossible('A canceled subscription can only update its cancellation_details and metadata.');
    const { cancel_at_period_end: cancel = before.cancel_at_period_end } = change;
    const item = itemOf(before);
    const after = this.store.save('subscription', {
      ...before,
      metadata: { ...before.metadata, ...change.metadata },
      cancel_at_period_end: cancel,
      cancel_at: cancel ? item.current_period_end : null,
      canceled_at: cancel ? (before.canceled_at ?? this.store.now(before.customer)) : null,
    });
    const changed =
      change.price && change.price.id !== item.price.id ? this.reprice(after, change.price, change) : after;
    this.events.emit('customer.subscription.updated', changed, previousOf(before, changed));
    return changed;
  }

  renew(before: Subscription): Subscription {
    const item = itemOf(before);
    const next = {
      ...item,
      current_period_start: item.current_period_end,
      current_period_end: periodEnd(item.current_period_end, item.price),
    };
    const rolled = this.store.save('subscription', { ...before, items: { ...before.items, data: [next] } });
    const invoice = this.invoices.create(rolled, 'subscription_cycle', [wholeLine(next, this.nameOf(next.price))]);
    this.events.emit('customer.subscription.updated', rolled, previousOf(before, rolled));
    const renewed = this.store.save('subscription', { ...rolled, latest_invoice: invoice.id });
    return invoice.status === 'paid' ? renewed : this.collect(renewed, invoice.id);
  }

  /** Charges the open invoice to the saved card; a decline makes the subscription past due, the last one ends it. */
  collect(subscription: Subscription, invoiceId: string): Subscription {
    const open = this.store.get('invoice', invoiceId);
    const { invoice } = this.invoices.collect(open, this.cardOf(subscription), 'away');
    if (invoice.status === 'paid') return this.setStatus(subscription, 'active');
    if (invoice.next_payment_attempt === null) return this.cancel(subscription);
    return this.setStatus(subscription, 'past_due');
  }

  listCurrent(customer: string): Subscription[] {
    return this.store.list('subscription', { customer }).filter(({ status }) => status !== 'canceled');
  }

  setStatus(before: Subscription, status: Subscription['status']): Subscription {
    if (before.status === status) return before;
    const after = this.store.save('subscription', { ...before, status });
    this.events.emit('customer.subscription.updated', after, { status: before.status });
    return after;
  }

  cancel(before: Subscription): Subscription {
    const now = this.store.now(before.customer);
    const ended = this.store.save('subscription', {
      ...before,
      status: 'canceled',
      canceled_at: before.canceled_at ?? now,
      ended_at: now,
    });
    this.events.emit('customer.subscription.deleted', ended);
    return ended;
  }

  /** The payment method to charge: the customer's, which the portal changes, before the subscription's. */
  cardOf(subscription: Subscription): string | null {
    const customer = this.store.get('customer', subscription.customer);
    return customer.invoice_settings.default_payment_method ?? subscription.default_payment_method;
  }

  private reprice(subscription: Subscription, price: Price, change: SubscriptionChange): Subscription {
    const item = itemOf(subscription);
    const repriced = this.store.save('subscription', {
      ...subscription,
      items: { ...subscription.items, data: [{ ...item, price }] },
    });
    const mode = change.proration_behavior ?? 'create_prorations';
    if (mode === 'none') return repriced;
    const lines = this.prorate(item, price, subscription.customer);
    if (mode === 'create_prorations') {
      const { pending } = this.store.privateState(subscription.customer);
      this.store.savePrivateState(subscription.customer, { pending: [...pending, ...lines] });
      return repriced;
    }
    if (change.payment_behavior === 'error_if_incomplete') this.refuseIfDeclined(subscription, lines);
    const invoice = this.invoices.create(repriced, 'subscription_update', lines);
    const billed = this.store.save('subscription', { ...repriced, latest_invoice: invoice.id });
    return invoice.status === 'paid' ? billed : this.collect(billed, invoice.id);
  }

  /** Restores the subscription and answers 402. The card is tried on an own intent, as the real service does. */
  private refuseIfDeclined(before: Subscription, lines: InvoiceLine[]): void {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    if (total <= 0) return;
    const failure = this.invoices.findDecline(before.customer, total, this.cardOf(before));
    if (!failure) return;
    this.store.save('subscription', before);
    const needsAction = failure.code === NEEDS_AUTHENTICATION.code;
    throw cardRefused(needsAction ? { ...failure, code: 'subscription_payment_intent_requires_action' } : failure);
  }

  private prorate(item: SubscriptionItem, price: Price, customer: string): InvoiceLine[] {
    const start = this.store.now(customer);
    const period = { start, end: item.current_period_end };
    const share = Math.max(0, period.end - start) / (period.end - item.current_period_start);
    const line = (of: Price, sign: 1 | -1, words: string) =>
      lineFor(item, of, {
        amount: sign * Math.round(of.unit_amount * item.quantity * share),
        period,
        description: `${words} on ${this.nameOf(of)}`,
        proration: true,
      });
    return [line(item.price, -1, 'Unused time'), line(price, 1, 'Remaining time')];
  }

  private nameOf(price: Price): string {
    return this.store.get('product', price.product).name;
  }
}

export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** The same day of a later month, or its last day (as Stripe anchors cycles). */
export function periodEnd(start: number, { recurring }: Price): number {
  const { interval = 'month', interval_count: count = 1 } = recurring ?? {};
  const days = { day: 1, week: 7, month: 0, year: 0 }[interval];
  if (days > 0) return start + days * count * 86_400;
  const from = new Date(start * 1000);
  const months = from.getUTCMonth() + (interval === 'year' ? 12 : 1) * count;
  const last = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), last));
  return Math.floor(to.getTime() / 1000);
}

function wholeLine(item: SubscriptionItem, name: string): InvoiceLine {
  const { price, quantity } = item;
  return lineFor(item, price, {
    amount: price.unit_amount * quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    description: `${quantity} × ${name} (at $${(price.unit_amount / 100).toFixed(2)} / month)`,
  });
}

function previousOf(before: Subscription, after: Subscription): object {
  const names = (Object.keys(before) as (keyof Subscription)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}
