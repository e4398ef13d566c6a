import type { Collection } from '../../core/store.ts';
import type { CardFailure, CheckoutSession, LineItem, List, Metadata, PaymentIntent, Price } from '../protocol/wire.ts';
import { outcomeOf, readCardNumber } from './cards.ts';
import type { Events } from './events.ts';
import type { Payments, Presence } from './payments.ts';
import type { Refunds } from './refunds.ts';
import { listOf, type StripeStore } from './store.ts';
import type { Subscriptions } from './subscriptions.ts';

export interface SessionLine {
  price: string;
  quantity: number;
}

export interface SessionState {
  id: string;
  lines: SessionLine[];
  subscriptionMetadata: Metadata;
  intentMetadata: Metadata;
}

export type CheckoutOutcome =
  | { kind: 'paid'; session: CheckoutSession }
  | { kind: 'requires_action'; intent: PaymentIntent }
  | { kind: 'declined'; failure: CardFailure };

export class Checkout {
  private readonly parts: {
    store: StripeStore;
    events: Events;
    payments: Payments;
    subscriptions: Subscriptions;
    refunds: Refunds;
  };
  private readonly sessionStates: Collection<SessionState>;

  constructor(parts: Checkout['parts'], sessionStates: Collection<SessionState>) {
    this.parts = parts;
    this.sessionStates = sessionStates;
  }

  open(session: CheckoutSession, state: Omit<SessionState, 'id'>): CheckoutSession {
    this.sessionStates.put(session.id, { id: session.id, ...state });
    return this.parts.store.save('checkout_session', session);
  }

  lineItems(sessionId: string): List<LineItem> {
    const { store } = this.parts;
    const lines = this.sessionStates.get(sessionId)?.lines ?? [];
    const items = lines.map(({ price: id, quantity }, i): LineItem => {
      const price = store.get('price', id);
      const amount = price.unit_amount * quantity;
      return {
        id: `li_${sessionId.slice(-20)}${i}`,
        object: 'item',
        amount_subtotal: amount,
        amount_total: amount,
        currency: price.currency,
        description: store.get('product', price.product).name,
        price: structuredClone(price),
        quantity,
      };
    });
    return listOf(`/v1/checkout/sessions/${sessionId}/line_items`, items);
  }

  pay(session: CheckoutSession, typed: { number: string; name: string; email: string }): CheckoutOutcome {
    const card = readCardNumber(typed.number);
    if ('failure' in card) return { kind: 'declined', failure: card.failure };
    const customer = this.customerOf(session, typed);
    const { payments } = this.parts;
    const method = payments.saveCard(customer, card.number, typed.name || null);
    return this.charge({ ...session, customer }, method.id, 'present');
  }

  authenticate(session: CheckoutSession, passed: boolean): CheckoutOutcome {
    const intent = session.payment_intent && this.parts.store.find('payment_intent', session.payment_intent);
    if (!intent) throw new Error(`${session.id} has no payment to authenticate`);
    return this.charge(session, intent.payment_method ?? '', passed ? 'authenticated' : 'rejected');
  }

  expire(session: CheckoutSession): CheckoutSession {
    const expired = this.parts.store.save('checkout_session', { ...session, status: 'expired', url: null });
    this.parts.events.emit('checkout.session.expired', expired);
    return expired;
  }

  private charge(session: CheckoutSession, methodId: string, presence: Presence): CheckoutOutcome {
    const { store, payments, refunds } = this.parts;
    const intent = payments.attempt(this.intentOf(session), methodId, presence);
    const saved = store.save('checkout_session', { ...session, payment_intent: intent.id });
    if (intent.status === 'requires_action') return { kind: 'requires_action', intent };
    if (intent.status !== 'succeeded') {
      return { kind: 'declined', failure: intent.last_payment_error ?? DECLINED };
    }
    const done = this.complete(saved, intent, methodId);
    const number = store.privateState(intent.customer ?? '').numbers[methodId] ?? '';
    const outcome = outcomeOf(number, true);
    if (outcome.kind === 'pays' && outcome.disputed)
      refunds.createDispute(store.get('charge', intent.latest_charge ?? ''));
    return { kind: 'paid', session: done };
  }

  private complete(session: CheckoutSession, intent: PaymentIntent, methodId: string): CheckoutSession {
    const { store, events } = this.parts;
    const paid: CheckoutSession = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: store.get('customer', session.customer ?? '').email, name: null },
    };
    const done = store.save(
      'checkout_session',
      session.mode === 'subscription' ? this.subscribe(paid, intent, methodId) : paid,
    );
    events.emit('checkout.session.completed', done);
    return done;
  }

  /** A subscription's session does not show the intent that paid its first invoice (ST). */
  private subscribe(session: CheckoutSession, intent: PaymentIntent, methodId: string): CheckoutSession {
    const { lines, subscriptionMetadata: metadata } = this.stateOf(session);
    const price: Price = this.parts.store.get('price', lines[0]?.price ?? '');
    const customer = session.customer ?? '';
    const created = this.parts.subscriptions.create({ customer, price, metadata, intent, methodId });
    return { ...session, subscription: created.id, invoice: created.latest_invoice, payment_intent: null };
  }

  private stateOf(session: CheckoutSession): SessionState {
    const state = this.sessionStates.get(session.id);
    if (!state) throw new Error(`${session.id} has no lines`);
    return state;
  }

  private intentOf(session: CheckoutSession): PaymentIntent {
    const known = session.payment_intent && this.parts.store.find('payment_intent', session.payment_intent);
    if (known) return known;
    const { intentMetadata: metadata } = this.stateOf(session);
    const customer = session.customer ?? '';
    return this.parts.payments.createIntent({
      customer,
      amount: session.amount_total,
      description: 'Checkout',
      metadata,
    });
  }

  private customerOf(session: CheckoutSession, { name, email }: { name: string; email: string }): string {
    if (session.customer) return session.customer;
    const { store, events } = this.parts;
    const made = store.save('customer', newCustomer(store, { email: session.customer_email ?? email, name }));
    events.emit('customer.created', made);
    return made.id;
  }
}

export function newCustomer(
  store: StripeStore,
  { email, name, metadata = {} }: { email: string | null; name: string | null; metadata?: Metadata },
) {
  return {
    id: store.newId('customer'),
    object: 'customer' as const,
    created: store.now(),
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

const DECLINED: CardFailure = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
