import type {
  CardFailure,
  Customer,
  Invoice,
  InvoiceLine,
  PaymentIntent,
  Price,
  Subscription,
  SubscriptionItem,
} from '../protocol/wire.ts';
import type { Events } from './events.ts';
import type { Payments, Presence } from './payments.ts';
import { listOf, newId, type StripeStore } from './store.ts';

/** Days after a declined charge until the next attempt; after the last the subscription ends (Stripe's default). */
export const DUNNING_DAYS = [3, 5, 7];
const DAY = 86_400;

export class Invoices {
  private readonly store: StripeStore;
  private readonly events: Events;
  private readonly payments: Payments;

  constructor(store: StripeStore, events: Events, payments: Payments) {
    this.store = store;
    this.events = events;
    this.payments = payments;
  }

  /** An open invoice with the lines and those that were pending; paid at once where nothing is due. */
  create(subscription: Subscription, reason: Invoice['billing_reason'], lines: InvoiceLine[]): Invoice {
    const customer = this.store.get('customer', subscription.customer);
    // The checkout page has just charged the first invoice: it has no pending lines and uses no balance.
    const first = reason === 'subscription_create';
    const pending = first ? [] : this.store.privateState(customer.id).pending;
    const balance = first ? 0 : customer.balance;
    const id = this.store.newId('invoice');
    const all = [...pending, ...lines].map((line) => ({ ...line, invoice: id }));
    const total = all.reduce((sum, { amount }) => sum + amount, 0);
    const due = Math.max(0, total + balance);
    const now = this.store.now(customer.id);
    const item = subscription.items.data[0];
    const invoice: Invoice = {
      id,
      object: 'invoice',
      created: now,
      livemode: false,
      customer: customer.id,
      customer_email: customer.email,
      number: this.nextNumber(customer.id),
      status: 'open',
      billing_reason: reason,
      collection_method: 'charge_automatically',
      currency: 'usd',
      subtotal: total,
      total,
      starting_balance: balance,
      amount_due: due,
      amount_paid: 0,
      amount_remaining: due,
      attempt_count: 0,
      attempted: false,
      auto_advance: true,
      next_payment_attempt: null,
      lines: listOf(`/v1/invoices/${id}/lines`, all),
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      period_start: item?.current_period_start ?? now,
      period_end: item?.current_period_end ?? now,
      hosted_invoice_url: `${this.store.origin}/stripe/invoice/${id}`,
      invoice_pdf: `${this.store.origin}/stripe/invoice/${id}`,
      metadata: {},
      status_transitions: { finalized_at: now, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    };
    this.store.save('invoice', invoice);
    if (!first) this.carryOver(customer, balance + total);
    this.events.emit('invoice.created', { ...invoice, status: 'draft' });
    this.events.emit('invoice.finalized', invoice);
    return due === 0 ? this.markPaid(invoice, null) : invoice;
  }

  private carryOver(customer: Customer, left: number): void {
    this.store.savePrivateState(customer.id, { pending: [] });
    this.store.save('customer', { ...customer, balance: Math.min(0, left) });
  }

  /** Charges an open invoice; a decline sets the next attempt, or null after the last. */
  collect(invoice: Invoice, methodId: string | null, presence: Presence): { invoice: Invoice; intent: PaymentIntent } {
    const intent = this.payments.attempt(this.intentOf(invoice), methodId, presence);
    if (intent.status === 'succeeded') return { invoice: this.markPaid(invoice, intent), intent };
    return { invoice: this.recordFailure(invoice, intent, presence), intent };
  }

  /** `intent`: null where nothing was due. */
  markPaid(invoice: Invoice, intent: PaymentIntent | null): Invoice {
    const now = this.store.now(invoice.customer);
    const amount = intent?.amount ?? 0;
    const paid = this.store.save('invoice', {
      ...invoice,
      status: 'paid',
      amount_paid: amount,
      amount_remaining: 0,
      attempted: true,
      attempt_count: invoice.attempt_count + (intent ? 1 : 0),
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: now },
    });
    if (intent) this.savePayment(paid, intent, now);
    this.events.emit('invoice.paid', paid);
    this.events.emit('invoice.payment_succeeded', paid);
    return paid;
  }

  private recordFailure(invoice: Invoice, intent: PaymentIntent, presence: Presence): Invoice {
    const wait = DUNNING_DAYS[invoice.attempt_count];
    const next = wait === undefined ? null : this.store.now(invoice.customer) + wait * DAY;
    const failed = this.store.save('invoice', {
      ...invoice,
      attempted: true,
      attempt_count: invoice.attempt_count + (presence === 'away' ? 1 : 0),
      next_payment_attempt: presence === 'away' ? next : invoice.next_payment_attempt,
    });
    if (intent.status === 'requires_action') this.events.emit('invoice.payment_action_required', failed);
    else this.events.emit('invoice.payment_failed', failed);
    return failed;
  }

  findDecline(customer: string, amount: number, methodId: string | null): CardFailure | null {
    const order = { customer, amount, description: 'Change of plan', metadata: {} };
    return this.payments.findDecline(order, methodId);
  }

  private intentOf(invoice: Invoice): PaymentIntent {
    const tried = this.store.list('invoice_payment', { invoice: invoice.id, status: 'open' })[0];
    if (tried) return this.store.get('payment_intent', tried.payment.payment_intent);
    const intent = this.payments.createIntent({
      customer: invoice.customer,
      amount: invoice.amount_due,
      description: invoice.lines.data[0]?.description ?? 'Invoice',
      metadata: {},
    });
    this.store.save('invoice_payment', this.newPayment(invoice, intent));
    return intent;
  }

  private savePayment(invoice: Invoice, intent: PaymentIntent, now: number): void {
    const known = this.store.list('invoice_payment').find((one) => one.payment.payment_intent === intent.id);
    const payment = known ?? this.newPayment(invoice, intent);
    const paid = this.store.save('invoice_payment', {
      ...payment,
      amount_paid: intent.amount,
      status: 'paid',
      status_transitions: { paid_at: now, canceled_at: null },
    });
    this.events.emit('invoice_payment.paid', paid);
  }

  private newPayment(invoice: Invoice, intent: PaymentIntent) {
    return {
      id: this.store.newId('invoice_payment'),
      object: 'invoice_payment' as const,
      created: this.store.now(invoice.customer),
      livemode: false as const,
      invoice: invoice.id,
      amount_paid: null,
      amount_requested: intent.amount,
      currency: intent.currency,
      is_default: true,
      payment: { type: 'payment_intent' as const, payment_intent: intent.id },
      status: 'open' as const,
      status_transitions: { paid_at: null, canceled_at: null },
    };
  }

  private nextNumber(customer: string): string {
    const count = this.store.list('invoice', { customer }).length + 1;
    return `${customer.slice(-8).toUpperCase()}-${String(count).padStart(4, '0')}`;
  }
}

export function lineFor(
  item: SubscriptionItem,
  price: Price,
  { amount, period, description, proration = false }: LineOrder,
): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    invoice: '',
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        subscription: item.subscription,
        subscription_item: item.id,
        proration,
        invoice_item: null,
        proration_details: null,
      },
    },
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: item.quantity,
  };
}

interface LineOrder {
  amount: number;
  period: { start: number; end: number };
  description: string;
  proration?: boolean;
}
