import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { WEBHOOK_SECRET } from '../engine/events.ts';
import { expandPaths, flag, metadata, paging, parseParams, text, url } from '../protocol/params.ts';
import type { WebhookEndpoint } from '../protocol/wire.ts';
import { type IdPath, retrieve, toPage } from './lists.ts';

const createParams = z.strictObject({
  url,
  enabled_events: z.array(text).min(1),
  api_version: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  expand: expandPaths.optional(),
});

const updateParams = z.strictObject({
  url: url.optional(),
  enabled_events: z.array(text).min(1).optional(),
  disabled: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
});

const eventListParams = z.strictObject({ ...paging, type: text.optional(), types: z.array(text).optional() });

export const webhookRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.post('/webhook_endpoints', async ({ body }) => createEndpoint(stripe, body));
  app.get('/webhook_endpoints', async ({ query }) => listEndpoints(stripe, query));
  app.post<IdPath>('/webhook_endpoints/:id', async ({ params, body }) => updateEndpoint(stripe, params.id, body));
  app.delete<IdPath>('/webhook_endpoints/:id', async ({ params }) => deleteEndpoint(stripe, params.id));
  app.get<IdPath>('/events/:id', async ({ params, query }) => retrieve(stripe, 'event', params.id, query));
  app.get('/events', async ({ query }) => listEvents(stripe, query));
};

export function createEndpoint({ store }: StripeContext, body: unknown): WebhookEndpoint & { secret: string } {
  const { expand: _, ...given } = parseParams(createParams, body);
  const endpoint = store.save('webhook_endpoint', {
    id: store.newId('webhook_endpoint'),
    object: 'webhook_endpoint',
    created: store.now(),
    livemode: false,
    url: given.url,
    enabled_events: given.enabled_events,
    status: 'enabled',
    api_version: given.api_version ?? null,
    description: given.description ?? null,
    metadata: given.metadata ?? {},
  });
  return { ...endpoint, secret: WEBHOOK_SECRET };
}

export function listEndpoints(stripe: StripeContext, query: unknown) {
  const page = parseParams(z.strictObject(paging), query);
  return toPage(stripe, '/v1/webhook_endpoints', stripe.store.list('webhook_endpoint'), page);
}

export function updateEndpoint({ store }: StripeContext, id: string, body: unknown): WebhookEndpoint {
  const { disabled, ...change } = parseParams(updateParams, body);
  const before = store.get('webhook_endpoint', id);
  const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled';
  return store.save('webhook_endpoint', { ...before, ...change, status });
}

export function deleteEndpoint({ store }: StripeContext, id: string) {
  store.remove('webhook_endpoint', store.get('webhook_endpoint', id).id);
  return { id, object: 'webhook_endpoint', deleted: true };
}

export function listEvents(stripe: StripeContext, query: unknown) {
  const { type, types, ...page } = parseParams(eventListParams, query);
  const wanted = types ?? (type ? [type] : undefined);
  const events = stripe.store.list('event').filter((event) => !wanted || wanted.includes(event.type));
  return toPage(stripe, '/v1/events', events, page);
}
