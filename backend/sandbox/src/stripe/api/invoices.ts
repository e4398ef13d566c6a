import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { cardRefused, impossible } from '../protocol/errors.ts';
import { paging, parseParams, text } from '../protocol/params.ts';
import type { Invoice } from '../protocol/wire.ts';
import { type IdPath, retrieve, toPage } from './lists.ts';

const listParams = z.strictObject({
  ...paging,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

const paymentListParams = z.strictObject({
  ...paging,
  invoice: text.optional(),
  status: z.enum(['open', 'paid', 'canceled']).optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
});

export const invoiceRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.get<IdPath>('/invoices/:id', async ({ params, query }) => retrieve(stripe, 'invoice', params.id, query));
  app.get<IdPath>('/invoices/:id/lines', async ({ params }) => stripe.store.get('invoice', params.id).lines);
  app.get('/invoices', async ({ query }) => listInvoices(stripe, query));
  app.post<IdPath>('/invoices/:id/pay', async ({ params }) => payInvoice(stripe, params.id));
  app.get('/invoice_payments', async ({ query }) => listInvoicePayments(stripe, query));
};

export function listInvoices(stripe: StripeContext, query: unknown) {
  const { customer, subscription, status, ...page } = parseParams(listParams, query);
  const invoices = stripe.store
    .list('invoice', { customer, status })
    .filter(({ parent }) => !subscription || parent.subscription_details.subscription === subscription);
  return toPage(stripe, '/v1/invoices', invoices, page);
}

/** @throws StripeError 402 where the card declines */
export function payInvoice({ store, invoices, subscriptions }: StripeContext, id: string): Invoice {
  const open = store.get('invoice', id);
  if (open.status !== 'open') throw impossible('Invoice is already paid', 'invoice_already_paid');
  const subscription = store.get('subscription', open.parent.subscription_details.subscription);
  const { invoice, intent } = invoices.collect(open, subscriptions.cardOf(subscription), 'away');
  if (invoice.status === 'paid') subscriptions.setStatus(subscription, 'active');
  else if (intent.last_payment_error) throw cardRefused(intent.last_payment_error);
  return invoice;
}

export function listInvoicePayments(stripe: StripeContext, query: unknown) {
  const { invoice, status, payment, ...page } = parseParams(paymentListParams, query);
  const payments = stripe.store
    .list('invoice_payment', { invoice, status })
    .filter((known) => !payment || known.payment.payment_intent === payment.payment_intent);
  return toPage(stripe, '/v1/invoice_payments', payments, page);
}
