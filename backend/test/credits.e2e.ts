import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LedgerCause } from '../src/platform/prisma/client/client.ts';
import { startApp, type TestApp } from './support/app.ts';
import { quick, type Seller, seller } from './support/seller.ts';

/** Nothing works on what is accepted; the books are what is looked at. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, ROLE: 'api' });
});
afterAll(() => app.close());

const lotOf = ({ id: userId }: Seller) =>
  app.prisma.creditLot.findFirstOrThrow({ where: { userId, source: 'signup' } });

describe('a new account', () => {
  it('has twenty credits for ninety days, and the books say where from', async () => {
    const ann = await seller(app, { connected: false });
    expect(await ann.credits()).toBe(20);
    const lot = await lotOf(ann);
    expect(lot).toMatchObject({ source: 'signup', sourceKey: `signup:${ann.id}`, amount: 20, remaining: 20 });
    const days = (lot.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(Math.abs(days - 90)).toBeLessThan(0.1);
    const entries = await app.prisma.ledgerEntry.findMany({ where: { userId: ann.id } });
    expect(entries).toMatchObject([{ cause: 'signup', delta: 20, lotId: lot.id, generationId: null }]);
  });

  it('has as many as an administrator has set, and none where that is none', async () => {
    await app.prisma.appSettings.update({ where: { id: 1 }, data: { newUserCredits: 7 } });
    const ann = await seller(app, { connected: false });
    await app.prisma.appSettings.update({ where: { id: 1 }, data: { newUserCredits: 0 } });
    const bob = await seller(app, { connected: false });
    await app.prisma.appSettings.update({ where: { id: 1 }, data: { newUserCredits: 20 } });
    expect([await ann.credits(), await bob.credits()]).toEqual([7, 0]);
    expect(await app.prisma.creditLot.count({ where: { userId: bob.id } })).toBe(0);
  });
});

describe('spending', () => {
  it('takes from the lot that expires first, then from the next', async () => {
    const ann = await seller(app, { credits: 1 });
    const soon = await fill(ann, 1, 5);
    const later = await fill(ann, 1, 400);
    const used: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const generationId = await ann.begin();
      used.push((await app.prisma.ledgerEntry.findFirstOrThrow({ where: { generationId } })).lotId);
    }
    expect(used).toEqual([soon, (await lotOf(ann)).id, later]);
    expect((await ann.generate()).status).toBe(402);
  });
});

describe('the database itself', () => {
  const refuses = async (work: (lotId: string, userId: string) => Promise<unknown>, words: RegExp) => {
    const ann = await seller(app, { connected: false });
    const lot = await lotOf(ann);
    await expect(work(lot.id, ann.id)).rejects.toThrow(words);
    expect(await lotOf(ann)).toEqual(lot);
    expect(await app.prisma.ledgerEntry.count({ where: { lotId: lot.id } })).toBe(1);
  };
  const entry = (
    userId: string,
    lotId: string,
    cause: LedgerCause,
    delta: number,
    generationId: string | null = null,
  ) => app.prisma.ledgerEntry.create({ data: { userId, lotId, cause, delta, generationId, description: 'Test' } });

  it('moves a lot by ledger entries alone', () =>
    refuses(
      (lot) => app.prisma.$executeRaw`UPDATE credit_lots SET remaining = remaining - 1 WHERE id = ${lot}::uuid`,
      /a lot is moved by ledger entries alone/,
    ));

  it('lets no lot begin with something in it', () =>
    refuses(
      (_, userId) =>
        app.prisma.creditLot.create({
          data: { userId, source: 'grant', sourceKey: randomUUID(), amount: 5, remaining: 5, expiresAt: new Date() },
        }),
      /a lot begins empty|Foreign key constraint/,
    ));

  it.each([
    [
      'changes',
      (lot: string) => app.prisma.$executeRaw`UPDATE ledger_entries SET delta = 99 WHERE lot_id = ${lot}::uuid`,
    ],
    ['loses', (lot: string) => app.prisma.$executeRaw`DELETE FROM ledger_entries WHERE lot_id = ${lot}::uuid`],
    ['is emptied', () => app.prisma.$executeRaw`TRUNCATE ledger_entries`],
    ['is emptied with its lots', () => app.prisma.$executeRaw`TRUNCATE credit_lots CASCADE`],
  ])('has a ledger that never %s', (_, work) => refuses(work, /the ledger is append-only/));

  it('lets no lot go that has entries', () =>
    refuses(
      (lot) => app.prisma.$executeRaw`DELETE FROM credit_lots WHERE id = ${lot}::uuid`,
      /violates (RESTRICT|foreign key)|append-only/,
    ));

  it.each<[string, LedgerCause, number, RegExp]>([
    ['below nothing', 'expiry', -21, /remaining_bounds/],
    ['above what it was filled with', 'give_back', 1, /remaining_bounds/],
  ])('takes no lot %s', (_, cause, delta, words) =>
    refuses((lot, user) => entry(user, lot, cause, delta, cause === 'give_back' ? randomUUID() : null), words),
  );

  it.each<[string, LedgerCause, number, boolean, RegExp]>([
    ['an entry of nothing', 'grant', 0, false, /delta_not_zero|ledger_entries_sign/],
    ['a charge that adds', 'generation', 1, true, /ledger_entries_sign/],
    ['a grant that takes', 'grant', -1, false, /ledger_entries_sign/],
    ['an expiry that adds', 'expiry', 1, false, /ledger_entries_sign/],
    ['a charge without a design', 'generation', -1, false, /ledger_entries_generation/],
    ['a grant with a design', 'grant', 1, true, /ledger_entries_generation/],
    ['a second filling', 'signup', 1, false, /Unique constraint failed/],
  ])('refuses %s', (_, cause, delta, design, words) =>
    refuses((lot, user) => entry(user, lot, cause, delta, design ? randomUUID() : null), words),
  );

  it('refuses a cause that nobody knows', () =>
    refuses(
      (lot, userId) => app.prisma.$executeRaw`
        INSERT INTO ledger_entries (user_id, lot_id, cause, delta, description)
        VALUES (${userId}::uuid, ${lot}::uuid, 'gift', 1, 'Test')`,
      /invalid input value for enum ledger_cause/,
    ));

  it("refuses an entry for somebody else's lot", async () => {
    const bob = await seller(app, { connected: false });
    await refuses((lot) => entry(bob.id, lot, 'expiry', -1), /not of this user|Foreign key constraint/);
  });

  it.each<[string, LedgerCause, number]>([
    ['charge', 'generation', -1],
    ['give-back', 'give_back', 1],
  ])('refuses a second %s for one design', async (_, cause, delta) => {
    const ann = await seller(app, { connected: false });
    const { id: lot } = await lotOf(ann);
    const design = randomUUID();
    await entry(ann.id, lot, 'generation', -1, design);
    if (cause === 'give_back') await entry(ann.id, lot, cause, delta, design);
    await expect(entry(ann.id, lot, cause, delta, design)).rejects.toThrow('Unique constraint failed');
    await fill(ann, 5, 10);
    const other = await app.prisma.creditLot.findFirstOrThrow({ where: { userId: ann.id, source: 'grant' } });
    await expect(entry(ann.id, other.id, cause, delta, design)).rejects.toThrow('Unique constraint failed');
  });

  it('refuses a second lot for one payment', async () => {
    const ann = await seller(app, { connected: false });
    const data = {
      userId: ann.id,
      source: 'subscription',
      sourceKey: `invoice:${ann.id}`,
      amount: 75,
      expiresAt: new Date(),
    } as const;
    await app.prisma.creditLot.create({ data });
    await expect(app.prisma.creditLot.create({ data })).rejects.toThrow('Unique constraint failed');
  });

  it.each([0, -5])('refuses a lot of %i', async (amount) => {
    const ann = await seller(app, { connected: false });
    const data = { userId: ann.id, source: 'grant', sourceKey: randomUUID(), amount, expiresAt: new Date() } as const;
    await expect(app.prisma.creditLot.create({ data })).rejects.toThrow(/amount_positive/);
  });
});

/** A further lot that ends in so many days. */
async function fill({ id: userId }: Seller, amount: number, days: number): Promise<string> {
  const lot = await app.prisma.creditLot.create({
    data: {
      userId,
      source: 'grant',
      sourceKey: `grant:${randomUUID()}`,
      amount,
      expiresAt: new Date(Date.now() + days * 86_400_000),
    },
  });
  await app.prisma.ledgerEntry.create({
    data: { userId, lotId: lot.id, cause: 'grant', delta: amount, description: 'Test' },
  });
  return lot.id;
}
