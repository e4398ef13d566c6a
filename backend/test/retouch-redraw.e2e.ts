import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decode } from '../src/print/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { barOnPaper } from './support/pictures.ts';
import { callsTo, drawThis, endFault, fault, resetSandbox } from './support/providers.ts';
import { erased, plainRetouch, readRetouch, redraw, saveRetouch } from './support/retouch.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';
import { drawSeconds, listVersions, restore, versionEnded, versionOf } from './support/versions.ts';

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '30' });
  ann = await seller(app);
}, 120_000);
afterAll(() => app.close());
beforeEach(() => app.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'version-save:' } } }));

const editsPath = '/images/edits$';
const edits = { provider: 'openai', method: 'POST', path: editsPath };

async function drawnByModel(person: Seller, on: TestApp = app): Promise<string> {
  await resetSandbox(on);
  await drawThis(on, await barOnPaper('#d2321e'));
  const { id, status } = await person.make({ idea: `A red bar ${randomUUID()}`, selectedColors: ['Black'] });
  expect(status).toBe('finalized');
  await resetSandbox(on);
  return id;
}

/** Of the credits for parts: the causes of their entries, in order. */
async function entriesOfParts(id: string, on: TestApp = app): Promise<string[]> {
  const versions = await on.prisma.generationVersion.findMany({
    where: { generationId: id },
    orderBy: { version: 'asc' },
  });
  const ids = versions.flatMap(({ redraw: part }) => (part as { id: string } | null)?.id ?? []);
  const entries = await on.prisma.ledgerEntry.findMany({
    where: { generationId: { in: ids } },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ cause }) => cause);
}

const bytesAt = async (url: string | null | undefined) => Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
const callsOfEdits = () => callsTo(app, { provider: 'openai', path: editsPath });

describe('a part that is drawn anew', () => {
  it(
    'costs one credit, changes that part alone, and is booked',
    async () => {
      const id = await drawnByModel(ann);
      const credits = await ann.credits();
      const before = (await readRetouch(ann, id)).body;
      const { status, body } = await redraw(ann, id, 0, {
        retouch: { ...plainRetouch, edits: [erased(20, '300 30')] },
      });
      expect([status, body]).toMatchObject([202, { version: 1, state: 'drawing' }]);
      expect(await versionEnded(ann, id, 1)).toMatchObject({ state: 'ready', message: null, notice: null });
      expect([await ann.credits(), await entriesOfParts(id)]).toEqual([credits - 1, ['generation']]);
      const after = (await readRetouch(ann, id)).body;
      expect(after).toMatchObject({ version: 1, retouch: { picture: 1, edits: [{ mode: 'erase' }, { mode: 'cut' }] } });
      const [old, made] = await Promise.all(
        [before, after].map(async ({ picture }) => decode(await bytesAt(picture.wholeUrl))),
      );
      if (!old || !made) throw new Error('There is a picture missing.');
      const changed = Array.from({ length: 600 * 60 }, (_, at) => at).filter((at) =>
        [0, 1, 2, 3].some((channel) => old.data[at * 4 + channel] !== made.data[at * 4 + channel]),
      );
      const columns = changed.map((at) => at % 600);
      expect(changed.length).toBeGreaterThan(200);
      expect([Math.min(...columns) >= 258, Math.max(...columns) <= 342]).toEqual([true, true]);
      const booked = await app.prisma.generationImage.findMany({ where: { generationId: id, quality: 'high' } });
      expect(booked).toEqual([expect.objectContaining({ costMicros: expect.any(Number) })]);
      expect(await callsOfEdits()).toHaveLength(1);
    },
    drawSeconds * 1000,
  );

  it(
    'is there for versions that follow, and going back and forth is free',
    async () => {
      const id = await drawnByModel(ann);
      await redraw(ann, id, 0);
      await versionEnded(ann, id, 1);
      const credits = await ann.credits();
      const { retouch } = (await readRetouch(ann, id)).body;
      expect(
        (await saveRetouch(ann, id, { ...retouch, edits: [...retouch.edits, erased(10, '100 30')] }, 1)).status,
      ).toBe(202);
      expect(await versionEnded(ann, id, 2)).toMatchObject({ state: 'ready' });
      await restore(ann, id, 0);
      await versionEnded(ann, id, 3);
      await restore(ann, id, 1);
      expect(await versionEnded(ann, id, 4)).toMatchObject({ state: 'ready' });
      expect((await readRetouch(ann, id)).body.retouch.picture).toBe(1);
      expect([await ann.credits(), (await callsOfEdits()).length]).toEqual([credits, 1]);
    },
    drawSeconds * 2000,
  );

  it('is charged once, however often the button is pressed', async () => {
    const id = await drawnByModel(ann);
    const credits = await ann.credits();
    const answers = await Promise.all(Array.from({ length: 5 }, () => redraw(ann, id, 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409]);
    await versionEnded(ann, id, 1);
    expect([await ann.credits(), await entriesOfParts(id)]).toEqual([credits - 1, ['generation']]);
  });

  it('is not begun without a credit', async () => {
    const id = await drawnByModel(ann);
    await app.prisma.$transaction(async (tx) => {
      const lots = await tx.creditLot.findMany({ where: { userId: ann.id, remaining: { gt: 0 } } });
      for (const { id: lotId, remaining } of lots)
        await tx.ledgerEntry.create({
          data: { userId: ann.id, lotId, cause: 'expiry', delta: -remaining, description: 'Test' },
        });
    });
    const { status, body } = await redraw(ann, id, 0);
    expect([status, body.code]).toEqual([402, 'insufficient_credits']);
    expect(await listVersions(ann, id)).toHaveLength(1);
    ann = await seller(app);
  });

  it.each([
    ['no words', { words: ' ' }, 'words'],
    ['a brand', { words: 'Mickey Mouse ears' }, 'words'],
    ['no part', { strokes: [] }, 'strokes'],
    ['a part without a brush', { strokes: [{ size: 0, path: '1 2' }] }, 'strokes'],
    ['half a point', { strokes: [{ size: 3, path: '1' }] }, 'strokes'],
    ['another picture', { retouch: { ...plainRetouch, picture: 7 } }, 'retouch.picture'],
  ])('is refused with %s, for nothing', async (_, change, field) => {
    const id = await drawnByModel(ann);
    const credits = await ann.credits();
    const { status, body } = await redraw(ann, id, 0, change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect([await ann.credits(), (await callsOfEdits()).length]).toEqual([credits, 0]);
  });

  it('is a seller’s own alone', async () => {
    const id = await drawnByModel(ann);
    const eve = await seller(app);
    expect((await redraw(eve, id, 0)).status).toBe(404);
    expect(await eve.credits()).toBe(20);
  });
});

describe('the credit comes back', () => {
  // The model is given up sooner here, so that one that never answers is seen through to its end.
  let hurried: TestApp;
  let bob: Seller;
  beforeAll(async () => {
    hurried = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '30', OPENAI_TIMEOUT_SECONDS: '6' });
    bob = await seller(hurried);
  }, 120_000);
  afterAll(() => hurried.close());

  it.each([
    [
      'refuses the words',
      {
        times: 1,
        fault: {
          kind: 'status',
          status: 400,
          body: { error: { code: 'moderation_blocked', message: 'No', type: 'invalid_request_error' } },
        },
      },
      /content rules/,
    ],
    ['is down for good', { times: 0, fault: { kind: 'status', status: 503 } }, /did not answer/],
    ['does not answer', { times: 0, fault: { kind: 'timeout' } }, /did not answer/],
    ['answers without a picture', { times: 0, fault: { kind: 'malformed' } }, /did not answer/],
  ])('where the model %s', async (_, rule, sentence) => {
    const id = await drawnByModel(bob, hurried);
    const credits = await bob.credits();
    const shown = (await bob.generation(id)).prints;
    await fault(hurried, { ...edits, ...rule });
    await redraw(bob, id, 0, { retouch: { ...plainRetouch, edits: [erased(6, '9 9')] } });
    const failed = await versionEnded(bob, id, 1);
    expect(failed).toMatchObject({ state: 'failed', message: expect.stringMatching(sentence), isCurrent: false });
    expect(failed.message).toMatch(/Your credit was refunded\.$/);
    expect([await bob.credits(), await entriesOfParts(id, hurried)]).toEqual([credits, ['generation', 'give_back']]);
    expect((await bob.generation(id)).prints).toEqual(shown);
    await resetSandbox(hurried);
    const { body } = await readRetouch(bob, id);
    expect(body).toMatchObject({ version: 1, retouch: { ...plainRetouch, edits: [erased(6, '9 9')] } });
    expect((await redraw(bob, id, 1)).status).toBe(202);
    expect(await versionEnded(bob, id, 2)).toMatchObject({ state: 'ready' });
  });
});

