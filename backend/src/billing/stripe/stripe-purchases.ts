import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Purchase, PurchaseLine, PurchasePayment } from '../model/purchase.ts';
import { PriceList } from './price-list.ts';
import { nullIfNotFound, StripeClient } from './stripe-client.ts';

/** Disputes that took no money, or gave it back. A status that is not known here counts as one that holds it. */
const withoutHold = /^(won|prevented|warning_.*)$/;

@Injectable()
export class StripePurchases {
  constructor(
    private readonly stripe: StripeClient,
    private readonly prices: PriceList,
  ) {}

  async readInvoice(id: string): Promise<Purchase | null> {
    const invoice = await this.stripe
      .call('invoices.retrieve', (api) => api.invoices.retrieve(id, { expand: ['payments'] }))
      .catch(nullIfNotFound);
    if (invoice?.parent?.type !== 'subscription_details' || !invoice.customer) return null;
    const lines = await this.readLines(invoice);
    return {
      sourceKey: `invoice:${id}`,
      customerId: idOf(invoice.customer),
      source: 'subscription',
      paid: invoice.status === 'paid',
      paidAt: date(invoice.status_transitions.paid_at ?? invoice.created),
      lines: await Promise.all(lines.map((line) => this.toLine(line))),
      payments: await this.readPayments(intentsOf(invoice)),
      description: invoiceDescriptions[invoice.billing_reason ?? ''] ?? 'Subscription',
    };
  }

  async readSession(id: string): Promise<Purchase | null> {
    const session = await this.stripe
      .call('checkout.sessions.retrieve', (api) => api.checkout.sessions.retrieve(id, { expand: ['line_items'] }))
      .catch(nullIfNotFound);
    if (session?.mode !== 'payment' || !session.customer) return null;
    const intent = session.payment_intent ? [idOf(session.payment_intent)] : [];
    const payments = session.payment_status === 'paid' ? await this.readPayments(intent) : [];
    const items = session.line_items?.data ?? [];
    return {
      sourceKey: `checkout:${id}`,
      customerId: idOf(session.customer),
      source: 'addon',
      paid: session.payment_status === 'paid',
      paidAt: payments[0]?.paidAt ?? date(session.created),
      lines: await Promise.all(items.map((item) => this.toLine({ amount: item.amount_subtotal, price: item.price }))),
      payments,
      description: 'Credits bought',
    };
  }

  private async readLines(invoice: Stripe.Invoice): Promise<{ amount: number; price: string | null }[]> {
    const { id, lines } = invoice;
    const complete = lines.has_more
      ? await this.stripe.listAll('invoices.listLineItems', (api) => api.invoices.listLineItems(id, { limit: 100 }))
      : lines.data;
    return complete.map(({ amount, pricing }) => {
      const price = pricing?.price_details?.price;
      return { amount, price: price ? idOf(price) : null };
    });
  }

  private async toLine({
    amount,
    price,
  }: {
    amount: number;
    price: Stripe.Price | string | null;
  }): Promise<PurchaseLine> {
    if (!price) return { amount, unitAmount: 1, creditsPerUnit: 0 };
    const { unitAmount, creditsPerUnit } = await this.prices.readTerms(price);
    return { amount, unitAmount, creditsPerUnit };
  }

  private async readPayments(intents: string[]): Promise<PurchasePayment[]> {
    const read = await Promise.all(intents.map((id) => this.readPayment(id)));
    return read.filter((payment) => payment !== null);
  }

  private async readPayment(id: string): Promise<PurchasePayment | null> {
    const [intent, disputes] = await Promise.all([
      this.stripe.call('paymentIntents.retrieve', (api) =>
        api.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
      ),
      this.stripe.listAll('disputes.list', (api) => api.disputes.list({ payment_intent: id, limit: 100 })),
    ]);
    const charge = intent.latest_charge;
    if (!charge || typeof charge === 'string' || !charge.paid) return null;
    const held = disputes.filter(({ status }) => !withoutHold.test(status));
    return {
      id,
      amount: charge.amount,
      refunded: charge.amount_refunded,
      disputed: held.reduce((sum, { amount }) => sum + amount, 0),
      paidAt: date(charge.created),
    };
  }
}

const invoiceDescriptions: Record<string, string> = {
  subscription_create: 'Subscription: first month',
  subscription_cycle: 'Subscription: next month',
  subscription_update: 'Subscription: change of plan',
};

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

export function date(seconds: number): Date {
  return new Date(seconds * 1000);
}

function intentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => (payment.payment_intent ? [idOf(payment.payment_intent)] : []));
}
