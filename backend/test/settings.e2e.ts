import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aiDisclosure, defaultTemplates, partnerLine } from '../src/listing/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';
import { drawQuickly, productsOf, resetSandbox } from './support/providers.ts';
import { quick, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const { promptTemplate, negativePrompt, titleTemplate, descriptionTemplate } = defaultTemplates;
const choices = {
  titleStyle: 'short',
  aiDisclosure: true,
  aiDisclosureText: aiDisclosure,
  partnerLine: true,
  partnerLineText: partnerLine,
  blockedWords: [],
};
const defaults = {
  prompt: { promptTemplate, negativePrompt },
  listing: { titleTemplate, descriptionTemplate, ...choices },
  pricing: { defaultPrice: 2499, sizePrices: {} },
};
const sections = ['prompt', 'listing', 'pricing'] as const;
const changed = {
  prompt: { promptTemplate: 'a linocut of {idea}', negativePrompt: 'people' },
  listing: {
    titleTemplate: '{idea} Tee',
    descriptionTemplate: 'For who loves {idea}.\n\nSoft.',
    titleStyle: 'long',
    aiDisclosure: false,
    aiDisclosureText: 'An AI drew this with me.',
    partnerLine: false,
    partnerLineText: 'My partner prints it.',
    blockedWords: ['cheap', 'final sale'],
  },
  pricing: { defaultPrice: 2999, sizePrices: { '2XL': 3199 } },
};

const needed = {
  prompt: Object.keys(changed.prompt),
  listing: ['titleTemplate', 'descriptionTemplate'],
  pricing: ['defaultPrice'],
};

describe.each(sections)('settings of %s', (section) => {
  const path = `/api/settings/${section}`;

  it('are the defaults at first', async () => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.get(path);
    expect([answer.status, answer.body]).toEqual([200, defaults[section]]);
  });

  it('are kept, for their owner alone, and leave the others as they are', async () => {
    const [ann, bob] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    const saved = await ann.post(path, changed[section]);
    expect([saved.status, saved.body]).toEqual([200, changed[section]]);
    expect((await ann.get(path)).body).toEqual(changed[section]);
    expect((await bob.get(path)).body).toEqual(defaults[section]);
    for (const other of sections.filter((name) => name !== section)) {
      expect((await ann.get(`/api/settings/${other}`)).body).toEqual(defaults[other]);
    }
  });

  it('take nothing but their own fields', async () => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.post(path, { ...changed[section], userId: 'x', defaultPrice: 2999, is_admin: true });
    expect(answer.body).toEqual(changed[section]);
  });

  it('refuse a stranger', async () => {
    expect((await request(app, 'GET', path)).status).toBe(401);
    const headers = { 'content-type': 'application/json' };
    expect((await request(app, 'POST', path, { body: JSON.stringify(changed[section]), headers })).status).toBe(401);
  });

  it('name every field that is missing', async () => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.post(path, {});
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(needed[section].toSorted());
    expect((await ann.get(path)).body).toEqual(defaults[section]);
  });
});

describe('templates', () => {
  it('are the default again when they are emptied', async () => {
    const ann = await seller(app, { connected: false });
    await ann.post('/api/settings/prompt', changed.prompt);
    await ann.post('/api/settings/listing', changed.listing);
    const prompt = await ann.post('/api/settings/prompt', { promptTemplate: '', negativePrompt: '  ' });
    expect(prompt.body).toEqual(defaults.prompt);
    const listing = await ann.post('/api/settings/listing', { titleTemplate: '\n', descriptionTemplate: '' });
    expect(listing.body).toEqual({ ...changed.listing, titleTemplate, descriptionTemplate });
    const lines = { titleTemplate: '', descriptionTemplate: '', aiDisclosureText: '', partnerLineText: ' ' };
    const { body } = await ann.post('/api/settings/listing', lines);
    expect(body).toMatchObject({ aiDisclosureText: aiDisclosure, partnerLineText: partnerLine });
  });

  it.each([
    ['prompt', 'promptTemplate', 400],
    ['prompt', 'negativePrompt', 400],
    ['listing', 'titleTemplate', 500],
    ['listing', 'descriptionTemplate', 1000],
  ] as const)('of %s: %s takes %i characters and not one more', async (section, field, limit) => {
    const ann = await seller(app, { connected: false });
    const post = (text: string) => ann.post(`/api/settings/${section}`, { ...changed[section], [field]: text });
    const long = '🦊'.repeat(limit / 2);
    expect((await post(long)).body).toMatchObject({ [field]: long });
    const longer = await post(`${long}x`);
    expect(longer.status).toBe(400);
    expect(longer.body.fields).toEqual({ [field]: expect.stringContaining(`at most ${limit} characters`) });
    expect((await ann.get(`/api/settings/${section}`)).body).toMatchObject({ [field]: long });
  });

  it.each([
    ['a number', 7],
    ['null', null],
    ['a list', ['x']],
    ['an object', { toString: 'x' }],
    ['NUL', 'a\u0000b'],
  ])('are texts, not %s', async (_, value) => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.post('/api/settings/listing', { ...changed.listing, titleTemplate: value });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ titleTemplate: expect.any(String) });
  });

  it('take any text that can be written', async () => {
    const ann = await seller(app);
    const odd = { titleTemplate: '{idea} $& $1', descriptionTemplate: '{{idea}} \u202E %s \\ " {}' };
    const saved = await ann.post('/api/settings/listing', odd);
    expect(saved.body).toMatchObject(odd);
    expect(await ann.make()).toMatchObject({ status: 'finalized' });
  });
});

