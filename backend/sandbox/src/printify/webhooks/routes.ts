import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { shopOf } from '../accounts/request.ts';
import { invalidField, notFound } from '../protocol/errors.ts';
import { newId } from '../protocol/formats.ts';
import { TOPICS, type Webhook } from './webhooks.ts';

interface WebhookPath {
  Params: { webhook: string };
}

export const webhookRoutes: FastifyPluginAsync = async (app) => {
  const { webhooks } = app.printify;

  app.get('/webhooks.json', async (request) => webhooks.list(shopOf(request)).map(toWebhook));

  app.post('/webhooks.json', async (request) => {
    const { topic, url, secret } = readBody(request.body);
    const id = newId();
    return toWebhook(
      webhooks.save({ id, shopId: shopOf(request).id, topic: checkTopic(topic), url: checkUrl(url), secret }),
    );
  });

  app.put<WebhookPath>('/webhooks/:webhook.json', async (request) => {
    const webhook = webhookAt(request);
    return toWebhook(webhooks.save({ ...webhook, url: checkUrl(readBody(request.body).url) }));
  });

  /** The query has to name the host of the webhook's url. */
  app.delete<WebhookPath & { Querystring: { host?: string } }>('/webhooks/:webhook.json', async (request) => {
    const webhook = webhookAt(request);
    if (request.query.host !== new URL(webhook.url).host)
      throw invalidField('host', 'The host does not match the url of the webhook.');
    webhooks.delete(webhook);
    return { id: webhook.id };
  });

  function webhookAt(request: FastifyRequest<WebhookPath>): Webhook {
    const webhook = webhooks.find(shopOf(request), request.params.webhook);
    if (!webhook) throw notFound(request.id);
    return webhook;
  }
};

function readBody(body: unknown): { topic: unknown; url: unknown; secret: string | null } {
  const { topic, url, secret } = (body ?? {}) as Record<string, unknown>;
  return { topic, url, secret: typeof secret === 'string' && secret ? secret : null };
}

function checkTopic(topic: unknown): string {
  const known = TOPICS.find((candidate) => candidate === topic);
  if (!known) throw invalidField('topic', 'The selected topic is invalid.');
  return known;
}

function checkUrl(url: unknown): string {
  if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw invalidField('url', 'The url format is invalid.');
  return url;
}

/** The shop id comes as text here (P3). */
function toWebhook({ id, topic, url, shopId }: Webhook) {
  return { topic, url, shop_id: String(shopId), id };
}
