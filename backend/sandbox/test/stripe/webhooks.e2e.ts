import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { until, useSandbox } from '../support/sandbox.ts';
import { stripeAt } from '../support/stripe.ts';

const sandbox = useSandbox();

interface Delivery {
  body: string;
  signature: string;
}

let server: Server;
let url: string;
let received: Delivery[];
/** Statuses to answer with, one a delivery; then 200. */
let answers: number[];

beforeEach(async () => {
  received = [];
  answers = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const listen = (events: string[] = ['*']) =>
  stripeAt(sandbox.url).webhookEndpoints.create({ url, enabled_events: events as ['*'] });
const settings = (stripe: object) => sandbox.control('POST', '/settings', { stripe });
const receivedCount = (count: number) =>
  until(
    async () => received.length,
    (length) => length >= count,
  );

describe('webhooks', () => {
  it('have a signature that the SDK accepts', async () => {
    const { secret = '' } = await listen();
    const customer = await stripeAt(sandbox.url).customers.create({ email: 'ann@example.com' });
    await receivedCount(1);
    const [delivery] = received;
    const event = new Stripe('sk_test_x').webhooks.constructEvent(
      delivery?.body ?? '',
      delivery?.signature ?? '',
      secret,
    );
    expect(event).toMatchObject({
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id: customer.id } },
    });
    expect(() =>
      new Stripe('sk_test_x').webhooks.constructEvent(`${delivery?.body} `, delivery?.signature ?? '', secret),
    ).toThrow();
  });

  it('go to endpoints that subscribe to their type', async () => {
    await listen(['product.created']);
    const stripe = stripeAt(sandbox.url);
    await stripe.customers.create({});
    await stripe.products.create({ name: 'A' });
    await receivedCount(1);
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['product.created']);
  });

  it('are retried until they are accepted, three times at most', async () => {
    await settings({ webhookRetryMs: 1 });
    await listen();
    answers = [500, 302];
    await stripeAt(sandbox.url).customers.create({});
    await receivedCount(3);
    expect(new Set(received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    answers = [500, 500, 500, 500];
    await stripeAt(sandbox.url).customers.create({});
    await receivedCount(7);
    expect(answers).toEqual([]);
  });

  it('are sent twice with the setting twice', async () => {
    await settings({ webhooks: 'twice' });
    await listen();
    await stripeAt(sandbox.url).customers.create({});
    await receivedCount(2);
    expect(received[0]?.body).toBe(received[1]?.body);
  });

  it('are sent in the order and as often as a test says with the setting hold', async () => {
    await settings({ webhooks: 'hold' });
    await listen();
    const stripe = stripeAt(sandbox.url);
    for (const name of ['A', 'B']) await stripe.products.create({ name });
    const { events } = (await sandbox.control<{ events: { id: string }[] }>('GET', '/stripe/events')).json;
    const [first = '', second = ''] = events.map(({ id }) => id);
    answers = [200, 500, 200];
    const sent = await sandbox.control<{ statuses: number[][] }>('POST', '/stripe/events/send', {
      ids: [second, first, second],
    });
    expect(sent.json.statuses).toEqual([[200], [500], [200]]);
    expect(received.map(({ body }) => JSON.parse(body).id)).toEqual([second, first, second]);
  });
});
