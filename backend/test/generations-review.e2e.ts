import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { startApp, type TestApp } from './support/app.ts';
import { bandOf, coarseDot, uncertainBand } from './support/pictures.ts';
import { callsTo, drawThis, openaiPaths, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const stopped = ({ status }: { status: string }) => status === 'preview';

/** A design that waits for its seller's look, because nobody can tell what is background in it. */
async function waiting(ann: Seller, selectedColors = ['Black']): Promise<string> {
  await drawThis(app, await uncertainBand());
  const id = await ann.begin({ selectedColors });
  await ann.until(id, stopped);
  return id;
}

const finalize = (ann: Seller, generationId: string, asked: object = {}) =>
  ann.post('/api/generate/finalize', { generationId, ...asked });
const discard = (ann: Seller, generationId: string) => ann.post('/api/generate/discard', { generationId });

async function kindsOf(ann: Seller, id: string): Promise<string[]> {
  const { body } = await ann.get(`/api/generations/${id}/history`);
  return body.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind !== 'step_done');
}

/** What reached the account: files and products. */
async function reached(ann: Seller): Promise<number> {
  const made = { provider: 'printify', method: 'POST', token: ann.printify } as const;
  const calls = await Promise.all(
    [printifyPaths.upload, printifyPaths.products, printifyPaths.publish].map((path) =>
      callsTo(app, { ...made, path }),
    ),
  );
  return calls.flat().length;
}

