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
import { type Books, listOf, newId } from './store.ts';

/** Days after a refused charge until the next try; after the last the subscription ends (Stripe's own default). */
export const DUNNING_DAYS = [3, 5, 7];
const DAY = 86_400;

/** Bills for subscriptions, and how they come to be paid. */
export class Invoices {
  private readonly books: Books;
  private readonly events: Events;
  private readonly payments: Payments;

  constructor(books: Books, events: Events, payments: Payments) {
    this.books = books;
    this.events = events;
    this.payments = payments;
  }

  /** An open invoice over the lines and whatever waits for it; paid at once where nothing is due. */
  bill(subscription: Subscription, reason: Invoice['billing_reason'], lines: InvoiceLine[]): Invoice {
    const customer = this.books.get('customer', subscription.customer);
    // A first bill is what the checkout page has just taken: nothing waits for it, and no balance lessens it.
    const first = reason === 'subscription_create';
    const pending = first ? [] : this.books.aside(customer.id).pending;
    const balance = first ? 0 : customer.balance;
    const id = this.books.id('invoice');
    const all = [...pending, ...lines].map((line) => ({ ...line, invoice: id }));
    const total = all.reduce((sum, { amount }) => sum + amount, 0);
    const due = Math.max(0, total + balance);
    const now = this.books.now(customer.id);
    const item = subscription.items.data[0];
    const invoice: Invoice = {
      id,
      object: 'invoice',
      created: now,
      livemode: false,
      customer: customer.id,
      customer_email: customer.email,
      number: this.number(customer.id),
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
      hosted_invoice_url: `${this.books.origin}/stripe/invoice/${id}`,
      invoice_pdf: `${this.books.origin}/stripe/invoice/${id}`,
      metadata: {},
      status_transitions: { finalized_at: now, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    };
    this.books.save('invoice', invoice);
    if (!first) this.carryOver(customer, balance + total);
    this.events.emit('invoice.created', { ...invoice, status: 'draft' });
    this.events.emit('invoice.finalized', invoice);
    return due === 0 ? this.settle(invoice, null) : invoice;
  }

  /** Nothing waits any more; what Stripe owes beyond this bill stays for the next. */
  private carryOver(customer: Customer, left: number): void {
    this.books.saveAside(customer.id, { pending: [] });
    this.books.save('customer', { ...customer, balance: Math.min(0, left) });
  }

  /** Charges an open invoice; a refusal sets the next try, or none where there have been enough. */
  collect(invoice: Invoice, methodId: string | null, presence: Presence): { invoice: Invoice; intent: PaymentIntent } {
    const intent = this.payments.attempt(this.intentOf(invoice), methodId, presence);
    if (intent.status === 'succeeded') return { invoice: this.settle(invoice, intent), intent };
    return { invoice: this.refuse(invoice, intent, presence), intent };
  }

  /** Marks it paid, by the intent where there was something to pay. */
  settle(invoice: Invoice, intent: PaymentIntent | null): Invoice {
    const now = this.books.now(invoice.customer);
    const amount = intent?.amount ?? 0;
    const paid = this.books.save('invoice', {
      ...invoice,
      status: 'paid',
      amount_paid: amount,
      amount_remaining: 0,
      attempted: true,
      attempt_count: invoice.attempt_count + (intent ? 1 : 0),
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: now },
    });
    if (intent) this.record(paid, intent, now);
    this.events.emit('invoice.paid', paid);
    this.events.emit('invoice.payment_succeeded', paid);
    return paid;
  }

  private refuse(invoice: Invoice, intent: PaymentIntent, presence: Presence): Invoice {
    const wait = DUNNING_DAYS[invoice.attempt_count];
    const next = wait === undefined ? null : this.books.now(invoice.customer) + wait * DAY;
    const failed = this.books.save('invoice', {
      ...invoice,
      attempted: true,
      attempt_count: invoice.attempt_count + (presence === 'away' ? 1 : 0),
      next_payment_attempt: presence === 'away' ? next : invoice.next_payment_attempt,
    });
    if (intent.status === 'requires_action') this.events.emit('invoice.payment_action_required', failed);
    else this.events.emit('invoice.payment_failed', failed);
    return failed;
  }

  /** Whether the card would refuse this charge, without making it. */
  probe(customer: string, amount: number, methodId: string | null): CardFailure | null {
    const order = { customer, amount, description: 'Change of plan', metadata: {} };
    return this.payments.refusal(order, methodId);
  }

  /** The intent that the invoice has been tried with before, or a new one. */
  private intentOf(invoice: Invoice): PaymentIntent {
    const tried = this.books.list('invoice_payment').find((one) => one.invoice === invoice.id && one.status === 'open');
    if (tried) return this.books.get('payment_intent', tried.payment.payment_intent);
    const intent = this.payments.intend({
      customer: invoice.customer,
      amount: invoice.amount_due,
      description: invoice.lines.data[0]?.description ?? 'Invoice',
      metadata: {},
    });
    this.books.save('invoice_payment', this.entry(invoice, intent));
    return intent;
  }

  private record(invoice: Invoice, intent: PaymentIntent, now: number): void {
    const known = this.books.list('invoice_payment').find((one) => one.payment.payment_intent === intent.id);
    const entry = known ?? this.entry(invoice, intent);
    const paid = this.books.save('invoice_payment', {
      ...entry,
      amount_paid: intent.amount,
      status: 'paid',
      status_transitions: { paid_at: now, canceled_at: null },
    });
    this.events.emit('invoice_payment.paid', paid);
  }

  private entry(invoice: Invoice, intent: PaymentIntent) {
    return {
      id: this.books.id('invoice_payment'),
      object: 'invoice_payment' as const,
      created: this.books.now(invoice.customer),
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

  private number(customer: string): string {
    const count = this.books.list('invoice').filter((invoice) => invoice.customer === customer).length + 1;
    return `${customer.slice(-8).toUpperCase()}-${String(count).padStart(4, '0')}`;
  }
}

/** One line of a bill: a price for a stretch of time. */
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
