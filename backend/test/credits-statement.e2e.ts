import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nightlyLedger } from '../src/credits/jobs/nightly-ledger.job.ts';
import { mailsTo } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { runJob } from './support/run-job.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const buyer = () => seller(app, { connected: false, credits: 0 });

/** A further lot that ends in so many days. */
async function grant({ id: userId }: Seller, amount: number, days: number): Promise<string> {
  const { id } = await app.prisma.creditLot.create({
    data: {
      userId,
      source: 'grant',
      sourceKey: `grant:${randomUUID()}`,
      amount,
      expiresAt: new Date(Date.now() + days * dayMs),
    },
  });
  await app.prisma.ledgerEntry.create({
    data: { userId, lotId: id, cause: 'grant', delta: amount, description: 'A gift' },
  });
  return id;
}

describe('what a seller has', () => {
  it('is listed as it will be spent, with what ends next', async () => {
    const ann = await buyer();
    const [late, soon] = [await grant(ann, 30, 60), await grant(ann, 4, 10)];
    await grant(ann, 9, -1);
    const { status, body } = await ann.get('/api/credits');
    expect(status).toBe(200);
    expect(body.balance).toBe(34);
    expect(body.low).toBe(false);
    expect(body.lots.map(({ id }: { id: string }) => id)).toEqual([soon, late]);
    expect(body.next_expiry).toEqual({ at: body.lots[0]?.expires_at, credits: 4 });
  });

  it('is called low at five, and nothing is nothing', async () => {
    const ann = await buyer();
    expect((await ann.get('/api/credits')).body).toEqual({ balance: 0, low: true, next_expiry: null, lots: [] });
    await grant(ann, 5, 10);
    expect((await ann.get('/api/credits')).body.low).toBe(true);
    await grant(ann, 1, 10);
    expect((await ann.get('/api/credits')).body.low).toBe(false);
  });

  it('is told change by change, page by page, and to nobody else', async () => {
    const [ann, eve] = [await buyer(), await buyer()];
    for (let n = 1; n <= 5; n += 1) await grant(ann, n, 30);
    const first = (await ann.get('/api/credits/ledger?limit=3')).body;
    expect(first.entries.map(({ amount }: { amount: number }) => amount)).toEqual([5, 4, 3]);
    expect(first.entries[0]).toMatchObject({
      type: 'credit',
      cause: 'grant',
      description: 'A gift',
      generation_id: null,
    });
    const second = (await ann.get(`/api/credits/ledger?limit=100&before=${first.next}`)).body;
    expect(second.entries.map(({ type, amount }: { type: string; amount: number }) => [type, amount])).toEqual([
      ['credit', 2],
      ['credit', 1],
      ['debit', 20],
      ['credit', 20],
    ]);
    expect(second.next).toBeNull();
    expect((await eve.get('/api/credits/ledger')).body.entries).toHaveLength(2);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'before=-1', 'before=abc', 'before=9999999999999999999999'])(
    'is not asked for with %s',
    async (query) => {
      const ann = await buyer();
      const { status, body } = await ann.get(`/api/credits/ledger?${query}`);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    },
  );
});

describe('before credits end', () => {
  const subjects = async (person: Seller, count: number) => {
    const { email } = (await person.get('/api/user')).body;
    return (await mailsTo(app, email, count)).map(({ subject }) => subject);
  };

  it('a mail comes 14 days before and one 3 days before, each once', async () => {
    const ann = await buyer();
    const id = await grant(ann, 7, 13);
    await grant(ann, 50, 40);
    await runJob(app, nightlyLedger);
    await runJob(app, nightlyLedger);
    expect(await subjects(ann, 1)).toEqual(['7 credits expire soon']);
    await app.prisma.creditLot.update({ where: { id }, data: { expiresAt: new Date(Date.now() + 2 * dayMs) } });
    await Promise.all([runJob(app, nightlyLedger), runJob(app, nightlyLedger)]);
    await runJob(app, nightlyLedger);
    expect(await subjects(ann, 2)).toHaveLength(2);
    expect(await app.prisma.expiryWarning.count({ where: { lotId: id } })).toBe(2);
    await app.prisma.creditLot.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 2 * dayMs) } });
    await runJob(app, nightlyLedger);
    expect(await app.prisma.expiryWarning.count({ where: { lotId: id } })).toBe(0);
  });

  it('one mail tells of all that end, and a night that was missed brings no second', async () => {
    const ann = await buyer();
    await grant(ann, 2, 2);
    await grant(ann, 3, 12);
    await runJob(app, nightlyLedger);
    const { email } = (await ann.get('/api/user')).body;
    const [mail] = await mailsTo(app, email, 1);
    expect(mail?.subject).toBe('5 credits expire soon');
    await runJob(app, nightlyLedger);
    expect(await subjects(ann, 1)).toHaveLength(1);
  });

  it('nobody is told of what is spent already', async () => {
    const ann = await buyer();
    const id = await grant(ann, 1, 2);
    const entry = { userId: ann.id, lotId: id, generationId: randomUUID(), cause: 'generation', delta: -1 } as const;
    await app.prisma.ledgerEntry.create({ data: { ...entry, description: 'One design' } });
    await runJob(app, nightlyLedger);
    expect(await app.prisma.expiryWarning.count({ where: { lotId: id } })).toBe(0);
  });
});
