import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recoverStalled } from '../src/generations/jobs/upkeep/recover-stalled.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import {
  callsTo,
  drawQuickly,
  endFault,
  fault,
  openaiPaths,
  printifyPaths,
  productsOf,
  resetSandbox,
} from './support/providers.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    ...quick,
    GENERATION_WAIT_SECONDS: '600',
    PRINTIFY_TIMEOUT_SECONDS: '1',
    OPENAI_TIMEOUT_SECONDS: '5',
  });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const status = (code: number, headers: Record<string, string> = {}) => ({ kind: 'status', status: code, headers });
const printify = (path: string, kind: object) => ({
  provider: 'printify',
  method: 'POST',
  path,
  times: 0,
  fault: kind,
});
const hour = 3_600_000;

async function expectSold(person: Seller, id: string): Promise<void> {
  const made = await person.until(
    id,
    ({ status: state, publish_status }) => state === 'finalized' && publish_status === 'published',
  );
  expect(made).toMatchObject({ status: 'finalized', waiting: null, error_message: null, publish_error: null });
  expect(await productsOf(app, person.printify)).toHaveLength(1);
  expect(await person.entriesOf(id)).toEqual(['generation']);
  expect(await person.credits()).toBe(19);
}

async function kindsOf(person: Seller, id: string): Promise<string[]> {
  return (await person.get(`/api/generations/${id}/history`)).body.map(({ kind }) => kind);
}

describe('a design waits and goes on by itself', () => {
  it.each([
    ['Printify is down', printifyPaths.upload, status(503), 'unavailable'],
    ['Printify says nothing', printifyPaths.products, { kind: 'timeout' }, 'unavailable'],
    ['Printify hangs up', printifyPaths.products, { kind: 'drop' }, 'unavailable'],
    ['Printify asks to slow down', printifyPaths.upload, status(429), 'rate_limited'],
    ['its quota is used up', printifyPaths.products, status(402, { 'retry-after': '1' }), 'quota_reached'],
  ])('where %s', async (_, path, kind, reason) => {
    const rule = await fault(app, printify(path, kind));
    await drawQuickly(app);
    const ann = await seller(app);
    const id = await ann.begin();
    const { waiting, status: state } = await ann.until(id, (design) => design.waiting !== null);
    expect(waiting).toMatchObject({ for: 'printify', reason, can_cancel: true });
    expect(['uploading', 'creating_listing', 'creating_product']).toContain(state);
    expect(Date.parse(waiting?.until ?? '')).toBeGreaterThan(Date.parse(waiting?.since ?? ''));
    await endFault(app, rule);
    await expectSold(ann, id);
    const kinds = await kindsOf(ann, id);
    expect(kinds.filter((one) => one === 'waiting')).toHaveLength(1);
    expect(kinds).not.toContain('resumed');
  });

  it.each([
    ['fails', status(503), 'unavailable'],
    ['hangs up', { kind: 'drop' }, 'unavailable'],
    ['says nothing', { kind: 'timeout' }, 'unavailable'],
    ['has too much to do', status(429, { 'retry-after': '1' }), 'rate_limited'],
  ])('where the design model %s, with the listing that is written meanwhile', async (_, kind, reason) => {
    const rule = await fault(app, { provider: 'openai', path: openaiPaths.images, times: 0, fault: kind });
    await drawQuickly(app);
    const ann = await seller(app);
    const id = await ann.begin();
    const { waiting } = await ann.until(id, (design) => design.waiting !== null);
    expect(waiting).toMatchObject({ for: 'openai', reason });
    expect((await ann.generation(id)).listing).not.toBeNull();
    await endFault(app, rule);
    await expectSold(ann, id);
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.texts })).toHaveLength(1);
  });

  it('where the file storage is away', async () => {
    await drawQuickly(app);
    const ann = await seller(app);
    const made = await ann.make();
    const files = join(app.dataDir, 'files');
    renameSync(files, `${files}.away`);
    writeFileSync(files, 'a file where a folder should be');
    const id = await ann.begin();
    const { waiting } = await ann.until(id, (design) => design.waiting !== null);
    expect(waiting).toMatchObject({ for: 'files', reason: 'unavailable' });
    const answer = await fetch(made.image_url ?? '');
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await answer.json()).toMatchObject({ code: 'files_unavailable' });
    rmSync(files);
    renameSync(`${files}.away`, files);
    const done = await ann.ended(id);
    expect(done).toMatchObject({ status: 'finalized', publish_status: 'published', waiting: null });
    expect(await ann.entriesOf(id)).toEqual(['generation']);
  });
});

