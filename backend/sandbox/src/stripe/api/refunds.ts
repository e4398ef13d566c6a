import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { impossible } from '../protocol/errors.ts';
import { expandPaths, integer, metadata, paging, parseParams, text } from '../protocol/params.ts';
import type { Charge, Refund } from '../protocol/wire.ts';
import { expand } from './expand.ts';
import { type IdPath, retrieve, toPage } from './lists.ts';

const createParams = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand: expandPaths.optional(),
});

const listParams = z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional() });

export const refundRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.post('/refunds', async ({ body }) => createRefund(stripe, body));
  app.get<IdPath>('/refunds/:id', async ({ params, query }) => retrieve(stripe, 'refund', params.id, query));
  app.get('/refunds', async ({ query }) => listRefunds(stripe, query));
  app.get<IdPath>('/disputes/:id', async ({ params, query }) => retrieve(stripe, 'dispute', params.id, query));
  app.get('/disputes', async ({ query }) => listDisputes(stripe, query));
};

export function createRefund(stripe: StripeContext, body: unknown): Refund {
  const { expand: paths, reason = null, ...given } = parseParams(createParams, body);
  const order = { amount: given.amount, reason, metadata: given.metadata ?? {} };
  return expand(stripe, stripe.refunds.createRefund(chargeOf(stripe, given), order), paths);
}

export function listRefunds(stripe: StripeContext, query: unknown) {
  const { charge, payment_intent, ...page } = parseParams(listParams, query);
  return toPage(stripe, '/v1/refunds', stripe.store.list('refund', { charge, payment_intent }), page);
}

export function listDisputes(stripe: StripeContext, query: unknown) {
  const { charge, payment_intent, ...page } = parseParams(listParams, query);
  return toPage(stripe, '/v1/disputes', stripe.store.list('dispute', { charge, payment_intent }), page);
}

function chargeOf(
  { store }: StripeContext,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  if (given.charge) return store.get('charge', given.charge, 'charge');
  const { payment_intent: id } = given;
  if (!id)
    throw impossible('One of the following params should be provided for this request: payment_intent or charge.');
  const { latest_charge: latest } = store.get('payment_intent', id, 'payment_intent');
  if (!latest) throw impossible(`The PaymentIntent (${id}) does not have a successful charge to refund.`);
  return store.get('charge', latest);
}
