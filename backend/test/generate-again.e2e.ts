import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';
import {
  callsTo,
  control,
  drawQuickly,
  fault,
  openaiPaths,
  printifyPaths,
  productsOf,
  resetSandbox,
} from './support/providers.ts';
import { quick, type Seller, seller, someDesignRequest } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const paths = ['/api/generate/repush', '/api/generate/retry-publish', '/api/generate/finalize'];
const repushes = ['/api/generate/repush', '/api/generate/finalize'];
const refusal = { provider: 'printify', method: 'POST', fault: { kind: 'status', status: 403 } };

/** A design that was drawn and then refused by Printify. */
async function drawnOnly(person: Seller): Promise<string> {
  await fault(app, { ...refusal, path: printifyPaths.upload });
  const made = await person.make();
  expect(made).toMatchObject({ status: 'error', image_url: expect.any(String) });
  return made.id;
}

/** A design whose product is there and not in the shop. */
async function unpublished(person: Seller): Promise<string> {
  await fault(app, { ...refusal, path: printifyPaths.publish });
  const made = await person.make();
  expect(made).toMatchObject({ status: 'finalized', publish_status: 'failed' });
  return made.id;
}

const images = () => callsTo(app, { provider: 'openai', path: openaiPaths.images });

describe.each(paths)('%s', (path) => {
  it.each([
    undefined,
    null,
    '',
    7,
    'x',
    '0198c1de',
    '00000000-0000-0000-0000-00000000000g',
    ['0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b'],
    "' OR 1=1",
  ])('names the field where the id is %j', async (generationId) => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.post(path, { generationId });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        error: 'generationId must be the id of one of your designs.',
        code: 'validation_failed',
        fields: { generationId: 'generationId must be the id of one of your designs.' },
      },
    ]);
  });

  it('names the field of an id that cannot be stored', async () => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.post(path, { generationId: '\u0000' });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['generationId']]);
  });

  it('knows no design that is not there', async () => {
    const ann = await seller(app);
    const answer = await ann.post(path, { generationId: randomUUID() });
    expect([answer.status, answer.body]).toEqual([404, { error: 'Not found', code: 'not_found' }]);
  });

  it("does not tell another's design from one that is not there, and leaves it as it is", async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const id = await drawnOnly(ann);
    const answer = await bob.post(path, { generationId: id });
    expect([answer.status, answer.body]).toEqual([404, { error: 'Not found', code: 'not_found' }]);
    expect((await ann.generation(id)).status).toBe('error');
  });

  it('refuses a stranger', async () => {
    const body = JSON.stringify({ generationId: randomUUID() });
    const answer = await request(app, 'POST', path, { body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(401);
  });

  it('waits for a design that is still being made', async () => {
    await fault(app, { provider: 'openai', path: openaiPaths.texts, fault: { kind: 'latency', ms: 1000 } });
    const ann = await seller(app);
    const id = await ann.begin();
    const answer = await ann.post(path, { generationId: id });
    expect([answer.status, answer.body.code]).toEqual([409, 'not_ready']);
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized' });
  });

  it('asks for the account where there is none any more', async () => {
    const ann = await seller(app);
    const id = path.endsWith('retry-publish') ? await unpublished(ann) : await drawnOnly(ann);
    await ann.delete('/api/printify/connection');
    const answer = await ann.post(path, { generationId: id });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'provider_not_connected', requiresSetup: true }]);
  });

  it('does nothing to what is published', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await control(app, 'DELETE', '/calls');
    const answer = await ann.post(path, { generationId: made.id });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(
      path.endsWith('retry-publish') ? { publishStatus: 'published' } : { success: true, error: null },
    );
    const calls = await callsTo(app, { provider: 'printify' });
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe.each(repushes)('%s', (path) => {
  it('takes a drawn design to its end for nothing, from where it stood', async () => {
    const ann = await seller(app);
    const id = await drawnOnly(ann);
    expect(await ann.credits()).toBe(20);
    const answer = await ann.post(path, { generationId: id });
    expect([answer.status, answer.body]).toEqual([200, { success: true, error: null }]);
    expect(await ann.ended(id)).toMatchObject({
      status: 'finalized',
      publish_status: 'published',
      error_message: null,
    });
    expect(await images()).toHaveLength(1);
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect(await ann.credits()).toBe(20);
    expect(await ann.entriesOf(id)).toEqual(['generation', 'give_back']);
  });

  it('makes one product however often it is pressed', async () => {
    const ann = await seller(app);
    const id = await drawnOnly(ann);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ann.post(path, { generationId: id })));
    for (const { status, body } of answers) {
      expect(status === 200 ? 'success' in body && body.success : body.code).toEqual(
        status === 200 ? true : 'not_ready',
      );
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    await ann.ended(id);
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
  });

  it('can fail again, gives nothing back twice, and can be tried again', async () => {
    const ann = await seller(app);
    const id = await drawnOnly(ann);
    await fault(app, { ...refusal, path: printifyPaths.products });
    await ann.post(path, { generationId: id });
    expect(await ann.ended(id)).toMatchObject({ status: 'error' });
    expect(await ann.credits()).toBe(20);
    await ann.post(path, { generationId: id });
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized' });
    expect(await ann.entriesOf(id)).toEqual(['generation', 'give_back']);
  });

  it('goes to the account that is connected now', async () => {
    const ann = await seller(app);
    const id = await drawnOnly(ann);
    const other = `${ann.printify}-other`;
    await ann.post('/api/printify/connect', { apiToken: other });
    await ann.post(path, { generationId: id });
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect(await productsOf(app, other)).toHaveLength(1);
    expect(await productsOf(app, ann.printify)).toEqual([]);
  });

  it('has nothing to publish where nothing was drawn', async () => {
    await control(app, 'DELETE', '/faults');
    await fault(app, { provider: 'openai', path: openaiPaths.images, fault: { kind: 'status', status: 401 } });
    const ann = await seller(app);
    const made = await ann.make();
    const answer = await ann.post(path, { generationId: made.id });
    expect([answer.status, answer.body]).toEqual([
      409,
      { error: 'This design has no picture to publish.', code: 'nothing_to_publish' },
    ]);
  });

  it('leaves a design alone that was asked for and made anew since', async () => {
    const ann = await seller(app);
    const asked = someDesignRequest();
    await fault(app, { ...refusal, path: printifyPaths.upload });
    const first = await ann.make(asked);
    const second = await ann.make(asked);
    expect([first.status, second.status]).toEqual(['error', 'finalized']);
    const answer = await ann.post(path, { generationId: first.id });
    expect([answer.status, answer.body]).toEqual([
      409,
      { error: 'You’ve made this design again since then. See it in your library.', code: 'already_published' },
    ]);
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
  });

  it('publishes a product that is not in the shop, and says why where it cannot', async () => {
    const ann = await seller(app);
    const id = await unpublished(ann);
    await fault(app, { ...refusal, path: printifyPaths.publish });
    const refused = await ann.post(path, { generationId: id });
    expect([refused.status, refused.body]).toEqual([
      200,
      {
        success: false,
        error:
          'Your Printify token lacks the permission products.write. Generate a new token with it and reconnect in Settings.',
      },
    ]);
    expect((await ann.post(path, { generationId: id })).body).toEqual({ success: true, error: null });
    expect(await ann.generation(id)).toMatchObject({ publish_status: 'published' });
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
  });
});

describe('/api/generate/retry-publish', () => {
  const path = '/api/generate/retry-publish';

  it('is for finished designs alone', async () => {
    const ann = await seller(app);
    const answer = await ann.post(path, { generationId: await drawnOnly(ann) });
    expect([answer.status, answer.body.code]).toEqual([409, 'not_ready']);
  });

  it('publishes once however often it is pressed', async () => {
    const ann = await seller(app);
    const id = await unpublished(ann);
    await control(app, 'DELETE', '/calls');
    await control(app, 'POST', '/settings', { publishDelayMs: 300 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => ann.post(path, { generationId: id })));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(['published', 'publishing']).toContain(body.publishStatus);
    }
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.publish })).toHaveLength(1);
    expect(await ann.until(id, ({ publish_status }) => publish_status === 'published')).toBeTruthy();
  });

  it('needs the account that the product belongs to', async () => {
    const ann = await seller(app);
    const id = await unpublished(ann);
    await ann.post('/api/printify/connect', { apiToken: `${ann.printify}-other` });
    const answer = await ann.post(path, { generationId: id });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'provider_not_connected', requiresSetup: true }]);
    expect((await ann.generation(id)).publish_status).toBe('failed');
  });
});
