import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { paging, parseParams, text } from '../protocol/params.ts';
import { type IdPath, retrieve, toPage } from './lists.ts';

const listParams = z.strictObject({ ...paging, customer: text.optional(), payment_intent: text.optional() });

export const paymentRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.get<IdPath>('/payment_intents/:id', async ({ params, query }) =>
    retrieve(stripe, 'payment_intent', params.id, query),
  );
  app.get('/payment_intents', async ({ query }) => listPaymentIntents(stripe, query));
  app.get<IdPath>('/charges/:id', async ({ params, query }) => retrieve(stripe, 'charge', params.id, query));
  app.get('/charges', async ({ query }) => listCharges(stripe, query));
  app.get<IdPath>('/payment_methods/:id', async ({ params, query }) =>
    retrieve(stripe, 'payment_method', params.id, query),
  );
};

export function listPaymentIntents(stripe: StripeContext, query: unknown) {
  const { customer, payment_intent: _, ...page } = parseParams(listParams, query);
  return toPage(stripe, '/v1/payment_intents', stripe.store.list('payment_intent', { customer }), page);
}

export function listCharges(stripe: StripeContext, query: unknown) {
  const { customer, payment_intent, ...page } = parseParams(listParams, query);
  return toPage(stripe, '/v1/charges', stripe.store.list('charge', { customer, payment_intent }), page);
}
