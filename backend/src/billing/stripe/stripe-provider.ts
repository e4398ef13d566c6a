import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordedRequestId } from '../../platform/prisma/recorded-transactions.ts';
import {
  type CheckoutOrder,
  type CheckoutPage,
  type CheckoutState,
  type CustomerPurchase,
  PaymentProvider,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderRecords,
  type ProviderSubscription,
} from '../model/payment-provider.ts';
import { lookupKeys, type Tier } from '../model/plans.ts';
import type { Purchase, PurchaseReference } from '../model/purchase.ts';
import { PriceList } from './price-list.ts';
import { nullIfNotFound, StripeClient } from './stripe-client.ts';
import { readEvent } from './stripe-event.ts';
import { date, idOf, StripePurchases } from './stripe-purchases.ts';
import { StripeSetUp } from './stripe-set-up.ts';

const listedInvoices = 50;

@Injectable()
export class StripeProvider extends PaymentProvider {
  private prepared: Promise<unknown> | null = null;

  constructor(
    private readonly stripe: StripeClient,
    private readonly prices: PriceList,
    private readonly purchases: StripePurchases,
    private readonly preparation: StripeSetUp,
    private readonly config: AppConfig,
  ) {
    super();
  }

  readEvent(body: Buffer, signature: string): ProviderEvent {
    return readEvent(this.stripe.api, body, signature, this.config.values.stripe.webhookSecret);
  }

  async createCustomer({ id: userId, email }: { id: string; email: string }): Promise<string> {
    await this.prepareSandbox();
    const order = { email, metadata: { userId } };
    const { id } = await this.stripe.call('customers.create', (api) =>
      api.customers.create(order, { idempotencyKey: `customer:${userId}:${email}` }),
    );
    return id;
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.stripe.call('customers.del', (api) => api.customers.del(customerId)).catch(nullIfNotFound);
  }

  async createPlanCheckout(order: CheckoutOrder, tier: Tier): Promise<CheckoutPage> {
    await this.prepareSandbox();
    const open = await this.openSessions(order.customerId, 'subscription');
    const same = open.find(({ metadata, success_url: back }) => metadata?.tier === tier && back === order.successUrl);
    for (const other of open.filter((session) => session !== same)) await this.expire(other.id);
    if (same?.url) return { id: same.id, url: same.url };
    const metadata = { userId: order.userId, tier };
    return this.open({
      ...checkoutParams(order, await this.prices.findPriceId(lookupKeys.plan(tier)), 1),
      mode: 'subscription',
      metadata,
      subscription_data: { metadata },
    });
  }

  async createPackCheckout(order: CheckoutOrder, tier: Tier, credits: number): Promise<CheckoutPage> {
    await this.prepareSandbox();
    const metadata = { userId: order.userId, credits: String(credits) };
    return this.open({
      ...checkoutParams(order, await this.prices.findPriceId(lookupKeys.credit(tier)), credits),
      mode: 'payment',
      metadata,
      payment_intent_data: { metadata },
    });
  }

  async readCheckout(sessionId: string): Promise<CheckoutState> {
    const session = await this.stripe.call('checkout.sessions.retrieve', (api) =>
      api.checkout.sessions.retrieve(sessionId),
    );
    const { mode, invoice, customer, status, payment_status: paid } = session;
    const bought = mode === 'payment' ? { kind: 'session' as const, id: sessionId } : null;
    return {
      customerId: customer && idOf(customer),
      status: toCheckoutStatus(status),
      paid: paid === 'paid',
      purchase: invoice ? { kind: 'invoice', id: idOf(invoice) } : bought,
    };
  }

  async findSubscription(customer: string): Promise<ProviderSubscription | null> {
    const { data } = await this.stripe.call('subscriptions.list', (api) =>
      api.subscriptions.list({ customer, status: 'all', limit: 100 }),
    );
    const read = await Promise.all(data.map((one) => this.toSubscription(one)));
    return ranks.flatMap((status) => read.filter((one) => one?.status === status))[0] ?? null;
  }

  async changePlan(id: string, tier: Tier, direction: 'up' | 'down'): Promise<string | null> {
    const price = await this.prices.findPriceId(lookupKeys.plan(tier));
    const { items } = await this.stripe.call('subscriptions.retrieve', (api) => api.subscriptions.retrieve(id));
    const [item] = items.data;
    if (!item) throw new AppError('payments_failed');
    const billing =
      direction === 'up'
        ? { proration_behavior: 'always_invoice' as const, payment_behavior: 'error_if_incomplete' as const }
        : { proration_behavior: 'none' as const };
    const change = { items: [{ id: item.id, price }], cancel_at_period_end: false, metadata: { tier }, ...billing };
    const { latest_invoice: invoice } = await this.stripe.call('subscriptions.update', (api) =>
      api.subscriptions.update(id, change),
    );
    return direction === 'up' && invoice ? idOf(invoice) : null;
  }

  async setCancellation(id: string, cancel: boolean): Promise<void> {
    await this.stripe.call('subscriptions.update', (api) =>
      api.subscriptions.update(id, { cancel_at_period_end: cancel }),
    );
  }

  async openPortal(customer: string, return_url: string): Promise<string> {
    const configuration = await this.preparation.ensurePortal();
    const { url } = await this.stripe.call('billingPortal.sessions.create', (api) =>
      api.billingPortal.sessions.create({ customer, return_url, configuration }),
    );
    return url;
  }

