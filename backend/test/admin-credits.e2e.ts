import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminLedgerEntry } from '../src/admin/api/credits/admin-credits.dto.ts';
import { startApp, type TestApp } from './support/app.ts';
import { actsOf, withoutAudit } from './support/audit.ts';
import { ledgerOf } from './support/billing.ts';
import type { Query } from './support/http.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let root: Seller;
beforeAll(async () => {
  app = await startApp({ ...quick, ROLE: 'api' });
  root = await admin(app, { connected: false });
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const grant = (userEmail: unknown, amount: unknown, requestId?: unknown, by = root) =>
  by.post('/api/admin/grant-credits', { userEmail, amount, requestId });
const newcomer = () => seller(app, { connected: false });

describe('a grant', () => {
  it('gives credits that live for 90 days, and says so in the books', async () => {
    const [boss, ann] = [await admin(app, { connected: false }), await newcomer()];
    const email = await ann.email();
    const { status, body } = await grant(`  ${email.toUpperCase()} `, 10, undefined, boss);
    expect(status).toBe(200);
    expect(body).toEqual({ user_id: ann.id, email, amount: 10, credits: 30, expires_at: expect.any(String) });
    expect(Math.abs(Date.parse(body.expires_at) - Date.now() - 90 * dayMs)).toBeLessThan(60_000);
    expect(await ann.credits()).toBe(30);
    expect(await ledgerOf(app, ann)).toEqual([
      ['signup', 20],
      ['grant', 10],
    ]);
    const [row] = (await root.get(`/api/admin/users/search?q=${email}`)).body.users;
    expect(row).toMatchObject({ credits: 30, creditGrantsCount: 1 });
    const detail = { amount: 10, expires_at: body.expires_at };
    expect(await actsOf(app, boss)).toEqual([{ action: 'credits.granted', subjectId: ann.id, detail }]);
  });

  it('is made once for one requestId, however often and at once it comes', async () => {
    const [boss, ann] = [await admin(app, { connected: false }), await newcomer()];
    const [email, requestId] = [await ann.email(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => grant(email, 7, n % 2 ? requestId : requestId.toUpperCase(), boss)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ credits: 27 });
    expect((await grant(email, 7, requestId, boss)).body).toEqual(answers[0]?.body);
    expect(await actsOf(app, boss)).toHaveLength(1);
    await grant(email, 7, undefined, boss);
    await grant(email, 7, randomUUID(), boss);
    expect(await ann.credits()).toBe(41);
  });

  it('does not answer for another one under its requestId', async () => {
    const [ann, bob, requestId] = [await newcomer(), await newcomer(), randomUUID()];
    await grant(await ann.email(), 3, requestId);
    for (const [email, amount] of [
      [await ann.email(), 4],
      [await bob.email(), 3],
    ] as const) {
      const { status, body } = await grant(email, amount, requestId);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['requestId']]);
    }
    expect([await ann.credits(), await bob.credits()]).toEqual([23, 20]);
  });

  it('to an address that nobody has is refused in words', async () => {
    const { status, body } = await grant('nobody@example.com', 5);
    expect([status, body]).toEqual([404, { error: 'No account uses this address.', code: 'not_found' }]);
  });

  it.each([
    [{ amount: 5 }, 'userEmail', 'Please fill in all fields'],
    [{ userEmail: '  ', amount: 5 }, 'userEmail', 'Please fill in all fields'],
    [{ userEmail: 'a@example.com' }, 'amount', 'Please fill in all fields'],
    [{ userEmail: 'a@example.com', amount: null }, 'amount', 'Please fill in all fields'],
    [{ userEmail: 'a@example.com', amount: '' }, 'amount', 'Please fill in all fields'],
    [{ userEmail: 'a@example.com', amount: 1.5 }, 'amount', 'Grant a whole number of credits.'],
    [{ userEmail: 'a@example.com', amount: 0 }, 'amount', 'Grant at least 1 credit.'],
    [{ userEmail: 'a@example.com', amount: -3 }, 'amount', 'Grant at least 1 credit.'],
    [{ userEmail: 'a@example.com', amount: 10_001 }, 'amount', 'Grant at most 10000 credits at a time.'],
    [{ userEmail: 'a@example.com', amount: 1e300 }, 'amount', 'Grant at most 10000 credits at a time.'],
    [{ userEmail: 'a\u0000@example.com', amount: 5 }, 'userEmail', expect.any(String)],
    [{ userEmail: ['a@example.com'], amount: 5 }, 'userEmail', 'Please fill in all fields'],
    [{ userEmail: 'a@example.com', amount: 5, requestId: 'mine' }, 'requestId', 'requestId must be a UUID.'],
  ])('refuses %j', async (body, field, sentence) => {
    const answer = await root.post('/api/admin/grant-credits', body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: sentence, code: 'validation_failed', fields: { [field]: sentence } },
    ]);
  });

  it('does not come about where it cannot be written down', async () => {
    const ann = await newcomer();
    const email = await ann.email();
    expect((await withoutAudit(app, () => grant(email, 5))).status).toBe(500);
    expect(await ann.credits()).toBe(20);
    expect(await ledgerOf(app, ann)).toEqual([['signup', 20]]);
  });
});

