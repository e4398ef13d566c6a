import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, control, drawQuickly, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const create = { provider: 'printify', method: 'POST', path: printifyPaths.products } as const;
const quotaSpent = { kind: 'status', status: 402 };

describe('the mockups of a product', () => {
  it('are ours until it is in the shop, then those of the colors that were chosen', async () => {
    await control(app, 'POST', '/settings', { publishDelayMs: 17_000 });
    const ann = await seller(app);
    const id = await ann.begin({ selectedColors: ['Black', 'Navy'] });
    const going = await ann.ended(id, 60);
    expect(going).toMatchObject({ publish_status: 'publishing', printify_mockup_urls: [] });
    expect(going.image_url).not.toBeNull();
    await follow(ann, id);
    expect((await ann.generation(id)).printify_mockup_urls).toHaveLength(2);
  });

  it('are Printify’s where the channel refused it as well', async () => {
    await control(app, 'POST', '/settings', { publishOutcome: 'refused' });
    const ann = await seller(app);
    const made = await ann.make();
    expect(made.publish_status).toBe('failed');
    expect(made.printify_mockup_urls).toHaveLength(1);
  });
});

describe('a product that a lost call makes after the design has failed', () => {
  it('is removed, for its credit was given back', async () => {
    const ann = await seller(app);
    const late = { kind: 'late_effect', ms: 3500 };
    await fault(app, { ...create, token: ann.printify, fault: late });
    await fault(app, { ...create, token: ann.printify, fault: quotaSpent });
    const made = await ann.make();
    expect(made.status).toBe('error');
    expect(await ann.credits()).toBe(20);
    await until(
      () => productsOf(app, ann.printify),
      (products) => products.length === 1,
    );
    await startNow('delete-duplicates', made.id);
    await until(
      () => productsOf(app, ann.printify),
      (products) => products.length === 0,
    );
    expect(await ann.entriesOf(made.id)).toEqual(['generation', 'give_back']);
  });

  it('is taken up where the seller tries again before that', async () => {
    const ann = await seller(app);
    await fault(app, { ...create, token: ann.printify, fault: { kind: 'late_effect', ms: 3500 } });
    await fault(app, { ...create, token: ann.printify, fault: quotaSpent });
    const made = await ann.make();
    const [product] = await until(
      () => productsOf(app, ann.printify),
      (products) => products.length === 1,
    );
    await ann.post('/api/generate/repush', { generationId: made.id });
    await ann.until(made.id, ({ publish_status }) => publish_status === 'published');
    await until(
      async () => {
        await startNow('delete-duplicates', made.id);
        return app.prisma.$queryRaw<object[]>`
          SELECT 1 FROM pgboss.job
           WHERE name = 'delete-duplicates' AND data->>'generationId' = ${made.id} AND state <> 'completed'`;
      },
      (open) => open.length === 0,
    );
    expect((await productsOf(app, ann.printify)).map(({ id }) => id)).toEqual([product?.id]);
  });
});

describe('a product in the shop', () => {
  it('that was deleted at Printify is made again by a republish, for nothing', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await deleteProducts(ann);
    const again = await ann.post('/api/generate/repush', { generationId: made.id });
    expect(again.body).toEqual({ success: true, error: null });
    await ann.until(made.id, ({ publish_status, status }) => status === 'finalized' && publish_status === 'published');
    const [product, ...others] = await productsOf(app, ann.printify);
    expect(others).toEqual([]);
    expect(product?.external?.id).toBeTruthy();
    expect(await ann.credits()).toBe(19);
    const { body } = await ann.get(`/api/generations/${made.id}/history`);
    const shown = (body as { kind: string; message: string }[]).find(({ kind }) => kind === 'publish_failed');
    expect(shown?.message).toContain('This product was deleted in Printify.');
  });

  it('is left alone by a republish, also while Printify says nothing', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const check = { provider: 'printify', method: 'GET', path: printifyPaths.product, token: ann.printify };
    await fault(app, { ...check, times: 0, fault: { kind: 'status', status: 503 } });
    const again = await ann.post('/api/generate/repush', { generationId: made.id });
    expect(again.body).toEqual({ success: true, error: null });
    expect(await ann.generation(made.id)).toMatchObject({ publish_status: 'published', publish_error: null });
    expect(await callsTo(app, { ...create, path: printifyPaths.publish, token: ann.printify })).toHaveLength(1);
  });
});