describe('choices for listings', () => {
  const templates = { titleTemplate: '', descriptionTemplate: '' };

  it.each([
    ['titleStyle', 'medium'],
    ['titleStyle', null],
    ['aiDisclosure', 'yes'],
    ['aiDisclosure', null],
    ['aiDisclosureText', 7],
    ['aiDisclosureText', 'x'.repeat(301)],
    ['partnerLine', 1],
    ['partnerLineText', 'a\u0000b'],
    ['blockedWords', 'cheap'],
    ['blockedWords', null],
    ['blockedWords', [7]],
    ['blockedWords', ['!']],
    ['blockedWords', ['x'.repeat(61)]],
    ['blockedWords', ['a\u0000b']],
    ['blockedWords', Array.from({ length: 101 }, (_, n) => `word ${n}`)],
  ])('%s may not be %j', async (field, value) => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.post('/api/settings/listing', { ...templates, [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([expect.stringMatching(new RegExp(`^${field}(\\[0\\]|\\.0)?$`))]);
    expect((await ann.get('/api/settings/listing')).body).toEqual(defaults.listing);
  });

  it('hold each blocked word once', async () => {
    const ann = await seller(app, { connected: false });
    const blockedWords = ['Cheap', ' cheap ', 'final sale'];
    expect((await ann.post('/api/settings/listing', { ...templates, blockedWords })).body.blockedWords).toEqual([
      'cheap',
      'final sale',
    ]);
  });
});

describe('the price', () => {
  it('may differ by size, and stays where only the other is saved', async () => {
    const ann = await seller(app, { connected: false });
    const sizePrices = { '2XL': 2699, '3XL': 999_999 };
    const { body } = await ann.post('/api/settings/pricing', { defaultPrice: 2499, sizePrices });
    expect(body).toEqual({ defaultPrice: 2499, sizePrices });
    expect((await ann.post('/api/settings/pricing', { defaultPrice: 1999 })).body).toEqual({
      defaultPrice: 1999,
      sizePrices,
    });
    expect((await ann.post('/api/settings/pricing', { defaultPrice: 1999, sizePrices: {} })).body.sizePrices).toEqual(
      {},
    );
  });

  it.each([
    'M',
    [2499],
    7,
    { M: 99 },
    { M: 1_000_000 },
    { M: 24.5 },
    { M: '2499' },
    { '': 2499 },
    { 'a:b': 2499 },
    { ['x'.repeat(21)]: 2499 },
    Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`${n}XL`, 2499])),
  ])('by size cannot be %j', async (sizePrices) => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.post('/api/settings/pricing', { defaultPrice: 2499, sizePrices });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { sizePrices: 'The price of a size must be between $1.00 and $9999.99.' },
    ]);
  });

  it.each([100, 999_999, 2499])('may be %i cents', async (defaultPrice) => {
    const ann = await seller(app, { connected: false });
    expect((await ann.post('/api/settings/pricing', { defaultPrice })).body).toEqual({ defaultPrice, sizePrices: {} });
  });

  it.each([99, 0, -2499, 1_000_000, 1e12, 24.99, '2499', '', null, Number.MAX_VALUE, [2499], true])(
    'may not be %j',
    async (defaultPrice) => {
      const ann = await seller(app, { connected: false });
      const answer = await ann.post('/api/settings/pricing', { defaultPrice });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        error: 'The price must be between $1.00 and $9999.99.',
        code: 'validation_failed',
        fields: { defaultPrice: 'The price must be between $1.00 and $9999.99.' },
      });
    },
  );

  it('is that of the product, and a design keeps what it was asked with', async () => {
    const ann = await seller(app);
    await ann.post('/api/settings/pricing', { defaultPrice: 3499 });
    const id = await ann.begin();
    await ann.post('/api/settings/pricing', { defaultPrice: 5000 });
    await ann.ended(id);
    const [product] = await productsOf(app, ann.printify);
    const prices = product?.variants.filter(({ is_enabled }) => is_enabled).map(({ price }) => price);
    expect(new Set(prices)).toEqual(new Set([3499]));
  });

  it('below what the shirt costs ends in a product that is not published, with the reason', async () => {
    const ann = await seller(app);
    await ann.post('/api/settings/pricing', { defaultPrice: 100 });
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'failed' });
    expect(made.publish_error).toMatch(/price of variant \d+ is lower than its cost/);
  });
});
