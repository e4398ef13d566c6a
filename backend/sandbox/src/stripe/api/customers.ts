import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { newCustomer } from '../engine/checkout.ts';
import type { StripeContext } from '../engine/context.ts';
import { missing } from '../protocol/errors.ts';
import { expandPaths, metadata, paging, parseParams, text } from '../protocol/params.ts';
import type { Customer } from '../protocol/wire.ts';
import { expand } from './expand.ts';
import { type IdPath, retrieve, toPage } from './lists.ts';

const customerParams = z.strictObject({
  email: z.email().max(512).optional(),
  name: text.max(256).optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  expand: expandPaths.optional(),
});

const listParams = z.strictObject({ ...paging, email: text.optional() });

export const customerRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.post('/customers', async ({ body }) => createCustomer(stripe, body));
  app.get<IdPath>('/customers/:id', async ({ params, query }) => retrieveCustomer(stripe, params.id, query));
  app.post<IdPath>('/customers/:id', async ({ params, body }) => updateCustomer(stripe, params.id, body));
  app.get('/customers', async ({ query }) => listCustomers(stripe, query));
  app.delete<IdPath>('/customers/:id', async ({ params }) => deleteCustomer(stripe, params.id));
};

export function createCustomer(stripe: StripeContext, body: unknown): Customer {
  const { expand: paths, email = null, name = null, description = null, ...rest } = parseParams(customerParams, body);
  const customer = { ...newCustomer(stripe.store, { email, name, metadata: rest.metadata ?? {} }), description };
  stripe.events.emit('customer.created', stripe.store.save('customer', customer));
  return expand(stripe, customer, paths);
}

/** A deleted customer stays as a stub. */
export function retrieveCustomer(stripe: StripeContext, id: string, query: unknown): object {
  const { deleted } = stripe.store.get('customer', id);
  return deleted ? { id, object: 'customer', deleted: true } : retrieve(stripe, 'customer', id, query);
}

export function updateCustomer(stripe: StripeContext, id: string, body: unknown): Customer {
  const { expand: paths, ...change } = parseParams(customerParams, body);
  const before = findCustomer(stripe, id);
  const after = { ...before, ...change, metadata: { ...before.metadata, ...change.metadata } };
  stripe.events.emit('customer.updated', stripe.store.save('customer', after));
  return expand(stripe, after, paths);
}

export function listCustomers(stripe: StripeContext, query: unknown) {
  const { email, ...page } = parseParams(listParams, query);
  const customers = stripe.store.list('customer', { email }).filter(({ deleted }) => !deleted);
  return toPage(stripe, '/v1/customers', customers, page);
}

/** The customer's subscriptions end at once. */
export function deleteCustomer(stripe: StripeContext, id: string) {
  const customer = findCustomer(stripe, id);
  for (const subscription of stripe.subscriptions.listCurrent(id)) stripe.subscriptions.cancel(subscription);
  stripe.store.save('customer', { ...customer, deleted: true, email: null, name: null });
  stripe.events.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

function findCustomer({ store }: StripeContext, id: string): Customer {
  const customer = store.get('customer', id);
  if (customer.deleted) throw missing('customer', id);
  return customer;
}
