import { describe, expect, it } from '@jest/globals';
import { call, useSandbox } from '../support/sandbox.ts';
import { RETURN, shop, stripeAt } from '../support/stripe.ts';

const sandbox = useSandbox();
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/v1${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: 'Bearer sk_test_raw',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  }).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    json: (await answer.json()) as { error: Record<string, string>; id: string },
  }));

describe('the account', () => {
  it('requires a secret key', async () => {
    await expect(stripeAt(sandbox.url, 'pk_test_public').products.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect((await call(`${sandbox.url}/v1/products`, 'GET')).status).toBe(401);
  });

  it('supports only the version that the SDK pins', async () => {
    const { status, json } = await post('/customers', '', { 'stripe-version': '2019-01-01' });
    expect([status, json.error.type]).toEqual([400, 'invalid_request_error']);
  });

  it('names an unknown path', async () => {
    expect(
      (
        await call<{ error: { message: string } }>(`${sandbox.url}/v1/nothing`, 'GET', undefined, {
          authorization: 'Bearer sk_x',
        })
      ).json.error.message,
    ).toContain('/v1/nothing');
  });

  it('gets injected faults like every provider', async () => {
    const body = { error: { type: 'api_error', message: 'An unknown error occurred.' } };
    await sandbox.fault({ provider: 'stripe', path: '^/v1/customers$', fault: { kind: 'status', status: 500, body } });
    const stripe = stripeAt(sandbox.url);
    await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 500 });
    expect((await stripe.customers.create({})).id).toMatch(/^cus_/);
  });
});

describe('parameters', () => {
  it.each([
    ['unknown', 'name=x&color=red', 'color', 'parameter_unknown'],
    ['missing', '', 'name', 'parameter_missing'],
    ['empty', 'name=', 'name', 'parameter_invalid_empty'],
    ['of the wrong kind', 'name=x&active=perhaps', 'active', 'parameter_invalid'],
    [
      'too many',
      `name=x&${Array.from({ length: 51 }, (_, i) => `metadata[k${i}]=1`).join('&')}`,
      'metadata',
      'parameter_invalid',
    ],
  ])('that are %s are refused by name', async (_, body, param, code) => {
    const { status, json } = await post('/products', body);
    expect([status, json.error]).toEqual([
      400,
      expect.objectContaining({ type: 'invalid_request_error', code, param }),
    ]);
  });

  it('of a checkout no longer include payment_method_types', async () => {
    const { starter, customer } = await shop(stripeAt(sandbox.url));
    const body = `mode=subscription&customer=${customer.id}&line_items[0][price]=${starter.id}&success_url=http://a.test&payment_method_types[0]=card`;
    const { status, json } = await post('/checkout/sessions', body);
    expect([status, json.error.code, json.error.param]).toEqual([400, 'parameter_unknown', 'payment_method_types']);
  });

  it.each([
    ['an unknown price', { line_items: [{ price: 'price_none', quantity: 1 }] }, 'resource_missing'],
    ['an unknown customer', { customer: 'cus_none' }, 'resource_missing'],
    ['a one-time price in a subscription', { mode: 'subscription' as const }, undefined],
    ['a customer and an address', { customer_email: 'b@example.com' }, undefined],
    ['less than fifty cents', { line_items: [{ price: 'single', quantity: 1 }] }, 'amount_too_small'],
    ['an end in a minute', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'parameter_invalid'],
  ])('of a checkout are refused: %s', async (_, change, code) => {
    const stripe = stripeAt(sandbox.url);
    const { single, customer } = await shop(stripe);
    const lines = (change as { line_items?: { price: string; quantity: number }[] }).line_items ?? [
      { price: 'single', quantity: 10 },
    ];
    const order = {
      mode: 'payment' as const,
      customer: customer.id,
      ...RETURN,
      ...change,
      line_items: lines.map((line) => (line.price === 'single' ? { ...line, price: single.id } : line)),
    };
    await expect(stripe.checkout.sessions.create(order)).rejects.toMatchObject({
      statusCode: 400,
      ...(code && { code }),
    });
  });
});

describe('idempotency keys', () => {
  const key = { 'idempotency-key': 'order-1' };

  it('replay the first answer', async () => {
    const [first, second] = [await post('/products', 'name=A', key), await post('/products', 'name=A', key)];
    expect(second.json.id).toBe(first.json.id);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect((await stripeAt(sandbox.url).products.list()).data).toHaveLength(1);
  });

  it('cannot be used with other parameters', async () => {
    await post('/products', 'name=A', key);
    const { status, json } = await post('/products', 'name=B', key);
    expect([status, json.error.type]).toEqual([400, 'idempotency_error']);
    expect((await post('/products', 'name=A', key)).status).toBe(200);
  });

  it('stay free after a call without effect', async () => {
    expect((await post('/products', 'color=red', key)).status).toBe(400);
    expect((await post('/products', 'name=A', key)).status).toBe(200);
  });

  it('replay an answer that was lost', async () => {
    await sandbox.fault({ provider: 'stripe', method: 'POST', fault: { kind: 'drop_after_effect' } });
    const stripe = stripeAt(sandbox.url);
    const make = () => stripe.products.create({ name: 'A' }, { idempotencyKey: 'order-2' });
    // The library itself asks once more where the connection breaks.
    expect((await make()).id).toBe((await make()).id);
    expect((await stripe.products.list()).data).toHaveLength(1);
  });
});

describe('lists', () => {
  it('come newest first, in pages', async () => {
    const stripe = stripeAt(sandbox.url);
    for (const name of ['A', 'B', 'C']) await stripe.products.create({ name });
    const first = await stripe.products.list({ limit: 2 });
    expect([first.data.map(({ name }) => name), first.has_more]).toEqual([['C', 'B'], true]);
    const names: string[] = [];
    for await (const { name } of stripe.products.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(['C', 'B', 'A']);
  });

  it('find prices by their keys, with their products', async () => {
    const stripe = stripeAt(sandbox.url);
    await shop(stripe);
    const found = await stripe.prices.list({
      lookup_keys: ['studio_monthly', 'none'],
      active: true,
      expand: ['data.product'],
    });
    expect(found.data).toMatchObject([{ unit_amount: 14_900, product: { name: 'Starter' } }]);
  });

  it('have each lookup key at one price', async () => {
    const stripe = stripeAt(sandbox.url);
    const { product, starter } = await shop(stripe);
    const next = { product: product.id, currency: 'usd', unit_amount: 3100, lookup_key: 'starter_monthly' };
    await expect(stripe.prices.create(next)).rejects.toMatchObject({ code: 'resource_already_exists' });
    const moved = await stripe.prices.create({ ...next, transfer_lookup_key: true });
    expect((await stripe.prices.list({ lookup_keys: ['starter_monthly'] })).data.map(({ id }) => id)).toEqual([
      moved.id,
    ]);
    expect((await stripe.prices.retrieve(starter.id)).lookup_key).toBeNull();
  });
});
