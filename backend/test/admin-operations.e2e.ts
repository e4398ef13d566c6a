import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eraseFiles } from '../src/account/jobs/erase-files.job.ts';
import type { AuditEntryView } from '../src/admin/api/audit/audit.dto.ts';
import type { AdminCharts } from '../src/admin/api/charts/charts.dto.ts';
import type { FailedJob, QueueHealth } from '../src/admin/api/queues/queues.dto.ts';
import type { LedgerCause } from '../src/platform/prisma/client/client.ts';
import { allJobs } from '../src/platform/queue/job-definition.ts';
import { mailsTo, someAddress } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { withoutAudit } from './support/audit.ts';
import { type Query, request } from './support/http.ts';
import { drawQuickly, fault, openaiPaths, printifyPaths, resetSandbox } from './support/providers.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

const support = 'help@inkloom.example';
const dayMs = 86_400_000;

let app: TestApp;
let root: Seller;
beforeAll(async () => {
  app = await startApp({ ...quick, SUPPORT_EMAIL: support });
  root = await admin(app);
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

/** What the audit log has of an action, by whomever. */
const acts = (action: string) =>
  app.prisma.auditEntry.findMany({ where: { action }, orderBy: { id: 'asc' }, omit: { id: true, at: true } });

describe('the charts', () => {
  const charts = async (query: Query = ''): Promise<AdminCharts> => {
    const { status, body, text } = await root.get(`/api/admin/charts${query}`);
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return body;
  };
  /** Midnight in UTC, so many days before today. */
  const midnight = (daysAgo: number) => new Date(Math.floor(Date.now() / dayMs - daysAgo) * dayMs);
  const dateOf = (day: Date) => day.toISOString().slice(0, 10);

  const signUp = (createdAt: Date) =>
    app.prisma.user.create({ data: { email: someAddress(), passwordHash: 'x', createdAt } });

  async function book(at: Date, ...entries: [cause: LedgerCause, delta: number][]): Promise<void> {
    const userId = randomUUID();
    const lot = { userId, source: 'addon', sourceKey: `checkout:${randomUUID()}`, amount: 1000 } as const;
    const { id: lotId } = await app.prisma.creditLot.create({ data: { ...lot, expiresAt: midnight(-90) } });
    for (const [cause, delta] of entries) {
      const generationId = cause === 'generation' || cause === 'give_back' ? randomUUID() : null;
      const data = { userId, lotId, generationId, cause, delta, description: 'Made history', createdAt: at };
      await app.prisma.ledgerEntry.create({ data });
    }
  }

  const pay = (paidAt: Date, amount: number) =>
    app.prisma.payment.create({
      data: { id: `pi_${randomUUID()}`, userId: randomUUID(), sourceKey: 'checkout:x', amount, paidAt },
    });

  it('tell every day, today last, and nothing of the days before', async () => {
    const { from, to, days } = await charts('?days=7');
    expect(days.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => dateOf(midnight(ago))));
    expect([from, to]).toEqual([days[0]?.date, days[6]?.date]);
    for (const span of [30, 90, 365]) expect((await charts(`?days=${span}`)).days).toHaveLength(span);
    expect((await charts()).days).toHaveLength(30);
  });

  it.each(['8', '0', '-7', 'all', '7.5'])('refuse %j days', async (days) => {
    const { status, body } = await root.get(`/api/admin/charts?days=${days}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it('count what was made of history, each on its own day in UTC', async () => {
    const [first, last] = [midnight(6), new Date(midnight(4).getTime() - 1)];
    const before = new Date(first.getTime() - 1);
    for (const day of [before, first, first, last]) await signUp(day);
    await book(before, ['addon', 1000], ['generation', -1]);
    await book(first, ['addon', 1000], ['generation', -1], ['generation', -1], ['give_back', 1], ['refund', -300]);
    await book(last, ['subscription', 1000], ['dispute', -500], ['reinstate', 200], ['generation', -1]);
    await book(midnight(3), ['grant', 1000], ['expiry', -999]);
    await book(midnight(2), ['signup', 1000], ['refund', -40], ['generation', -1], ['give_back', 1], ['give_back', 1]);
    await pay(before, 2900);
    await pay(first, 7900);
    const { days, previous } = await charts('?days=7');
    const none = { sign_ups: 0, designs: 0, credits_sold: 0, credits_spent: 0, model_costs: 0, revenue: 0 };
    expect(previous).toEqual({ ...none, sign_ups: 1, designs: 1, credits_sold: 1000, credits_spent: 1, revenue: 2900 });
    expect(days.slice(0, 5)).toEqual([
      {
        ...none,
        date: dateOf(midnight(6)),
        sign_ups: 2,
        designs: 2,
        credits_sold: 700,
        credits_spent: 1,
        revenue: 7900,
      },
      { ...none, date: dateOf(midnight(5)), sign_ups: 1, designs: 1, credits_sold: 700, credits_spent: 1 },
      { ...none, date: dateOf(midnight(4)) },
      { ...none, date: dateOf(midnight(3)) },
      { ...none, date: dateOf(midnight(2)), designs: 1, credits_sold: -40, credits_spent: -1 },
    ]);
  });

  it('count failures by the step and by whose they were', async () => {
    expect((await charts()).failures).toEqual([]);
    const ann = await seller(app);
    const fails = async (rule: object, ends: 'error' | 'finalized') => {
      await resetSandbox(app);
      await fault(app, { times: 0, ...rule });
      await drawQuickly(app);
      expect((await ann.make()).status).toBe(ends);
    };
    const refused = { kind: 'status', status: 400, body: { error: { code: 'moderation_blocked' } } };
    const forbidden = { kind: 'status', status: 403, body: { error: 'Forbidden' } };
    await fails({ provider: 'openai', path: openaiPaths.images, fault: refused }, 'error');
    await fails({ provider: 'openai', path: openaiPaths.images, fault: refused }, 'error');
    await fails({ provider: 'openai', path: openaiPaths.texts, fault: refused }, 'error');
    await fails({ provider: 'printify', path: printifyPaths.upload, fault: forbidden }, 'error');
    const product = { provider: 'printify', method: 'POST', path: printifyPaths.products };
    await fails({ ...product, fault: forbidden }, 'error');
    await fails({ provider: 'printify', path: printifyPaths.publish, fault: forbidden }, 'finalized');
    expect((await charts('?days=7')).failures).toEqual([
      { step: 'draw', provider: 'openai', count: 2 },
      { step: 'create_product', provider: 'printify', count: 1 },
      { step: 'publish', provider: 'printify', count: 1 },
      { step: 'upload', provider: 'printify', count: 1 },
      { step: 'write_listing', provider: 'openai', count: 1 },
    ]);
  });
});

describe('the health of the queue', () => {
  const queues = async (): Promise<QueueHealth[]> => (await root.get('/api/admin/queues')).body;
  const mails = async () => (await queues()).find(({ name }) => name === 'send-mail');
  const failed = async (query: Query = ''): Promise<FailedJob[]> =>
    (await root.get(`/api/admin/queues/send-mail/failed${query}`)).body;
  const retry = (id: string, queue = 'send-mail') => root.post(`/api/admin/queues/${queue}/failed/${id}/retry`);

  /** A mail that nobody takes, out of tries. */
  async function failingMail(): Promise<FailedJob> {
    const known = new Set((await failed()).map(({ id }) => id));
    await fault(app, { provider: 'smtp', times: 0, fault: { kind: 'status', status: 451 } });
    const mail = { name: 'Ada', email: someAddress(), subject: `About ${randomUUID()}`, message: 'Where is it now?' };
    const { status } = await request(app, 'POST', '/api/contact', {
      body: JSON.stringify(mail),
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(204);
    await app.prisma.$executeRaw`
      UPDATE pgboss.job SET retry_limit = 0, start_after = now()
       WHERE name = 'send-mail' AND state IN ('created', 'retry', 'active')`;
    const [job] = await until(
      async () => (await failed()).filter(({ id }) => !known.has(id)),
      (jobs) => jobs.length > 0,
    );
    return job as FailedJob;
  }

  it('is told for every kind of job', async () => {
    const shown = await queues();
    expect(shown.map(({ name }) => name)).toEqual(
      allJobs()
        .map(({ name }) => name)
        .sort(),
    );
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.find(({ name }) => name === 'nightly-ledger')).toEqual({
      name: 'nightly-ledger',
      waiting: 0,
      retrying: 0,
      running: 0,
      failed: 0,
      oldest_waiting_at: null,
    });
  });

  it('counts a job that is meant for later, which keeps nobody waiting', async () => {
    await app.queue.enqueue(null, eraseFiles, { userId: randomUUID() }, { startAfter: 3600 });
    const shown = (await queues()).find(({ name }) => name === 'erase-files');
    expect(shown).toMatchObject({ waiting: 1, oldest_waiting_at: null });
  });

  it('shows a failed job without what it holds, and has it done once it can be', async () => {
    const sent = (await mailsTo(app, support, 0)).length;
    const job = await failingMail();
    expect(job).toEqual({
      id: expect.any(String),
      queue: 'send-mail',
      created_at: expect.any(String),
      failed_at: expect.any(String),
      tries: expect.any(Number),
      error: expect.stringContaining('451'),
    });
    expect((await mails())?.failed).toBe(1);
    await resetSandbox(app);
    expect((await retry(job.id)).status).toBe(204);
    await mailsTo(app, support, sent + 1);
    expect(await until(mails, (shown) => shown?.running === 0)).toMatchObject({ retrying: 0, failed: 0 });
    expect(await failed()).toEqual([]);
    expect((await retry(job.id)).body).toMatchObject({ code: 'job_not_failed' });
    expect(await acts('job.retried')).toEqual([
      { actorId: root.id, action: 'job.retried', subjectId: null, detail: { queue: 'send-mail', job_id: job.id } },
    ]);
  });

  it('gives one more try, whoever else asks for it at the same time', async () => {
    const before = (await acts('job.retried')).length;
    const { id } = await failingMail();
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await acts('job.retried')).toHaveLength(before + 1);
    const again = await until(failed, (jobs) => jobs.length > 0);
    expect(again).toMatchObject([{ id }]);
    expect((await withoutAudit(app, () => retry(id))).status).toBe(500);
    expect(await failed()).toEqual(again);
  });

  it('keeps a long error short and tells when a job was lost, the last first', async () => {
    const outputs = [{ message: 'x'.repeat(5000), stack: 'secret' }, { value: { message: 'job timed out' } }, {}];
    for (const [minute, output] of outputs.entries()) {
      await app.prisma.$executeRaw`
        INSERT INTO pgboss.job (name, state, data, policy, output, completed_on)
        VALUES ('sweep-auth', 'failed', '{"link": "secret"}', 'standard', ${output}::jsonb, now() + ${minute} * interval '1 minute')`;
    }
    const shown = await root.get('/api/admin/queues/sweep-auth/failed');
    expect(shown.body.map(({ error }: FailedJob) => error)).toEqual(['', 'job timed out', 'x'.repeat(500)]);
    expect(shown.text).not.toContain('secret');
    expect((await root.get('/api/admin/queues/sweep-auth/failed?limit=1')).body).toHaveLength(1);
  });

  it('knows no other queue and no other job', async () => {
    expect((await root.get('/api/admin/queues/none/failed')).status).toBe(404);
    expect((await root.get('/api/admin/queues/__pgboss__send-it/failed')).status).toBe(404);
    expect((await retry(randomUUID())).status).toBe(404);
    expect((await retry(randomUUID(), 'none')).status).toBe(404);
    expect((await retry('nonsense')).status).toBe(404);
    expect((await root.get('/api/admin/queues/send-mail/failed?limit=0')).body.code).toBe('validation_failed');
  });
});

describe('a queue that nobody works on', () => {
  let idle: TestApp;
  beforeAll(async () => {
    idle = await startApp({ ...quick, ROLE: 'api' });
  });
  afterAll(() => idle.close());

  it('tells since when its oldest job waits', async () => {
    const boss = await admin(idle, { connected: false });
    const began = Date.now();
    for (let n = 0; n < 2; n += 1) await idle.queue.enqueue(null, eraseFiles, { userId: randomUUID() });
    const { body } = await boss.get('/api/admin/queues');
    const shown = body.find(({ name }: QueueHealth) => name === 'erase-files');
    expect(shown).toMatchObject({ waiting: 2, running: 0 });
    expect(Date.parse(shown?.oldest_waiting_at ?? '')).toBeGreaterThan(began - 5000);
    expect(Date.parse(shown?.oldest_waiting_at ?? '')).toBeLessThanOrEqual(Date.now() + 5000);
  });
});

describe('the audit log', () => {
  const audit = async (query: Query = ''): Promise<AuditEntryView[]> =>
    (await root.get(`/api/admin/audit${query}`)).body;

  it('is read newest first, part by part', async () => {
    const actorId = root.id;
    for (let n = 0; n < 5; n += 1) {
      await app.prisma.auditEntry.create({ data: { actorId, action: 'settings.changed', detail: { n } } });
    }
    const first = await audit('?limit=2');
    const second = await audit(`?limit=3&before=${first[1]?.id}`);
    expect([...first, ...second].map(({ detail }) => detail.n)).toEqual([4, 3, 2, 1, 0]);
    expect(await audit(`?before=${(await audit('?limit=200')).at(-1)?.id}`)).toEqual([]);
    const start = String(BigInt(second[2]?.id ?? '0') - 1n);
    const oldest = await audit(`?action=settings.changed&order=asc&limit=2&before=${start}`);
    const following = await audit(`?action=settings.changed&order=asc&before=${oldest[1]?.id}`);
    expect([...oldest, ...following].map(({ detail }) => detail.n)).toEqual([0, 1, 2, 3, 4]);
    await app.prisma.auditEntry.create({ data: { actorId, action: 'admin.refused' } });
    expect((await audit('?action=settings.changed&limit=2')).map(({ detail }) => detail.n)).toEqual([4, 3]);
    expect((await root.get('/api/admin/audit?action=nothing')).status).toBe(400);
  });

  it('names who did it and to whom, while they are there', async () => {
    const [boss, ann] = [await admin(app, { connected: false }), await seller(app, { connected: false })];
    const data = { actorId: boss.id, subjectId: ann.id, action: 'user.viewed' };
    const { id } = await app.prisma.auditEntry.create({ data });
    const emailOf = async ({ id }: Seller) => (await app.prisma.user.findUniqueOrThrow({ where: { id } })).email;
    const shown = {
      id: String(id),
      at: expect.any(String),
      action: 'user.viewed',
      actor_id: boss.id,
      actor_email: await emailOf(boss),
      subject_id: ann.id,
      subject_email: await emailOf(ann),
      detail: {},
    };
    expect((await audit('?limit=1'))[0]).toEqual(shown);
    await app.prisma.user.deleteMany({ where: { id: { in: [boss.id, ann.id] } } });
    expect((await audit('?limit=1'))[0]).toEqual({ ...shown, actor_email: null, subject_email: null });
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'before=x', 'before=-1', 'before=1234567890123456789'])(
    'refuses %s',
    async (query) => {
      expect((await root.get(`/api/admin/audit?${query}`)).body.code).toBe('validation_failed');
    },
  );

  it('is only ever added to: the database refuses anything else', async () => {
    await app.prisma.auditEntry.create({ data: { actorId: root.id, action: 'settings.changed' } });
    const before = await app.prisma.auditEntry.count();
    const refused = /append-only/;
    await expect(app.prisma.$executeRaw`UPDATE audit_entries SET action = 'user.viewed'`).rejects.toThrow(refused);
    await expect(app.prisma.$executeRaw`DELETE FROM audit_entries`).rejects.toThrow(refused);
    await expect(app.prisma.$executeRaw`TRUNCATE audit_entries`).rejects.toThrow(refused);
    expect(await app.prisma.auditEntry.count()).toBe(before);
  });

  it('tells of names that were blocked and allowed', async () => {
    const path = '/api/admin/blocked-terms';
    const { body } = await root.post(path, { term: 'Zorblax', severity: 'block', note: 'theirs' });
    await root.post(path, { term: 'zorblax', severity: 'warn', note: 'theirs' });
    await root.delete(`${path}/${body.id}`);
    expect((await root.delete(`${path}/${body.id}`)).status).toBe(404);
    const [actorId, subjectId] = [root.id, null];
    expect(await acts('term.saved')).toEqual([
      { actorId, subjectId, action: 'term.saved', detail: { term: 'zorblax', severity: 'block' } },
      { actorId, subjectId, action: 'term.saved', detail: { term: 'zorblax', severity: 'warn' } },
    ]);
    expect(await acts('term.removed')).toEqual([
      { actorId, subjectId, action: 'term.removed', detail: { term: 'zorblax' } },
    ]);
    const saved = (await root.post(path, { term: 'blaxzor', severity: 'warn', note: '' })).body;
    await withoutAudit(app, async () => {
      expect((await root.post(path, { term: 'blaxzor', severity: 'block', note: '' })).status).toBe(500);
      expect((await root.delete(`${path}/${saved.id}`)).status).toBe(500);
    });
    expect((await root.get(path)).body).toEqual([saved]);
  });

  it('tells of a catalog that was downloaded, by token and by link, and refreshed once', async () => {
    expect((await root.get('/api/admin/catalog/download')).status).toBe(404);
    expect(await acts('catalog.downloaded')).toEqual([]);
    const [actorId, subjectId] = [root.id, null];
    const catalog = { state: 'current' as const, requestedBy: actorId, finishedAt: new Date() };
    const { id } = await app.prisma.catalogRefresh.create({ data: catalog });
    expect((await root.get('/api/admin/catalog/download')).status).toBe(200);
    const { url } = (await root.post('/api/admin/catalog/download-link')).body;
    expect((await request(app, 'GET', url)).status).toBe(200);
    expect((await request(app, 'GET', url)).status).toBe(401);
    const download = { actorId, subjectId, action: 'catalog.downloaded', detail: { refresh_id: id } };
    expect(await acts('catalog.downloaded')).toEqual([download, download]);
    await withoutAudit(app, async () => {
      expect((await root.get('/api/admin/catalog/download')).status).toBe(500);
      expect((await root.post('/api/admin/catalog/refresh')).status).toBe(500);
    });
    expect(await app.prisma.catalogRefresh.count()).toBe(1);
    await Promise.all([1, 2, 3].map(() => root.post('/api/admin/catalog/refresh')));
    expect(await acts('catalog.refreshed')).toEqual([
      { actorId, subjectId, action: 'catalog.refreshed', detail: { refresh_id: expect.any(Number) } },
    ]);
  });
});
