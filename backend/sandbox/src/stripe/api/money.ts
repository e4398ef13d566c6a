import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { impossible } from '../protocol/errors.ts';
import { expand, metadata, paging, read, text, whole } from '../protocol/params.ts';
import { api, type IdPath } from './api.ts';

const refund = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: whole.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand: expand.optional(),
});

const byPayment = z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional() });
const byCustomer = z.strictObject({ ...paging, customer: text.optional(), payment_intent: text.optional() });

/** Payment intents, charges, refunds, disputes and cards. */
export const moneyRoutes: FastifyPluginAsync = async (app) => {
  const { books, one, page, with: expanded } = api(app);
  const { refunds } = app.stripe;

  app.get<IdPath>('/payment_intents/:id', async ({ params, query }) =>
    one(books.get('payment_intent', params.id), query),
  );
  app.get('/payment_intents', async ({ query }) => {
    const { customer, ...paged } = read(byCustomer, query);
    const all = books.list('payment_intent').filter((known) => !customer || known.customer === customer);
    return page('/v1/payment_intents', all, paged);
  });
  app.get<IdPath>('/charges/:id', async ({ params, query }) => one(books.get('charge', params.id), query));
  app.get('/charges', async ({ query }) => {
    const { customer, payment_intent: intent, ...paged } = read(byCustomer, query);
    const all = books
      .list('charge')
      .filter((known) => (!customer || known.customer === customer) && (!intent || known.payment_intent === intent));
    return page('/v1/charges', all, paged);
  });
  app.get<IdPath>('/payment_methods/:id', async ({ params, query }) =>
    one(books.get('payment_method', params.id), query),
  );

  app.post('/refunds', async ({ body }) => {
    const { expand: paths, amount, reason = null, metadata: words = {}, ...of } = read(refund, body);
    const order = { ...(amount === undefined ? {} : { amount }), reason, metadata: words };
    return expanded(refunds.refund(chargeOf(of), order), paths);
  });
  app.get<IdPath>('/refunds/:id', async ({ params, query }) => one(books.get('refund', params.id), query));
  app.get('/refunds', async ({ query }) => {
    const { charge, payment_intent: intent, ...paged } = read(byPayment, query);
    const all = books
      .list('refund')
      .filter((known) => (!charge || known.charge === charge) && (!intent || known.payment_intent === intent));
    return page('/v1/refunds', all, paged);
  });
  app.get<IdPath>('/disputes/:id', async ({ params, query }) => one(books.get('dispute', params.id), query));
  app.get('/disputes', async ({ query }) => {
    const { charge, payment_intent: intent, ...paged } = read(byPayment, query);
    const all = books
      .list('dispute')
      .filter((known) => (!charge || known.charge === charge) && (!intent || known.payment_intent === intent));
    return page('/v1/disputes', all, paged);
  });

  function chargeOf({
    charge,
    payment_intent: id,
  }: {
    charge?: string | undefined;
    payment_intent?: string | undefined;
  }) {
    if (charge) return books.get('charge', charge, 'charge');
    if (!id)
      throw impossible('One of the following params should be provided for this request: payment_intent or charge.');
    const { latest_charge: latest } = books.get('payment_intent', id, 'payment_intent');
    if (!latest) throw impossible(`The PaymentIntent (${id}) does not have a successful charge to refund.`);
    return books.get('charge', latest);
  }
};
