import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generationLock } from '../src/generations/model/generation-names.ts';
import { DesignDurations } from '../src/generations/queueing/design-durations.ts';
import type { Generation, Prisma } from '../src/platform/prisma/client/client.ts';
import { startApp, type TestApp } from './support/app.ts';
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

const minutes = (count: number) => new Date(Date.now() - count * 60_000);

/** As a crash would leave it: accepted and charged, in this state since then, and no job for it. */
async function lost(
  { id: userId }: Seller,
  status: Generation['status'],
  updatedAt: Date,
  more: Partial<Prisma.GenerationUncheckedCreateInput> = {},
): Promise<string> {
  const id = randomUUID();
  const lot = await app.prisma.creditLot.findFirstOrThrow({ where: { userId } });
  const text = '{idea}';
  const request = {
    ...{ promptTemplate: text, negativePrompt: '', titleTemplate: text, descriptionTemplate: text },
    ...{ price: 2499, width: 1024, height: 1536 },
  };
  const row = { id, userId, idea: 'A fox', colors: ['Black'], style: 'Modern', requestKey: id, request };
  await app.prisma.$transaction([
    app.prisma.ledgerEntry.create({
      data: { userId, lotId: lot.id, generationId: id, cause: 'generation', delta: -1, description: 'One design' },
    }),
    app.prisma.generation.create({ data: { ...row, status, updatedAt, ...more } }),
  ]);
  return id;
}

async function parked({ id: userId }: Seller, count: number): Promise<void> {
  await app.prisma.generation.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      ...{ userId, idea: `A fox ${n}`, colors: ['Black'], style: 'Modern', requestKey: `parked-${n}`, request: {} },
      ...{ status: 'uploading' as const, updatedAt: minutes(60), waitingUntil: minutes(-60) },
      ...{ waitingFor: 'printify' as const, waitingReason: 'daily_limit' as const, waitingSince: minutes(60) },
    })),
  });
}

describe('a design whose job is gone', () => {
  it('is taken up again where a worker had begun it', async () => {
    const ann = await seller(app);
    const id = await lost(ann, 'generating', minutes(1));
    await enqueueRecovery();
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect(await ann.credits()).toBe(19);
  });

  it('is taken up again where it waited for two minutes without one', async () => {
    const ann = await seller(app);
    const id = await lost(ann, 'pending', minutes(3));
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized' });
    expect(await ann.credits()).toBe(19);
  });

  it('goes on from what is stored', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await app.prisma.generationStep.deleteMany({
      where: { generationId: made.id, name: { in: ['create_product', 'publish'] } },
    });
    await app.prisma.$executeRaw`
      UPDATE generations SET status = 'creating_product', publish_status = 'draft', external_id = NULL,
             product_id = NULL, updated_at = ${minutes(1)}
       WHERE id = ${made.id}::uuid`;
    await ann.until(made.id, ({ status }) => status === 'finalized');
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect(await ann.entriesOf(made.id)).toEqual(['generation']);
  });

  it.each([
    ['pending', undefined],
    ['generating', 'draw'],
    ['creating_product', 'create_product'],
  ] as const)('past its time is given up and paid back, found %s', async (status, step) => {
    const ann = await seller(app);
    const id = await lost(ann, status, minutes(16));
    expect(await ann.ended(id)).toMatchObject({
      status: 'error',
      error_message: 'This took too long and was stopped. Please try again. Your credit was refunded.',
    });
    expect(await ann.credits()).toBe(20);
    expect(await ann.entriesOf(id)).toEqual(['generation', 'give_back']);
    expect(await callsTo(app, { provider: 'openai' })).toEqual([]);
    const failed = await app.prisma.generationEvent.findFirstOrThrow({ where: { generationId: id, kind: 'failed' } });
    expect(failed.detail).toEqual({
      code: 'timed_out',
      message: expect.any(String),
      provider: 'ourselves',
      ...(step && { step }),
    });
  });

  it('keeps its credit and says nothing of a refund where its product was made', async () => {
    const ann = await seller(app);
    await ann.post('/api/user/preferences', { mailOnFinished: false, mailOnFailed: true });
    const id = await lost(ann, 'creating_product', minutes(16), { productId: 'made before' });
    const sentence = 'This took too long and was stopped. Please try again.';
    expect(await ann.ended(id)).toMatchObject({ status: 'error', error_message: sentence });
    expect(await ann.credits()).toBe(19);
    expect(await ann.entriesOf(id)).toEqual(['generation']);
    const inbox = `${app.sandbox.url}/mail/api/messages?to=${encodeURIComponent(await ann.email())}`;
    const [mail] = await until(
      async () => (await (await fetch(inbox)).json()) as { subject: string; text: string }[],
      (mails) => mails.length > 0,
    );
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).not.toMatch(/refund/);
  });
});

