import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sweepDesigns } from '../src/generations/jobs/upkeep/sweep-designs.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, control, drawQuickly, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { creditRefunded, quick, type Seller, seller } from './support/seller.ts';
import { deleteStoredVariants } from './support/stored-variants.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '1' });
  const first = await seller(app);
  await first.get('/api/printify-variants');
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const status = (code: number, body: unknown = {}, headers: Record<string, string> = {}) => ({
  kind: 'status',
  status: code,
  body,
  headers,
});
const failed = (code: number, reason: string) =>
  status(400, { status: 'error', code, message: 'Validation failed.', errors: { reason, code } });

const steps: Record<'upload' | 'product' | 'publish', { provider: 'printify'; method: string; path: string }> = {
  upload: { provider: 'printify', method: 'POST', path: printifyPaths.upload },
  product: { provider: 'printify', method: 'POST', path: printifyPaths.products },
  publish: { provider: 'printify', method: 'POST', path: printifyPaths.publish },
};

const problem = 'Printify is having a problem right now. Please retry in a few minutes.';
const unreadable = 'Printify sent an answer we cannot read. Please retry in a few minutes.';
const unreachable = 'Printify could not be reached. Please retry in a few minutes.';
const late = 'Printify did not answer in time. Please retry in a few minutes.';
const token = 'Printify no longer accepts your token. Reconnect Printify in Settings.';
const permission = expect.stringMatching(
  /^Your Printify token lacks the permission (uploads|products)\.write\. Generate a new token with it and reconnect in Settings\.$/,
);
const slower = 'Printify asks us to slow down. Please retry in a minute.';

/** What ends any call, whatever is asked of Printify, with the sentence that the seller reads. */
const lasting: [string, object, unknown][] = [
  ['does not accept the token', status(401), token],
  ['misses a permission', status(403, { error: 'Forbidden' }), permission],
  [
    'has no quota left',
    status(402),
    expect.stringMatching(/^Your Printify account has used up its API quota\. Retry /),
  ],
  ['asks to slow down, without end', status(429), slower],
  ['asks to wait for longer than a worker does', status(429, {}, { 'retry-after': '8' }), slower],
  ['fails without end', status(500), problem],
  ['is down without end', status(502, '<html>Bad Gateway</html>'), problem],
  ['says nothing', { kind: 'timeout' }, late],
  ['hangs up', { kind: 'drop' }, unreachable],
  ['refuses', failed(8150, 'variants.0.price: is required.'), 'Printify refused this: variants.0.price: is required.'],
];

/** What passes: the call is made again, or its work is found done. */
const passing: [string, object][] = [
  ['fails', status(500)],
  ['is down', status(503)],
  ['asks to slow down', status(429)],
  ['asks to wait for no time', status(429, {}, { 'retry-after': '0' })],
  ['hangs up', { kind: 'drop' }],
  ['says nothing', { kind: 'timeout' }],
  ['hangs up when its work is done', { kind: 'drop_after_effect' }],
  ['says nothing when its work is done', { kind: 'timeout_after_effect' }],
  ['sends half an answer', { kind: 'malformed' }],
];

async function expectSold(person: Seller, id: string): Promise<void> {
  const made = await person.ended(id);
  expect(made).toMatchObject({ status: 'finalized', publish_status: 'published', error_message: null });
  const products = await productsOf(app, person.printify);
  expect(products).toHaveLength(1);
  expect(products[0]?.external?.id).toBeTruthy();
  expect(await person.entriesOf(id)).toEqual(['generation']);
  expect(await person.credits()).toBe(19);
}

describe.each([
  ['the picture is uploaded', steps.upload],
  ['the product is made', steps.product],
] as const)('while %s', (_, step) => {
  it.each(lasting)('Printify %s: an end with a sentence and the credit back', async (_name, kind, sentence) => {
    await fault(app, { ...step, times: 0, fault: kind });
    const ann = await seller(app);
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'error', publish_status: 'draft' });
    const [reason, more] = made.error_message?.split(` ${creditRefunded}`) ?? [];
    expect([reason, more]).toEqual([sentence, '']);
    expect(made.image_url).not.toBeNull();
    expect(await productsOf(app, ann.printify)).toEqual([]);
    expect(await ann.entriesOf(made.id)).toEqual(['generation', 'give_back']);
    expect(await ann.credits()).toBe(20);
  });

  it.each(passing)('Printify %s, once: one product, one charge', async (_name, kind) => {
    await fault(app, { ...step, fault: kind });
    const ann = await seller(app);
    await expectSold(ann, await ann.begin());
  });

  it.each([
    ['nothing', status(200, '')],
    ['an object without an id', status(200, { title: 'x' })],
    ['null', status(200, 'null')],
  ])('an answer of %s is none', async (_name, kind) => {
    await fault(app, { ...step, times: 0, fault: kind });
    const ann = await seller(app);
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'error', error_message: `${unreadable} ${creditRefunded}` });
    expect(await ann.credits()).toBe(20);
  });
});

