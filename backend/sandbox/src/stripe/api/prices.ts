import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { invalid } from '../protocol/errors.ts';
import { expandPaths, flag, integer, metadata, paging, parseParams, text } from '../protocol/params.ts';
import type { Price } from '../protocol/wire.ts';
import { expand } from './expand.ts';
import { type IdPath, retrieve, toPage } from './lists.ts';

const createParams = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: integer.pipe(z.int().min(0).max(99_999_999)),
  product: text,
  active: flag.optional(),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: integer.optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
  tax_behavior: text.optional(),
  expand: expandPaths.optional(),
});

const updateParams = z.strictObject({
  active: flag.optional(),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  expand: expandPaths.optional(),
});

const listParams = z.strictObject({
  ...paging,
  active: flag.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

export const priceRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.post('/prices', async ({ body }) => createPrice(stripe, body));
  app.get<IdPath>('/prices/:id', async ({ params, query }) => retrieve(stripe, 'price', params.id, query));
  app.post<IdPath>('/prices/:id', async ({ params, body }) => updatePrice(stripe, params.id, body));
  app.get('/prices', async ({ query }) => listPrices(stripe, query));
};

export function createPrice(stripe: StripeContext, body: unknown): Price {
  const { expand: paths, ...given } = parseParams(createParams, body);
  const { interval, interval_count = 1 } = given.recurring ?? {};
  stripe.store.get('product', given.product, 'product');
  claimLookupKey(stripe, given.lookup_key, given.transfer_lookup_key);
  const price = stripe.store.save('price', {
    id: stripe.store.newId('price'),
    object: 'price',
    created: stripe.store.now(),
    livemode: false,
    active: given.active ?? true,
    currency: given.currency,
    lookup_key: given.lookup_key ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: given.product,
    type: interval ? 'recurring' : 'one_time',
    recurring: interval ? { interval, interval_count, usage_type: 'licensed' } : null,
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
    billing_scheme: 'per_unit',
    tax_behavior: 'unspecified',
  });
  stripe.events.emit('price.created', price);
  return expand(stripe, price, paths);
}

export function updatePrice(stripe: StripeContext, id: string, body: unknown): Price {
  const { expand: paths, transfer_lookup_key: transfer, ...change } = parseParams(updateParams, body);
  const before = stripe.store.get('price', id);
  if (change.lookup_key !== before.lookup_key) claimLookupKey(stripe, change.lookup_key, transfer);
  const { active = before.active, lookup_key = before.lookup_key, nickname = before.nickname } = change;
  const after = { ...before, active, lookup_key, nickname, metadata: { ...before.metadata, ...change.metadata } };
  return expand(stripe, stripe.store.save('price', after), paths);
}

export function listPrices(stripe: StripeContext, query: unknown) {
  const { active, lookup_keys: keys, product, type, ...page } = parseParams(listParams, query);
  const prices = stripe.store
    .list('price', { active, product, type })
    .filter(({ lookup_key: key }) => !keys || (key !== null && keys.includes(key)));
  return toPage(stripe, '/v1/prices', prices, page);
}

/** A key belongs to one price; it moves only where that is asked for. */
function claimLookupKey({ store }: StripeContext, key: string | undefined, transfer: boolean | undefined): void {
  const [owner] = key === undefined ? [] : store.list('price', { lookup_key: key });
  if (!owner) return;
  if (!transfer)
    throw invalid('lookup_key', `A price (\`${owner.id}\`) already uses that lookup key.`, 'resource_already_exists');
  store.save('price', { ...owner, lookup_key: null });
}
