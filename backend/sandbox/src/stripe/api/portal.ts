import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { impossible } from '../protocol/errors.ts';
import { expandPaths, flag, metadata, paging, parseParams, text, url } from '../protocol/params.ts';
import type { PortalConfiguration, PortalSession } from '../protocol/wire.ts';
import { type IdPath, toPage } from './lists.ts';

const configurationParams = z.strictObject({
  features: z.record(z.string(), z.unknown()),
  business_profile: z.record(z.string(), z.unknown()).optional(),
  default_return_url: url.optional(),
  metadata: metadata.optional(),
  active: flag.optional(),
});

const listParams = z.strictObject({ ...paging, active: flag.optional(), is_default: flag.optional() });

const sessionParams = z.strictObject({
  customer: text,
  return_url: url.optional(),
  configuration: text.optional(),
  expand: expandPaths.optional(),
});

export const portalRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.post('/billing_portal/configurations', async ({ body }) => createConfiguration(stripe, body));
  app.post<IdPath>('/billing_portal/configurations/:id', async ({ params, body }) =>
    updateConfiguration(stripe, params.id, body),
  );
  app.get('/billing_portal/configurations', async ({ query }) => listConfigurations(stripe, query));
  app.post('/billing_portal/sessions', async ({ body }) => createPortalSession(stripe, body));
};

export function createConfiguration({ store }: StripeContext, body: unknown): PortalConfiguration {
  const given = parseParams(configurationParams, body);
  return store.save('portal_configuration', {
    id: store.newId('portal_configuration'),
    object: 'billing_portal.configuration',
    created: store.now(),
    updated: store.now(),
    livemode: false,
    active: true,
    is_default: false,
    default_return_url: given.default_return_url ?? null,
    features: given.features,
    business_profile: given.business_profile ?? {},
    metadata: given.metadata ?? {},
  });
}

export function updateConfiguration({ store }: StripeContext, id: string, body: unknown): PortalConfiguration {
  const change = parseParams(configurationParams.partial(), body);
  const before = store.get('portal_configuration', id);
  return store.save('portal_configuration', { ...before, ...change, updated: store.now() });
}

export function listConfigurations(stripe: StripeContext, query: unknown) {
  const { active, is_default, ...page } = parseParams(listParams, query);
  const configurations = stripe.store.list('portal_configuration', { active, is_default });
  return toPage(stripe, '/v1/billing_portal/configurations', configurations, page);
}

export function createPortalSession({ store }: StripeContext, body: unknown): PortalSession {
  const given = parseParams(sessionParams, body);
  store.get('customer', given.customer, 'customer');
  // An account of the real service has no configuration either, until somebody saves one.
  if (!given.configuration)
    throw impossible('No configuration provided and your test mode default configuration has not been created.');
  const id = store.newId('portal_session');
  return store.save('portal_session', {
    id,
    object: 'billing_portal.session',
    created: store.now(given.customer),
    livemode: false,
    configuration: store.get('portal_configuration', given.configuration, 'configuration').id,
    customer: given.customer,
    return_url: given.return_url ?? null,
    url: `${store.origin}/stripe/portal/${id}`,
  });
}
