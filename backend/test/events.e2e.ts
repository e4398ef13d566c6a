import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bearer, signIn, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { EventReader } from './support/event-reader.ts';
import { request } from './support/http.ts';
import { drawQuickly, fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
const open: EventReader[] = [];
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});

async function listen(person: Pick<Seller, 'app' | 'token'>): Promise<EventReader> {
  const reader = new EventReader();
  open.push(reader);
  const response = await reader.begin(person);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe(
    'private, no-cache, no-store, must-revalidate, max-age=0, no-transform',
  );
  expect(response.headers.get('x-request-id')).toBeTruthy();
  return reader;
}

const order = [
  'pending',
  'generating',
  'removing_bg',
  'uploading',
  'creating_listing',
  'creating_product',
  'finalized',
];

describe('the stream of changes', () => {
  it('tells every state of a design as it comes, in order, to its end', async () => {
    const ann = await seller(app);
    const reader = await listen(ann);
    const id = await ann.begin();
    await until(
      async () => reader.of(id),
      (shown) => shown.at(-1)?.status === 'finalized',
    );
    const places = reader.of(id).map(({ status }) => order.indexOf(status));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.length).toBeGreaterThanOrEqual(5);
    expect(reader.of(id).at(-1)).toEqual(await ann.generation(id));
  });

  it('tells of a failure with its sentence', async () => {
    await fault(app, { provider: 'printify', path: printifyPaths.upload, fault: { kind: 'status', status: 403 } });
    const ann = await seller(app);
    const reader = await listen(ann);
    const id = await ann.begin();
    await until(
      async () => reader.of(id),
      (shown) => shown.at(-1)?.status === 'error',
    );
    expect(reader.of(id).at(-1)?.error_message).toMatch(/^Your Printify token lacks the permission uploads\.write\./);
  });

  it("is one's own: nobody hears of another's designs", async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const [hers, his] = [await listen(ann), await listen(bob)];
    const [annsId, bobsId] = [await ann.begin(), await bob.begin()];
    await until(
      async () => [hers.of(annsId), his.of(bobsId)],
      (both) => both.every((shown) => shown.at(-1)?.status === 'finalized'),
    );
    expect(new Set(hers.events.map(({ data }) => data.id))).toEqual(new Set([annsId]));
    expect(new Set(his.events.map(({ data }) => data.id))).toEqual(new Set([bobsId]));
  });

  it('goes to every window that a seller has open', async () => {
    const ann = await seller(app);
    const readers = [await listen(ann), await listen(ann), await listen(ann)];
    const id = await ann.begin();
    for (const reader of readers) {
      await until(
        async () => reader.of(id),
        (shown) => shown.at(-1)?.status === 'finalized',
      );
    }
  });

  it('asks for a look at everything where something may have been missed', async () => {
    const ann = await seller(app);
    const reader = await listen(ann);
    await app.prisma.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'inkloom-events' AND datname = current_database()`;
    await until(
      async () => reader.events,
      (events) => events.some(({ event }) => event === 'refresh'),
    );
    const id = await ann.begin();
    await until(
      async () => reader.of(id),
      (shown) => shown.at(-1)?.status === 'finalized',
    );
  });

  it('is open eight times for one user, and no more until one is closed', async () => {
    const ann = await seller(app, { connected: false });
    const readers = await Promise.all(Array.from({ length: 8 }, () => listen(ann)));
    const ninth = await ann.get('/api/generations/events');
    expect(ninth.status).toBe(429);
    expect(ninth.body).toMatchObject({ code: 'rate_limited' });
    readers.pop()?.close();
    const again = new EventReader();
    await until(
      () => again.begin(ann),
      ({ status }) => status === 200,
    );
    for (const reader of [...readers, again]) reader.close();
  });

  it('refuses a stranger', async () => {
    const answer = await request(app, 'GET', '/api/generations/events');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'Unauthorized', code: 'unauthorized' });
  });

  it('ends when its session does, and no other', async () => {
    const ann = await seller(app, { connected: false });
    const elsewhere = await signIn(app, await ann.email());
    const [here, there] = [await listen(ann), await listen({ app, token: elsewhere.access_token })];
    await wire(app, 'POST', '/logout?scope=local', undefined, bearer(elsewhere.access_token));
    await until(
      async () => there.ended,
      (ended) => ended,
    );
    expect(here.ended).toBe(false);
  });

  it('ends with the application, and keeps it from ending for nobody', async () => {
    const own = await startApp(quick);
    const ann = await seller(own, { connected: false });
    const reader = await listen(ann);
    await own.close();
    await until(
      async () => reader.ended,
      (ended) => ended,
    );
  });
});
