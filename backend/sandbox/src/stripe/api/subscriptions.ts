import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { itemOf } from '../engine/subscriptions.ts';
import { impossible, invalid } from '../protocol/errors.ts';
import { expandPaths, flag, integer, metadata, paging, parseParams, text } from '../protocol/params.ts';
import type { Price, Subscription } from '../protocol/wire.ts';
import { expand } from './expand.ts';
import { type IdPath, retrieve, toPage } from './lists.ts';

const itemParams = z.strictObject({ id: text.optional(), price: text.optional(), quantity: integer.optional() });

const updateParams = z.strictObject({
  cancel_at_period_end: flag.optional(),
  metadata: metadata.optional(),
  items: z.array(itemParams).max(1).optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  default_payment_method: text.optional(),
  expand: expandPaths.optional(),
});

const cancelParams = z.strictObject({
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  expand: expandPaths.optional(),
});

const listParams = z.strictObject({
  ...paging,
  customer: text.optional(),
  price: text.optional(),
  status: text.optional(),
});

export const subscriptionRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.get<IdPath>('/subscriptions/:id', async ({ params, query }) =>
    retrieve(stripe, 'subscription', params.id, query),
  );
  app.get('/subscriptions', async ({ query }) => listSubscriptions(stripe, query));
  app.post<IdPath>('/subscriptions/:id', async ({ params, body }) => updateSubscription(stripe, params.id, body));
  app.delete<IdPath>('/subscriptions/:id', async ({ params, body }) => cancelSubscription(stripe, params.id, body));
};

export function listSubscriptions(stripe: StripeContext, query: unknown) {
  const { customer, price, status, ...page } = parseParams(listParams, query);
  const subscriptions = stripe.store
    .list('subscription', { customer })
    .filter((subscription) => !price || itemOf(subscription).price.id === price)
    .filter((subscription) => hasStatus(subscription, status));
  return toPage(stripe, '/v1/subscriptions', subscriptions, page);
}

export function updateSubscription(stripe: StripeContext, id: string, body: unknown): Subscription {
  const { items = [], expand: paths, default_payment_method: method, ...change } = parseParams(updateParams, body);
  const before = stripe.store.get('subscription', id);
  if (method) stripe.store.get('payment_method', method, 'default_payment_method');
  const price = items[0] && priceOf(stripe, before, items[0]);
  return expand(stripe, stripe.subscriptions.update(before, { ...change, ...(price && { price }) }), paths);
}

export function cancelSubscription(stripe: StripeContext, id: string, body: unknown): Subscription {
  const { expand: paths } = parseParams(cancelParams, body);
  const before = stripe.store.get('subscription', id);
  if (before.status === 'canceled') throw impossible(`No such subscription: '${id}'`, 'resource_missing');
  return expand(stripe, stripe.subscriptions.cancel(before), paths);
}

/** Without the item's id the real service would add a second item; the sandbox has one a subscription. */
function priceOf(
  { store }: StripeContext,
  subscription: Subscription,
  item: z.output<typeof itemParams>,
): Price | undefined {
  if (item.id !== itemOf(subscription).id)
    throw invalid('items[0][id]', 'The sandbox has one item a subscription: name it to change its price.');
  return item.price ? store.get('price', item.price, 'items[0][price]') : undefined;
}

/** Canceled subscriptions are listed only where that is asked for (ST). */
function hasStatus({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return status !== 'canceled' && status !== 'incomplete_expired';
  return status === wanted;
}
