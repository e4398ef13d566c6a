import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { listing, storeDesigns } from './support/library.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  // Without a worker: it would go on with what only looks like it is being made.
  app = await startApp({ ...quick, ROLE: 'api' });
  ann = await seller(app, { connected: false });
});
afterAll(() => app.close());

const newSeller = () => seller(app, { connected: false });
const store = (person: Seller, rows: Parameters<typeof storeDesigns>[2]) => storeDesigns(app, person, rows);
const promptsOf = async (person: Seller, query: string) =>
  (await person.get(`/api/generations?${query}`)).body.map(({ prompt }) => prompt);

/** All pages from a cursor on; `between` runs after each. */
async function readPages(person: Seller, query: string, between: () => Promise<unknown> = async () => undefined) {
  const ids: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < 100; pages += 1) {
    const next: string = cursor && `&cursor=${cursor}`;
    const answer = await person.get(`/api/generations?${query}${next}`);
    expect(answer.status).toBe(200);
    ids.push(...answer.body.map(({ id }) => id));
    cursor = answer.headers.get('x-next-cursor');
    await between();
  }
  return ids;
}

describe('pages', () => {
  it('go on where the last one ended, and end', async () => {
    const bob = await newSeller();
    const ids = (
      await store(
        bob,
        Array.from({ length: 23 }, () => ({})),
      )
    ).toReversed();
    const first = await bob.get('/api/generations?limit=10');
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(first.headers.get('x-total-count')).toBe('23');
    const cursor = first.headers.get('x-next-cursor');
    expect(first.headers.get('link')).toBe(`</api/generations?limit=10&cursor=${cursor}>; rel="next"`);
    const second = await bob.get(`/api/generations?limit=10&cursor=${cursor}`);
    expect(second.body.map(({ id }) => id)).toEqual(ids.slice(10, 20));
    expect(second.headers.get('x-total-count')).toBeNull();
    const last = await bob.get(`/api/generations?limit=10&cursor=${second.headers.get('x-next-cursor')}`);
    expect(last.body.map(({ id }) => id)).toEqual(ids.slice(20));
    expect([last.headers.get('x-next-cursor'), last.headers.get('link')]).toEqual([null, null]);
    expect(await readPages(bob, 'limit=23')).toEqual(ids);
    const empty = await bob.get('/api/generations?limit=10&cursor=&state=&style=&q=&from=&sort=');
    expect(empty.body).toEqual(first.body);
  });

  it.each(['newest', 'title', 'published', 'score'])(
    'by %s have no duplicate and no gap while designs arrive',
    async (sort) => {
      const bob = await newSeller();
      const sameTime = new Date('2026-01-01T00:00:00Z');
      const title = listing('The same title');
      const ids = await store(
        bob,
        Array.from({ length: 25 }, (_, n) => (n % 2 ? { createdAt: sameTime, listing: title, listingScore: 70 } : {})),
      );
      let arrived = 0;
      const arrive = () => store(bob, [{ idea: `Arrived ${arrived++}`, createdAt: new Date() }]);
      const read = await readPages(bob, `limit=4&sort=${sort}`, arrive);
      expect(new Set(read).size).toBe(read.length);
      expect(read.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
    },
  );

  it('skip a design that is deleted meanwhile, and no other', async () => {
    const bob = await newSeller();
    const ids = (
      await store(
        bob,
        Array.from({ length: 9 }, () => ({})),
      )
    ).toReversed();
    const first = await bob.get('/api/generations?limit=3');
    await bob.delete(`/api/generations/${ids[2]}`);
    await bob.delete(`/api/generations/${ids[4]}`);
    const cursor = first.headers.get('x-next-cursor');
    expect(await readPages(bob, `limit=10&cursor=${cursor}`)).toEqual([ids[3], ...ids.slice(5)]);
  });

  it.each([
    ['limit=10&cursor=nonsense', 'cursor'],
    [`cursor=${'x'.repeat(1001)}`, 'cursor'],
    ['cursor=a&cursor=b', 'cursor'],
    [`sort=oldest&cursor=${Buffer.from('["newest","2026-01-01T00:00:00Z","x"]').toString('base64url')}`, 'cursor'],
    [
      `cursor=${Buffer.from('["newest","0000-01-01T00:00:00Z","0bf87f55-bd31-437c-8088-e12858bb0cbd"]').toString('base64url')}`,
      'cursor',
    ],
    ['sort=price', 'sort'],
    ['style=Baroque', 'style'],
    ['style=Modern,modern', 'style'],
    ['state=done', 'state'],
    ['publish=finalized', 'publish'],
    ['engine=dall-e', 'engine'],
    ['from=yesterday', 'from'],
    ['from=2026-02-30', 'from'],
    ['to=1', 'to'],
    ['from=2026-02-02&to=2026-02-01', 'from'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=%00', 'q'],
    ['q=a&q=b', 'q'],
    ['trash=yes', 'trash'],
  ])('are refused for %s', async (query, field) => {
    for (const path of ['/api/generations', '/api/generations/ids'] as const) {
      const answer = await ann.get(`${path}?${query}`);
      if (path.endsWith('ids') && field === 'cursor') continue;
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'validation_failed']);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
  });
});

describe('the search', () => {
  let bob: Seller;
  beforeAll(async () => {
    bob = await newSeller();
    await store(bob, [
      { idea: 'An owl with a lantern', listing: listing('Night Bird Tee', 'forest gift', 'wise animal') },
      { idea: 'Café crème for two', listing: listing('Über Müller’s Brøt') },
      { idea: "Cat's cradle, 100% cotton_fun \\ done" },
      { idea: 'Кот в САПОГАХ' },
      { idea: 'ＦＵＬＬ width straße' },
    ]);
    const eve = await newSeller();
    await store(eve, [{ idea: 'An owl of somebody else' }]);
  });

  it.each([
    ['owl', ['An owl with a lantern']],
    ['OWL lan', ['An owl with a lantern']],
    ['lantern  an', ['An owl with a lantern']],
    ['bird night', ['An owl with a lantern']],
    ['wis fores', ['An owl with a lantern']],
    ['antern', []],
    ['owl zebra', []],
    ['about', []],
    ['cafe CREME', ['Café crème for two']],
    ['CAFÉ', ['Café crème for two']],
    ['cafe\u0301', ['Café crème for two']],
    ['uber muller brot', ['Café crème for two']],
    ['cat', ["Cat's cradle, 100% cotton_fun \\ done"]],
    ["cat's 100%", ["Cat's cradle, 100% cotton_fun \\ done"]],
    ['кот сапог', ['Кот в САПОГАХ']],
    ['full strasse', ['ＦＵＬＬ width straße']],
    ["'); DROP TABLE generations; --", []],
    ["o':* | 'x", []],
  ])('for %j finds %j', async (q, found) => {
    expect(await promptsOf(bob, new URLSearchParams({ q }).toString())).toEqual(found);
  });

  it.each(['', ' ', '!!!', '& | ! <->', "':*"])('for %j, without a word, finds all', async (q) => {
    expect(await promptsOf(bob, new URLSearchParams({ q }).toString())).toHaveLength(5);
  });

  it('finds a design by its words of now', async () => {
    const [id = ''] = await store(bob, [{ idea: 'A hare', listing: listing('Old title') }]);
    await app.prisma.generation.update({ where: { id }, data: { listing: listing('Fresh words', 'meadow') } });
    expect(await promptsOf(bob, 'q=old')).toEqual([]);
    expect(await promptsOf(bob, 'q=meadow+fresh')).toEqual(['A hare']);
    await app.prisma.generation.delete({ where: { id } });
  });
});

describe('filters', () => {
  let bob: Seller;
  beforeAll(async () => {
    bob = await newSeller();
    const review = {
      status: 'preview',
      review: { reason: 'background_uncertain', sentences: [] },
      reviewUntil: new Date(),
    } as const;
    await store(bob, [
      { idea: 'a', style: 'Modern', engine: 'press', createdAt: new Date('2026-03-01T00:00:00Z') },
      { idea: 'b', style: 'Retro', engine: 'press', createdAt: new Date('2026-03-01T23:59:59.999Z') },
      { idea: 'c', style: 'Retro', publishStatus: 'failed', createdAt: new Date('2026-03-02T00:00:00Z') },
      { idea: 'd', style: 'Varsity', ...review, createdAt: new Date('2026-03-03T12:00:00Z') },
      { idea: 'e', style: 'Grunge', status: 'error', createdAt: new Date('2026-03-04T12:00:00Z') },
      { idea: 'f', style: 'Grunge', status: 'generating', createdAt: new Date('2026-03-05T12:00:00Z') },
      {
        ...{ idea: 'g', style: 'Cartoon', publishStatus: 'published', externalId: 'x' },
        ...{ publishedAt: new Date('2026-03-09T12:00:00Z'), createdAt: new Date('2026-03-06T12:00:00Z') },
      },
    ]);
  });

  it.each([
    ['style=Retro', 'cb'],
    ['style=Retro,Varsity', 'dcb'],
    ['style=Retro&style=Varsity', 'dcb'],
    ['style=Minimal', ''],
    ['state=preview,finalized', 'gdcba'],
    ['state=preview', 'd'],
    ['state=error&state=generating', 'fe'],
    ['publish=failed', 'c'],
    ['publish=published,failed', 'gc'],
    ['engine=press', 'ba'],
    ['engine=ai&state=finalized', 'gc'],
    ['from=2026-03-02', 'gfedc'],
    ['to=2026-03-01', 'ba'],
    ['from=2026-03-01&to=2026-03-01', 'ba'],
    ['from=2026-03-01T23:59:59.999Z&to=2026-03-02T00:00:00Z', 'cb'],
    ['from=2026-03-02T01:00:00%2B01:00&to=2026-03-03', 'dc'],
    ['from=0000-01-01&to=9999-12-31', 'gfedcba'],
    ['style=Retro&engine=press&state=finalized&q=B&from=2026-03-01', 'b'],
    ['style=Retro&engine=press&q=c', ''],
    ['sort=oldest', 'abcdefg'],
    ['sort=title&state=finalized', 'abcg'],
    ['sort=published&state=finalized', 'g'],
  ])('%s', async (query, found) => {
    const prompts = await promptsOf(bob, query);
    if (query.startsWith('sort=published')) expect([prompts[0], prompts.length]).toEqual(['g', 4]);
    else expect(prompts.join('')).toBe(found);
    const answer = await bob.get(`/api/generations?${query}`);
    expect(answer.headers.get('x-total-count')).toBe(String(prompts.length));
    const { ids } = (await bob.get(`/api/generations/ids?${query}`)).body;
    expect(ids).toEqual(answer.body.map(({ id }) => id));
  });

  it('sort titles without regard to case, accents and quotes, and the idea where there is none', async () => {
    const eve = await newSeller();
    await store(eve, [
      { idea: 'zebra', listing: listing('Élan') },
      { idea: 'Duck' },
      { idea: 'apple', listing: listing('«fox»') },
      { idea: 'bear', listing: listing('ECHO') },
    ]);
    expect(await promptsOf(eve, 'sort=title')).toEqual(['Duck', 'bear', 'zebra', 'apple']);
    expect(await readPages(eve, 'sort=title&limit=1')).toHaveLength(4);
  });

  it('sort by listing score, the best first, and those without one last', async () => {
    const eve = await newSeller();
    await store(eve, [
      { idea: 'fair', listingScore: 60 },
      { idea: 'none' },
      { idea: 'best', listingScore: 98 },
      { idea: 'fair too', listingScore: 60 },
      { idea: 'worst', listingScore: 0 },
    ]);
    const sorted = ['best', 'fair too', 'fair', 'worst', 'none'];
    const fairs = (prompts: string[]) => prompts.map((prompt) => (prompt.startsWith('fair') ? 'fair' : prompt));
    expect(fairs(await promptsOf(eve, 'sort=score'))).toEqual(fairs(sorted));
    expect(new Set(await readPages(eve, 'sort=score&limit=1')).size).toBe(5);
  });

  it('belong to the ETag', async () => {
    const etagOf = async (query: string) => (await bob.get(`/api/generations?${query}`)).headers.get('etag') ?? '';
    const tags = await Promise.all(
      ['', 'q=a', 'style=Retro', 'state=error', 'from=2026-03-01', 'trash=true'].map(etagOf),
    );
    expect(new Set(tags).size).toBe(tags.length);
    expect((await bob.get('/api/generations?q=a', { 'if-none-match': tags[1] ?? '' })).status).toBe(304);
  });

  it('never show what is another’s', async () => {
    const eve = await newSeller();
    for (const query of ['', 'style=Retro', 'q=a', 'state=finalized&sort=title', 'trash=true']) {
      expect(await promptsOf(eve, query)).toEqual([]);
      expect((await eve.get(`/api/generations/ids?${query}`)).body.ids).toEqual([]);
    }
    const cursor = (await bob.get('/api/generations?limit=2')).headers.get('x-next-cursor');
    expect(await promptsOf(eve, `limit=2&cursor=${cursor}`)).toEqual([]);
  });
});
