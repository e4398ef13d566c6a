import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxSettings } from '../../core/settings.ts';
import type { StripeEvent, WebhookEndpoint } from '../protocol/wire.ts';
import type { Books } from './store.ts';

export const API_VERSION = '2026-10-28.endive';

/** Every endpoint of the sandbox signs with this: who runs both sides has nothing to hide from themselves. */
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** Tries after the first (S3: three, over some hours; here over what the settings say). */
const RETRIES = 3;
const PATIENCE_MS = 10_000;

/** What happened, told to whoever subscribed: at least once, in no order, signed. */
export class Events {
  private readonly books: Books;
  private readonly settings: SandboxSettings;
  /** Raised by a reset: what was on its way before is dropped. */
  private era = 0;

  constructor(books: Books, settings: SandboxSettings) {
    this.books = books;
    this.settings = settings;
  }

  forget(): void {
    this.era += 1;
  }

  /** Writes the event down and sends it, unless events are held back. */
  emit(type: string, object: object, previous?: object): StripeEvent {
    const customer = (object as { customer?: string | null }).customer;
    const endpoints = this.subscribers(type);
    const event = this.books.save('event', {
      id: this.books.id('event'),
      object: 'event',
      created: this.books.now(customer),
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

  /** Sends one event now, once, to everybody; answers with the subscribers' statuses (0: out of reach). */
  async send(event: StripeEvent): Promise<number[]> {
    const statuses: number[] = [];
    for (const endpoint of this.subscribers(event.type)) statuses.push(await post(endpoint.url, event));
    return statuses;
  }

  private subscribers(type: string): WebhookEndpoint[] {
    return this.books
      .list('webhook_endpoint')
      .filter(({ status }) => status === 'enabled')
      .filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type));
  }

  private async deliver(endpoint: WebhookEndpoint, event: StripeEvent): Promise<void> {
    const { era } = this;
    for (let attempt = 0; attempt <= RETRIES && era === this.era; attempt += 1) {
      const status = await post(endpoint.url, event);
      if (status >= 200 && status < 300) return;
      await sleep(this.settings.stripe.webhookRetryMs * 4 ** attempt, undefined, { ref: false });
    }
  }
}

/** The header of S3: a time, and the HMAC of time and body. */
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
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
