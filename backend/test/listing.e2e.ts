import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { scoreListings } from '../src/generations/jobs/score-listings.job.ts';
import { aiDisclosure, partnerLine, pressDisclosure } from '../src/listing/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { storeDesigns } from './support/library.ts';
import { changeAtPrintify, pathOf, read, save, settled, shown } from './support/listings.ts';
import {
  callsTo,
  control,
  drawQuickly,
  fault,
  openaiPaths,
  printifyPaths,
  productsOf,
  resetSandbox,
  type ShopProduct,
} from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const words = {
  title: 'Midnight Fox T-Shirt',
  description: 'A fox at midnight, in few inks.',
  tags: ['midnight fox', 'fox gift', 'night animal tee'],
};

const price = 3150;
const priced = { ...words, price };

/** Of the variants that are for sale, each price once. */
const pricesOf = (product: ShopProduct | undefined) => [
  ...new Set(product?.variants.filter(({ is_enabled }) => is_enabled).map((variant) => variant.price)),
];

describe('the stored score', () => {
  const stored = async (id: string) =>
    (await app.prisma.generation.findUniqueOrThrow({ where: { id }, select: { listingScore: true } })).listingScore;
  const points = async (person: Seller, id: string) => (await read(person, id)).score.points;

  it('is written with the listing and with each change', async () => {
    const ann = await seller(app);
    const { id } = await ann.make({ idea: 'A fox that is scored' });
    const before = await points(ann, id);
    expect(await stored(id)).toBe(before);
    expect((await save(ann, id, words)).status).toBe(200);
    const after = await points(ann, id);
    expect(after).not.toBe(before);
    expect(await stored(id)).toBe(after);
  });

  it('is filled in by the job where there is none, and no design counts as changed by it', async () => {
    const ann = await seller(app);
    const { id } = await ann.make({ idea: 'A fox from before there were scores' });
    const [bare = ''] = await storeDesigns(app, ann, [{}]);
    await app.prisma.generation.update({ where: { id }, data: { listingScore: null } });
    const versionOf = () => app.prisma.generationFeed.findUniqueOrThrow({ where: { userId: ann.id } });
    const before = await versionOf();
    await runJob(app, scoreListings);
    expect(await stored(id)).toBe(await points(ann, id));
    expect(await stored(bare)).toBeNull();
    expect(await versionOf()).toEqual(before);
  });
});

describe('a written listing', () => {
  it('is legal, says how it was made, and is told with its score and its limits', async () => {
    const ann = await seller(app);
    const { id } = await ann.make({ idea: 'A fox in the rain at night' });
    const listing = await read(ann, id);
    expect(listing).toMatchObject({ version: 0, listing_sync: 'synced', listing_sync_message: null, fields: {} });
    expect(listing.limits).toEqual({ title: 140, titleWords: 14, description: 10_000, tags: 13, tag: 20 });
    expect(listing.title.split(' ').length).toBeLessThan(15);
    expect(listing.tags).toHaveLength(13);
    expect(listing.description).toContain(`${aiDisclosure}\n\n${partnerLine}`);
    expect(listing.score.points).toBeGreaterThanOrEqual(90);
    expect(listing.score.reasons).toHaveLength(13);
  });

  it('is made the way the seller wants it', async () => {
    const ann = await seller(app);
    const saved = await ann.post('/api/settings/listing', {
      titleTemplate: '',
      descriptionTemplate: 'Only here: {idea}!',
      titleStyle: 'long',
      aiDisclosureText: 'I draw with an AI.',
      partnerLine: false,
      blockedWords: ['rain'],
    });
    expect(saved.status).toBe(200);
    const { id } = await ann.make({ idea: 'A fox under clouds' });
    const { title, description } = await read(ann, id);
    expect(title.length).toBeGreaterThanOrEqual(130);
    expect(description).toMatch(/\n\nOnly here: .*!\n\nI draw with an AI\.$/);
    const refused = await ann.generate({ idea: 'Fox in the rain' });
    expect([refused.status, refused.body.fields.idea]).toEqual([400, expect.stringContaining('“rain”')]);
  });

  it('of our own press does not say that an AI has drawn it', async () => {
    const ann = await seller(app);
    const begun = await ann.post('/api/generate', { idea: 'Mountain fox', selectedColors: ['Black'], engine: 'press' });
    expect(begun.status).toBe(202);
    // The words are there long before the picture is printed.
    const { description } = await until(
      () => read(ann, begun.body.generationId),
      ({ title }) => title !== undefined,
    );
    expect(description).toContain(pressDisclosure);
    expect(description).not.toContain(aiDisclosure);
  });

  it('loses what the model should not have written', async () => {
    const ann = await seller(app);
    const content = JSON.stringify({
      title: 'OFFICIAL NIKE FOX TEE FOR YOU, Free Shipping',
      subject: 'Nike fox',
      description: 'A fox runs. It wears Nike. Made of 100% cotton.',
      tags: ['nike fox', 'fox', 'FOX SHIRT', 'handmade fox'],
    });
    await fault(app, {
      provider: 'openai',
      path: openaiPaths.texts,
      fault: { kind: 'status', status: 200, body: { choices: [{ message: { content } }] } },
    });
    const { id } = await ann.make({ idea: 'A running fox' });
    const { title, description, tags } = await read(ann, id);
    expect(title).toBe('Fox Tee For You');
    expect(description).toMatch(/^A fox runs\.\n\n/);
    expect(`${description} ${tags.join(' ')}`).not.toMatch(/nike|100%|handmade/i);
  });
});

