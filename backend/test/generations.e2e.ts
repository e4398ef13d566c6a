import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { type Query, request } from './support/http.ts';
import { drawQuickly, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

/** Rows of the seller's as if made before, one a minute, the last the newest. */
async function stored({ id: userId }: Seller, count: number): Promise<string[]> {
  const rows = await app.prisma.generation.createManyAndReturn({
    data: Array.from({ length: count }, (_, n) => ({
      userId,
      idea: `Stored ${n}`,
      colors: ['Black'],
      style: 'Modern',
      requestKey: `stored-${n}`,
      status: 'finalized',
      request: {},
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
    })),
  });
  return rows.map(({ id }) => id);
}

describe('the list', () => {
  it('is empty for a new account', async () => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.get('/api/generations');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([]);
  });

  it('holds the newest first, fifty unless asked otherwise, a hundred at most', async () => {
    const ann = await seller(app, { connected: false });
    const ids = (await stored(ann, 120)).toReversed();
    const idsOf = async (query: Query) => (await ann.get(`/api/generations${query}`)).body.map(({ id }) => id);
    expect(await idsOf('')).toEqual(ids.slice(0, 50));
    expect(await idsOf('?limit=1')).toEqual(ids.slice(0, 1));
    expect(await idsOf('?limit=100')).toEqual(ids.slice(0, 100));
  });

  it.each(['0', '-1', '101', '1e9', '1.5', 'all', 'NaN', 'Infinity', '0x10&limit=2', '%00'])(
    'refuses limit=%s',
    async (limit) => {
      const ann = await seller(app, { connected: false });
      const answer = await ann.get(`/api/generations?limit=${limit}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'validation_failed',
        fields: { limit: expect.any(String) },
      });
    },
  );

  it("never holds another's", async () => {
    const [ann, bob] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    await stored(ann, 3);
    const ids = await stored(bob, 2);
    expect((await bob.generations()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('refuses a stranger', async () => {
    expect((await request(app, 'GET', '/api/generations')).status).toBe(401);
    const headers = { authorization: 'Bearer nonsense' };
    expect((await request(app, 'GET', '/api/generations', { headers })).status).toBe(401);
  });
});

describe('polling', () => {
  it('costs nothing while nothing changes, and misses no change', async () => {
    const ann = await seller(app);
    const first = await ann.get('/api/generations');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\//);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');

    const unchanged = await ann.get('/api/generations', { 'if-none-match': tag });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    expect(unchanged.headers.get('etag')).toBe(tag);

    const id = await ann.begin();
    const changed = await ann.get('/api/generations', { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject([{ id }]);

    const made = await ann.ended(id);
    expect(made.status).toBe('finalized');
    const last = await ann.get('/api/generations', { 'if-none-match': changed.headers.get('etag') ?? '' });
    expect(last.status).toBe(200);
    const tagOfLast = last.headers.get('etag') ?? '';
    expect((await ann.get('/api/generations', { 'if-none-match': `"x", ${tagOfLast}` })).status).toBe(304);
  });

  it('tells a longer list from a shorter one', async () => {
    const ann = await seller(app, { connected: false });
    await stored(ann, 3);
    const short = await ann.get('/api/generations?limit=1');
    const held = { 'if-none-match': short.headers.get('etag') ?? '' };
    expect((await ann.get('/api/generations?limit=1', held)).status).toBe(304);
    expect((await ann.get('/api/generations?limit=2', held)).status).toBe(200);
  });

  it("never takes one seller's list for another's in the same browser", async () => {
    const [ann, bob] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    await Promise.all([stored(ann, 2), stored(bob, 2)]);
    const hers = await ann.get('/api/generations');
    expect((await bob.get('/api/generations', { 'if-none-match': hers.headers.get('etag') ?? '' })).status).toBe(200);
  });
});

describe('files', () => {
  it('are there for who holds the link, and only whole links count', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    for (const link of [made.image_url ?? '', made.final_image_url ?? '']) {
      const { origin, pathname, searchParams } = new URL(link);
      expect(origin).toBe(app.url);
      const file = await fetch(link);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('image/png');
      expect(Number(file.headers.get('content-length'))).toBe((await file.arrayBuffer()).byteLength);
      expect(file.headers.get('cache-control')).toMatch(/^private, max-age=\d{4,5}, immutable$/);

      const [expires, signature] = [searchParams.get('e') ?? '', searchParams.get('s') ?? ''];
      const turned = `${signature.at(0) === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
      for (const query of [
        '',
        `?e=${expires}`,
        `?s=${signature}`,
        `?e=${expires}&s=`,
        `?e=${expires}&s=${turned}`,
        `?e=${expires}&s=${signature.slice(0, -1)}`,
        `?e=${Number(expires) + 86_400}&s=${signature}`,
        `?e=${expires}&e=${expires}&s=${signature}`,
        `?e[]=${expires}&s[]=${signature}`,
        `?e=${expires}&s=${encodeURIComponent('é'.repeat(43))}`,
      ]) {
        const answer = await request(app, 'GET', `${pathname}${query}`);
        expect([query, answer.status, answer.body]).toEqual([query, 404, { error: 'Not found', code: 'not_found' }]);
      }
    }
  });

  it("do not open another's with one's own link", async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const [hers, his] = await Promise.all([ann.make(), bob.make()]);
    const [mine, other] = [new URL(hers.image_url ?? ''), new URL(his.image_url ?? '')];
    expect((await request(app, 'GET', `${other.pathname}${mine.search}`)).status).toBe(404);
    const inside = mine.pathname.replace(/[^/]+\.png$/, '..%2F..%2F..%2F..%2Fkeys.json');
    expect((await request(app, 'GET', `${inside}${mine.search}`)).status).toBe(404);
    const preview = new URL(hers.final_image_url ?? '');
    expect((await request(app, 'GET', `${preview.pathname}${mine.search}`)).status).toBe(404);
  });

  it('have links that live for half a day to a day', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const link = new URL(made.image_url ?? '');
    const days = (Number(link.searchParams.get('e')) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0.49);
    expect(days).toBeLessThan(1.01);
  });
});
