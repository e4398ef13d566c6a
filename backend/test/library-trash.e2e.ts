import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { purgeTrash } from '../src/generations/jobs/upkeep/purge-trash.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { EventReader } from './support/event-reader.ts';
import { listing, storeDesigns } from './support/library.ts';
import { drawQuickly, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

const dayMs = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const unconnected = () => seller(app, { connected: false });
const store = (person: Seller, rows: Parameters<typeof storeDesigns>[2]) => storeDesigns(app, person, rows);
const idsOf = async (person: Seller, query = '') =>
  (await person.get(`/api/generations?${query}`)).body.map(({ id }) => id);
const kindsOf = async (id: string) =>
  (await app.prisma.generationEvent.findMany({ where: { generationId: id }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );
/** As if it had been deleted so many days ago. */
const age = (ids: string[], days: number) =>
  app.prisma.generation.updateMany({
    where: { id: { in: ids } },
    data: { deletedAt: new Date(Date.now() - days * dayMs) },
  });
async function purge(): Promise<void> {
  await app.queue.enqueue(null, purgeTrash, {});
  const expired = { deletedAt: { lt: new Date(Date.now() - 30 * dayMs) }, status: { not: 'preview' as const } };
  await until(
    () => app.prisma.generation.count({ where: expired }),
    (count) => count === 0,
  );
}

describe('a deleted design', () => {
  it('is nowhere but in the trash, until it is restored', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    expect((await ann.delete(`/api/generations/${made.id}`)).status).toBe(204);
    expect(await idsOf(ann)).toEqual([]);
    expect((await ann.get('/api/generations/ids')).body.ids).toEqual([]);
    for (const path of ['', '/history', '/variants', '/profit', '/listing'] as const)
      expect((await ann.get(`/api/generations/${made.id}${path}`)).status).toBe(404);
    const action = { generationId: made.id };
    for (const path of ['repush', 'retry-publish', 'finalize', 'discard'] as const)
      expect((await ann.post(`/api/generate/${path}`, action)).status).toBe(404);
    expect((await ann.post('/api/generations/archive-link', { ids: [made.id] })).status).toBe(404);
    expect((await ann.delete(`/api/generations/${made.id}`)).status).toBe(404);

    const [trashed] = (await ann.get('/api/generations?trash=true')).body;
    expect(trashed).toMatchObject({ id: made.id, status: 'finalized', publish_status: 'published' });
    expect(Date.parse(trashed?.deleted_at ?? '')).toBeGreaterThan(Date.now() - dayMs);

    const restored = await ann.post('/api/generations/restore', { ids: [made.id] });
    expect(restored.body).toEqual({ done: 1, results: [{ id: made.id, success: true, code: null, error: null }] });
    expect(await ann.generation(made.id)).toEqual(made);
    expect(await idsOf(ann, 'trash=true')).toEqual([]);
    expect((await kindsOf(made.id)).slice(-2)).toEqual(['deleted', 'restored']);
  });

  it('leaves its product at Printify, and its charge, as they are', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const credits = await ann.credits();
    await ann.delete(`/api/generations/${made.id}`);
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect(await ann.credits()).toBe(credits);
    expect(await ann.entriesOf(made.id)).toEqual(['generation']);
  });

  it('is no answer to the same request, and cannot come back beside its successor', async () => {
    const ann = await seller(app);
    const asked = { idea: 'A badger that is made twice', selectedColors: ['Black'] };
    const first = await ann.make(asked);
    expect((await ann.generate(asked)).body).toMatchObject({ cached: true, generationId: first.id });
    await ann.delete(`/api/generations/${first.id}`);
    const again = await ann.generate(asked);
    expect(again.body).toMatchObject({ cached: false });
    const second = await ann.ended(again.body.generationId);
    expect(second.id).not.toBe(first.id);
    const refused = await ann.post('/api/generations/restore', { ids: [first.id] });
    expect(refused.body).toMatchObject({ done: 0, results: [{ success: false, code: 'already_published' }] });
    await ann.delete(`/api/generations/${second.id}`);
    const both = await ann.post('/api/generations/restore', { ids: [first.id, second.id] });
    expect(both.body.results.map(({ success }) => success)).toEqual([true, false]);
    expect(await idsOf(ann)).toEqual([first.id]);
  });

  it('is reported to every open event stream', async () => {
    const ann = await unconnected();
    const [id = ''] = await store(ann, [{}]);
    const events = new EventReader();
    await events.begin(ann);
    const received = (count: number) =>
      until(
        async () => events.events.length,
        (length) => length >= count,
      );
    await ann.delete(`/api/generations/${id}`);
    await received(1);
    await ann.post('/api/generations/restore', { ids: [id] });
    await received(2);
    expect(events.events.map(({ event, data }) => [event, data.id])).toEqual([
      ['deleted', id],
      ['generation', id],
    ]);
    events.close();
  });
});

describe('deletion is refused', () => {
  let idle: TestApp;
  beforeAll(async () => {
    // Without a worker: it would go on with what only looks like it is being made.
    idle = await startApp({ ...quick, ROLE: 'api' });
  });
  afterAll(() => idle.close());

  it.each(['pending', 'generating', 'removing_bg', 'uploading', 'creating_listing', 'creating_product'] as const)(
    'for a design that is %s',
    async (status) => {
      const ann = await seller(idle, { connected: false });
      const [id = ''] = await storeDesigns(idle, ann, [{ status }]);
      const answer = await ann.delete(`/api/generations/${id}`);
      expect([answer.status, answer.body.code]).toEqual([409, 'not_ready']);
      expect(answer.body.error).toBe('This design is still being made. You can delete it when it is done.');
      expect(await idsOf(ann)).toEqual([id]);
    },
  );

  it('for one that is being published', async () => {
    const ann = await unconnected();
    const [id = ''] = await store(ann, [{ publishStatus: 'publishing' }]);
    const answer = await ann.delete(`/api/generations/${id}`);
    expect([answer.status, answer.body.code]).toEqual([409, 'not_ready']);
    expect(answer.body.error).toMatch(/being published/);
  });

  it('by the database too, while it is in progress', async () => {
    const ann = await unconnected();
    const [id = ''] = await store(ann, [{}]);
    await ann.delete(`/api/generations/${id}`);
    const change = app.prisma.generation.update({ where: { id }, data: { status: 'uploading' } });
    await expect(change).rejects.toThrow('generations_trash_rests');
  });

  it('for another’s, and for none', async () => {
    const [ann, eve] = [await unconnected(), await unconnected()];
    const [id = ''] = await store(ann, [{}]);
    const ids = [id, randomUUID()];
    for (const path of ['delete', 'restore', 'republish'] as const) {
      const { status, body } = await eve.post(`/api/generations/${path}`, { ids });
      expect([path, status, body.done]).toEqual([path, 200, 0]);
      expect(body.results.map(({ code }) => code)).toEqual(['not_found', 'not_found']);
    }
    expect((await eve.delete(`/api/generations/${id}`)).status).toBe(404);
    expect((await eve.delete('/api/generations/not-an-id')).status).toBe(404);
    expect(await idsOf(ann)).toEqual([id]);
    await ann.delete(`/api/generations/${id}`);
    expect((await eve.post('/api/generations/restore', { ids: [id] })).body.done).toBe(0);
    expect(await idsOf(ann, 'trash=true')).toEqual([id]);
  });

  it.each([
    [{}, /list of ids/],
    [{ ids: [] }, /at least one/],
    [{ ids: 'all' }, /list of ids/],
    [{ ids: ['x'] }, /list of ids/],
    [{ ids: [null] }, /list of ids/],
    [{ ids: Array.from({ length: 501 }, () => randomUUID()) }, /At most 500/],
    [{ ids: Array.from({ length: 990 }, () => randomUUID()) }, /At most 500/],
    [{ ids: ['0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b', '0198C1DE-7A4E-7C61-9F0E-6B6A3F1D2C4B'] }, /once/],
  ])('for a body that is no list of ids: case %#', async (body, words) => {
    const ann = await unconnected();
    for (const path of ['delete', 'restore', 'archive-link'] as const) {
      const answer = await ann.post(`/api/generations/${path}`, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'validation_failed']);
      expect(answer.body.fields.ids).toMatch(words);
    }
  });
});

