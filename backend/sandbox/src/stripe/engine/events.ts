import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxSettings } from '../../core/settings.ts';
import type { StripeEvent, WebhookEndpoint } from '../protocol/wire.ts';
import type { StripeStore } from './store.ts';

export const API_VERSION = '2026-10-28.endive';

/** Every webhook endpoint of the sandbox has this secret. */
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** Deliveries after the first (S3: three, over some hours; here after `webhookRetryMs` and longer). */
const RETRIES = 3;
const TIMEOUT_MS = 10_000;

export class Events {
  private readonly store: StripeStore;
  private readonly settings: SandboxSettings;
  /** Raised by a reset: deliveries that began before it stop. */
  private generation = 0;

  constructor(store: StripeStore, settings: SandboxSettings) {
    this.store = store;
    this.settings = settings;
  }

  cancelDeliveries(): void {
    this.generation += 1;
  }

  /** Stores the event and sends it, unless `webhooks` is `hold`. */
  emit(type: string, object: object, previous?: object): StripeEvent {
    const customer = (object as { customer?: string | null }).customer;
    const endpoints = this.subscribers(type);
    const event = this.store.save('event', {
      id: this.store.newId('event'),
      object: 'event',
      created: this.store.now(customer),
      livemode: false,
      api_version: API_VERSION,
      type,
      pending_webhooks: endpoints.length,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    });
    if (this.settings.stripe.webhooks === 'hold') return event;
    const copies = this.settings.stripe.webhooks === 'twice' ? 2 : 1;
    for (const endpoint of endpoints) {
      for (let copy = 0; copy < copies; copy += 1) setImmediate(() => void this.deliver(endpoint, event));
    }
    return event;
  }

  /** Returns the statuses of all endpoints (0: unreachable). */
  async send(event: StripeEvent): Promise<number[]> {
    const statuses: number[] = [];
    for (const endpoint of this.subscribers(event.type)) statuses.push(await post(endpoint.url, event));
    return statuses;
  }

  private subscribers(type: string): WebhookEndpoint[] {
    return this.store
      .list('webhook_endpoint')
      .filter(({ status }) => status === 'enabled')
      .filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type));
  }

  private async deliver(endpoint: WebhookEndpoint, event: StripeEvent): Promise<void> {
    const { generation } = this;
    for (let attempt = 0; attempt <= RETRIES && generation === this.generation; attempt += 1) {
      const status = await post(endpoint.url, event);
      if (status >= 200 && status < 300) return;
      await sleep(this.settings.stripe.webhookRetryMs * 4 ** attempt, undefined, { ref: false });
    }
  }
}

export function signature(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

async function post(url: string, event: StripeEvent): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signature(body, WEBHOOK_SECRET),
  };
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