describe('while the product is made', () => {
  it.each([
    ['a line that always closes after the work', { kind: 'drop_after_effect' }],
    ['answers that never come', { kind: 'timeout_after_effect' }],
    ['answers that nobody can read', { kind: 'malformed' }],
  ])('%s: the product is found, never made twice', async (_, kind) => {
    await fault(app, { ...steps.product, times: 0, fault: kind });
    const ann = await seller(app);
    await expectSold(ann, await ann.begin());
    expect(await callsTo(app, steps.product)).toHaveLength(1);
  });

  it('finds the product of an unanswered call among many others', async () => {
    const ann = await seller(app);
    await ann.make();
    await manyProducts(ann, 60);
    await fault(app, { ...steps.product, fault: { kind: 'drop_after_effect' } });
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
    const effects = (await callsTo(app, steps.product)).filter(({ effect }) => effect);
    expect(effects).toHaveLength(62);
  });

  it('gives up where the search for it fails as well, and finds it when the seller tries again', async () => {
    await fault(app, { ...steps.product, times: 0, fault: { kind: 'drop_after_effect' } });
    const search = { provider: 'printify', method: 'GET', path: printifyPaths.products };
    await fault(app, { ...search, times: 4, fault: status(500) });
    const ann = await seller(app);
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'error', error_message: `${problem} ${creditRefunded}` });
    expect(await ann.credits()).toBe(20);
    expect((await ann.post('/api/generate/repush', { generationId: made.id })).body).toEqual({
      success: true,
      error: null,
    });
    expect(await ann.ended(made.id)).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
  });

  it('stays with the shop that was chosen, whichever is chosen meanwhile', async () => {
    const ann = await seller(app);
    const { shops } = (await ann.get('/api/printify/connection')).body;
    await fault(app, { ...steps.product, fault: { kind: 'latency', ms: 1500 } });
    const id = await ann.begin();
    await ann.until(id, ({ status: state }) => state === 'creating_product');
    await ann.post('/api/printify/shop', { shopId: shops[1]?.id });
    await ann.ended(id);
    const row = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
    expect(row.shopId).toBe(shops[0]?.id);
  });
});