describe('many at once', () => {
  it('are deleted as far as they can be, each with its outcome', async () => {
    const ann = await unconnected();
    const ids = await store(ann, [{}, { publishStatus: 'publishing' }, { status: 'error' }]);
    const unknown = randomUUID();
    const { body } = await ann.post('/api/generations/delete', {
      ids: [...ids, unknown].map((id) => id.toUpperCase()),
    });
    expect(body.done).toBe(2);
    expect(body.results.map(({ id, success, code }) => [id, success, code])).toEqual([
      [ids[0], true, null],
      [ids[1], false, 'not_ready'],
      [ids[2], true, null],
      [unknown, false, 'not_found'],
    ]);
    expect(await idsOf(ann)).toEqual([ids[1]]);
  });

  it('may be 500, by several requests at once, in any order', async () => {
    const ann = await unconnected();
    const ids = await store(
      ann,
      Array.from({ length: 500 }, () => ({})),
    );
    const orders = [ids, ids.toReversed(), ids.toSorted()];
    const answers = await Promise.all(orders.map((order) => ann.post('/api/generations/delete', { ids: order })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.done, 0)).toBe(500);
    const restored = await Promise.all(orders.map((order) => ann.post('/api/generations/restore', { ids: order })));
    expect(restored.reduce((sum, { body }) => sum + body.done, 0)).toBe(500);
    expect((await ann.get('/api/generations?limit=1')).headers.get('x-total-count')).toBe('500');
  });

  it('are searched, filtered and sorted in the trash as in the library', async () => {
    const ann = await unconnected();
    const ids = await store(ann, [{ idea: 'Owl' }, { idea: 'Fox', style: 'Retro' }, { idea: 'Bear' }]);
    for (const id of ids) await ann.delete(`/api/generations/${id}`);
    expect(await idsOf(ann, 'trash=true')).toEqual(ids.toReversed());
    expect(await idsOf(ann, 'trash=true&sort=title')).toEqual([ids[2], ids[1], ids[0]]);
    expect(await idsOf(ann, 'trash=true&q=ow')).toEqual([ids[0]]);
    expect(await idsOf(ann, 'trash=true&style=Retro')).toEqual([ids[1]]);
    const page = await ann.get('/api/generations?trash=true&limit=2');
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(await idsOf(ann, `trash=true&cursor=${page.headers.get('x-next-cursor')}`)).toEqual([ids[0]]);
  });

  it('are republished where they can be', async () => {
    const ann = await seller(app);
    const published = await ann.make();
    await fault(app, {
      ...{ provider: 'printify', method: 'POST', path: printifyPaths.products, token: ann.printify, times: 1 },
      fault: { kind: 'status', status: 400, body: { status: 'error', code: 8150, message: 'Refused' } },
    });
    const failed = await ann.make();
    expect(failed.status).toBe('error');
    const [review = '', blank = ''] = await store(ann, [
      {
        ...{ status: 'preview', reviewUntil: new Date(Date.now() + dayMs) },
        review: { reason: 'background_uncertain', sentences: [] },
      },
      { status: 'error' },
    ]);
    const ids = [published.id, failed.id, review, blank];
    const { body } = await ann.post('/api/generations/republish', { ids });
    expect(body.results.map(({ id, success, code }) => [id, success, code])).toEqual([
      [published.id, false, 'already_published'],
      [failed.id, true, null],
      [review, false, 'not_ready'],
      [blank, false, 'nothing_to_publish'],
    ]);
    expect(await ann.until(failed.id, ({ status }) => status === 'finalized')).toMatchObject({
      publish_status: 'published',
    });
    expect(
      (await ann.post('/api/generations/republish', { ids: Array.from({ length: 26 }, () => randomUUID()) })).status,
    ).toBe(400);
  });
});

