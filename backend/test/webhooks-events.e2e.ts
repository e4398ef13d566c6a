import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tokenWarnings } from '../src/printify/jobs/token-warnings.job.ts';
import { sweepEvents } from '../src/webhooks/jobs/sweep-events.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { uncertainBand } from './support/pictures.ts';
import { drawQuickly, drawThis, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';
import { happens } from './support/webhooks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
  await drawQuickly(app);
});
afterAll(() => app.close());

/** A seller's events of some types, oldest first. */
async function eventsOf({ id: userId }: Seller, ...types: string[]) {
  const where = { userId, ...(types.length > 0 && { type: { in: types } }) };
  return app.prisma.sellerEvent.findMany({ where, orderBy: { number: 'asc' } });
}

async function dataOf(person: Seller, type: string): Promise<unknown[]> {
  return (await eventsOf(person, type)).map(({ data }) => data);
}

const day = 86_400_000;
const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('an event is written where', () => {
  it('a design fails, and where its product is found deleted', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await deleteProducts(ann);
    const listing = `/api/generations/${made.id}/listing` as const;
    const { version } = (await ann.get(listing)).body;
    await ann.patch(listing, { title: 'An otter that is gone', version });
    await until(
      async () => (await ann.get(listing)).body,
      (shown) => shown.listing_sync === 'failed',
    );
    await ann.post('/api/generate/repush', { generationId: made.id });
    const product = { generationId: made.id, productId: expect.any(String), designProductId: null };
    await until(
      () => dataOf(ann, 'product.deleted'),
      (found) => found.length > 0,
    );
    expect(await dataOf(ann, 'product.deleted')).toEqual([expect.objectContaining(product)]);

    await ann.until(made.id, ({ status, publish_status }) => status === 'finalized' && publish_status === 'published');
    const refused = { kind: 'status', status: 403 };
    await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.upload, times: 1, fault: refused });
    const failed = await ann.make();
    expect(failed.status).toBe('error');
    expect(await dataOf(ann, 'design.failed')).toEqual([
      expect.objectContaining({
        ...{ generationId: failed.id, status: 'error', productId: null },
        ...{ code: expect.any(String), message: expect.any(String) },
      }),
    ]);
  });

  it('a design needs a decision, and is discarded', async () => {
    await resetSandbox(app);
    await drawThis(app, await uncertainBand());
    const ann = await seller(app);
    const generationId = await ann.begin();
    await ann.until(generationId, ({ status }) => status === 'preview');
    expect(await dataOf(ann, 'design.needs_review')).toEqual([
      expect.objectContaining({ generationId, reason: 'background_uncertain', decideBy: iso }),
    ]);
    await ann.post('/api/generate/discard', { generationId });
    expect(await dataOf(ann, 'design.failed')).toEqual([expect.objectContaining({ code: 'discarded' })]);
    await resetSandbox(app);
    await drawQuickly(app);
  });

  it('a batch is finished', async () => {
    const ann = await seller(app);
    const asked = { name: 'Otters', rows: [{ idea: 'An otter of events' }], defaults: { colors: ['Black'] } };
    const { body } = await ann.post('/api/batches', { ...asked, publish: 'approved' });
    await ann.post(`/api/batches/${body.id}/start`);
    await until(
      () => dataOf(ann, 'batch.finished'),
      (found) => found.length > 0,
    );
    expect(await dataOf(ann, 'batch.finished')).toEqual([{ batchId: body.id, name: 'Otters', rows: { made: 1 } }]);
  });

  it('credits come and become few, once', async () => {
    const ann = await seller(app, { credits: 7, connected: false });
    const lot = await app.prisma.creditLot.findFirstOrThrow({ where: { userId: ann.id } });
    for (const cause of ['generation', 'generation', 'generation'] as const) {
      await app.prisma.ledgerEntry.create({
        data: { userId: ann.id, lotId: lot.id, generationId: randomUUID(), cause, delta: -1, description: 'Test' },
      });
    }
    expect(await dataOf(ann, 'credits.low')).toEqual([{ balance: 5 }]);
    expect(await dataOf(ann, 'credits.added')).toEqual([
      { credits: lot.amount, source: 'signup', balance: lot.amount, expiresAt: lot.expiresAt.toISOString() },
    ]);
  });

  it('a connection ends soon', async () => {
    const ann = await seller(app);
    const tokenExpiresAt = new Date(Date.now() + 29 * day);
    await app.prisma.printifyConnection.update({ where: { userId: ann.id }, data: { tokenExpiresAt } });
    for (let times = 0; times < 2; times += 1) await runJob(app, tokenWarnings);
    const expected = { provider: 'printify', connectionId: null, expiresAt: tokenExpiresAt.toISOString() };
    expect(await dataOf(ann, 'connection.expiring')).toEqual([expected]);
  });
});

describe('the events of a seller', () => {
  it('are counted without gaps in the order of their commits, and are there only where that commits', async () => {
    const ann = await seller(app, { connected: false });
    const [before] = await eventsOf(ann);
    const write = (subject: string) => happens(app, ann, 'design.finished', subject);
    const lost = app.prisma.$transaction(async (tx) => {
      await tx.sellerEvent.create({ data: { userId: ann.id, type: 'design.failed', data: {} } });
      throw new Error('undone');
    });
    await Promise.all([
      expect(lost).rejects.toThrow('undone'),
      ...Array.from({ length: 20 }, () => write(randomUUID())),
    ]);
    const numbers = (await eventsOf(ann)).map(({ number }) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, index) => Number(before?.number) + index));
  });

  it('are never changed, and removed after 30 days', async () => {
    const ann = await seller(app, { connected: false });
    const { id } = await happens(app, ann);
    const change = app.prisma.$executeRaw`UPDATE events SET type = 'design.failed' WHERE id = ${id}::uuid`;
    await expect(change).rejects.toThrow('append-only');
    const removal = app.prisma.$executeRaw`DELETE FROM events WHERE id = ${id}::uuid`;
    await expect(removal).rejects.toThrow('append-only');
    const old = { userId: ann.id, type: 'design.failed', data: {}, at: new Date(Date.now() - 31 * day) };
    await app.prisma.sellerEvent.create({ data: old });
    await runJob(app, sweepEvents);
    expect(await dataOf(ann, 'design.failed')).toEqual([]);
    expect(await dataOf(ann, 'design.finished')).toHaveLength(1);
  });

  it('go with the account, while its ledger goes on', async () => {
    const ann = await seller(app, { connected: false, password: 'a workshop of my own' });
    await happens(app, ann);
    const { id: lotId, remaining } = await app.prisma.creditLot.findFirstOrThrow({ where: { userId: ann.id } });
    const body = JSON.stringify({ password: 'a workshop of my own' });
    expect((await ann.send('DELETE', '/api/user', body)).status).toBe(204);
    await app.prisma.ledgerEntry.create({
      data: { userId: ann.id, lotId, cause: 'expiry', delta: -remaining, description: 'Test' },
    });
    expect(await eventsOf(ann)).toEqual([]);
  });
});

async function deleteProducts(person: Seller): Promise<void> {
  const { selectedShopId } = (await person.get('/api/printify/connection')).body;
  const headers = { authorization: `Bearer ${person.printify}`, 'user-agent': 'inkloom-test' };
  for (const { id } of await productsOf(app, person.printify)) {
    const path = `/printify/v1/shops/${selectedShopId}/products/${id}.json`;
    await fetch(app.sandbox.url + path, { method: 'DELETE', headers });
  }
}
