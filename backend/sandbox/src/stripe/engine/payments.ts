import type { CardFailure, Charge, Metadata, PaymentIntent, PaymentMethod } from '../protocol/wire.ts';
import { AUTHENTICATION_FAILED, answerOf, brandOf, NEEDS_AUTHENTICATION } from './cards.ts';
import type { Events } from './events.ts';
import type { Books } from './store.ts';

/** How the holder stands to a charge: before the page, away, or through with the bank's question. */
export type Presence = 'present' | 'away' | 'authenticated' | 'rejected';

/** Cards, payment intents and charges. */
export class Payments {
  private readonly books: Books;
  private readonly events: Events;

  constructor(books: Books, events: Events) {
    this.books = books;
    this.events = events;
  }

  /** Keeps a card for a customer and makes it the one that renewals are charged to. */
  keepCard(customerId: string, number: string, name: string | null): PaymentMethod {
    const customer = this.books.get('customer', customerId);
    const method = this.books.save('payment_method', {
      id: this.books.id('payment_method'),
      object: 'payment_method',
      created: this.books.now(customerId),
      livemode: false,
      type: 'card',
      customer: customerId,
      card: {
        brand: brandOf(number),
        last4: number.slice(-4),
        exp_month: 12,
        exp_year: 2034,
        country: 'US',
        funding: 'credit',
      },
      billing_details: { name, email: customer.email },
      metadata: {},
    });
    this.books.saveAside(customerId, { numbers: { ...this.books.aside(customerId).numbers, [method.id]: number } });
    this.events.emit('payment_method.attached', method);
    const settings = { ...customer.invoice_settings, default_payment_method: method.id };
    this.books.save('customer', { ...customer, invoice_settings: settings });
    return method;
  }

  intend(order: { customer: string; amount: number; description: string; metadata: Metadata }): PaymentIntent {
    const intent: PaymentIntent = {
      id: this.books.id('payment_intent'),
      object: 'payment_intent',
      created: this.books.now(order.customer),
      livemode: false,
      ...order,
      amount_received: 0,
      currency: 'usd',
      payment_method: null,
      latest_charge: null,
      last_payment_error: null,
      status: 'requires_payment_method',
      capture_method: 'automatic_async',
    };
    this.books.save('payment_intent', intent);
    this.events.emit('payment_intent.created', intent);
    return intent;
  }

  /** Charges the card, or says in the intent why it was not charged. */
  attempt(intent: PaymentIntent, methodId: string | null, presence: Presence): PaymentIntent {
    const number = methodId && intent.customer ? this.books.aside(intent.customer).numbers[methodId] : undefined;
    if (!number || !methodId) return this.fail(intent, null, NO_CARD);
    const answer = answerOf(number, presence !== 'away');
    if (answer.kind === 'refuses') return this.fail(intent, methodId, answer.failure);
    if (answer.kind === 'asks' && presence === 'away') return this.fail(intent, methodId, NEEDS_AUTHENTICATION);
    if (answer.kind === 'asks' && presence === 'rejected') return this.fail(intent, methodId, AUTHENTICATION_FAILED);
    if (answer.kind === 'asks' && presence === 'present') return this.ask(intent, methodId);
    return this.succeed(intent, methodId);
  }

  /** Why a charge to an absent holder's card would fail; one that would is tried, and leaves its failed charge. */
  refusal(order: Parameters<Payments['intend']>[0], methodId: string | null): CardFailure | null {
    const number = methodId ? this.books.aside(order.customer).numbers[methodId] : undefined;
    if (number && answerOf(number, false).kind === 'pays') return null;
    return this.attempt(this.intend(order), methodId, 'away').last_payment_error;
  }

  private succeed(intent: PaymentIntent, methodId: string): PaymentIntent {
    const charge = this.charge(intent, methodId, null);
    const paid = this.books.save('payment_intent', {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: methodId,
      latest_charge: charge.id,
      last_payment_error: null,
    });
    this.events.emit('charge.succeeded', charge);
    this.events.emit('payment_intent.succeeded', paid);
    return paid;
  }

  private ask(intent: PaymentIntent, methodId: string): PaymentIntent {
    const asking = this.books.save('payment_intent', {
      ...intent,
      status: 'requires_action',
      payment_method: methodId,
    });
    this.events.emit('payment_intent.requires_action', asking);
    return asking;
  }

  private fail(intent: PaymentIntent, methodId: string | null, failure: CardFailure): PaymentIntent {
    const charge = methodId ? this.charge(intent, methodId, failure) : null;
    const failed = this.books.save('payment_intent', {
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      latest_charge: charge?.id ?? intent.latest_charge,
      last_payment_error: failure,
    });
    if (charge) this.events.emit('charge.failed', charge);
    this.events.emit('payment_intent.payment_failed', failed);
    return failed;
  }

  private charge(intent: PaymentIntent, methodId: string, failure: CardFailure | null): Charge {
    const { amount, currency, customer, description, metadata } = intent;
    return this.books.save('charge', {
      id: this.books.id('charge'),
      object: 'charge',
      created: this.books.now(customer),
      livemode: false,
      amount,
      amount_captured: failure ? 0 : amount,
      amount_refunded: 0,
      captured: !failure,
      currency,
      customer,
      description,
      disputed: false,
      failure_code: failure?.code ?? null,
      failure_message: failure?.message ?? null,
      metadata,
      paid: !failure,
      payment_intent: intent.id,
      payment_method: methodId,
      receipt_url: null,
      refunded: false,
      status: failure ? 'failed' : 'succeeded',
    });
  }
}

const NO_CARD: CardFailure = {
  type: 'card_error',
  code: 'payment_method_unactivated',
  message: 'The customer has no card to charge.',
};