it('a design waits where as much was spent on models as may be in a day', async () => {
  await drawQuickly(app);
  const root = await admin(app, { connected: false });
  const ann = await seller(app);
  const { id: other } = await ann.make();
  const [model, quality, tokens] = ['gpt-image-2', 'high', { textTokens: 1, imageTokens: 0, outputTokens: 1 }];
  await app.prisma.generationImage.create({
    data: { generationId: other, model, quality, ...tokens, costMicros: 1_000_000 },
  });
  await root.post('/api/admin/settings', { dailyCostLimit: 1 });
  const id = await ann.begin();
  const { waiting } = await ann.until(id, (design) => design.waiting !== null);
  expect(waiting).toMatchObject({ for: 'openai', reason: 'cost_limit', can_cancel: true });
  await root.post('/api/admin/settings', {});
  expect((await ann.post(`/api/generations/${id}/cancel`)).status).toBe(200);
});

it('designs that wait for the same take turns by seller again when it is back', async () => {
  await fault(app, printify(printifyPaths.upload, status(429, { 'retry-after': '3600' })));
  await drawQuickly(app);
  const ann = await seller(app);
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) ids.push(await ann.begin());
  for (const id of ids) await ann.until(id, ({ waiting }) => waiting !== null);
  const jobs = await app.prisma.$queryRaw<{ id: string; priority: number }[]>`
    SELECT data->>'generationId' AS id, priority FROM pgboss.job
     WHERE name = 'produce-design' AND data->>'generationId' = ANY(${ids})
     ORDER BY created_on`;
  const priorities = new Map(jobs.map(({ id, priority }) => [id, priority]));
  expect(ids.map((id) => priorities.get(id))).toEqual([0, -1, -2]);
});

describe('a design that is canceled while it waits', () => {
  async function waitingDesign(): Promise<{ ann: Seller; id: string; rule: string }> {
    const rule = await fault(app, printify(printifyPaths.products, status(429, { 'retry-after': '3600' })));
    await drawQuickly(app);
    const ann = await seller(app);
    const id = await ann.begin();
    const { waiting } = await ann.until(id, (design) => design.waiting !== null);
    expect(waiting).toMatchObject({ for: 'printify', reason: 'daily_limit' });
    expect(Date.parse(waiting?.until ?? '') - Date.now()).toBeGreaterThan(0.9 * hour);
    return { ann, id, rule };
  }

  it('has its credit given back, once, and stays canceled', async () => {
    const { ann, id, rule } = await waitingDesign();
    const bob = await seller(app);
    expect((await bob.post(`/api/generations/${id}/cancel`)).status).toBe(404);
    const canceled = await Promise.all([1, 2, 3].map(() => ann.post(`/api/generations/${id}/cancel`)));
    for (const { status: code, body } of canceled) {
      expect([code, body.status, body.error_code, body.waiting]).toEqual([200, 'error', 'canceled', null]);
    }
    expect(await ann.credits()).toBe(20);
    expect(await ann.entriesOf(id)).toEqual(['generation', 'give_back']);
    expect((await kindsOf(ann, id)).slice(-2)).toEqual(['canceled', 'credit_returned']);
    await endFault(app, rule);
    const again = await ann.post('/api/generate/repush', { generationId: id });
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_publish']);
    expect(await productsOf(app, ann.printify)).toEqual([]);
  });

  it('waits for its time, whatever the recovery thinks of designs that rest for long', async () => {
    const { ann, id } = await waitingDesign();
    await app.prisma.$executeRaw`UPDATE generations SET updated_at = now() - interval '1 day' WHERE id = ${id}::uuid`;
    await app.queue.enqueue(null, recoverStalled, {});
    await until(
      () => app.prisma.$queryRaw<{ waits: boolean }[]>`
        SELECT EXISTS (SELECT FROM pgboss.job WHERE name = ${recoverStalled.name} AND state < 'completed') AS waits`,
      ([row]) => row?.waits === false,
    );
    expect(await ann.generation(id)).toMatchObject({ waiting: { reason: 'daily_limit' } });
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.products })).toHaveLength(1);
  });

  it('cannot be canceled where it does not wait', async () => {
    await drawQuickly(app);
    const ann = await seller(app);
    const { id } = await ann.make();
    const answer = await ann.post(`/api/generations/${id}/cancel`);
    expect([answer.status, answer.body.code]).toEqual([409, 'not_cancellable']);
    expect(await ann.credits()).toBe(19);
  });
});