describe('after 30 days', () => {
  it('a design is removed with its files, and only then; the ledger stays', async () => {
    const ann = await seller(app);
    const [old, young] = [await ann.make(), await ann.make()];
    const credits = await ann.credits();
    expect((await fetch(`${old.image_url}&w=160`)).status).toBe(200);
    await ann.post('/api/generations/delete', { ids: [old.id, young.id] });
    await age([old.id], 30.01);
    await age([young.id], 29.99);
    expect((await ann.post('/api/generations/restore', { ids: [old.id] })).body.results).toMatchObject([
      { success: false, code: 'not_found' },
    ]);
    const before = await ann.get('/api/generations?trash=true');
    await purge();
    const after = await until(
      () => ann.get('/api/generations?trash=true', { 'if-none-match': before.headers.get('etag') ?? '' }),
      ({ status }) => status === 200,
    );
    expect(after.body.map(({ id }) => id)).toEqual([young.id]);
    expect((await fetch(old.final_image_url ?? '')).status).toBe(404);
    expect((await fetch(old.image_url ?? '')).status).toBe(404);
    expect((await fetch(`${old.image_url}&w=160`)).status).toBe(404);
    expect((await fetch(young.final_image_url ?? '')).status).toBe(200);
    expect(await app.prisma.generationStep.count({ where: { generationId: old.id } })).toBe(0);
    expect(await kindsOf(old.id)).toEqual([]);
    expect(await ann.entriesOf(old.id)).toEqual(['generation']);
    expect(await ann.credits()).toBe(credits);
    await purge();
    expect((await ann.post('/api/generations/restore', { ids: [young.id] })).body.done).toBe(1);
    expect((await fetch(young.image_url ?? '')).status).toBe(200);
  });

  it('one that waits for a review stays until its own job has discarded and refunded it', async () => {
    const ann = await unconnected();
    const review = { review: { reason: 'background_uncertain', sentences: [] }, reviewUntil: new Date() } as const;
    const [id = ''] = await store(ann, [{ status: 'preview', ...review, listing: listing('Waits') }]);
    const [marker = ''] = await store(ann, [{}]);
    await ann.post('/api/generations/delete', { ids: [id, marker] });
    await age([id, marker], 31);
    await purge();
    expect(await app.prisma.generation.count({ where: { id } })).toBe(1);
    expect(await app.prisma.generation.count({ where: { id: marker } })).toBe(0);
  });
});