describe('a product that was sent to the shop', () => {
  it('is on its way while Printify does not say what became of it, and in the shop when it does', async () => {
    const ann = await seller(app);
    const check = { provider: 'printify', method: 'GET', path: printifyPaths.product, token: ann.printify };
    const rule = await fault(app, { ...check, after: 1, times: 0, fault: { kind: 'status', status: 500 } });
    const id = await ann.begin();
    expect(await ann.ended(id, 60)).toMatchObject({ status: 'finalized', publish_status: 'publishing' });
    await control(app, 'DELETE', `/faults/${rule}`);
    await follow(ann, id);
    expect(await ann.generation(id)).toMatchObject({ publish_status: 'published', publish_error: null });
    expect(await callsTo(app, { ...create, path: printifyPaths.publish, token: ann.printify })).toHaveLength(1);
  });

  it('is not said to be absent because the token was withdrawn meanwhile', async () => {
    const ann = await seller(app);
    const check = { provider: 'printify', method: 'GET', path: printifyPaths.product, token: ann.printify };
    const rule = await fault(app, { ...check, after: 1, times: 0, fault: { kind: 'status', status: 401 } });
    const made = await ann.make();
    expect(made).toMatchObject({
      publish_status: 'failed',
      publish_error:
        'We cannot see whether this product is in your shop. Printify no longer accepts your token. Reconnect Printify in Settings.',
    });
    await control(app, 'DELETE', `/faults/${rule}`);
    const retried = await ann.post('/api/generate/retry-publish', { generationId: made.id });
    expect(retried.body).toEqual({ publishStatus: 'published' });
    expect(await callsTo(app, { ...create, path: printifyPaths.publish, token: ann.printify })).toHaveLength(1);
  });

  it('is sent again where Printify was at work on it', async () => {
    const ann = await seller(app);
    const body = {
      status: 'error',
      code: 8252,
      message: 'Refused',
      errors: { reason: 'Product is disabled', code: 8252 },
    };
    const publish = { ...create, path: printifyPaths.publish, token: ann.printify };
    await fault(app, { ...publish, fault: { kind: 'status', status: 400, body } });
    expect(await ann.make()).toMatchObject({ status: 'finalized', publish_status: 'published' });
  });
});

describe('another account that is connected between the picture and the product', () => {
  it('ends the design with a sentence and the credit back; a republish makes it there', async () => {
    const ann = await seller(app);
    // Not anybody's yet: an account that had the credits of a new one gives them to nobody else.
    const ben = await seller(app, { connected: false });
    await fault(app, {
      provider: 'printify',
      path: printifyPaths.upload,
      token: ann.printify,
      fault: { kind: 'latency', ms: 1500 },
    });
    const id = await ann.begin();
    await ann.until(id, ({ status }) => status === 'uploading');
    await until(
      () => callsTo(app, { provider: 'printify', path: printifyPaths.upload, token: ann.printify }),
      (calls) => calls.length > 0,
    );
    await ann.post('/api/printify/connect', { apiToken: ben.printify });
    expect(await ann.ended(id)).toMatchObject({
      status: 'error',
      error_message:
        'A different Printify shop was connected while this was being made. Retry to make it there. Your credit was refunded.',
    });
    expect(await ann.credits()).toBe(20);
    await ann.post('/api/generate/repush', { generationId: id });
    await ann.until(id, ({ publish_status }) => publish_status === 'published');
    expect(await productsOf(app, ann.printify)).toEqual([]);
    expect(await productsOf(app, ben.printify)).toHaveLength(1);
  });
});

/** Has the follower look now instead of in ten seconds, until it knows. */
function follow(person: Seller, id: string): Promise<unknown> {
  return until(
    async () => {
      await startNow('follow-publish', id);
      return person.generation(id);
    },
    ({ publish_status }) => publish_status !== 'publishing',
    { seconds: 60, everyMs: 200 },
  );
}

function startNow(name: string, generationId: string): Promise<unknown> {
  return app.prisma.$executeRaw`
    UPDATE pgboss.job SET start_after = now()
     WHERE name = ${name} AND data->>'generationId' = ${generationId} AND state IN ('created', 'retry')`;
}

async function deleteProducts(person: Seller): Promise<void> {
  const { selectedShopId } = (await person.get('/api/printify/connection')).body;
  for (const { id } of await productsOf(app, person.printify)) {
    await fetch(`${app.sandbox.url}/printify/v1/shops/${selectedShopId}/products/${id}.json`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${person.printify}`, 'user-agent': 'inkloom-test' },
    });
  }
}
