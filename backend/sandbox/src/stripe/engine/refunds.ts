import { impossible } from '../protocol/errors.ts';
import type { Charge, Dispute, DisputeStatus, Metadata, Refund } from '../protocol/wire.ts';
import type { Events } from './events.ts';
import type { StripeStore } from './store.ts';

export class Refunds {
  private readonly store: StripeStore;
  private readonly events: Events;

  constructor(store: StripeStore, events: Events) {
    this.store = store;
    this.events = events;
  }

  /** @throws StripeError charge_already_refunded, or where the amount is more than what is left */
  createRefund(charge: Charge, order: { amount?: number; reason: string | null; metadata: Metadata }): Refund {
    const left = charge.amount - charge.amount_refunded;
    const amount = order.amount ?? left;
    if (left === 0) throw impossible(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
    if (!charge.paid) throw impossible(`Charge ${charge.id} was not paid.`, 'charge_not_refundable');
    if (amount > left || amount < 1)
      throw impossible(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
    const refund = this.store.save('refund', {
      id: this.store.newId('refund'),
      object: 'refund',
      created: this.store.now(charge.customer),
      livemode: false,
      amount,
      charge: charge.id,
      currency: charge.currency,
      metadata: order.metadata,
      payment_intent: charge.payment_intent,
      reason: order.reason,
      status: 'succeeded',
    });
    const amount_refunded = charge.amount_refunded + amount;
    const changed = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
    this.events.emit('refund.created', refund);
    this.events.emit('charge.refunded', this.store.save('charge', changed));
    return refund;
  }

  createDispute(charge: Charge, status: DisputeStatus = 'needs_response'): Dispute {
    const dispute = this.store.save('dispute', {
      id: this.store.newId('dispute'),
      object: 'dispute',
      created: this.store.now(charge.customer),
      livemode: false,
      amount: charge.amount - charge.amount_refunded,
      charge: charge.id,
      currency: charge.currency,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status,
    });
    this.store.save('charge', { ...charge, disputed: true });
    this.events.emit('charge.dispute.created', dispute);
    return dispute;
  }

  updateDispute(dispute: Dispute, status: DisputeStatus): Dispute {
    const closed = this.store.save('dispute', { ...dispute, status });
    const over = status === 'won' || status === 'lost' || status === 'warning_closed' || status === 'prevented';
    this.events.emit(over ? 'charge.dispute.closed' : 'charge.dispute.updated', closed);
    return closed;
  }
}
