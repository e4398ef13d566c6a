import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CreditsService, ProgramSpending } from '../src/credits/index.ts';
import { expiredSince } from '../src/credits/ledger/nightly-ledger.handler.ts';
import { AppError } from '../src/platform/errors/app-error.ts';
import { startApp, type TestApp } from './support/app.ts';

let app: TestApp;
let credits: CreditsService;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  credits = new CreditsService(app.prisma, new ProgramSpending(app.prisma));
});
afterAll(() => app.close());

/** One change of the ledger; numbers name designs, payments and lots. */
type Deed =
  | { do: 'grant'; payment: number; amount: number }
  | { do: 'spend'; design: number }
  | { do: 'refund'; design: number }
  | { do: 'run out'; lot: number }
  | { do: 'expire' };

const some = fc.nat({ max: 11 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('grant' as const), payment: some, amount: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('spend' as const), design: some }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('refund' as const), design: some }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('run out' as const), lot: some }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
);
/** Deeds of one round happen at the same moment. */
const rounds = fc.array(fc.array(deed, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });

/** An account, and names for what happens to it. */
class Account {
  readonly id = randomUUID();
  private readonly designs = Array.from({ length: 12 }, () => randomUUID());

  async open(): Promise<void> {
    const { id } = this;
    await app.prisma.user.create({ data: { id, email: `${id}@example.com`, passwordHash: '-' } });
  }

  async happen(what: Deed): Promise<void> {
    switch (what.do) {
      case 'grant':
        return this.grant(what.payment, what.amount);
      case 'spend':
        return this.spend(this.design(what.design));
      case 'refund':
        await app.prisma.$transaction((tx) => credits.refund(tx, this.design(what.design)));
        return;
      case 'run out':
        return this.runOut(what.lot);
      default:
        await credits.expireLots();
    }
  }

  lots() {
    return app.prisma.creditLot.findMany({
      where: { userId: this.id },
      include: { entries: true },
      orderBy: { id: 'asc' },
    });
  }

  private design(number: number): string {
    return this.designs[number] ?? '';
  }

  private async grant(payment: number, amount: number): Promise<void> {
    const sourceKey = `${this.id}:${payment}`;
    const order = { userId: this.id, source: 'grant' as const, sourceKey, amount, description: 'Test' };
    await app.prisma.$transaction((tx) => credits.addLot(tx, order));
  }

  /** Nobody may be charged for a design that has been charged: the database refuses, as it would a generation. */
  private async spend(design: string): Promise<void> {
    try {
      await app.prisma.$transaction(async (tx) => {
        await credits.lockAccount(tx, this.id);
        await credits.spend(tx, this.id, design);
      });
    } catch (error) {
      const poor = error instanceof AppError && error.code === 'insufficient_credits';
      const twice = String(error).includes('ledger_entries_once_per_generation');
      if (!poor && !twice) throw error;
    }
  }

  private async runOut(number: number): Promise<void> {
    const lots = await this.lots();
    const lot = lots[number % lots.length];
    if (lot)
      await app.prisma.creditLot.update({ where: { id: lot.id }, data: { expiresAt: new Date(Date.now() - 120_000) } });
  }
}

async function expectInOrder(account: Account): Promise<void> {
  const lots = await account.lots();
  const now = Date.now();
  const live = lots.filter(({ expiresAt }) => expiresAt.getTime() > now);
  for (const { amount, remaining, entries } of lots) {
    const sum = entries.reduce((total, { delta }) => total + delta, 0);
    expect({ remaining, whole: entries.filter(({ cause }) => cause === 'grant').length }).toEqual({
      remaining: sum,
      whole: 1,
    });
    expect(remaining).toBeGreaterThanOrEqual(0);
    expect(remaining).toBeLessThanOrEqual(amount);
  }
  expect(await credits.balance(account.id)).toBe(live.reduce((sum, { remaining }) => sum + remaining, 0));
  const moves = lots.flatMap(({ entries }) => entries).filter(({ generationId }) => generationId !== null);
  for (const design of new Set(moves.map(({ generationId }) => generationId))) {
    const own = moves.filter(({ generationId }) => generationId === design);
    expect(own.map(({ cause }) => cause).toSorted()).toEqual(
      ['generation', 'give_back'].slice(0, own.length).toSorted(),
    );
    expect(new Set(own.map(({ lotId }) => lotId)).size).toBe(1);
  }
}

it('the ledger stays consistent whatever happens at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (story) => {
      const account = new Account();
      await account.open();
      for (const round of story) {
        await Promise.all(round.map((what) => account.happen(what)));
        await expectInOrder(account);
      }
    }),
    { numRuns: 80 },
  );
  expect((await credits.reconcile()).discrepancies).toEqual([]);
}, 120_000);

it('nothing is refused while there is a credit, and everything when there is none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 12 }),
      async (lots, requests) => {
        const account = new Account();
        await account.open();
        for (const [payment, amount] of lots.entries()) await account.happen({ do: 'grant', payment, amount });
        const before = await credits.balance(account.id);
        await Promise.all(Array.from({ length: requests }, (_, design) => account.happen({ do: 'spend', design })));
        expect(await credits.balance(account.id)).toBe(Math.max(0, before - requests));
        await Promise.all(Array.from({ length: requests }, (_, design) => account.happen({ do: 'refund', design })));
        expect(await credits.balance(account.id)).toBe(before);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

it('what was given back to a lot that ended long ago ends on a Sunday, and every other night reads the newer lots', async () => {
  const account = new Account();
  await account.open();
  await account.happen({ do: 'grant', payment: 0, amount: 3 });
  const [lot] = await account.lots();
  const fiftyDaysAgo = new Date(Date.now() - 50 * 86_400_000);
  await app.prisma.creditLot.update({ where: { id: lot?.id ?? '' }, data: { expiresAt: fiftyDaysAgo } });
  const monday = new Date('2026-11-23T03:17:00Z');
  expect(expiredSince(monday)).toEqual(new Date('2026-10-14T03:17:00Z'));
  await credits.expireLots(new Date(Date.now() - 40 * 86_400_000));
  expect((await account.lots())[0]?.remaining).toBe(3);
  await credits.expireLots(expiredSince(new Date('2026-11-22T03:17:00Z')));
  expect((await account.lots())[0]?.remaining).toBe(0);
});

it('32 nightly runs compare every lot with its entries, once where nothing changes it', async () => {
  const account = new Account();
  await account.open();
  await account.happen({ do: 'grant', payment: 0, amount: 3 });
  const [lot] = await account.lots();
  await app.prisma.$transaction([
    app.prisma.$executeRaw`SET LOCAL session_replication_role = 'replica'`,
    app.prisma.$executeRaw`UPDATE credit_lots SET remaining = 2 WHERE id = ${lot?.id}::uuid`,
    app.prisma.$executeRaw`
      UPDATE ledger_entries SET created_at = now() - interval '3 days' WHERE lot_id = ${lot?.id}::uuid`,
  ]);
  const reports = await Promise.all(Array.from({ length: 32 }, (_, slice) => credits.reconcile(slice)));
  expect(reports.flatMap(({ discrepancies }) => discrepancies)).toEqual([lot?.id]);
});