describe('a design whose background is uncertain', () => {
  it('stops before anything is sent, says why, and waits', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    const made = await ann.generation(id);
    expect(made).toMatchObject({
      status: 'preview',
      publish_status: 'draft',
      error_message: null,
      review: { reason: 'background_uncertain', can_approve: true },
      listing: { title: expect.any(String) },
    });
    expect(made.review?.sentences).toEqual([
      'We’re not sure what’s background in this picture. Please check it before publishing.',
    ]);
    const days = (Date.parse(made.review?.decide_by ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect(made.report?.checks.find(({ id: check }) => check === 'background')).toMatchObject({
      level: 'bad',
      limit: 0.6,
      unit: 'confidence',
      source: expect.any(String),
    });
    expect((await fetch(made.prints[0]?.file_url ?? '')).status).toBe(200);
    expect(await reached(ann)).toBe(0);
    expect(await ann.credits()).toBe(19);
  });

  it('is what the same request is answered with', async () => {
    const ann = await seller(app);
    await drawThis(app, await uncertainBand());
    const asked = { idea: 'A pale cloud', selectedColors: ['Black'] };
    const id = await ann.begin(asked);
    await ann.until(id, stopped);
    const again = await ann.generate(asked);
    expect(again).toMatchObject({ status: 202, body: { status: 'preview', cached: true, generationId: id } });
    expect(await ann.credits()).toBe(19);
  });

  it('is published once it is approved, however often', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    const answers = await Promise.all([finalize(ann, id), finalize(ann, id), finalize(ann, id)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { success: true, error: null } });
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized', publish_status: 'published', review: null });
    expect(await finalize(ann, id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
    expect(await ann.entriesOf(id)).toEqual(['generation']);
    expect(await kindsOf(ann, id)).toEqual([
      ...['accepted', 'began', 'stopped_for_review', 'approved', 'began', 'published', 'finished'],
    ]);
  });

  it('is published with its whole rectangle where the seller wants it so', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    const before = await ann.generation(id);
    expect(await finalize(ann, id, { background: 'keep_all' })).toMatchObject({ status: 200 });
    const made = await ann.ended(id);
    expect(made).toMatchObject({ status: 'finalized', report: { background: 'kept' } });
    expect(made.image_url).not.toBe(before.image_url);
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.texts })).toHaveLength(1);
    expect(await ann.credits()).toBe(19);
  });

  it('is judged again after it was cut for other colors', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    expect(await finalize(ann, id, { selectedColors: ['White', 'Navy'], background: 'keep_enclosed' })).toMatchObject({
      status: 200,
    });
    const again = await ann.until(id, (made) => stopped(made) && made.colors.includes('White'));
    expect(again.prints.flatMap(({ colors }) => colors).toSorted()).toEqual(['Navy', 'White']);
    expect(again.report?.shirts.map(({ color }) => color)).toEqual(['White', 'Navy']);
    expect(await reached(ann)).toBe(0);
    await finalize(ann, id);
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized', colors: ['White', 'Navy'] });
    expect(await kindsOf(ann, id)).toEqual([
      ...['accepted', 'began', 'stopped_for_review', 'cut_again', 'began', 'stopped_for_review'],
      ...['approved', 'began', 'published', 'finished'],
    ]);
  });

  it('cannot become another design that is there already', async () => {
    const ann = await seller(app);
    const idea = 'The same pale cloud';
    await drawThis(app, await uncertainBand());
    const first = await ann.begin({ idea, selectedColors: ['White'] });
    const second = await ann.begin({ idea, selectedColors: ['Black'] });
    await ann.until(first, stopped);
    await ann.until(second, stopped);
    const answer = await finalize(ann, second, { selectedColors: ['White'] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_published' } });
    expect((await ann.generation(second)).status).toBe('preview');
  });

  it('gives the credit back when it is discarded, once, and is never published', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    const answers = await Promise.all([discard(ann, id), discard(ann, id)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await ann.generation(id)).toMatchObject({
      status: 'error',
      error_code: 'discarded',
      error_message: 'You discarded this design. Its credit was refunded.',
    });
    expect(await ann.entriesOf(id)).toEqual(['generation', 'give_back']);
    expect(await ann.credits()).toBe(20);
    for (const path of ['finalize', 'repush']) {
      const refused = await ann.post(`/api/generate/${path}`, { generationId: id });
      expect(refused).toMatchObject({ status: 409, body: { code: 'nothing_to_publish' } });
    }
    expect(await reached(ann)).toBe(0);
    expect((await kindsOf(ann, id)).slice(-2)).toEqual(['discarded', 'credit_returned']);
  });

  it('is either approved or discarded, whatever comes at the same time', async () => {
    const ann = await seller(app);
    for (let round = 0; round < 4; round += 1) {
      const id = await waiting(ann);
      await Promise.all([finalize(ann, id), discard(ann, id), finalize(ann, id, { background: 'keep_all' })]);
      const made = await ann.ended(id);
      const entries = await ann.entriesOf(id);
      expect(entries).toEqual(made.status === 'error' ? ['generation', 'give_back'] : ['generation']);
      if (made.status === 'error') expect(made).toMatchObject({ error_code: 'discarded', printify_deep_link: null });
      else expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
    }
  });

  it('is left alone by the rescue, and discarded when its time is over', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    const old = new Date(Date.now() - 3_600_000);
    await app.prisma.$executeRaw`UPDATE generations SET updated_at = ${old} WHERE id = ${id}::uuid`;
    await enqueueDue('recover-stalled');
    await enqueueDue('discard-expired');
    expect((await ann.generation(id)).status).toBe('preview');
    await app.prisma.generation.update({ where: { id }, data: { reviewUntil: old } });
    await enqueueDue('discard-expired');
    expect(await ann.generation(id)).toMatchObject({
      status: 'error',
      error_message: expect.stringMatching(/within 14 days/),
    });
    expect(await ann.credits()).toBe(20);
  });

  it('needs a connection to go on, and loses nothing without one', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    await ann.delete('/api/printify/connection');
    expect(await finalize(ann, id)).toMatchObject({ status: 409, body: { code: 'provider_not_connected' } });
    expect((await ann.generation(id)).status).toBe('preview');
  });

  it('is told by mail to who wants to hear of finished designs', async () => {
    const ann = await seller(app);
    await ann.post('/api/user/preferences', { mailOnFinished: true, mailOnFailed: false });
    await waiting(ann);
    const email = await ann.email();
    const inbox = `${app.sandbox.url}/mail/api/messages?to=${encodeURIComponent(email)}`;
    const mails = await until(
      async () => (await (await fetch(inbox)).json()) as { subject: string; text: string }[],
      (found) => found.some(({ subject }) => subject.startsWith('Needs your review')),
    );
    expect(mails.find(({ subject }) => subject.startsWith('Needs'))?.text).toContain(
      'Nothing has been sent to Printify yet',
    );
  });

  it('goes with its account, and is in the export before', async () => {
    const ann = await seller(app);
    const id = await waiting(ann, ['Black', 'White']);
    const headers = { authorization: `Bearer ${ann.token}` };
    const archive = await (await fetch(`${app.url}/api/user/export`, { headers })).arrayBuffer();
    expect(
      Object.keys(unzipSync(new Uint8Array(archive)))
        .filter((name) => name.startsWith(`designs/${id}/`))
        .toSorted(),
    ).toEqual([
      `designs/${id}/drawn.png`,
      ...[`designs/${id}/image-dark.png`, `designs/${id}/image-original.png`],
      ...[`designs/${id}/print-dark.png`, `designs/${id}/print-original.png`],
    ]);
    const gone = await ann.send('DELETE', '/api/user', JSON.stringify({ password: 'correct horse' }));
    expect(gone.status).toBe(204);
    expect(await app.prisma.generationEvent.count({ where: { generationId: id } })).toBe(0);
  });
});

