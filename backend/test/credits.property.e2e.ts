import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nightlyLedger } from '../src/credits/jobs/nightly-ledger.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { control, drawQuickly, fault, openaiPaths, resetSandbox } from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { type DesignRequest, quick, type Seller, seller, someDesignRequest } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, WORKER_CONCURRENCY: '8' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const dayMs = 86_400_000;

/** What a seller, the workers, the clock and the night do. What a design comes to may be seen much later, or never. */
type Action =
  /** So many requests at the same moment, each asked once or twice; so many of all pictures to come are refused. */
  | { do: 'generate'; requestCount: number; twice: boolean; refused: number }
  | { do: 'grant'; amount: number; days: number }
  | { do: 'run out'; lot: number }
  | { do: 'night'; times: number }
  | { do: 'repush'; design: number }
  | { do: 'wait' };

const small = fc.integer({ min: 1, max: 4 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('generate' as const),
      requestCount: small,
      twice: fc.boolean(),
      refused: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('grant' as const), amount: small, days: fc.integer({ min: 1, max: 200 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('run out' as const), lot: fc.nat({ max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('night' as const), times: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repush' as const), design: fc.nat({ max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);

/**
 * The model: lots with what was put into them, and designs that stand on one of them. A design that ended in error
 * once stands on none, for ever. What is left of a lot that has not run out is what no design stands on.
 */
class LedgerModel {
  readonly lots = new Map<string, { amount: number; live: boolean }>();
  readonly standing = new Map<string, string>();

  get balance(): number {
    let left = 0;
    for (const [id, { amount, live }] of this.lots) if (live) left += amount - this.on(id);
    return left;
  }

  on(lotId: string): number {
    return [...this.standing.values()].filter((standsOn) => standsOn === lotId).length;
  }
}

/** A seller with the model of their books. */
class Player {
  readonly ledgerModel = new LedgerModel();
  private readonly asked = new Set<string>();

  constructor(readonly seller: Seller) {}

  async play(next: Action): Promise<void> {
    switch (next.do) {
      case 'generate':
        return this.generate(next);
      case 'grant':
        return this.grant(next.amount, next.days);
      case 'run out':
        return this.runOut(next.lot);
      case 'night':
        await Promise.all(Array.from({ length: next.times }, () => runJob(app, nightlyLedger)));
        return;
      case 'repush':
        return this.repush(next.design);
      default:
        return this.settle();
    }
  }

  /** Everything comes to rest; the model hears what became of the designs, and must agree. */
  async settle(): Promise<void> {
    const designs = await until(
      () => this.seller.generations(),
      (all) => all.every(({ status }) => status === 'finalized' || status === 'error'),
    );
    expect(new Set(designs.map(({ id }) => id))).toEqual(this.asked);
    for (const { id, status } of designs) if (status === 'error') this.ledgerModel.standing.delete(id);
    expect(await this.seller.credits()).toBe(this.ledgerModel.balance);
  }

  /** With nothing under way, as many are taken as there are credits for; never is one asked twice charged twice. */
  private async generate({ requestCount, twice, refused }: Action & { do: 'generate' }): Promise<void> {
    await control(app, 'DELETE', '/faults');
    const refusal = { kind: 'status', status: 400, body: { error: { code: 'moderation_blocked' } } };
    if (refused > 0) await fault(app, { provider: 'openai', path: openaiPaths.images, times: refused, fault: refusal });
    await drawQuickly(app);
    const before = await this.seller.generations();
    const quiet = before.every(({ status }) => status === 'finalized' || status === 'error');
    if (quiet) await this.settle();
    const list = Array.from({ length: requestCount }, () => someDesignRequest());
    const answers = await Promise.all((twice ? [...list, ...list] : list).map((asked) => this.ask(asked)));
    const odd = answers.filter(({ status }) => status !== 202 && status !== 402);
    expect(odd.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    const taken = new Set(
      answers.filter(({ status }) => status === 202).map(({ body }) => body.generationId as string),
    );
    const affordable = Math.min(requestCount, this.ledgerModel.balance);
    if (quiet) expect(taken.size).toBeGreaterThanOrEqual(affordable);
    // A design that is refused at once gives its credit back to the requests that come behind it.
    if (quiet && refused === 0) expect(taken.size).toBe(affordable);
    for (const id of taken) await this.charge(id);
  }

  /** A database that is slow for a moment on a busy machine is answered with 503, and nothing has happened. */
  private async ask(asked: DesignRequest) {
    return until(
      () => this.seller.generate(asked),
      ({ status }) => status !== 503,
    );
  }

  /** The model learns from the ledger which lot it was, once; that the lot had a credit is checked with the rest. */
  private async charge(id: string): Promise<void> {
    const { lotId } = await app.prisma.ledgerEntry.findFirstOrThrow({
      where: { generationId: id, cause: 'generation' },
    });
    this.asked.add(id);
    this.ledgerModel.standing.set(id, lotId);
  }

  private async grant(amount: number, days: number): Promise<void> {
    const { id: userId } = this.seller;
    const expiresAt = new Date(Date.now() + days * dayMs);
    const lotId = await app.prisma.$transaction(async (tx) => {
      const { id } = await tx.creditLot.create({
        data: { userId, source: 'grant', sourceKey: randomUUID(), amount, expiresAt },
      });
      await tx.ledgerEntry.create({ data: { userId, lotId: id, cause: 'grant', delta: amount, description: 'Test' } });
      return id;
    });
    this.ledgerModel.lots.set(lotId, { amount, live: true });
  }

  private async runOut(number: number): Promise<void> {
    const ids = [...this.ledgerModel.lots.keys()];
    const id = ids[number % ids.length];
    const lot = id && this.ledgerModel.lots.get(id);
    if (!lot) return;
    await app.prisma.creditLot.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 2 * 60_000) } });
    lot.live = false;
  }

  private async repush(number: number): Promise<void> {
    const designs = await this.seller.generations();
    const design = designs[number % designs.length];
    if (design?.status === 'error') this.ledgerModel.standing.delete(design.id);
    if (design) await this.seller.post('/api/generate/repush', { generationId: design.id });
  }
}

it('no credit is lost or made, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 9 }), async (story) => {
      const player = new Player(await seller(app, { credits: 0 }));
      await player.play({ do: 'grant', amount: 3, days: 90 });
      for (const next of story) {
        await player.play(next);
        await expectInOrder(player.seller);
      }
      await player.settle();
      await runJob(app, nightlyLedger);
      await player.settle();
      await expectInOrder(player.seller);
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 240_000);

/** What the database says at any moment, also while designs are under way. */
async function expectInOrder({ id: userId }: Seller): Promise<void> {
  const [lots, designs] = await app.prisma.$transaction(
    [
      app.prisma.creditLot.findMany({ where: { userId }, include: { entries: true } }),
      app.prisma.generation.findMany({ where: { userId } }),
    ],
    { isolationLevel: 'RepeatableRead' },
  );
  for (const { amount, remaining, entries } of lots) {
    expect(remaining).toBe(entries.reduce((sum, { delta }) => sum + delta, 0));
    expect(remaining).toBeGreaterThanOrEqual(0);
    expect(remaining).toBeLessThanOrEqual(amount);
  }
  const entries = lots.flatMap((lot) => lot.entries);
  for (const { id } of designs) {
    const causes = entries.filter(({ generationId }) => generationId === id).map(({ cause }) => cause);
    expect(['generation', 'generation give_back']).toContain(causes.toSorted().join(' '));
  }
  expect(entries.filter(({ cause }) => cause === 'generation')).toHaveLength(designs.length);
}