describe('a brand in the idea', () => {
  it('stops the request before anything is charged, with the word and the reason', async () => {
    const ann = await seller(app);
    const answer = await ann.generate({ idea: 'A fox in Nike shoes' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: { idea: answer.body.error } });
    expect(answer.body.error).toBe(
      '“Nike” cannot be used: the name belongs to others (Nike). Etsy takes down listings that use such names and closes shops that do it again. Leave it out, or say what you mean in other words.',
    );
    expect(await ann.credits()).toBe(20);
    expect(await ann.generations()).toEqual([]);
  });

  it.each(['Apple pie like grandma made it', 'A jaguar in the jungle', 'Target practice champion'])(
    'is not seen where there is none: %s',
    async (idea) => {
      const ann = await seller(app);
      expect((await ann.generate({ idea })).status).toBe(202);
    },
  );

  it('may be added, warned of and allowed by the operator, and by nobody else', async () => {
    const [ann, boss] = [await seller(app), await admin(app)];
    const path = '/api/admin/blocked-terms';
    const body = { term: 'Zorblax', severity: 'block', note: 'the name belongs to others (Zorblax Inc.)' };
    expect((await ann.post(path, body)).status).toBe(403);
    const added = await boss.post(path, body);
    expect([added.status, added.body]).toEqual([200, expect.objectContaining({ ...body, term: 'zorblax' })]);
    expect((await ann.generate({ idea: 'A zorblax in space' })).body.error).toContain('(Zorblax Inc.)');
    expect((await boss.post(path, { ...body, severity: 'warn' })).body.id).toBe(added.body.id);
    expect((await ann.generate({ idea: 'A zorblax in space' })).status).toBe(202);
    const allowed = await boss.post(path, { term: 'NASCAR', severity: 'allow', note: '' });
    expect((await ann.generate({ idea: 'A nascar fox' })).status).toBe(202);
    expect((await boss.get(path)).body.map(({ term }: { term: string }) => term)).toEqual(['nascar', 'zorblax']);
    expect((await boss.delete(`${path}/${allowed.body.id}`)).status).toBe(204);
    expect((await boss.delete(`${path}/${allowed.body.id}`)).status).toBe(404);
    expect((await ann.generate({ idea: 'A nascar wolf' })).status).toBe(400);
  });

  it('is refused in what stands in every listing', async () => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.post('/api/settings/listing', {
      titleTemplate: 'Nike style {idea}',
      descriptionTemplate: 'Mine',
      partnerLineText: 'Printed at Disney',
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(['titleTemplate', 'partnerLineText']);
  });
});

describe('a change', () => {
  it('of a published design comes to Printify and to the shop, free of charge', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const saved = await save(ann, made.id, words);
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ ...words, version: 1, fields: {} })]);
    expect(saved.body.listing_sync).toBe('pending');
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', listing_sync_message: null });
    const [product] = await productsOf(app, ann.printify);
    expect(product).toMatchObject({ title: words.title, description: words.description, is_locked: false });
    expect(product?.tags).toEqual(expect.arrayContaining(words.tags));
    expect(await shown(made.external_url)).toContain(words.title);
    expect(await ann.credits()).toBe(19);
    expect((await ann.generation(made.id)).listing).toEqual(words);
  });

  it('of one field leaves the others', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const { body } = await save(ann, made.id, { title: '  Night   Fox Tee ' });
    expect(body).toMatchObject({
      title: 'Night Fox Tee',
      tags: made.listing?.tags,
      description: made.listing?.description,
    });
  });

  it('of a design that failed at Printify stands in the product that is made later', async () => {
    const ann = await seller(app);
    await fault(app, {
      provider: 'printify',
      method: 'POST',
      path: printifyPaths.products,
      // A design of the case before may still be on its way.
      token: ann.printify,
      fault: { kind: 'status', status: 403 },
    });
    const made = await ann.make();
    expect(made.status).toBe('error');
    expect((await save(ann, made.id, priced)).body).toMatchObject({ ...priced, listing_sync: 'synced' });
    await ann.post('/api/generate/repush', { generationId: made.id });
    expect(await ann.ended(made.id)).toMatchObject({ status: 'finalized', listing: words });
    const [product] = await productsOf(app, ann.printify);
    expect([product?.title, pricesOf(product)]).toEqual([words.title, [price]]);
  });

  it('while the product is being made comes after it', async () => {
    const ann = await seller(app);
    await fault(app, {
      provider: 'printify',
      method: 'POST',
      path: printifyPaths.products,
      fault: { kind: 'latency', ms: 1500 },
    });
    const id = await ann.begin();
    await ann.until(id, ({ status }) => status === 'creating_product');
    expect((await save(ann, id, priced)).body.listing_sync).toBe('pending');
    const made = await ann.ended(id);
    expect(await settled(ann, id)).toMatchObject({ listing_sync: 'synced' });
    const [product] = await productsOf(app, ann.printify);
    expect([product?.title, pricesOf(product)]).toEqual([words.title, [price]]);
    expect(await shown(made.external_url)).toContain(words.title);
    expect(await shown(made.external_url)).toContain('$31.50');
  });

  it('of an unpublished product changes the product alone', async () => {
    const ann = await seller(app);
    await fault(app, {
      provider: 'printify',
      method: 'POST',
      path: printifyPaths.publish,
      times: 0,
      fault: { kind: 'status', status: 403 },
    });
    const made = await ann.make();
    // Designs of the tests before may still be on their way to other shops.
    const publishes = () => callsTo(app, { provider: 'printify', path: printifyPaths.publish, token: ann.printify });
    const before = (await publishes()).length;
    await save(ann, made.id, priced);
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    const [product] = await productsOf(app, ann.printify);
    expect([product?.title, pricesOf(product)]).toEqual([words.title, [price]]);
    expect(await publishes()).toHaveLength(before);
  });

  it('in a shop of the own side comes there as well', async () => {
    const ann = await seller(app, { shop: 'custom_integration' });
    const made = await ann.make();
    await save(ann, made.id, words);
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    expect((await productsOf(app, ann.printify))[0]).toMatchObject({ title: words.title, is_locked: false });
  });

  it('is refused field by field, and nothing is changed', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const answer = await save(ann, made.id, {
      title: 'Fox & Fox & Fox',
      description: 'Better than Disney',
      tags: ['fox shirt', 'Fox-Shirt', 'rain ♥', 'a tag that is much too long', '', 'lego fox'],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      title: 'Etsy takes “&” once in a title. Write another one as a word.',
      description: expect.stringContaining('“Disney” cannot be used'),
      'tags.1': 'Etsy takes each tag once: this is tag 1 again.',
      'tags.2': expect.stringContaining('“♥”'),
      'tags.3': 'Etsy takes 20 characters in a tag; these are 27.',
      'tags.4': 'Write a word, or take this tag away.',
      'tags.5': expect.stringContaining('“lego” cannot be used'),
    });
    expect(await read(ann, made.id)).toMatchObject({ version: 0, title: made.listing?.title });
  });

  it.each([
    ['a number as title', { title: 7 }],
    ['null as title', { title: null }],
    ['no title', { title: ' \u200b ' }],
    ['a title of symbols', { title: '!!! ♥' }],
    ['a title that shouts', { title: 'THE BEST FOX TEE' }],
    ['an endless title', { title: 'fox '.repeat(10_000) }],
    ['no description', { description: '' }],
    ['a text as tags', { tags: 'fox' }],
    ['tags that are none', { tags: [7, null] }],
    ['fourteen tags', { tags: Array.from({ length: 14 }, (_, n) => `fox number ${n}`) }],
    ['too many tags', { tags: Array.from({ length: 2000 }, (_, n) => `fox ${n}`) }],
    ['less than a dollar', { price: 99 }],
    ['ten thousand dollars', { price: 1_000_000 }],
    ['a part of a cent', { price: 2499.5 }],
    ['a text as price', { price: '2499' }],
    ['null as price', { price: null }],
  ])('may not be %s', async (_, change) => {
    const ann = await seller(app);
    const made = await ann.make();
    const answer = await save(ann, made.id, change);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation_failed');
    const [field] = Object.keys(change);
    expect(Object.keys(answer.body.fields).every((name) => name.startsWith(field ?? ''))).toBe(true);
    expect(await read(ann, made.id)).toMatchObject({ version: 0, price: 2499 });
  });

  it('takes any text that can be written', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const odd = 'קבר \u202e, 👩‍🚀 $& $1 {} \\ "';
    const { status, body } = await save(ann, made.id, { description: odd });
    expect([status, body.description]).toEqual([200, 'קבר , 👩‍🚀 $& $1 {} \\ "']);
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    expect((await productsOf(app, ann.printify))[0]?.description).toBe(body.description);
  });

  it('names the version it was made from: of two at once one is kept, and the other is told', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const answers = await Promise.all(
      ['One Fox Tee', 'Two Fox Tee'].map((title) => ann.patch(pathOf(made.id), { title, version: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('listing_changed');
    const saved = answers.find(({ status }) => status === 200)?.body.title;
    expect(await settled(ann, made.id)).toMatchObject({ title: saved, version: 1 });
    expect((await productsOf(app, ann.printify))[0]?.title).toBe(saved);
    expect((await ann.patch(pathOf(made.id), { title: 'x' })).body.fields).toHaveProperty('version');
  });

  it('after change: the last one is what Printify has', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await control(app, 'POST', '/settings', { publishDelayMs: 300 });
    for (let n = 1; n <= 5; n++) expect((await save(ann, made.id, { title: `Fox Tee Number ${n}` })).status).toBe(200);
    expect(await settled(ann, made.id)).toMatchObject({ version: 5, listing_sync: 'synced' });
    expect((await productsOf(app, ann.printify))[0]).toMatchObject({ title: 'Fox Tee Number 5', is_locked: false });
    expect(await shown(made.external_url)).toContain('Fox Tee Number 5');
  });

  it('belongs to its owner', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const made = await ann.make();
    for (const id of [made.id, randomUUID(), 'x', '0198c1de']) {
      const answers = [
        await bob.get(pathOf(id)),
        await bob.patch(pathOf(id), { ...words, version: 0 }),
        await bob.post(`${pathOf(id)}/check`, words),
        await bob.post(`${pathOf(id)}/sync`),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, 'not_found']));
    }
    expect(await read(ann, made.id)).toMatchObject({ version: 0 });
  });

  it('waits for the listing to be written', async () => {
    const ann = await seller(app);
    await fault(app, { provider: 'openai', path: openaiPaths.texts, fault: { kind: 'latency', ms: 1500 } });
    const id = await ann.begin();
    expect((await ann.get(pathOf(id))).body.code).toBe('not_ready');
    expect((await ann.patch(pathOf(id), { ...words, version: 0 })).body.code).toBe('not_ready');
    await ann.ended(id);
  });
});