describe('the ledger', () => {
  const read = async (query: Query = ''): Promise<AdminLedgerEntry[]> => {
    const { status, body, text } = await root.get(`/api/admin/ledger${query}`);
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return body;
  };

  it("tells of everybody's changes, newest first, with amounts that have no sign", async () => {
    const [ann, bob] = [await seller(app), await newcomer()];
    await grant(await ann.email(), 3);
    await grant(await bob.email(), 4);
    const generationId = await ann.begin();
    const lots = await app.prisma.creditLot.findMany({ where: { userId: ann.id }, orderBy: { createdAt: 'asc' } });
    const [first, second, third] = await read('?limit=3');
    expect(first).toEqual({
      id: expect.stringMatching(/^\d+$/),
      created_at: expect.any(String),
      user_id: ann.id,
      type: 'debit',
      cause: 'generation',
      amount: 1,
      description: 'One design',
      lot_id: lots[0]?.id,
      program: null,
      generation_id: generationId,
    });
    expect(second).toMatchObject({ user_id: bob.id, type: 'credit', cause: 'grant', amount: 4, generation_id: null });
    expect(third).toMatchObject({ user_id: ann.id, amount: 3, lot_id: lots[1]?.id });
  });

  it('goes on from an entry, for one user or for all, to its end', async () => {
    const ann = await newcomer();
    for (let n = 1; n <= 4; n += 1) await grant(await ann.email(), n);
    await grant(await root.email(), 9);
    const amounts = (entries: AdminLedgerEntry[]) => entries.map(({ amount }) => amount);
    const first = await read(`?user_id=${ann.id}&limit=2`);
    expect(amounts(first)).toEqual([4, 3]);
    const second = await read(`?user_id=${ann.id}&limit=2&before=${first[1]?.id}`);
    expect(amounts(second)).toEqual([2, 1]);
    expect(amounts(await read(`?user_id=${ann.id}&before=${second[1]?.id}`))).toEqual([20]);
    const all = await read('?limit=500');
    expect(all).toHaveLength(await app.prisma.ledgerEntry.count());
    expect(all.map(({ id }) => Number(id))).toEqual(all.map(({ id }) => Number(id)).toSorted((a, b) => b - a));
    expect(await read(`?user_id=${randomUUID()}`)).toEqual([]);
  });

  it('is sorted by amount page by page, the other way round too, and filtered by type and address', async () => {
    const ann = await newcomer();
    for (const amount of [5, 2, 5, 9]) await grant(await ann.email(), amount);
    const address = encodeURIComponent((await ann.email()).toUpperCase());
    const query: Query = `?email=${address}&type=credit&sort=amount&limit=2`;
    const amounts = (entries: AdminLedgerEntry[]) => entries.map(({ amount }) => amount);
    const first = await read(query);
    const second = await read(`${query}&before=${first[1]?.id}`);
    const third = await read(`${query}&before=${second[1]?.id}`);
    expect([first, second, third].map(amounts)).toEqual([[20, 9], [5, 5], [2]]);
    expect(second[0]?.id).not.toBe(second[1]?.id);
    expect(amounts(await read(`${query}&order=asc`))).toEqual([2, 5]);
    expect(amounts(await read(`?email=${address}&order=asc&limit=3`))).toEqual([20, 5, 2]);
    expect(await read(`?email=${address}&type=debit`)).toEqual([]);
    expect(await read('?email=nobody@inkloom.example')).toEqual([]);
  });

  it('shows a hundred where nothing is asked', async () => {
    const lots = Array.from({ length: 101 }, () => ({ id: randomUUID(), userId: root.id }));
    await app.prisma.creditLot.createMany({
      data: lots.map((lot) => ({
        ...lot,
        source: 'grant',
        sourceKey: `grant:${lot.id}`,
        amount: 1,
        expiresAt: new Date(Date.now() + dayMs),
      })),
    });
    await app.prisma.ledgerEntry.createMany({
      data: lots.map(({ id: lotId, userId }) => ({ userId, lotId, cause: 'grant', delta: 1, description: 'One' })),
    });
    expect(await read()).toHaveLength(100);
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'before=-1',
    'before=9999999999999999999',
    'user_id=me',
    'sort=user',
    'order=up',
    'type=both',
    'before=1&before=2',
  ])('is not asked for with %s', async (query) => {
    const { status, body } = await root.get(`/api/admin/ledger?${query}`);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [query.split('=')[0]]]);
  });
});