describe('a publish that Printify does not take', () => {
  it.each([
    ['for now', status(429, { 'retry-after': '7' }), 'rate_limited'],
    ['because it is down', status(503), 'unavailable'],
    ['because the quota is used up', status(402, { 'retry-after': '1' }), 'quota_reached'],
  ])('%s goes out by itself', async (_, kind, reason) => {
    const rule = await fault(app, printify(printifyPaths.publish, kind));
    await drawQuickly(app);
    const ann = await seller(app);
    const made = await ann.make();
    expect(made).toMatchObject({
      status: 'finalized',
      publish_status: 'publishing',
      publish_error: null,
      waiting: { for: 'printify', reason, can_cancel: false },
    });
    await endFault(app, rule);
    await expectSold(ann, made.id);
  });
});

it('a design that has waited for too long fails with a sentence, and its credit is given back', async () => {
  const impatient = await startApp({ ...quick, GENERATION_WAIT_SECONDS: '1', PRINTIFY_TIMEOUT_SECONDS: '1' });
  try {
    await fault(impatient, printify(printifyPaths.upload, status(503)));
    await drawQuickly(impatient);
    const ann = await seller(impatient);
    const id = await ann.begin();
    await ann.until(id, ({ waiting }) => waiting !== null);
    expect(await ann.ended(id)).toMatchObject({ status: 'error', error_code: 'printify_unavailable', waiting: null });
    expect(await ann.credits()).toBe(20);
  } finally {
    await impatient.close();
  }
});

/** Left alone for three seconds: longer than five requests take on a busy machine. */
const breakingAtThree = { ...quick, PROVIDER_CIRCUIT_FAILURES: '3', PROVIDER_RETRY_MS: '150' };

it('a provider that is away is left alone, and asked again after a while', async () => {
  const careful = await startApp(breakingAtThree);
  try {
    const rule = await fault(careful, {
      provider: 'printify',
      method: 'GET',
      path: printifyPaths.shops,
      times: 0,
      fault: status(503),
    });
    const newcomer = () => seller(careful, { connected: false });
    const connect = (person: Seller) => person.post('/api/printify/connect', { apiToken: person.printify });
    const people = await Promise.all(Array.from({ length: 5 }, newcomer));
    const before = (await callsTo(careful, { provider: 'printify' })).length;
    for (const person of people) expect((await connect(person)).status).toBe(503);
    expect((await callsTo(careful, { provider: 'printify' })).length - before).toBeLessThan(5);
    await endFault(careful, rule);
    const last = await newcomer();
    await until(
      () => connect(last),
      ({ status: code }) => code === 200,
      { everyMs: 1500 },
    );
  } finally {
    await careful.close();
  }
});

it('a Stripe that is away is left alone, says so at once, and is asked again after a while', async () => {
  const careful = await startApp(breakingAtThree);
  try {
    const rule = await fault(careful, { provider: 'stripe', times: 0, fault: status(503) });
    const people = await Promise.all(Array.from({ length: 5 }, () => seller(careful, { connected: false })));
    const open = (person: Seller) => person.post('/api/stripe/create-checkout', { tier: 'pro' });
    const answers = [];
    for (const person of people) answers.push(await open(person));
    expect(answers.map(({ status: code, body }) => [code, body.code])).toEqual(
      people.map(() => [503, 'payments_unavailable']),
    );
    const calls = await callsTo(careful, { provider: 'stripe' });
    await endFault(careful, rule);
    await until(
      () => open(people[0] as Seller),
      ({ status: code }) => code === 200,
    );
    // Each of the first three was asked three times, by the rule of Stripe's client.
    expect(calls).toHaveLength(9);
  } finally {
    await careful.close();
  }
});
