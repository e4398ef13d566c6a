import { impossible } from '../protocol/errors.ts';
import type { Charge, Dispute, DisputeStatus, Metadata, Refund } from '../protocol/wire.ts';
import type { Events } from './events.ts';
import type { Books } from './store.ts';

/** Money that goes back, willingly or not. */
export class Refunds {
  private readonly books: Books;
  private readonly events: Events;

  constructor(books: Books, events: Events) {
    this.books = books;
    this.events = events;
  }

  /** @throws StripeError charge_already_refunded, or where the amount is more than what is left */
  refund(charge: Charge, order: { amount?: number; reason: string | null; metadata: Metadata }): Refund {
    const left = charge.amount - charge.amount_refunded;
    const amount = order.amount ?? left;
    if (left === 0) throw impossible(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
    if (!charge.paid) throw impossible(`Charge ${charge.id} was not paid.`, 'charge_not_refundable');
    if (amount > left || amount < 1)
      throw impossible(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
    const refund = this.books.save('refund', {
      id: this.books.id('refund'),
      object: 'refund',
      created: this.books.now(charge.customer),
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
    this.events.emit('charge.refunded', this.books.save('charge', changed));
    return refund;
  }

  dispute(charge: Charge, status: DisputeStatus = 'needs_response'): Dispute {
    const dispute = this.books.save('dispute', {
      id: this.books.id('dispute'),
      object: 'dispute',
      created: this.books.now(charge.customer),
      livemode: false,
      amount: charge.amount - charge.amount_refunded,
      charge: charge.id,
      currency: charge.currency,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status,
    });
    this.books.save('charge', { ...charge, disputed: true });
    this.events.emit('charge.dispute.created', dispute);
    return dispute;
  }

  /** How the bank decided. */
  close(dispute: Dispute, status: DisputeStatus): Dispute {
    const closed = this.books.save('dispute', { ...dispute, status });
    const over = status === 'won' || status === 'lost' || status === 'warning_closed' || status === 'prevented';
    this.events.emit(over ? 'charge.dispute.closed' : 'charge.dispute.updated', closed);
    return closed;
  }
}
