import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection, Store } from '../../core/store.ts';
import type { Shop } from '../accounts/accounts.ts';
import { newId } from '../protocol/formats.ts';

export const TOPICS = [
  'shop:disconnected',
  'product:created',
  'product:updated',
  'product:deleted',
  'product:publish:started',
  'order:created',
  'order:updated',
  'order:sent-to-production',
  'order:shipment:created',
  'order:shipment:delivered',
] as const;

export interface Webhook {
  id: string;
  shopId: number;
  topic: string;
  url: string;
  secret: string | null;
}

const ATTEMPTS = 4;
const RETRY_MS = 1000;
const BLOCK_MS = 3_600_000;

export class Webhooks {
  private readonly webhooks: Collection<Webhook>;
  private readonly blockedUntil = new Map<string, number>();

  constructor(store: Store) {
    this.webhooks = store.collection<Webhook>('printify-webhooks');
  }

  list(shop: Shop): Webhook[] {
    return this.webhooks.values().filter((webhook) => webhook.shopId === shop.id);
  }

  find(shop: Shop, id: string): Webhook | undefined {
    return this.list(shop).find((webhook) => webhook.id === id);
  }

  save(webhook: Webhook): Webhook {
    this.webhooks.put(webhook.id, webhook);
    return webhook;
  }

  delete(webhook: Webhook): void {
    this.webhooks.delete(webhook.id);
  }

  clear(): void {
    this.blockedUntil.clear();
  }

  /** Calls the shop's subscribers, after the answer to the call that caused it. */
  notify(shop: Shop, topic: (typeof TOPICS)[number], productId: string, data: object): void {
    const body = JSON.stringify({
      id: newId(),
      type: topic,
      created_at: new Date().toISOString(),
      resource: { id: productId, type: 'product', data: { shop_id: shop.id, ...data } },
    });
    for (const webhook of this.list(shop)) if (webhook.topic === topic) setImmediate(() => this.deliver(webhook, body));
  }

  /** Up to three retries; a subscriber that never answers 2xx is blocked for an hour (P6). */
  private async deliver(webhook: Webhook, body: string): Promise<void> {
    if ((this.blockedUntil.get(webhook.id) ?? 0) > Date.now()) return;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (await post(webhook, body)) return;
      if (attempt < ATTEMPTS) await sleep(RETRY_MS * attempt, undefined, { ref: false });
    }
    this.blockedUntil.set(webhook.id, Date.now() + BLOCK_MS);
  }
}

async function post(webhook: Webhook, body: string): Promise<boolean> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'user-agent': 'Printify/1.0' };
  if (webhook.secret)
    headers['x-pfy-signature'] = `sha256=${createHmac('sha256', webhook.secret).update(body).digest('hex')}`;
  try {
    const answer = await fetch(webhook.url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    return answer.ok;
  } catch {
    return false;
  }
}
