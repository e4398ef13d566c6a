import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { expandPaths, flag, metadata, paging, parseParams, text } from '../protocol/params.ts';
import type { Product } from '../protocol/wire.ts';
import { expand } from './expand.ts';
import { type IdPath, retrieve, toPage } from './lists.ts';

const productParams = z.strictObject({
  name: text,
  id: text.optional(),
  description: text.optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
  expand: expandPaths.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
});

const listParams = z.strictObject({ ...paging, active: flag.optional() });

export const productRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.post('/products', async ({ body }) => createProduct(stripe, body));
  app.get<IdPath>('/products/:id', async ({ params, query }) => retrieve(stripe, 'product', params.id, query));
  app.get('/products', async ({ query }) => listProducts(stripe, query));
  app.post<IdPath>('/products/:id', async ({ params, body }) => updateProduct(stripe, params.id, body));
};

export function createProduct(stripe: StripeContext, body: unknown): Product {
  const { expand: paths, ...given } = parseParams(productParams, body);
  const product = stripe.store.save('product', {
    id: given.id ?? stripe.store.newId('product'),
    object: 'product',
    created: stripe.store.now(),
    livemode: false,
    name: given.name,
    description: given.description ?? null,
    active: given.active ?? true,
    metadata: given.metadata ?? {},
    default_price: null,
    type: 'service',
  });
  stripe.events.emit('product.created', product);
  return expand(stripe, product, paths);
}

export function updateProduct(stripe: StripeContext, id: string, body: unknown): Product {
  const { expand: paths, ...change } = parseParams(productParams.partial(), body);
  const before = stripe.store.get('product', id);
  const { name = before.name, description = before.description, active = before.active } = change;
  const after = { ...before, name, description, active, metadata: { ...before.metadata, ...change.metadata } };
  return expand(stripe, stripe.store.save('product', after), paths);
}

export function listProducts(stripe: StripeContext, query: unknown) {
  const { active, ...page } = parseParams(listParams, query);
  return toPage(stripe, '/v1/products', stripe.store.list('product', { active }), page);
}