describe('a new price', () => {
  const profitOf = async (person: Seller, id: string, query: Record<string, string> = {}) => {
    const { body } = await person.get(`/api/generations/${id}/profit?${new URLSearchParams(query)}`);
    return body.sizes.find(({ size }) => size === 'M');
  };

  it('comes to Printify, to the shop and to the profit, and changes nothing else', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const [before] = await productsOf(app, ann.printify);
    const asked = await profitOf(ann, made.id, { price: String(price) });
    expect(await profitOf(ann, made.id)).toMatchObject({ price: 2499, left: 637 });
    const saved = await save(ann, made.id, { price });
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ ...made.listing, price, version: 1 })]);
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', listing_sync_message: null });
    const [product] = await productsOf(app, ann.printify);
    expect(product?.variants.map(({ id, is_enabled }) => [id, is_enabled])).toEqual(
      before?.variants.map(({ id, is_enabled }) => [id, is_enabled]),
    );
    expect(product).toMatchObject({ title: before?.title, is_locked: false });
    expect(pricesOf(product)).toEqual([price]);
    expect(await shown(made.external_url)).toContain('$31.50');
    expect(await profitOf(ann, made.id)).toEqual(asked);
    expect(asked).toMatchObject({ price, cost: 1099 });
    expect(asked?.left).toBeGreaterThan(637);
    expect(await ann.credits()).toBe(19);
  });

  it('leaves the sizes that have a price of their own, and what the seller took off sale', async () => {
    const ann = await seller(app);
    const sizePrices = { '2XL': 2799 };
    await ann.post('/api/settings/pricing', { defaultPrice: 2499, sizePrices });
    const made = await ann.make();
    const [before] = await productsOf(app, ann.printify);
    const largeOf = (one: ShopProduct | undefined) =>
      one?.variants.filter((variant) => variant.is_enabled && variant.price === 2799).map(({ id }) => id);
    const large = largeOf(before);
    const off = before?.variants.find((variant) => variant.is_enabled && variant.price === 2499)?.id;
    await changeAtPrintify(app, ann, ({ id }) => (id === off ? { is_enabled: false } : {}));
    expect((await save(ann, made.id, { price })).body).toMatchObject({ price, sizePrices });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    const [product] = await productsOf(app, ann.printify);
    expect(largeOf(product)).toEqual(large);
    expect(large).not.toEqual([]);
    expect(product?.variants.find(({ id }) => id === off)?.is_enabled).toBe(false);
    expect(await shown(made.external_url)).toContain('$27.99 to $31.50');
  });

  it('is not sent with words alone: what the seller set at Printify stays', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await changeAtPrintify(app, ann, () => ({ price: 2888 }));
    await save(ann, made.id, { ...words, price: 2499 });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    const [product] = await productsOf(app, ann.printify);
    expect([product?.title, pricesOf(product)]).toEqual([words.title, [2888]]);
    expect(await shown(made.external_url)).toContain('$24.99');
  });

  it('that did not arrive is sent with the next change', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const refusal = { kind: 'status', status: 403 };
    await fault(app, { provider: 'printify', method: 'PUT', token: ann.printify, fault: refusal });
    await save(ann, made.id, { price });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'failed', price });
    await save(ann, made.id, words);
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', price });
    const [product] = await productsOf(app, ann.printify);
    expect([product?.title, pricesOf(product)]).toEqual([words.title, [price]]);
    expect(await shown(made.external_url)).toContain('$31.50');
  });

  it('below what Printify charges is refused there, and a higher one is taken', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await save(ann, made.id, { price: 500 });
    expect(await settled(ann, made.id)).toMatchObject({
      listing_sync: 'failed',
      listing_sync_message: expect.stringContaining('lower than its cost'),
    });
    await save(ann, made.id, { price });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', listing_sync_message: null });
    expect(await shown(made.external_url)).toContain('$31.50');
  });
});

