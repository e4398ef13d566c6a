import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { newCustomer } from '../engine/checkout.ts';
import { expand, metadata, paging, read, text } from '../protocol/params.ts';
import { api, type IdPath } from './api.ts';

const customer = z.strictObject({
  email: z.email().max(512).optional(),
  name: text.max(256).optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  expand: expand.optional(),
});

const list = z.strictObject({ ...paging, email: text.optional() });

/** Customers. A customer who is deleted stays as a stub, and their subscriptions end at once. */
export const customerRoutes: FastifyPluginAsync = async (app) => {
  const { books, one, page, with: expanded } = api(app);
  const { events, subscriptions } = app.stripe;

  app.post('/customers', async ({ body }) => {
    const { expand: paths, email = null, name = null, description = null, metadata: words } = read(customer, body);
    const made = { ...newCustomer(books, { email, name, metadata: words ?? {} }), description };
    events.emit('customer.created', books.save('customer', made));
    return expanded(made, paths);
  });
  app.get<IdPath>('/customers/:id', async ({ params, query }) => {
    const found = books.get('customer', params.id);
    return found.deleted ? { id: found.id, object: 'customer', deleted: true } : one(found, query);
  });
  app.post<IdPath>('/customers/:id', async ({ params, body }) => {
    const { expand: paths, metadata: words, ...change } = read(customer, body);
    const before = living(params.id);
    const after = books.save('customer', { ...before, ...change, metadata: { ...before.metadata, ...words } });
    events.emit('customer.updated', after);
    return expanded(after, paths);
  });
  app.get('/customers', async ({ query }) => {
    const { email, ...paged } = read(list, query);
    const all = books.list('customer').filter((known) => !known.deleted && (!email || known.email === email));
    return page('/v1/customers', all, paged);
  });
  app.delete<IdPath>('/customers/:id', async ({ params }) => {
    const gone = living(params.id);
    for (const subscription of books.list('subscription')) {
      if (subscription.customer === gone.id && subscription.status !== 'canceled') subscriptions.end(subscription);
    }
    books.save('customer', { ...gone, deleted: true, email: null, name: null });
    events.emit('customer.deleted', gone);
    return { id: gone.id, object: 'customer', deleted: true };
  });

  function living(id: string) {
    const found = books.get('customer', id);
    return found.deleted ? books.get('customer', `${id}-deleted`) : found;
  }
};