it('a design that waits in the queue gets its turn, however late', async () => {
  const ann = await seller(app);
  const id = await lost(ann, 'generating', minutes(16));
  await app.prisma.$executeRaw`
    INSERT INTO pgboss.job (name, data, policy, start_after)
    VALUES ('produce-design', ${JSON.stringify({ generationId: id })}::jsonb, 'standard', now() + interval '1 hour')`;
  await recover();
  expect(await ann.generation(id)).toMatchObject({ status: 'generating' });
  await app.prisma.$executeRaw`
    UPDATE pgboss.job SET start_after = now() WHERE name = 'produce-design' AND data->>'generationId' = ${id}`;
  expect(await ann.ended(id)).toMatchObject({ status: 'finalized' });
});

it('a design is taken up again, however many others wait for a provider', async () => {
  const [ann, bob] = [await seller(app), await seller(app)];
  await parked(bob, 600);
  const id = await lost(ann, 'generating', minutes(1));
  await recover();
  expect(await ann.ended(id)).toMatchObject({ status: 'finalized' });
  await app.prisma.generation.deleteMany({ where: { userId: bob.id } });
});

it('a design that is begun again and again comes to its deadline all the same', async () => {
  await resetSandbox(app);
  await fault(app, { provider: 'openai', times: 2, fault: { kind: 'latency', ms: 1000 } });
  await drawQuickly(app);
  const ann = await seller(app);
  const since = minutes(14);
  const id = await lost(ann, 'generating', since);
  await enqueueRecovery();
  await until(
    () => callsTo(app, { provider: 'openai', path: openaiPaths.images }),
    (calls) => calls.length > 0,
  );
  const row = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
  expect(row.updatedAt).toEqual(since);
  expect(await ann.ended(id)).toMatchObject({ status: 'finalized' });
});

it('a design at work is left to its worker, however long it takes', async () => {
  await fault(app, { provider: 'printify', path: printifyPaths.upload, fault: { kind: 'latency', ms: 1500 } });
  const ann = await seller(app);
  const id = await ann.begin();
  await ann.until(id, ({ status }) => status === 'uploading');
  await app.prisma.$executeRaw`UPDATE generations SET updated_at = ${minutes(60)} WHERE id = ${id}::uuid`;
  await enqueueRecovery();
  expect(await ann.ended(id)).toMatchObject({ status: 'finalized' });
  expect(await callsTo(app, { provider: 'printify', path: printifyPaths.upload })).toHaveLength(1);
});

it('a design whose step another run stored meanwhile goes on from what is stored', async () => {
  const ann = await seller(app);
  const { id: other } = await ann.make();
  const { result } = await app.prisma.generationStep.findUniqueOrThrow({
    where: { generationId_name: { generationId: other, name: 'draw' } },
  });
  await resetSandbox(app);
  await fault(app, { provider: 'openai', path: openaiPaths.images, fault: { kind: 'latency', ms: 1500 } });
  const id = await ann.begin();
  await until(
    () => callsTo(app, { provider: 'openai', path: openaiPaths.images }),
    (calls) => calls.length > 0,
  );
  // As a run would store it whose lock session PostgreSQL had closed.
  const drawn = { generationId: id, name: 'draw', result: result as Prisma.InputJsonObject, took: 1 };
  await app.prisma.generationStep.create({ data: drawn });
  expect(await ann.ended(id)).toMatchObject({ status: 'finalized', error_message: null });
  expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
  expect(await ann.entriesOf(id)).toEqual(['generation']);
});