describe('a design that would print badly', () => {
  it('stops, and nobody can approve it; nothing reaches Printify', async () => {
    const ann = await seller(app);
    await drawThis(app, await coarseDot());
    const id = await ann.begin();
    const made = await ann.until(id, stopped);
    expect(made.review).toMatchObject({ reason: 'print_check_failed', can_approve: false });
    expect(made.review?.sentences).toEqual([
      'The picture is too small for this print area: it would print visibly coarse.',
    ]);
    const refused = await finalize(ann, id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'print_check_failed' } });
    expect(refused.body.error).toContain('visibly coarse');
    expect(await finalize(ann, id, { background: 'keep_all' })).toMatchObject({ status: 200 });
    await until(
      () => kindsOf(ann, id),
      (kinds) => kinds.filter((kind) => kind === 'stopped_for_review').length === 2,
    );
    expect(await discard(ann, id)).toMatchObject({ status: 200 });
    expect(await reached(ann)).toBe(0);
    expect(await ann.credits()).toBe(20);
  });
});

describe('what is asked of a design', () => {
  it('is refused where it is not right, and where there is nothing to decide', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    for (const [asked, field] of [
      [{ background: 'blue' }, 'background'],
      [{ background: ['clear'] }, 'background'],
      [{ selectedColors: [] }, 'selectedColors'],
      [{ selectedColors: 'White' }, 'selectedColors'],
      [{ selectedColors: ['No such color'] }, 'selectedColors'],
      [{ selectedColors: ['White', 'White'] }, 'selectedColors'],
    ] as const) {
      const answer = await finalize(ann, id, asked);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
    expect((await ann.generation(id)).status).toBe('preview');
    await resetSandbox(app);
    await drawThis(app, await bandOf('#d2321e'));
    const made = await ann.make();
    expect(await discard(ann, made.id)).toMatchObject({ status: 409, body: { code: 'not_in_review' } });
    expect(await finalize(ann, made.id, { background: 'clear' })).toMatchObject({
      status: 409,
      body: { code: 'not_in_review' },
    });
  });

  it('is nobody else’s', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const id = await waiting(ann);
    const answers = [
      await finalize(bob, id),
      await discard(bob, id),
      await bob.get(`/api/generations/${id}`),
      await bob.get(`/api/generations/${id}/history`),
      await ann.get('/api/generations/no-id'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await ann.get(`/api/generations/${id}`)).body).toEqual(await ann.generation(id));
  });

  it('is written into a history that nobody can change', async () => {
    const ann = await seller(app);
    const id = await waiting(ann);
    const { body } = await ann.get(`/api/generations/${id}/history`);
    expect(body[0]).toMatchObject({
      kind: 'accepted',
      message: 'Started, 1 credit',
      detail: { colors: ['Black'] },
    });
    expect(body.filter(({ kind }: { kind: string }) => kind === 'step_done')).toHaveLength(3);
    const { prisma } = app;
    const changed = prisma.$executeRaw`UPDATE generation_events SET kind = 'failed' WHERE generation_id = ${id}::uuid`;
    await expect(changed).rejects.toThrow('append-only');
    const removed = prisma.$executeRaw`DELETE FROM generation_events WHERE generation_id = ${id}::uuid`;
    await expect(removed).rejects.toThrow('append-only');
  });
});

/** Has a timer's job done now. */
async function enqueueDue(name: string): Promise<void> {
  const rows = await app.prisma.$queryRaw<{ id: string }[]>`
    INSERT INTO pgboss.job (name, data, policy, retry_limit, expire_seconds)
    VALUES (${name}, '{}'::jsonb, 'standard', 0, 60) RETURNING id::text`;
  await until(
    () => app.prisma.$queryRaw<{ state: string }[]>`
      SELECT state::text FROM pgboss.job WHERE id = ${rows[0]?.id}::uuid`,
    ([job]) => job?.state === 'completed',
  );
}