describe('words that are not saved', () => {
  it('are judged, and stay unsaved', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const before = await read(ann, made.id);
    const { status, body } = await ann.post(`${pathOf(made.id)}/check`, {
      ...words,
      title: 'Official Fox Fox Fox Disney Tee',
      tags: ['fox'],
    });
    expect(status).toBe(200);
    expect(body.fields).toEqual({ title: expect.stringContaining('“Disney”') });
    expect(body.score.points).toBeLessThan(50);
    const level = (id: string) => body.score.reasons.find((reason) => reason.id === id)?.level;
    expect(
      ['legal', 'brands', 'disclosure', 'claims', 'title_repeats', 'tags_used', 'tags_phrases'].map(level),
    ).toEqual(['bad', 'bad', 'bad', 'warn', 'warn', 'bad', 'warn']);
    expect(await read(ann, made.id)).toEqual(before);
  });
});

const status = (code: number, body: unknown = {}) => ({ kind: 'status', status: code, body });
const locked = status(400, {
  status: 'error',
  code: 8252,
  message: 'Validation failed.',
  errors: { reason: 'Product is disabled for editing', code: 8252 },
});

describe.each([
  ['the product is changed', { provider: 'printify', method: 'PUT', path: printifyPaths.product }],
  ['the words are published', { provider: 'printify', method: 'POST', path: printifyPaths.publish }],
  ['the product is looked at', { provider: 'printify', method: 'GET', path: printifyPaths.product }],
])('while %s', (_, call) => {
  it.each([
    ['asks to slow down', status(429), 1],
    ['fails', status(500), 1],
    ['fails for a while', status(500), 4],
    ['hangs up', { kind: 'drop' }, 1],
    ['says nothing', { kind: 'timeout' }, 1],
    ['hangs up when its work is done', { kind: 'drop_after_effect' }, 1],
    ['says nothing when its work is done', { kind: 'timeout_after_effect' }, 1],
    ['sends half an answer', { kind: 'malformed' }, 1],
    ['is still busy with the product', locked, 2],
  ])('Printify %s: the listing is the same there as here in the end', async (_name, kind, times) => {
    const ann = await seller(app);
    const made = await ann.make();
    await fault(app, { ...call, times, fault: kind, token: ann.printify });
    await save(ann, made.id, priced);
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', listing_sync_message: null });
    const [product, ...others] = await productsOf(app, ann.printify);
    expect(pricesOf(product)).toEqual([price]);
    expect(await shown(made.external_url)).toContain('$31.50');
    expect(others).toEqual([]);
    expect(product).toMatchObject({ title: words.title, description: words.description, is_locked: false });
    expect(product?.external?.id).toBeTruthy();
    expect(await shown(made.external_url)).toContain(words.title);
  });

  it('Printify does not accept the token: the seller is told, and sends it again', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const rule = await fault(app, { ...call, times: 0, fault: status(401), token: ann.printify });
    await save(ann, made.id, words);
    expect(await settled(ann, made.id)).toMatchObject({
      listing_sync: 'failed',
      listing_sync_message: expect.stringContaining('token'),
      title: words.title,
    });
    await control(app, 'DELETE', `/faults/${rule}`);
    expect((await ann.post(`${pathOf(made.id)}/sync`)).body).toMatchObject({ listing_sync: 'pending' });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    expect(await shown(made.external_url)).toContain(words.title);
  });
});

describe('a product that cannot be reached', () => {
  it('because Printify was disconnected, or holds it no more, is told', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    await ann.delete('/api/printify/connection');
    await save(ann, made.id, words);
    expect((await settled(ann, made.id)).listing_sync_message).toMatch(/^In Settings, connect the Printify account/);
    await ann.connect();
    const row = await app.prisma.generation.findUniqueOrThrow({ where: { id: made.id } });
    await fetch(`${app.sandbox.url}/printify/v1/shops/${row.shopId}/products/${row.productId}.json`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ann.printify}`, 'user-agent': 'inkloom-test' },
    });
    await ann.post(`${pathOf(made.id)}/sync`);
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'failed' });
    expect((await ann.post(`${pathOf(randomUUID())}/sync`)).status).toBe(404);
  });
});