describe('while it is published', () => {
  it.each(lasting)('Printify %s: a product, a sentence, and a second try', async (_name, kind, sentence) => {
    const rule = await fault(app, { ...steps.publish, times: 0, fault: kind });
    const ann = await seller(app);
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'failed', publish_error: sentence });
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect(await ann.credits()).toBe(19);

    await control(app, 'DELETE', `/faults/${rule}`);
    await until(
      () => ann.post('/api/generate/retry-publish', { generationId: made.id }),
      ({ status: code, body }) => code === 200 && body.publishStatus === 'published',
    );
    expect(await ann.generation(made.id)).toMatchObject({ publish_status: 'published', publish_error: null });
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect(await ann.credits()).toBe(19);
  });

  it.each(passing)('Printify %s, once: published', async (_name, kind) => {
    await fault(app, { ...steps.publish, fault: kind });
    const ann = await seller(app);
    await expectSold(ann, await ann.begin());
  });

  it('a shop without a sales channel is named, and works when it is connected again', async () => {
    const ann = await seller(app);
    const { selectedShopId } = (await ann.get('/api/printify/connection')).body;
    const channel = (sales_channel: string) =>
      control(app, 'PATCH', `/printify/shops/${selectedShopId}`, { sales_channel });
    await channel('disconnected');
    const made = await ann.make();
    expect(made).toMatchObject({
      status: 'finalized',
      publish_status: 'failed',
      publish_error: 'This shop is not connected to a sales channel. Connect it to Etsy in Printify, then retry.',
    });
    await channel('etsy');
    const retried = await ann.post('/api/generate/retry-publish', { generationId: made.id });
    expect(retried.body).toEqual({ publishStatus: 'published' });
  });

  it('a listing that the channel turns down is told as failed', async () => {
    await control(app, 'POST', '/settings', { publishOutcome: 'refused' });
    const ann = await seller(app);
    expect(await ann.make()).toMatchObject({
      status: 'finalized',
      publish_status: 'failed',
      publish_error: 'Printify didn’t publish this product. Retry, or check it in Printify.',
    });
    expect(await ann.credits()).toBe(19);
  });

  it('a product that was deleted at Printify is said to be, and made again once by a retry, for nothing', async () => {
    await control(app, 'POST', '/settings', { publishOutcome: 'refused' });
    const ann = await seller(app);
    const made = await ann.make();
    await deleteProducts(ann);
    await control(app, 'POST', '/settings', { publishOutcome: 'listed' });
    const retry = () => ann.post('/api/generate/retry-publish', { generationId: made.id });
    const answers = await Promise.all([retry(), retry()]);
    expect(answers.map(({ body }) => body)).toContainEqual({ publishStatus: 'publishing' });
    await ann.until(made.id, ({ publish_status }) => publish_status === 'published');
    const again = await ann.ended(made.id);
    expect(again).toMatchObject({ status: 'finalized', publish_error: null });
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect(await ann.credits()).toBe(19);
    expect(await ann.entriesOf(made.id)).toEqual(['generation']);
  });

  it('a product that was deleted at Printify and cannot be made again is not paid back', async () => {
    await control(app, 'POST', '/settings', { publishOutcome: 'refused' });
    const ann = await seller(app);
    const made = await ann.make();
    await deleteProducts(ann);
    await fault(app, {
      provider: 'printify',
      method: 'POST',
      path: printifyPaths.products,
      times: 0,
      token: ann.printify,
      fault: { kind: 'status', status: 402 },
    });
    await ann.post('/api/generate/retry-publish', { generationId: made.id });
    expect(await ann.ended(made.id)).toMatchObject({ status: 'error' });
    expect(await ann.credits()).toBe(19);
  });
});

it('an old design loses its progress and nothing that its seller or a new product needs', async () => {
  const ann = await seller(app);
  const made = await ann.make();
  const generationId = made.id;
  const old = new Date(Date.now() - 91 * 86_400_000);
  await app.prisma.generationEvent.createMany({
    data: (['began', 'step_done', 'approved', 'failed'] as const).map((kind) => ({ generationId, kind, at: old })),
  });
  await app.prisma.generationStep.updateMany({ where: { generationId }, data: { finishedAt: old } });
  const kinds = async () =>
    (await app.prisma.generationEvent.findMany({ where: { generationId }, orderBy: { id: 'asc' } })).map(
      ({ kind }) => kind,
    );
  const before = await kinds();
  await runJob(app, sweepDesigns);
  expect(await kinds()).toEqual(before);
  await app.prisma.generation.update({ where: { id: generationId }, data: { finishedAt: old } });
  await runJob(app, sweepDesigns);
  expect(await kinds()).toEqual(before.toSpliced(before.lastIndexOf('began'), 2));
  const steps = await app.prisma.generationStep.findMany({ where: { generationId }, orderBy: { name: 'asc' } });
  expect(steps.map(({ name }) => name)).toEqual(['create_product', 'cut_out', 'draw', 'write_listing']);
  await deleteProducts(ann);
  await ann.post('/api/generate/retry-publish', { generationId });
  const again = await ann.until(
    generationId,
    ({ status, publish_status }) => status === 'finalized' && publish_status === 'published',
  );
  expect(again.image_url).toBe(made.image_url);
  await expect(app.prisma.$executeRaw`DELETE FROM generation_events WHERE kind = 'approved'`).rejects.toThrow(
    'append-only',
  );
});

describe('a custom shop', () => {
  it('is told by us that the product is there', async () => {
    const ann = await seller(app, { shop: 'custom_integration' });
    const made = await ann.make();
    expect(made).toMatchObject({
      status: 'finalized',
      publish_status: 'published',
      external_url: `${app.url}/library`,
    });
    const [product] = await productsOf(app, ann.printify);
    expect(product).toMatchObject({ is_locked: false, external: { id: product?.id } });
  });

  it('is told again where the first time failed', async () => {
    await fault(app, { provider: 'printify', path: printifyPaths.confirm, times: 4, fault: status(500) });
    const ann = await seller(app, { shop: 'custom_integration' });
    const made = await ann.make();
    const retried = await ann.post('/api/generate/retry-publish', { generationId: made.id });
    expect(retried.body).toEqual({ publishStatus: 'published' });
    expect((await productsOf(app, ann.printify))[0]).toMatchObject({ is_locked: false });
  });
});

