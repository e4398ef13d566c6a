import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { itemOf } from '../engine/subscriptions.ts';
import { cardRefused, impossible, invalid } from '../protocol/errors.ts';
import { expand, flag, metadata, paging, read, text, whole } from '../protocol/params.ts';
import type { Price, Subscription } from '../protocol/wire.ts';
import { api, type IdPath } from './api.ts';

const change = z.strictObject({
  cancel_at_period_end: flag.optional(),
  metadata: metadata.optional(),
  items: z
    .array(z.strictObject({ id: text.optional(), price: text.optional(), quantity: whole.optional() }))
    .max(1)
    .optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  default_payment_method: text.optional(),
  expand: expand.optional(),
});

const cancellation = z.strictObject({
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  expand: expand.optional(),
});

const subscriptionList = z.strictObject({
  ...paging,
  customer: text.optional(),
  price: text.optional(),
  status: text.optional(),
});

const invoiceList = z.strictObject({
  ...paging,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

const paymentList = z.strictObject({
  ...paging,
  invoice: text.optional(),
  status: z.enum(['open', 'paid', 'canceled']).optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
});

/** Subscriptions, invoices and their payments. */
export const billingRoutes: FastifyPluginAsync = async (app) => {
  const { books, one, page, with: expanded } = api(app);
  const { subscriptions, invoices } = app.stripe;

  app.get<IdPath>('/subscriptions/:id', async ({ params, query }) => one(books.get('subscription', params.id), query));
  app.get('/subscriptions', async ({ query }) => {
    const { customer, price, status, ...paged } = read(subscriptionList, query);
    const all = books
      .list('subscription')
      .filter((known) => !customer || known.customer === customer)
      .filter((known) => !price || itemOf(known).price.id === price)
      .filter((known) => fits(known, status));
    return page('/v1/subscriptions', all, paged);
  });
  app.post<IdPath>('/subscriptions/:id', async ({ params, body }) => {
    const { items, expand: paths, default_payment_method: method, ...rest } = read(change, body);
    const before = books.get('subscription', params.id);
    if (method) books.get('payment_method', method, 'default_payment_method');
    const [item] = items ?? [];
    const price = item ? priceFor(before, item) : undefined;
    return expanded(subscriptions.update(before, { ...rest, ...(price ? { price } : {}) } as never), paths);
  });
  app.delete<IdPath>('/subscriptions/:id', async ({ params, body }) => {
    const { expand: paths } = read(cancellation, body);
    const before = books.get('subscription', params.id);
    if (before.status === 'canceled') throw impossible(`No such subscription: '${params.id}'`, 'resource_missing');
    return expanded(subscriptions.end(before), paths);
  });

  app.get<IdPath>('/invoices/:id', async ({ params, query }) => one(books.get('invoice', params.id), query));
  app.get<IdPath>('/invoices/:id/lines', async ({ params }) => books.get('invoice', params.id).lines);
  app.get('/invoices', async ({ query }) => {
    const { customer, subscription, status, ...paged } = read(invoiceList, query);
    const all = books
      .list('invoice')
      .filter((known) => !customer || known.customer === customer)
      .filter((known) => !subscription || known.parent.subscription_details.subscription === subscription)
      .filter((known) => !status || known.status === status);
    return page('/v1/invoices', all, paged);
  });
  app.post<IdPath>('/invoices/:id/pay', async ({ params }) => {
    const open = books.get('invoice', params.id);
    if (open.status !== 'open') throw impossible('Invoice is already paid', 'invoice_already_paid');
    const subscription = books.get('subscription', open.parent.subscription_details.subscription);
    const { invoice, intent } = invoices.collect(open, subscriptions.cardOf(subscription), 'away');
    if (invoice.status === 'paid') subscriptions.setStatus(subscription, 'active');
    else if (intent.last_payment_error) throw cardRefused(intent.last_payment_error);
    return invoice;
  });
  app.get('/invoice_payments', async ({ query }) => {
    const { invoice, status, payment, ...paged } = read(paymentList, query);
    const all = books
      .list('invoice_payment')
      .filter((known) => !invoice || known.invoice === invoice)
      .filter((known) => !status || known.status === status)
      .filter((known) => !payment || known.payment.payment_intent === payment.payment_intent);
    return page('/v1/invoice_payments', all, paged);
  });

  /** Without the item's id the real service would add a second item; nobody here wants that. */
  function priceFor(
    subscription: Subscription,
    item: { id?: string | undefined; price?: string | undefined },
  ): Price | undefined {
    if (item.id !== itemOf(subscription).id)
      throw invalid('items[0][id]', 'The sandbox keeps one item a subscription: name it to change its price.');
    return item.price ? books.get('price', item.price, 'items[0][price]') : undefined;
  }
};

/** Unless asked for, what is canceled is not listed (ST). */
function fits({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return status !== 'canceled' && status !== 'incomplete_expired';
  return status === wanted;
}
