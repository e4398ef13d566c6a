import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { sweepIdempotency } from '../src/platform/idempotency/sweep-idempotency.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { operations } from './support/contract.ts';
import { program } from './support/programs.ts';
import { drawQuickly, resetSandbox } from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { quick, type Seller, seller, someDesignRequest } from './support/seller.ts';

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  app = await startApp(quick);
  ann = await seller(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const send = (person: Seller, path: string, body: object, key: string) =>
  person.send('POST', path, JSON.stringify(body), { 'idempotency-key': key });
const press = (person: Seller, key: string, body: object = someDesignRequest()) =>
  send(person, '/api/generate', body, key);
const isReplayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed') === 'true';
const some = { name: 'Nightly', scopes: ['read'] };

describe('a request with an Idempotency-Key', () => {
  it('is done once where it comes twenty times at once, and answered the same each time', async () => {
    const before = await ann.credits();
    const [key, body] = [randomUUID(), someDesignRequest()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(ann, key, body)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 202, body: { cached: false } });
    expect(answers.filter(isReplayed)).toHaveLength(19);
    expect(await ann.credits()).toBe(before - 1);
  });

  it.each([
    [
      'a line-up',
      '/api/line-ups',
      () => ({ name: randomUUID(), items: [{ blueprintId: 68, printProviderId: 1, colors: ['White'], price: 1499 }] }),
    ],
    [
      'a batch',
      '/api/batches',
      () => ({ name: 'Otters', rows: [{ idea: 'An otter' }], defaults: { colors: ['Black'] }, publish: 'approved' }),
    ],
    ['a key', '/api/keys', () => some],
    ['a checkout', '/api/stripe/buy-credits', () => ({ credits: 10 })],
  ])('makes %s once', async (_, path, bodyOf) => {
    const bob = await seller(app);
    const [key, body] = [randomUUID(), bodyOf()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(bob, path, body, key)));
    expect(answers[0]?.status).toBeLessThan(300);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.filter(isReplayed)).toHaveLength(4);
  });

  it.each([
    ['another body', '/api/keys', { ...some, name: 'Other' }],
    ['another operation', '/api/line-ups', some],
  ])('is refused with %s', async (_, path, body) => {
    const key = randomUUID();
    expect((await send(ann, '/api/keys', some, key)).status).toBe(201);
    const { status, body: answer } = await send(ann, path, body, key);
    expect([status, answer.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('is the same however its JSON is laid out', async () => {
    const key = randomUUID();
    const first = await send(ann, '/api/keys', some, key);
    const again = await ann.send('POST', '/api/keys', '{ "scopes": ["read"],\n "name": "Nightly" }', {
      'idempotency-key': key,
    });
    expect([again.text, isReplayed(again)]).toEqual([first.text, true]);
  });

  it('leaves its key free where it was refused', async () => {
    const bob = await seller(app, { credits: 0 });
    const key = randomUUID();
    expect((await press(bob, key, { idea: '' })).status).toBe(400);
    const body = someDesignRequest();
    expect((await press(bob, key, body)).status).toBe(402);
    expect(await app.prisma.idempotencyKey.count({ where: { userId: bob.id } })).toBe(0);
    const data = {
      userId: bob.id,
      source: 'grant',
      sourceKey: `grant:${bob.id}`,
      amount: 1,
      expiresAt: new Date('2099-01-01'),
    } as const;
    const lot = await app.prisma.creditLot.create({ data });
    await app.prisma.ledgerEntry.create({
      data: { userId: bob.id, lotId: lot.id, cause: 'grant', delta: 1, description: 'Gift' },
    });
    expect((await press(bob, key, body)).status).toBe(202);
  });

  it('is its user’s alone', async () => {
    const bob = await seller(app, { connected: false });
    const key = randomUUID();
    const [first, second] = [await send(ann, '/api/keys', some, key), await send(bob, '/api/keys', some, key)];
    expect([first.status, second.status, isReplayed(second)]).toEqual([201, 201, false]);
    expect(second.text).not.toBe(first.text);
  });

  it('is answered to a program of its user as to the browser', async () => {
    const [key, body] = [randomUUID(), someDesignRequest()];
    const first = await press(ann, key, body);
    const again = await press(await program(ann), key, body);
    expect([again.text, isReplayed(again)]).toEqual([first.text, true]);
  });

  it('is a new one after a day, when the old one is swept too', async () => {
    const [key, swept] = [randomUUID(), randomUUID()];
    const first = await send(ann, '/api/keys', some, key);
    await send(ann, '/api/keys', some, swept);
    const old = { createdAt: new Date(Date.now() - 86_400_001) };
    await app.prisma.idempotencyKey.updateMany({ where: { key: { in: [key, swept] } }, data: old });
    const again = await send(ann, '/api/keys', some, key);
    expect([isReplayed(again), again.text === first.text]).toEqual([false, false]);
    await runJob(app, sweepIdempotency, {});
    const left = await app.prisma.idempotencyKey.findMany({ where: { key: { in: [key, swept] } } });
    expect(left.map((row) => row.key)).toEqual([key]);
  });

  it('has its answer stored sealed', async () => {
    const key = randomUUID();
    const made = await send(ann, '/api/keys', some, key);
    const [row] = await app.prisma.$queryRaw<{ row: string }[]>`
      SELECT encode(answer, 'escape') || idempotency_keys::text AS row FROM idempotency_keys WHERE key = ${key}`;
    expect(row?.row).not.toContain((made.body as unknown as { key: string }).key.slice(12));
  });

  it('is told to come again while the first one runs for long', async () => {
    const key = randomUUID();
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`idempotency:${ann.id}:${key}`]);
    const { status, body, headers } = await send(ann, '/api/keys', some, key);
    await holder.end();
    expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'idempotency_in_progress', '1']);
    expect((await send(ann, '/api/keys', some, key)).status).toBe(201);
  });

  it.each([
    ['', 'empty'],
    ['x'.repeat(256), 'too long'],
    ['clé', 'not ASCII'],
  ])('with the key "%s" is refused: %s', async (key) => {
    const { status, body } = await send(ann, '/api/keys', some, Buffer.from(key).toString('latin1'));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['Idempotency-Key']]);
  });
});

/** Posts that make and spend nothing, or that done twice are done once. */
const harmless = [
  ...['confirmCheckout', 'cancelSubscription', 'resumeSubscription', 'openBillingPortal'],
  ...['connectPrintify', 'selectPrintifyShop', 'refreshPrintifyShops', 'refreshConnectionShops'],
  ...['savePromptSettings', 'saveListingSettings', 'savePricingSettings', 'savePreferences'],
  ...[
    'suggestBrief',
    'suggestConcepts',
    'checkListing',
    'checkDesignProductListing',
    'discardGeneration',
    'cancelGeneration',
  ],
  ...['deleteGenerations', 'restoreGenerations', 'pauseBatch', 'resumeBatch', 'cancelBatch'],
  ...['approveBatchRows', 'discardBatchRows', 'restoreBatchRows', 'decideAuthorization'],
];

it('every operation that makes or spends says that it takes one', () => {
  const posts = operations.filter(
    ({ method, path, security }) => method === 'POST' && security?.length !== 0 && !path.startsWith('/api/admin'),
  );
  const without = posts.filter(({ parameters = [] }) => !parameters.some(({ name }) => name === 'Idempotency-Key'));
  expect(without.map(({ operationId }) => operationId).sort()).toEqual(harmless.sort());
});
