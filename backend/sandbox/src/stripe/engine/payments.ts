import type { CardFailure, Charge, Metadata, PaymentIntent, PaymentMethod } from '../protocol/wire.ts';
import { AUTHENTICATION_FAILED, brandOf, NEEDS_AUTHENTICATION, outcomeOf } from './cards.ts';
import type { Events } from './events.ts';
import type { StripeStore } from './store.ts';

/** The card's holder during a charge: on the page, absent, or through with their bank's question. */
export type Presence = 'present' | 'away' | 'authenticated' | 'rejected';

export class Payments {
  private readonly store: StripeStore;
  private readonly events: Events;

  constructor(store: StripeStore, events: Events) {
    this.store = store;
    this.events = events;
  }

  saveCard(customerId: string, number: string, name: string | null): PaymentMethod {
    const customer = this.store.get('customer', customerId);
    const method = this.store.save('payment_method', {
      id: this.store.newId('payment_method'),
      object: 'payment_method',
      created: this.store.now(customerId),
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
    this.store.savePrivateState(customerId, {
      numbers: { ...this.store.privateState(customerId).numbers, [method.id]: number },
    });
    this.events.emit('payment_method.attached', method);
    const settings = { ...customer.invoice_settings, default_payment_method: method.id };
    this.store.save('customer', { ...customer, invoice_settings: settings });
    return method;
  }

  createIntent(order: { customer: string; amount: number; description: string; metadata: Metadata }): PaymentIntent {
    const intent: PaymentIntent = {
      id: this.store.newId('payment_intent'),
      object: 'payment_intent',
      created: this.store.now(order.customer),
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
    this.store.save('payment_intent', intent);
    this.events.emit('payment_intent.created', intent);
    return intent;
  }

  attempt(intent: PaymentIntent, methodId: string | null, presence: Presence): PaymentIntent {
    const number = methodId && intent.customer ? this.store.privateState(intent.customer).numbers[methodId] : undefined;
    if (!number || !methodId) return this.fail(intent, null, NO_CARD);
    const outcome = outcomeOf(number, presence !== 'away');
    if (outcome.kind === 'declines') return this.fail(intent, methodId, outcome.failure);
    if (outcome.kind === 'requires_action' && presence === 'away')
      return this.fail(intent, methodId, NEEDS_AUTHENTICATION);
    if (outcome.kind === 'requires_action' && presence === 'rejected')
      return this.fail(intent, methodId, AUTHENTICATION_FAILED);
    if (outcome.kind === 'requires_action' && presence === 'present') return this.requireAction(intent, methodId);
    return this.succeed(intent, methodId);
  }

  /** Why a charge without the holder would fail, or null. A charge that fails is recorded as one. */
  findDecline(order: Parameters<Payments['createIntent']>[0], methodId: string | null): CardFailure | null {
    const number = methodId ? this.store.privateState(order.customer).numbers[methodId] : undefined;
    if (number && outcomeOf(number, false).kind === 'pays') return null;
    return this.attempt(this.createIntent(order), methodId, 'away').last_payment_error;
  }

  private succeed(intent: PaymentIntent, methodId: string): PaymentIntent {
    const charge = this.charge(intent, methodId, null);
    const paid = this.store.save('payment_intent', {
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

  private requireAction(intent: PaymentIntent, methodId: string): PaymentIntent {
    const asking = this.store.save('payment_intent', {
      ...intent,
      status: 'requires_action',
      payment_method: methodId,
    });
    this.events.emit('payment_intent.requires_action', asking);
    return asking;
  }

  private fail(intent: PaymentIntent, methodId: string | null, failure: CardFailure): PaymentIntent {
    const charge = methodId ? this.charge(intent, methodId, failure) : null;
    const failed = this.store.save('payment_intent', {
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
    return this.store.save('charge', {
      id: this.store.newId('charge'),
      object: 'charge',
      created: this.store.now(customer),
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