describe('a worker that is gone', () => {
  it('after the model has drawn is followed by one that does not ask again', async () => {
    const id = await drawnByModel(ann);
    await redraw(ann, id, 0);
    await versionEnded(ann, id, 1);
    const where = { generationId_version: { generationId: id, version: 1 } };
    await app.prisma.generation.update({ where: { id }, data: { artVersion: 0 } });
    await app.prisma.generationVersion.update({ where, data: { state: 'drawing', prints: undefined } });
    await app.prisma.$executeRaw`
      UPDATE generation_versions SET prints = NULL, report = NULL WHERE generation_id = ${id}::uuid AND version = 1`;
    await until(
      () => versionOf(ann, id, 1),
      ({ state }) => state === 'ready',
      { seconds: 60 },
    );
    expect([(await callsOfEdits()).length, await entriesOfParts(id)]).toEqual([1, ['generation']]);
  }, 90_000);
});

describe('a model that is away for a while', () => {
  let patient: TestApp;
  beforeAll(async () => {
    patient = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '30', GENERATION_WAIT_SECONDS: '600' });
  }, 120_000);
  afterAll(() => patient.close());

  it('is waited for: the version says so, and goes on by itself', async () => {
    await resetSandbox(patient);
    await drawThis(patient, await barOnPaper('#d2321e'));
    const bob = await seller(patient);
    const { id } = await bob.make({ idea: 'A bar that waits', selectedColors: ['Black'] });
    await resetSandbox(patient);
    const rule = await fault(patient, { ...edits, times: 0, fault: { kind: 'status', status: 503 } });
    await redraw(bob, id, 0);
    const waiting = await until(
      () => versionOf(bob, id, 1),
      ({ notice }) => notice !== null,
      { seconds: 60 },
    );
    expect(waiting).toMatchObject({
      state: 'drawing',
      notice: 'The AI model isn’t responding right now. We’ll keep trying.',
    });
    await endFault(patient, rule);
    expect(await versionEnded(bob, id, 1)).toMatchObject({ state: 'ready', notice: null });
    expect(await bob.credits()).toBe(18);
  }, 150_000);
});