  async listInvoices(customer: string): Promise<ProviderInvoice[]> {
    const { data } = await this.stripe.call('invoices.list', (api) =>
      api.invoices.list({ customer, limit: listedInvoices }),
    );
    return data.map(toInvoice);
  }

  readPurchase({ kind, id }: PurchaseReference): Promise<Purchase | null> {
    return kind === 'invoice' ? this.purchases.readInvoice(id) : this.purchases.readSession(id);
  }

  async findPurchaseOfPayment(payment_intent: string): Promise<CustomerPurchase | null> {
    const intent = await this.stripe
      .call('paymentIntents.retrieve', (api) => api.paymentIntents.retrieve(payment_intent))
      .catch(nullIfNotFound);
    if (!intent?.customer) return null;
    const customerId = idOf(intent.customer);
    const payment = { type: 'payment_intent' as const, payment_intent };
    const [invoice] = (
      await this.stripe.call('invoicePayments.list', (api) => api.invoicePayments.list({ payment, limit: 1 }))
    ).data;
    if (invoice) return { kind: 'invoice', id: idOf(invoice.invoice), customerId };
    const [session] = (
      await this.stripe.call('checkout.sessions.list', (api) =>
        api.checkout.sessions.list({ payment_intent, limit: 1 }),
      )
    ).data;
    return session ? { kind: 'session', id: session.id, customerId } : null;
  }

  async listRecords(since: Date): Promise<ProviderRecords> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const limit = 100;
    const { stripe } = this;
    const [invoices, sessions, refunds, disputes] = await Promise.all([
      stripe.listAll('invoices.list', (api) => api.invoices.list({ created, status: 'paid', limit })),
      stripe.listAll('checkout.sessions.list', (api) =>
        api.checkout.sessions.list({ created, status: 'complete', limit }),
      ),
      stripe.listAll('refunds.list', (api) => api.refunds.list({ created, limit })),
      stripe.listAll('disputes.list', (api) => api.disputes.list({ created, limit })),
    ]);
    const reversed = [...refunds, ...disputes].flatMap(({ payment_intent: id }) => (id ? [idOf(id)] : []));
    return { purchases: toPurchases(invoices, sessions), reversedPayments: [...new Set(reversed)] };
  }

  setUp(): Promise<string[]> {
    return this.preparation.run();
  }

  /** The sandbox starts as a new account, which the first purchase sets up. */
  private async prepareSandbox(): Promise<void> {
    if (!this.config.values.stripe.sandbox || this.config.role === 'worker') return;
    this.prepared ??= this.setUp();
    this.prepared.catch(() => {
      this.prepared = null;
    });
    await this.prepared;
  }

  private openSessions(customer: string, mode: 'subscription' | 'payment'): Promise<Stripe.Checkout.Session[]> {
    return this.stripe
      .listAll('checkout.sessions.list', (api) => api.checkout.sessions.list({ customer, status: 'open', limit: 100 }))
      .then((all) => all.filter((session) => session.mode === mode));
  }

  /** A session that was just paid cannot be closed: then there is a plan already. */
  private async expire(id: string): Promise<void> {
    try {
      await this.stripe.call('checkout.sessions.expire', (api) => api.checkout.sessions.expire(id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'payments_failed') throw new AppError('already_subscribed');
      throw error;
    }
  }

  private async open(params: Stripe.Checkout.SessionCreateParams): Promise<CheckoutPage> {
    const { id, url } = await this.stripe.call('checkout.sessions.create', (api) =>
      api.checkout.sessions.create(params, sameRequest()),
    );
    if (!url) throw new AppError('payments_failed');
    return { id, url };
  }

  /** Null where the first payment is still to come. */
  private async toSubscription(subscription: Stripe.Subscription): Promise<ProviderSubscription | null> {
    const [item] = subscription.items.data;
    if (!item || subscription.status === 'incomplete') return null;
    const { tier } = await this.prices.readTerms(item.price);
    return {
      id: subscription.id,
      tier,
      status: statuses[subscription.status] ?? 'canceled',
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      periodEnd: date(item.current_period_end),
    };
  }
}

const ranks = ['active', 'past_due', 'canceled'] as const;

/** Stripe's other statuses count as canceled. */
const statuses: Record<string, ProviderSubscription['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
};

function checkoutParams({ customerId, userId, successUrl, cancelUrl }: CheckoutOrder, price: string, quantity: number) {
  return {
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity }],
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

function toCheckoutStatus(status: string | null): CheckoutState['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

function toInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    createdAt: date(invoice.created),
    total: invoice.total,
    status: invoiceStatuses.find((status) => status === invoice.status) ?? 'draft',
    url: invoice.hosted_invoice_url ?? null,
    description: invoice.lines.data.at(-1)?.description ?? 'Invoice',
  };
}

function toPurchases(invoices: Stripe.Invoice[], sessions: Stripe.Checkout.Session[]): CustomerPurchase[] {
  return [
    ...invoices.flatMap(({ id, customer }) =>
      customer ? [{ kind: 'invoice' as const, id, customerId: idOf(customer) }] : [],
    ),
    ...sessions.flatMap(({ id, mode, customer }) =>
      mode === 'payment' && customer ? [{ kind: 'session' as const, id, customerId: idOf(customer) }] : [],
    ),
  ];
}

/** A checkout that was opened for a request is answered with where that request is sent again. */
function sameRequest(): Stripe.RequestOptions {
  const id = recordedRequestId();
  return id ? { idempotencyKey: `checkout:${id}` } : {};
}
