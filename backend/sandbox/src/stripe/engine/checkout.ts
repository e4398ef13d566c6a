import type { CardFailure, CheckoutSession, Metadata, PaymentIntent, Price } from '../protocol/wire.ts';
import { answerOf, readNumber } from './cards.ts';
import type { Events } from './events.ts';
import type { Payments, Presence } from './payments.ts';
import type { Refunds } from './refunds.ts';
import type { Books } from './store.ts';
import type { Subscriptions } from './subscriptions.ts';

export interface SessionLine {
  price: string;
  quantity: number;
}

/** What a session was made with and its answers do not show. */
export interface SessionAside {
  id: string;
  lines: SessionLine[];
  subscriptionMetadata: Metadata;
  intentMetadata: Metadata;
}

/** How pressing Pay ended. */
export type Outcome =
  | { kind: 'paid'; session: CheckoutSession }
  | { kind: 'asks'; intent: PaymentIntent }
  | { kind: 'refused'; failure: CardFailure };

/** What a person does on the hosted checkout page. */
export class Checkout {
  private readonly parts: {
    books: Books;
    events: Events;
    payments: Payments;
    subscriptions: Subscriptions;
    refunds: Refunds;
  };
  readonly asides: { get(id: string): SessionAside | undefined; put(id: string, aside: SessionAside): void };

  constructor(parts: Checkout['parts'], asides: Checkout['asides']) {
    this.parts = parts;
    this.asides = asides;
  }

  asideOf(session: CheckoutSession): SessionAside {
    const known = this.asides.get(session.id);
    if (!known) throw new Error(`${session.id} has no lines`);
    return known;
  }

  pay(session: CheckoutSession, typed: { number: string; name: string; email: string }): Outcome {
    const card = readNumber(typed.number);
    if ('failure' in card) return { kind: 'refused', failure: card.failure };
    const customer = this.customerOf(session, typed);
    const { payments } = this.parts;
    const method = payments.keepCard(customer, card.number, typed.name || null);
    return this.charge({ ...session, customer }, method.id, 'present');
  }

  /** The bank's question is answered. */
  authenticate(session: CheckoutSession, passed: boolean): Outcome {
    const intent = session.payment_intent && this.parts.books.find('payment_intent', session.payment_intent);
    if (!intent) throw new Error(`${session.id} waits for nobody`);
    return this.charge(session, intent.payment_method ?? '', passed ? 'authenticated' : 'rejected');
  }

  expire(session: CheckoutSession): CheckoutSession {
    const expired = this.parts.books.save('checkout_session', { ...session, status: 'expired', url: null });
    this.parts.events.emit('checkout.session.expired', expired);
    return expired;
  }

  private charge(session: CheckoutSession, methodId: string, presence: Presence): Outcome {
    const { books, payments, refunds } = this.parts;
    const intent = payments.attempt(this.intentOf(session), methodId, presence);
    const kept = books.save('checkout_session', { ...session, payment_intent: intent.id });
    if (intent.status === 'requires_action') return { kind: 'asks', intent };
    if (intent.status !== 'succeeded') {
      return { kind: 'refused', failure: intent.last_payment_error ?? UNKNOWN };
    }
    const done = this.complete(kept, intent, methodId);
    const number = books.aside(intent.customer ?? '').numbers[methodId] ?? '';
    const answer = answerOf(number, true);
    if (answer.kind === 'pays' && answer.disputed) refunds.dispute(books.get('charge', intent.latest_charge ?? ''));
    return { kind: 'paid', session: done };
  }

  private complete(session: CheckoutSession, intent: PaymentIntent, methodId: string): CheckoutSession {
    const { books, events } = this.parts;
    const paid: CheckoutSession = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: books.get('customer', session.customer ?? '').email, name: null },
    };
    const done = books.save(
      'checkout_session',
      session.mode === 'subscription' ? this.subscribe(paid, intent, methodId) : paid,
    );
    events.emit('checkout.session.completed', done);
    return done;
  }

  /** A subscription's session does not show the intent that paid its first invoice (ST). */
  private subscribe(session: CheckoutSession, intent: PaymentIntent, methodId: string): CheckoutSession {
    const { lines, subscriptionMetadata: metadata } = this.asideOf(session);
    const price: Price = this.parts.books.get('price', lines[0]?.price ?? '');
    const customer = session.customer ?? '';
    const begun = this.parts.subscriptions.begin({ customer, price, metadata, intent, methodId });
    return { ...session, subscription: begun.id, invoice: begun.latest_invoice, payment_intent: null };
  }

  private intentOf(session: CheckoutSession): PaymentIntent {
    const known = session.payment_intent && this.parts.books.find('payment_intent', session.payment_intent);
    if (known) return known;
    const { intentMetadata: metadata } = this.asideOf(session);
    const customer = session.customer ?? '';
    return this.parts.payments.intend({ customer, amount: session.amount_total, description: 'Checkout', metadata });
  }

  private customerOf(session: CheckoutSession, { name, email }: { name: string; email: string }): string {
    if (session.customer) return session.customer;
    const { books, events } = this.parts;
    const made = books.save('customer', newCustomer(books, { email: session.customer_email ?? email, name }));
    events.emit('customer.created', made);
    return made.id;
  }
}

export function newCustomer(
  books: Books,
  { email, name, metadata = {} }: { email: string | null; name: string | null; metadata?: Metadata },
) {
  return {
    id: books.id('customer'),
    object: 'customer' as const,
    created: books.now(),
    livemode: false as const,
    email,
    name,
    description: null,
    metadata,
    balance: 0,
    currency: 'usd',
    delinquent: false,
    default_source: null,
    invoice_settings: { default_payment_method: null, custom_fields: null, footer: null },
  };
}

const UNKNOWN: CardFailure = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