describe('the catalog', () => {
  const forget = () => deleteStoredVariants(app);
  beforeEach(forget);
  afterEach(forget);

  it('silent throughout ends a design with that sentence, not with another', async () => {
    await fault(app, { provider: 'printify', path: printifyPaths.catalog, times: 0, fault: status(500) });
    const ann = await seller(app);
    const made = await ann.make({ selectedColors: ['Black'] });
    expect(made).toMatchObject({ status: 'error', error_message: `${problem} ${creditRefunded}` });
    expect(await ann.credits()).toBe(20);
  });

  it('silent when the request came and back when it is needed is no hindrance', async () => {
    await fault(app, { provider: 'printify', path: printifyPaths.catalog, times: 4, fault: status(500) });
    const ann = await seller(app);
    await expectSold(ann, await ann.begin({ selectedColors: ['Black'] }));
  });

  it('without the color that was chosen while it was silent says so', async () => {
    await fault(app, { provider: 'printify', path: printifyPaths.catalog, times: 4, fault: status(500) });
    const navy = {
      id: 18396,
      title: 'Navy / S',
      options: { color: 'Navy', size: 'S' },
      placeholders: [{ position: 'front', width: 3600, height: 4500 }],
    };
    await fault(app, {
      provider: 'printify',
      path: printifyPaths.catalog,
      times: 0,
      fault: status(200, { id: 29, title: 'x', variants: [navy] }),
    });
    const ann = await seller(app);
    const made = await ann.make({ selectedColors: ['Black'] });
    expect(made).toMatchObject({
      status: 'error',
      error_message: `Printify no longer offers the chosen colors. Choose others. ${creditRefunded}`,
    });
    expect(await ann.credits()).toBe(20);
  });
});

describe('an account that is disconnected half way', () => {
  it('ends the design with a sentence and the credit back; connected again, it goes on for nothing', async () => {
    await fault(app, { ...steps.upload, fault: { kind: 'latency', ms: 1500 } });
    const ann = await seller(app);
    const id = await ann.begin();
    await ann.until(id, ({ status: state }) => state === 'uploading');
    await ann.delete('/api/printify/connection');
    const made = await ann.ended(id);
    expect(made).toMatchObject({
      status: 'error',
      error_message: `Connect your Printify account and choose a shop in Settings first. ${creditRefunded}`,
    });
    expect(made.image_url).not.toBeNull();
    expect(await ann.credits()).toBe(20);
    expect((await ann.post('/api/generate/repush', { generationId: id })).body).toMatchObject({ requiresSetup: true });
    await ann.connect();
    expect((await ann.post('/api/generate/repush', { generationId: id })).body).toEqual({ success: true, error: null });
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect(await ann.credits()).toBe(20);
  });
});

/** So many products that somebody else made in the same shop. */
async function manyProducts(person: Seller, count: number): Promise<void> {
  const [product] = await productsOf(app, person.printify);
  const image = product?.print_areas[0]?.placeholders.find(({ position }) => position === 'front')?.images[0]?.id;
  const { selectedShopId } = (await person.get('/api/printify/connection')).body;
  for (let made = 0; made < count; made += 1) {
    const body = {
      title: `Other ${made}`,
      description: 'Other',
      blueprint_id: 12,
      print_provider_id: 29,
      variants: [{ id: 18100, price: 2499, is_enabled: true }],
      print_areas: [
        {
          variant_ids: [18100],
          placeholders: [{ position: 'front', images: [{ id: image, x: 0.5, y: 0.5, scale: 1, angle: 0 }] }],
        },
      ],
    };
    const answer = await atPrintify(person, 'POST', `/shops/${selectedShopId}/products.json`, body);
    if (!answer.ok) throw new Error(await answer.text());
  }
}

async function deleteProducts(person: Seller): Promise<void> {
  const { selectedShopId } = (await person.get('/api/printify/connection')).body;
  for (const { id } of await productsOf(app, person.printify)) {
    await atPrintify(person, 'DELETE', `/shops/${selectedShopId}/products/${id}.json`);
  }
}

function atPrintify(person: Seller, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${app.sandbox.url}/printify/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${person.printify}`,
      'user-agent': 'inkloom-test',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
