import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { WEBHOOK_SECRET } from '../engine/events.ts';
import { impossible } from '../protocol/errors.ts';
import { expand, flag, metadata, paging, read, text, url } from '../protocol/params.ts';
import { api, type IdPath } from './api.ts';

const endpoint = z.strictObject({
  url,
  enabled_events: z.array(text).min(1),
  api_version: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  expand: expand.optional(),
});
const endpointChange = z.strictObject({
  url: url.optional(),
  enabled_events: z.array(text).min(1).optional(),
  disabled: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
});

const configuration = z.strictObject({
  features: z.record(z.string(), z.unknown()),
  business_profile: z.record(z.string(), z.unknown()).optional(),
  default_return_url: url.optional(),
  metadata: metadata.optional(),
  active: flag.optional(),
});

const portal = z.strictObject({
  customer: text,
  return_url: url.optional(),
  configuration: text.optional(),
  expand: expand.optional(),
});

const events = z.strictObject({ ...paging, type: text.optional(), types: z.array(text).optional() });

/** Webhook endpoints, events, and the customer portal with its configurations. */
export const accountRoutes: FastifyPluginAsync = async (app) => {
  const { books, one, page } = api(app);

  app.post('/webhook_endpoints', async ({ body }) => {
    const { expand: _, ...given } = read(endpoint, body);
    const made = books.save('webhook_endpoint', {
      id: books.id('webhook_endpoint'),
      object: 'webhook_endpoint',
      created: books.now(),
      livemode: false,
      url: given.url,
      enabled_events: given.enabled_events,
      status: 'enabled',
      api_version: given.api_version ?? null,
      description: given.description ?? null,
      metadata: given.metadata ?? {},
    });
    return { ...made, secret: WEBHOOK_SECRET };
  });
  app.get('/webhook_endpoints', async ({ query }) =>
    page('/v1/webhook_endpoints', books.list('webhook_endpoint'), read(z.strictObject(paging), query)),
  );
  app.post<IdPath>('/webhook_endpoints/:id', async ({ params, body }) => {
    const { disabled, ...given } = read(endpointChange, body);
    const before = books.get('webhook_endpoint', params.id);
    const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled';
    return books.save('webhook_endpoint', { ...before, ...(given as Partial<typeof before>), status });
  });
  app.delete<IdPath>('/webhook_endpoints/:id', async ({ params }) => {
    books.remove('webhook_endpoint', books.get('webhook_endpoint', params.id).id);
    return { id: params.id, object: 'webhook_endpoint', deleted: true };
  });

  app.get<IdPath>('/events/:id', async ({ params, query }) => one(books.get('event', params.id), query));
  app.get('/events', async ({ query }) => {
    const { type, types, ...paged } = read(events, query);
    const all = books.list('event').filter((event) => (types ?? (type ? [type] : [event.type])).includes(event.type));
    return page('/v1/events', all, paged);
  });

  app.post('/billing_portal/configurations', async ({ body }) => {
    const given = read(configuration, body);
    return books.save('portal_configuration', {
      id: books.id('portal_configuration'),
      object: 'billing_portal.configuration',
      created: books.now(),
      updated: books.now(),
      livemode: false,
      active: true,
      is_default: false,
      default_return_url: given.default_return_url ?? null,
      features: given.features,
      business_profile: given.business_profile ?? {},
      metadata: given.metadata ?? {},
    });
  });
  app.post<IdPath>('/billing_portal/configurations/:id', async ({ params, body }) => {
    const given = read(configuration.partial(), body);
    const before = books.get('portal_configuration', params.id);
    return books.save('portal_configuration', {
      ...before,
      ...(given as Partial<typeof before>),
      updated: books.now(),
    });
  });
  app.get('/billing_portal/configurations', async ({ query }) => {
    const known = z.strictObject({ ...paging, active: flag.optional(), is_default: flag.optional() });
    const { active, is_default: standard, ...paged } = read(known, query);
    const all = books
      .list('portal_configuration')
      .filter(
        (one) =>
          (active === undefined || one.active === active) && (standard === undefined || one.is_default === standard),
      );
    return page('/v1/billing_portal/configurations', all, paged);
  });

  app.post('/billing_portal/sessions', async ({ body }) => {
    const given = read(portal, body);
    books.get('customer', given.customer, 'customer');
    // An account of the real service has no configuration either, until somebody saves one.
    if (!given.configuration)
      throw impossible('No configuration provided and your test mode default configuration has not been created.');
    const id = books.id('portal_session');
    return books.save('portal_session', {
      id,
      object: 'billing_portal.session',
      created: books.now(given.customer),
      livemode: false,
      configuration: books.get('portal_configuration', given.configuration, 'configuration').id,
      customer: given.customer,
      return_url: given.return_url ?? null,
      url: `${books.origin}/stripe/portal/${id}`,
    });
  });
};
