import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminUser } from '../src/admin/api/users/admin-users.dto.ts';
import { bearer, password, refresh, signIn, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { actsOf, withoutAudit } from './support/audit.ts';
import { EventReader } from './support/event-reader.ts';
import { drawQuickly, fault, openaiPaths, resetSandbox } from './support/providers.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
let root: Seller;
let reader: EventReader | undefined;
beforeAll(async () => {
  app = await startApp(quick);
  await resetSandbox(app);
  await drawQuickly(app);
  root = await admin(app, { connected: false });
});
afterAll(() => app.close());
afterEach(() => reader?.close());

const reason = 'Chargebacks on three payments';
const suspend = ({ id }: Seller, why: unknown = reason, by = root) =>
  by.post(`/api/admin/users/${id}/suspend`, { reason: why });
const restore = ({ id }: Seller) => root.post(`/api/admin/users/${id}/restore`);
const details = async ({ id }: Seller) => (await root.get(`/api/admin/users/${id}`)).body;
const passwordGrant = (email: string) => wire(app, 'POST', '/token?grant_type=password', { email, password });

describe('a suspension', () => {
  it('signs out at once, everywhere, and lets nobody in', async () => {
    const ann = await seller(app, { connected: false });
    const email = await ann.email();
    const elsewhere = await signIn(app, email);
    reader = new EventReader();
    expect((await reader.begin(ann)).status).toBe(200);
    const { status, body } = await suspend(ann);
    expect(status).toBe(200);
    expect(Date.parse(body.suspended_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await ann.get('/api/user')).status).toBe(401);
    expect((await ann.generate()).status).toBe(401);
    expect(await wire(app, 'GET', '/user', undefined, bearer(elsewhere.access_token))).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
    expect(await refresh(app, elsewhere.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    });
    expect(await passwordGrant(email)).toMatchObject({ status: 400, body: { code: 'user_banned' } });
    await until(
      async () => reader?.ended,
      (ended) => ended === true,
    );
    expect(await app.prisma.session.count({ where: { userId: ann.id } })).toBe(0);
  });

  it('is closed to a sign-in that comes at the same moment', async () => {
    const ann = await seller(app, { connected: false });
    const email = await ann.email();
    const [, ...answers] = await Promise.all([suspend(ann), ...Array.from({ length: 6 }, () => passwordGrant(email))]);
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
    expect(await app.prisma.session.count({ where: { userId: ann.id } })).toBe(0);
  });

  it('keeps what the user has, and lets what is being drawn come to its end', async () => {
    const ann = await seller(app, { credits: 5 });
    await fault(app, { provider: 'openai', path: openaiPaths.texts, fault: { kind: 'latency', ms: 800 } });
    const id = await ann.begin();
    expect((await suspend(ann)).body).toMatchObject({ credits: 4, designCount: 1, printifyConnected: true });
    const { status } = await until(
      () => app.prisma.generation.findUniqueOrThrow({ where: { id } }),
      (generation) => generation.finishedAt !== null,
    );
    expect(status).toBe('finalized');
  });

  it('is taken back: the user signs in again and finds everything', async () => {
    const ann = await seller(app);
    const email = await ann.email();
    const design = await ann.make();
    await suspend(ann);
    const { status, body } = await restore(ann);
    expect([status, body.suspended_at]).toEqual([200, null]);
    const { access_token } = await signIn(app, email);
    const again = ann.with(access_token);
    expect((await again.get('/api/user')).body).toMatchObject({ email, credits: 19 });
    expect(await again.generation(design.id)).toMatchObject({ status: 'finalized' });
    expect((await details(ann)).suspension).toBeNull();
  });

  it('is kept with who, when and why; a second one changes nothing', async () => {
    const [boss, ann] = [await admin(app, { connected: false }), await seller(app, { connected: false })];
    const first: AdminUser = (await suspend(ann, `  ${reason} `, boss)).body;
    expect((await suspend(ann, 'Another reason')).body).toEqual(first);
    expect((await details(ann)).suspension).toEqual({ at: first.suspended_at, by: await boss.email(), reason });
    await restore(ann);
    await restore(ann);
    expect(await actsOf(app, boss)).toEqual([{ action: 'user.suspended', subjectId: ann.id, detail: { reason } }]);
    expect((await actsOf(app, root)).filter(({ subjectId }) => subjectId === ann.id)).toEqual([
      { action: 'user.viewed', subjectId: ann.id, detail: {} },
      { action: 'user.restored', subjectId: ann.id, detail: {} },
    ]);
  });

  it('does not come about where it cannot be written down', async () => {
    const ann = await seller(app, { connected: false });
    expect((await withoutAudit(app, () => suspend(ann))).status).toBe(500);
    expect((await ann.get('/api/user')).status).toBe(200);
    await suspend(ann);
    expect((await withoutAudit(app, () => restore(ann))).status).toBe(500);
    expect((await details(ann)).user.suspended_at).not.toBeNull();
  });

  it('needs a reason', async () => {
    const ann = await seller(app, { connected: false });
    const faults = [null, '', '   ', 'x'.repeat(301), 7, 'a\u0000b'];
    for (const why of faults) {
      const { status, body } = await suspend(ann, why);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['reason']]);
    }
    expect((await ann.get('/api/user')).status).toBe(200);
  });

  it.each(['lower case', 'upper case'])('is nothing that administrators do to themselves, in %s', async (mails) => {
    const id = mails === 'upper case' ? root.id.toUpperCase() : root.id;
    const { status, body } = await root.post(`/api/admin/users/${id}/suspend`, { reason });
    expect([status, body]).toEqual([409, { error: 'You can’t suspend your own account.', code: 'not_yourself' }]);
  });

  it('comes to one of two administrators who suspend each other', async () => {
    const [ann, bob] = [await admin(app, { connected: false }), await admin(app, { connected: false })];
    const answers = await Promise.all([suspend(bob, reason, ann), suspend(ann, reason, bob)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(({ status }) => status)).not.toContain(500);
    const ids = { in: [ann.id, bob.id] };
    expect(await app.prisma.user.count({ where: { id: ids, bannedUntil: { not: null } } })).toBe(1);
  });

  it('of an administrator ends what they may do', async () => {
    const boss = await admin(app, { connected: false });
    await suspend(boss);
    expect((await boss.get('/api/admin/stats')).status).toBe(401);
  });
});

it('closes the API to an account that was suspended from elsewhere', async () => {
  const ann = await seller(app, { connected: false });
  await app.prisma.user.update({ where: { id: ann.id }, data: { bannedUntil: new Date(Date.now() + 60_000) } });
  expect(await ann.get('/api/user')).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
  const { user, suspension } = await details(ann);
  expect(suspension).toEqual({ at: user.suspended_at, by: null, reason: null });
});
