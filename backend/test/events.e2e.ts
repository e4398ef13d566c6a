import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bearer, signIn, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { EventReader } from './support/event-reader.ts';
import { request } from './support/http.ts';
import { drawQuickly, fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { quick, Seller, seller } from './support/seller.ts';
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

describe('what a process has in memory', () => {
  let other: TestApp;
  beforeAll(async () => {
    const shared = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, PUBLIC_URL: app.url };
    other = await startApp({ ...quick, ...shared, ROLE: 'api' });
  });
  afterAll(() => other.close());

  /** The same person, whom both processes know. */
  async function cachedByBoth(): Promise<[Seller, Seller]> {
    const ann = await seller(app);
    const there = new Seller(other, ann.id, ann.token, ann.printify);
    for (const person of [ann, there, ann, there]) expect((await person.get('/api/generations')).status).toBe(200);
    return [ann, there];
  }

  it('ends with a session that was ended at another one', async () => {
    const [here, there] = await cachedByBoth();
    await request(app, 'POST', '/auth/v1/logout?scope=global', { headers: bearer(here.token) });
    expect((await here.get('/api/generations')).status).toBe(401);
    await until(
      () => there.get('/api/generations'),
      ({ status }) => status === 401,
    );
  });

  it('is asked for again while notifications may be missed', async () => {
    const [, there] = await cachedByBoth();
    await app.prisma.$executeRaw`ALTER TABLE sessions DISABLE TRIGGER access_changed`;
    await app.prisma.session.deleteMany({ where: { userId: there.id } });
    expect((await there.get('/api/generations')).status).toBe(200);
    await app.prisma.$queryRaw`
      SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity WHERE application_name = 'inkloom-events'
         AND datname = current_database()`;
    await app.prisma.$executeRaw`ALTER TABLE sessions ENABLE TRIGGER access_changed`;
    await until(
      () => there.get('/api/generations'),
      ({ status }) => status === 401,
    );
  });

  it('shows every change at both, and a list that has not changed as it was', async () => {
    const [here, there] = await cachedByBoth();
    const { id } = await here.make();
    for (const person of [here, there]) {
      const list = await until(
        () => person.get('/api/generations'),
        ({ body }) => body[0]?.status === 'finalized',
      );
      const again = await person.get('/api/generations');
      expect([again.headers.get('etag'), again.text]).toEqual([list.headers.get('etag'), list.text]);
      const etag = list.headers.get('etag') ?? '';
      expect((await person.get('/api/generations', { 'if-none-match': etag })).status).toBe(304);
    }
    await here.delete(`/api/generations/${id}`);
    expect((await here.get('/api/generations')).body).toEqual([]);
    await until(
      () => there.get('/api/generations'),
      ({ body }) => body.length === 0,
    );
  });

  it("is nobody else's", async () => {
    const [here] = await cachedByBoth();
    await here.make();
    const bob = await seller(app);
    expect((await bob.get('/api/generations')).body).toEqual([]);
  });
});
