import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { stripeAt } from './stripe-support.ts';
import { until, useSandbox } from './support.ts';

const sandbox = useSandbox();

interface Delivery {
  body: string;
  signature: string;
}

let server: Server;
let url: string;
let heard: Delivery[];
/** Statuses to answer with, one a delivery; then 200. */
let answers: number[];

beforeEach(async () => {
  heard = [];
  answers = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const listen = (events: string[] = ['*']) =>
  stripeAt(sandbox.url).webhookEndpoints.create({ url, enabled_events: events as ['*'] });
const settings = (stripe: object) => sandbox.control('POST', '/settings', { stripe });
const heardSoFar = (count: number) =>
  until(
    async () => heard.length,
    (length) => length >= count,
  );

describe('webhooks', () => {
  it('are signed as the library checks it', async () => {
    const { secret = '' } = await listen();
    const customer = await stripeAt(sandbox.url).customers.create({ email: 'ann@example.com' });
    await heardSoFar(1);
    const [delivery] = heard;
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

  it('go to who asked for their kind', async () => {
    await listen(['product.created']);
    const stripe = stripeAt(sandbox.url);
    await stripe.customers.create({});
    await stripe.products.create({ name: 'A' });
    await heardSoFar(1);
    expect(heard.map(({ body }) => JSON.parse(body).type)).toEqual(['product.created']);
  });

  it('come again until they are taken, three times at most', async () => {
    await settings({ webhookRetryMs: 1 });
    await listen();
    answers = [500, 302];
    await stripeAt(sandbox.url).customers.create({});
    await heardSoFar(3);
    expect(new Set(heard.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    answers = [500, 500, 500, 500];
    await stripeAt(sandbox.url).customers.create({});
    await heardSoFar(7);
    expect(answers).toEqual([]);
  });

  it('come twice where that is wanted', async () => {
    await settings({ webhooks: 'twice' });
    await listen();
    await stripeAt(sandbox.url).customers.create({});
    await heardSoFar(2);
    expect(heard[0]?.body).toBe(heard[1]?.body);
  });

  it('wait, and come in the order and as often as a test says', async () => {
    await settings({ webhooks: 'hold' });
    await listen();
    const stripe = stripeAt(sandbox.url);
    for (const name of ['A', 'B']) await stripe.products.create({ name });
    const { events } = (await sandbox.control('GET', '/stripe/events')).json as { events: { id: string }[] };
    const [first = '', second = ''] = events.map(({ id }) => id);
    answers = [200, 500, 200];
    const sent = await sandbox.control('POST', '/stripe/events/send', { ids: [second, first, second] });
    expect(sent.json.statuses).toEqual([[200], [500], [200]]);
    expect(heard.map(({ body }) => JSON.parse(body).id)).toEqual([second, first, second]);
  });
});
