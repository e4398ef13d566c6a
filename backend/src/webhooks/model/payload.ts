import { z } from 'zod';

export interface StoredEvent {
  type: string;
  at: Date;
  data: unknown;
}

/** The body of a webhook, as Standard Webhooks has it. */
export interface WebhookPayload {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const stored = z.record(z.string(), z.unknown());

/** The same at each try: it is made from what was stored when it happened. */
export function toPayload({ type, at, data }: StoredEvent, origin: string): WebhookPayload {
  const facts = stored.parse(data);
  return { type, timestamp: at.toISOString(), data: { ...facts, ...linksOf(type, facts, origin) } };
}

/** `url` is the operation with the whole truth, `page` the screen for a person. */
function linksOf(
  type: string,
  { generationId, batchId, connectionId }: Record<string, unknown>,
  origin: string,
): object {
  const links = (api: string, page: string) => ({ url: `${origin}/api${api}`, page: `${origin}${page}` });
  if (type === 'product.deleted') return links(`/generations/${generationId}/products`, `/library/${generationId}`);
  if (type.startsWith('design.')) return links(`/generations/${generationId}`, `/library/${generationId}`);
  if (type.startsWith('batch.')) return links(`/batches/${batchId}`, `/batches/${batchId}`);
  if (type.startsWith('credits.')) return links('/credits', '/settings/billing');
  if (type.startsWith('connection.')) {
    return links(connectionId ? '/connections' : '/printify/connection', '/settings/printify');
  }
  return {};
}
