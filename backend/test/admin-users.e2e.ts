import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminUser, AdminUserDetails, AdminUserPage } from '../src/admin/api/users/admin-users.dto.ts';
import { member } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { actsOf, withoutAudit } from './support/audit.ts';
import { buyPlan, settled } from './support/billing.ts';
import { drawQuickly, resetSandbox } from './support/providers.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let root: Seller;
beforeAll(async () => {
  app = await startApp(quick);
  await resetSandbox(app);
  await drawQuickly(app);
  root = await admin(app, { connected: false });
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const monthAgo = () => new Date(Date.now() - 31 * dayMs);

async function search(query: Record<string, string>): Promise<AdminUserPage> {
  const { status, body, text } = await root.get(`/api/admin/users/search?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body;
}

async function found(q: string): Promise<string[]> {
  return (await search({ q, per_page: '100' })).users.map(({ email }) => email);
}

async function row({ id }: { id: string }): Promise<AdminUser> {
  return (await details(id)).user;
}

async function details(id: string): Promise<AdminUserDetails> {
  const { status, body, text } = await root.get(`/api/admin/users/${id}`);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body;
}

/** Somebody with this address or name, among others who differ in one letter. */
async function person(email: string, names: { name?: string; userMetadata?: object } = {}) {
  return app.prisma.user.create({ data: { email, passwordHash: 'none', ...names } });
}

describe('the numbers on top', () => {
  it('count users, the active among them, designs and connections', async () => {
    const before = (await root.get('/api/admin/stats')).body;
    const ann = await seller(app);
    await ann.make();
    await member(app);
    expect((await root.get('/api/admin/stats')).body).toEqual({
      totalUsers: before.totalUsers + 2,
      activeUsers: before.activeUsers + 1,
      totalGenerations: before.totalGenerations + 1,
      connectedUsers: before.connectedUsers + 1,
    });
  });

  it.each(['a sign-in', 'a renewed session', 'a design'])('call who had %s in 30 days active', async (cause) => {
    const { activeUsers } = (await root.get('/api/admin/stats')).body;
    const now = new Date();
    const { id: userId } = await member(app);
    await app.prisma.user.update({
      where: { id: userId },
      data: { lastSignInAt: cause === 'a sign-in' ? now : monthAgo() },
    });
    await app.prisma.session.create({
      data: { userId, amr: [], refreshedAt: cause === 'a renewed session' ? now : monthAgo() },
    });
    const made = { idea: 'Fox', style: 'Modern', requestKey: randomUUID(), request: {}, status: 'error' as const };
    await app.prisma.generation.create({
      data: { userId, ...made, createdAt: cause === 'a design' ? now : monthAgo() },
    });
    expect((await root.get('/api/admin/stats')).body.activeUsers).toBe(activeUsers + 1);
    expect((await row({ id: userId })).lastActivity).toBe(now.toISOString());
  });
});

describe('the list of users', () => {
  it('tells of each what the table shows, newest first', async () => {
    const ann = await seller(app, { credits: 7 });
    await ann.make();
    const eve = await member(app);
    const { status, body } = await root.get('/api/admin/users');
    expect(status).toBe(200);
    const [newest, second] = body as AdminUser[];
    expect(newest).toEqual({
      id: eve.id,
      email: eve.email,
      name: eve.email.split('@')[0],
      avatar_url: null,
      created_at: eve.createdAt.toISOString(),
      subscription_tier: 'free',
      subscription_status: 'none',
      credits: 0,
      creditGrantsCount: 0,
      printifyConnected: false,
      designCount: 0,
      lastActivity: null,
      is_admin: false,
      suspended_at: null,
    });
    expect(second).toMatchObject({ id: ann.id, credits: 6, printifyConnected: true, designCount: 1 });
    expect(Date.parse(second?.lastActivity ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('counts neither what has expired nor what was bought as granted', async () => {
    const ann = await seller(app, { connected: false });
    const lot = { userId: ann.id, amount: 5, expiresAt: new Date(Date.now() - 1000) };
    const { id: lotId } = await app.prisma.creditLot.create({
      data: { ...lot, source: 'grant', sourceKey: `grant:${randomUUID()}` },
    });
    await app.prisma.ledgerEntry.create({
      data: { userId: ann.id, lotId, cause: 'grant', delta: 5, description: 'Gone' },
    });
    expect(await row(ann)).toMatchObject({ credits: 20, creditGrantsCount: 1 });
  });
});

describe('the search', () => {
  const mark = randomUUID().slice(0, 8);
  beforeAll(async () => {
    await person(`per%cent-${mark}@example.com`);
    await person(`perXcent-${mark}@example.com`.toLowerCase());
    await person(`under_score-${mark}@example.com`);
    await person(`under-score-${mark}@example.com`, { userMetadata: { full_name: 'Élodie Ånström', name: 'Nobody' } });
    await person(`named-${mark}@example.com`, { name: `Zoë ${mark}`, userMetadata: { full_name: 'Hidden' } });
    await person(`back\\slash-${mark}@example.com`, { userMetadata: { full_name: ' ', name: "O'Neil" } });
  });

  it.each([
    [`PER%CENT-${mark}`, [`per%cent-${mark}@example.com`]],
    [`r_score-${mark}`, [`under_score-${mark}@example.com`]],
    ['élodie ÅN', [`under-score-${mark}@example.com`]],
    [`ZOË ${mark}`, [`named-${mark}@example.com`]],
    [`back\\slash-${mark}`, [`back\\slash-${mark}@example.com`]],
    ["o'nEIL", [`back\\slash-${mark}@example.com`]],
    ['  Élodie  ', [`under-score-${mark}@example.com`]],
    [`${mark}@example.org`, []],
    ['Hidden', []],
    ['Nobody', []],
  ])('finds by %j what holds it, and no character is a wildcard', async (q, emails) => {
    expect(await found(q)).toEqual(emails);
  });

  it('pages newest first, and leaves nobody out where many came at the same moment', async () => {
    const crowd = randomUUID().slice(0, 8);
    const createdAt = new Date();
    const names = Array.from({ length: 7 }, (_, n) => `crowd-${crowd}-${n}@example.com`);
    await app.prisma.user.createMany({
      data: names.map((email) => ({ email, passwordHash: 'none', createdAt })),
    });
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => search({ q: crowd, page, per_page: '3' })));
    expect(pages.map(({ users, total, page, per_page }) => [users.length, total, page, per_page])).toEqual([
      [3, 7, 1, 3],
      [3, 7, 2, 3],
      [1, 7, 3, 3],
      [0, 7, 4, 3],
    ]);
    const seen = pages.flatMap(({ users }) => users.map(({ email }) => email));
    expect(seen.toSorted()).toEqual(names);
    expect(seen).toEqual(await found(crowd));
  });

  it('without words shows everybody, 25 a page', async () => {
    await app.prisma.user.createMany({
      data: Array.from({ length: 26 }, (_, n) => ({ email: `many-${mark}-${n}@example.com`, passwordHash: 'none' })),
    });
    const [first, second] = [await search({}), await search({ page: '2' })];
    expect(first).toMatchObject({ total: await app.prisma.user.count(), page: 1, per_page: 25 });
    expect(first.users).toHaveLength(25);
    expect((await root.get('/api/admin/users')).body).toEqual(first.users);
    expect((await root.get('/api/admin/users?page=2')).body).toEqual(second.users);
    expect((await root.get(`/api/admin/users?q=many-${mark}-&per_page=100`)).body).toHaveLength(26);
  });

  it('sorts and filters all of them, not one page alone', async () => {
    const crowd = randomUUID().slice(0, 8);
    const rich = await seller(app, { connected: false });
    const busy = await seller(app, { credits: 5 });
    await busy.make();
    for (const { id } of [rich, busy])
      await app.prisma.user.update({ where: { id }, data: { name: `${crowd} ${id}`, subscriptionTier: 'pro' } });
    const idle = await person(`${crowd}@example.com`);
    await app.prisma.user.update({ where: { id: idle.id }, data: { bannedUntil: new Date(Date.now() + dayMs) } });
    const first = async (query: Record<string, string>) =>
      (await search({ q: crowd, per_page: '1', ...query })).users[0]?.id;
    for (const [sort, largest, smallest] of [
      ['joined', idle, rich],
      ['credits', rich, idle],
      ['designs', busy, idle],
      ['activity', busy, rich],
    ] as const) {
      expect([sort, await first({ sort })]).toEqual([sort, largest.id]);
      expect([sort, await first({ sort, order: 'asc' })]).toEqual([sort, smallest.id]);
    }
    for (const [filter, ids] of [
      ['pro', [busy.id, rich.id]],
      ['free', [idle.id]],
      ['connected', [busy.id]],
      ['not_connected', [idle.id, rich.id]],
      ['suspended', [idle.id]],
      ['past_due', []],
    ] as const) {
      const { users, total } = await search({ q: crowd, filter });
      expect([filter, users.map(({ id }) => id), total]).toEqual([filter, ids, ids.length]);
    }
  });

  it.each([
    'sort=password',
    'order=up',
    'filter=all',
    'page=0',
    'page=1.5',
    'page=x',
    'page=1e99',
    'per_page=0',
    'per_page=101',
    'q=%00',
    `q=${'x'.repeat(321)}`,
    'q=a&q=b',
  ])('is not asked for with %s', async (query) => {
    const { status, body } = await root.get(`/api/admin/users/search?${query}`);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [query.split('=')[0]]]);
    expect((await root.get(`/api/admin/users?${query}`)).status).toBe(400);
  });
});

describe('what an administrator reads of everybody', () => {
  const lists = ['users', 'users/search', 'users/search?q=secret', 'ledger', 'contact-messages'].map(
    (name) => `/api/admin/${name}`,
  );

  it('is audited once an hour for each list, not for each page, and without the words that were searched for', async () => {
    const boss = await admin(app, { connected: false });
    for (const path of lists) await Promise.all([boss.get(path), boss.get(path)]);
    await boss.get('/api/admin/users?page=2');
    await boss.get('/api/admin/contact-messages?page=2');
    const acts = ['users.listed', 'users.searched', 'ledger.listed', 'messages.listed'];
    const entry = { subjectId: null, detail: {} };
    expect(await actsOf(app, boss)).toEqual(acts.map((action) => ({ action, ...entry })));
    await boss.get(`/api/admin/ledger?user_id=${boss.id}`);
    expect((await actsOf(app, boss)).slice(acts.length)).toEqual([
      { action: 'ledger.listed', subjectId: boss.id, detail: {} },
    ]);
  });

  it('is not answered where it cannot be audited', async () => {
    const boss = await admin(app, { connected: false });
    const answers = await withoutAudit(app, () => Promise.all(lists.map((path) => boss.get(path))));
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 500));
  });
});

describe("a user's details", () => {
  it('are their account, designs, credits, payments and sessions, and no secret', async () => {
    const ann = await seller(app);
    const email = await ann.email();
    const design = await ann.make();
    await buyPlan(ann, 'starter');
    await settled(ann, 94);
    const { body, text } = await root.get(`/api/admin/users/${ann.id}`);
    const shown: AdminUserDetails = body;
    expect(shown.user).toMatchObject({ id: ann.id, email, credits: 94, designCount: 1, subscription_tier: 'starter' });
    expect(Object.keys(shown)).toEqual([
      'user',
      'email_confirmed_at',
      'last_sign_in_at',
      'suspension',
      'printify',
      'generations',
      'lots',
      'ledger',
      'payments',
      'sessions',
    ]);
    expect(Date.parse(shown.email_confirmed_at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(shown.last_sign_in_at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(shown.suspension).toBeNull();
    expect(shown.printify).toEqual({
      connected_at: expect.any(String),
      shop: expect.stringMatching(/\w/),
      token_expires_at: null,
    });
    expect(shown.generations).toEqual([
      {
        id: design.id,
        idea: design.prompt,
        status: 'finalized',
        publish_status: 'published',
        engine: 'ai',
        created_at: design.created_at,
        error_message: null,
        image_cost_micros: null,
      },
    ]);
    expect(shown.lots.map(({ source, amount, remaining }) => [source, amount, remaining])).toEqual([
      ['subscription', 75, 75],
      ['signup', 20, 19],
    ]);
    expect(shown.ledger.map(({ cause, type, amount, user_id }) => [cause, type, amount, user_id])).toEqual([
      ['subscription', 'credit', 75, ann.id],
      ['generation', 'debit', 1, ann.id],
      ['signup', 'credit', 20, ann.id],
    ]);
    expect(shown.ledger.map(({ lot_id }) => lot_id)).toEqual([shown.lots[0]?.id, shown.lots[1]?.id, shown.lots[1]?.id]);
    const [bought] = shown.ledger;
    expect(shown.payments).toEqual([
      {
        id: expect.stringMatching(/^pi_/),
        amount: 2900,
        refunded: 0,
        disputed: 0,
        paid_at: expect.any(String),
        description: bought?.description,
      },
    ]);
    const session = { id: expect.any(String), user_agent: 'node', ip: '127.0.0.1' };
    const times = { created_at: expect.any(String), refreshed_at: expect.any(String) };
    expect(shown.sessions).toEqual(Array(2).fill({ ...session, ...times }));
    expect(text).not.toMatch(/argon2|sandbox_seller|token_hash|sealed|accountKey/i);
  });

  it('are the newest of much', async () => {
    const { id: userId } = await member(app);
    const made = { userId, style: 'Modern', request: {}, status: 'error' as const };
    await app.prisma.generation.createMany({
      data: Array.from({ length: 25 }, (_, n) => ({
        ...made,
        idea: `Fox ${n}`,
        requestKey: randomUUID(),
        createdAt: new Date(Date.now() - n * 1000),
      })),
    });
    const { generations } = await details(userId);
    expect(generations.map(({ idea }) => idea)).toEqual(Array.from({ length: 20 }, (_, n) => `Fox ${n}`));
  });

  it('come to the audit log once an hour for each administrator and user, also when asked for at once', async () => {
    const [boss, chief, ann] = [await admin(app), await admin(app), await member(app)];
    const path = `/api/admin/users/${ann.id}`;
    await Promise.all([
      boss.get(path),
      boss.get(path),
      boss.get(path.toUpperCase().replace(/^.*\//, '/api/admin/users/')),
    ]);
    await chief.get(path);
    await boss.get(`/api/admin/users/${chief.id}`);
    const check = { action: 'user.viewed', detail: {} };
    expect(await actsOf(app, boss)).toEqual([
      { ...check, subjectId: ann.id },
      { ...check, subjectId: chief.id },
    ]);
    expect(await actsOf(app, chief)).toEqual([{ ...check, subjectId: ann.id }]);
  });

  it.each([
    ['GET', ''],
    ['POST', '/suspend'],
    ['POST', '/restore'],
  ])('%s of nobody%s is not found, whatever the id', async (method, act) => {
    for (const id of [randomUUID(), 'nobody', "1'--"]) {
      const answer =
        method === 'GET'
          ? await root.get(`/api/admin/users/${id}${act}`)
          : await root.post(`/api/admin/users/${id}${act}`, { reason: 'None' });
      expect([answer.status, answer.body]).toEqual([404, { error: 'Not found', code: 'not_found' }]);
    }
    expect(await actsOf(app, root)).not.toContainEqual(expect.objectContaining({ action: 'user.suspended' }));
  });
});