it('duplicates are looked for again where somebody was at work on the design', async () => {
  const ann = await seller(app);
  const { id } = await ann.make();
  await app.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${generationLock(id)}, 0))`;
    await enqueue('delete-duplicates', { generationId: id });
    await untilDone('delete-duplicates', id);
  });
  const waiting = await app.prisma.$queryRaw<object[]>`
    SELECT 1 FROM pgboss.job
     WHERE name = 'delete-duplicates' AND data->>'generationId' = ${id} AND state = 'created'`;
  expect(waiting).toHaveLength(1);
});

describe('a product that stays locked', () => {
  const locked = { publishDelayMs: 3_600_000 };

  it('is finished and followed until it is in the shop', async () => {
    await control(app, 'POST', '/settings', { publishDelayMs: 17_000 });
    const ann = await seller(app);
    const id = await ann.begin();
    const made = await ann.ended(id, 40);
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'publishing', publish_error: null });
    await followAtOnce(id);
    const published = await ann.until(id, ({ publish_status }) => publish_status !== 'publishing', 40);
    expect(published).toMatchObject({ publish_status: 'published', external_url: expect.stringMatching(/^http/) });
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.publish, token: ann.printify })).toHaveLength(
      1,
    );
  }, 120_000);

  it('for half an hour is told as failed, with what to do', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await control(app, 'POST', '/settings', locked);
    await publishing(ann, made.id, minutes(31));
    const shown = await ann.until(made.id, ({ publish_status }) => publish_status !== 'publishing');
    expect(shown).toMatchObject({
      publish_status: 'failed',
      publish_error:
        'Printify hasn’t confirmed for half an hour that this product is in your shop. Check it in Printify, then retry.',
    });
  });

  it('is not called failed because Printify is silent, and is once it was deleted there', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await publishing(ann, made.id, minutes(1), false);
    const product = { provider: 'printify', method: 'GET', path: printifyPaths.product, token: ann.printify };
    // As often as one look asks; the next look gets an answer.
    await fault(app, { ...product, times: 4, fault: { kind: 'status', status: 503 } });
    await fault(app, { ...product, times: 0, fault: { kind: 'status', status: 404, body: { error: 'Not found' } } });
    await enqueue('follow-publish', { generationId: made.id });
    await until(
      () => callsTo(app, { ...product, provider: 'printify' }),
      (calls) => calls.filter(({ status }) => status === 503).length === 4,
    );
    await until(
      () => followAtOnce(made.id).then(() => ann.generation(made.id)),
      ({ publish_status }) => publish_status === 'failed',
    );
    expect((await ann.generation(made.id)).publish_error).toBe(
      'This product was deleted in Printify. Retry to make it again for free.',
    );
  });

  it('is followed again where its follower is gone', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await publishing(ann, made.id, minutes(6), false);
    await enqueueRecovery();
    await ann.until(made.id, ({ publish_status }) => publish_status === 'published');
  });

  it('is looked after again where somebody else was at work on it', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await publishing(ann, made.id, minutes(1), false);
    await app.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${generationLock(made.id)}, 0))`;
      await enqueue('follow-publish', { generationId: made.id });
      await untilDone('follow-publish', made.id);
    });
    await followAtOnce(made.id);
    await ann.until(made.id, ({ publish_status }) => publish_status === 'published');
  });

  it('is not called stuck because the design itself is old', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await app.prisma.generation.update({ where: { id: made.id }, data: { finishedAt: minutes(300) } });
    await control(app, 'POST', '/settings', locked);
    await publishing(ann, made.id, minutes(1));
    await followAtOnce(made.id);
    await untilDone('follow-publish', made.id);
    expect((await ann.generation(made.id)).publish_status).toBe('publishing');
  });

  /** The product published anew, and the row as it was while that was under way since then. */
  async function publishing(person: Seller, id: string, since: Date, followed = true): Promise<void> {
    const { productId, shopId } = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
    const at = `${app.sandbox.url}/printify/v1/shops/${shopId}/products/${productId}`;
    const headers = {
      authorization: `Bearer ${person.printify}`,
      'user-agent': 'inkloom-test',
      'content-type': 'application/json',
    };
    const everything = { title: true, description: true, images: true, variants: true, tags: true };
    const answer = await fetch(`${at}/publish.json`, { method: 'POST', headers, body: JSON.stringify(everything) });
    expect(answer.status).toBe(200);
    await app.prisma.$executeRaw`
      UPDATE generations SET publish_status = 'publishing', updated_at = ${since} WHERE id = ${id}::uuid`;
    if (followed) await enqueue('follow-publish', { generationId: id });
  }
});

/** The job that the timer would ask for in some seconds. */
function enqueueRecovery(): Promise<unknown> {
  return enqueue('recover-stalled', {});
}

/** Seen to its end. */
async function recover(): Promise<void> {
  await enqueueRecovery();
  await until(
    () => app.prisma.$queryRaw<object[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'recover-stalled' AND state IN ('created', 'active')`,
    (open) => open.length === 0,
  );
}

function enqueue(name: string, data: object): Promise<unknown> {
  return app.prisma.$executeRaw`
    INSERT INTO pgboss.job (name, data, policy, retry_limit, expire_seconds)
    VALUES (${name}, ${JSON.stringify(data)}::jsonb, 'standard', 0, 60)`;
}

/** Lets the follower look now instead of in ten seconds. */
function untilDone(job: string, generationId: string): Promise<unknown> {
  return until(
    () => app.prisma.$queryRaw<object[]>`
      SELECT 1 FROM pgboss.job
       WHERE name = ${job} AND data->>'generationId' = ${generationId} AND state = 'completed'`,
    (done) => done.length > 0,
  );
}

function followAtOnce(generationId: string): Promise<unknown> {
  return app.prisma.$executeRaw`
    UPDATE pgboss.job SET start_after = now()
     WHERE name = 'follow-publish' AND data->>'generationId' = ${generationId} AND state = 'created'`;
}

it('the time that a design takes is the median of the last day, once there are five', async () => {
  const ann = await seller(app);
  const end = (createdAt: Date, more = {}) =>
    lost(ann, 'finalized', new Date(), { createdAt, finishedAt: new Date(), ...more });
  const seconds = async () => (await new DesignDurations(app.prisma).expected()).press;
  expect(await seconds()).toBeNull();
  for (const took of [1, 2, 3, 4]) await end(minutes(took), { engine: 'press' });
  expect(await seconds()).toBeNull();
  await end(minutes(300), { engine: 'press' });
  await end(minutes(200), { engine: 'press', review: { reason: 'background_uncertain', sentences: [] } });
  expect(await seconds()).toBe(180);
});
