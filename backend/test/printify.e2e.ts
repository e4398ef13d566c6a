import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { type Answer, request } from './support/http.ts';
import { callsTo, control, fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { ageStoredVariants, deleteStoredVariants, oldestStoredVariants } from './support/stored-variants.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '1' });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const connect = (person: Seller, apiToken: unknown) => person.post('/api/printify/connect', { apiToken });
const untold = { tokenExpiresAt: null, scopes: null, warning: null };
const apart = { connected: false, shops: [], selectedShopId: null, ...untold };
const stranger = () => seller(app, { connected: false });

describe('connecting', () => {
  it('takes a token that Printify accepts, and chooses the shop with a sales channel', async () => {
    const ann = await stranger();
    expect((await ann.get('/api/printify/connection')).body).toEqual(apart);
    const answer = await connect(ann, `  ${ann.printify}\n`);
    expect(answer.status).toBe(200);
    const [etsy, custom] = answer.body.shops;
    expect(answer.body).toEqual({
      connected: true,
      shops: [
        { id: expect.any(Number), title: 'My Etsy shop', sales_channel: 'etsy' },
        { id: expect.any(Number), title: 'My custom shop', sales_channel: 'custom_integration' },
      ],
      selectedShopId: etsy?.id,
      ...untold,
    });
    expect(custom?.id).not.toBe(etsy?.id);
    expect((await ann.get('/api/printify/connection')).body).toEqual(answer.body);
  });

  it('never shows the token, and keeps it sealed', async () => {
    const ann = await stranger();
    const answers: Answer[] = [
      await connect(ann, ann.printify),
      await ann.get('/api/printify/connection'),
      await ann.get('/api/printify-variants'),
      await ann.get('/api/user'),
      await ann.delete('/api/printify/connection'),
    ];
    for (const { text } of answers) expect(text).not.toContain(ann.printify);
    await connect(ann, ann.printify);
    const row = await app.prisma.printifyConnection.findUniqueOrThrow({ where: { userId: ann.id } });
    expect(Buffer.from(row.sealedToken).includes(ann.printify)).toBe(false);
    expect(JSON.stringify(row)).not.toContain(ann.printify);
  });

  it("does not open a token that was sealed for somebody else's row", async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const { sealedToken } = await app.prisma.printifyConnection.findUniqueOrThrow({ where: { userId: ann.id } });
    await app.prisma.printifyConnection.update({ where: { userId: bob.id }, data: { sealedToken } });
    const answer = await bob.generate();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await callsTo(app, { provider: 'printify', token: ann.printify, path: printifyPaths.catalog })).toEqual([]);
  });

  it.each([
    ['one that Printify does not know', 'eyJ0eXAiOiJKV1QifQ.wrong.token'],
    ['one that is almost right', 'sandbo_x'],
  ])('refuses %s', async (_, token) => {
    const ann = await stranger();
    const answer = await connect(ann, token);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: 'Printify doesn’t accept this token. Generate a new one and paste all of it.',
      code: 'printify_token_rejected',
      fields: { apiToken: 'Printify doesn’t accept this token. Generate a new one and paste all of it.' },
    });
    expect((await ann.get('/api/printify/connection')).body).toEqual(apart);
  });

  it.each([
    ['nothing', undefined, 'Please enter your Printify API token'],
    ['an empty text', '', 'Please enter your Printify API token'],
    ['spaces', ' \n\t ', 'Please enter your Printify API token'],
    ['null', null, 'Please enter your Printify API token'],
    ['a number', 42, 'Please enter your Printify API token'],
    ['a list', ['sandbox_x'], 'Please enter your Printify API token'],
    ['a novel', 'x'.repeat(4001), 'This is too long for a Printify API token. Paste the token alone.'],
    ['two lines', 'sandbox_a\nsandbox_b', 'This is no Printify API token. Paste the token alone, in one piece.'],
    ['a sentence', 'sandbox_ my token', 'This is no Printify API token. Paste the token alone, in one piece.'],
    ['other letters', 'sandbox_ключ🔑', 'This is no Printify API token. Paste the token alone, in one piece.'],
    ['a header', 'sandbox_a\r\nX-Evil: 1', 'This is no Printify API token. Paste the token alone, in one piece.'],
  ])('asks for a token where it is given %s', async (_, token, sentence) => {
    const ann = await stranger();
    const answer = await connect(ann, token);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: sentence, code: 'validation_failed', fields: { apiToken: sentence } });
    expect(await callsTo(app, { provider: 'printify' })).toEqual([]);
  });

  const always = (kind: object) => ({ provider: 'printify', path: printifyPaths.shops, times: 0, fault: kind });
  it.each([
    ['is down', { kind: 'status', status: 503 }, 503, 'provider_unavailable'],
    [
      'answers with a fault of its own',
      { kind: 'status', status: 500, body: { error: 'x' } },
      503,
      'provider_unavailable',
    ],
    ['asks to slow down', { kind: 'status', status: 429 }, 503, 'provider_unavailable'],
    ['says nothing', { kind: 'timeout' }, 503, 'provider_unavailable'],
    ['hangs up', { kind: 'drop' }, 503, 'provider_unavailable'],
    ['sends half an answer', { kind: 'malformed' }, 503, 'provider_unavailable'],
    ['sends nothing', { kind: 'status', status: 200, body: '' }, 503, 'provider_unavailable'],
    ['sends an object', { kind: 'status', status: 200, body: { shops: [] } }, 503, 'provider_unavailable'],
    ['sends a list of nothing', { kind: 'status', status: 200, body: [null] }, 503, 'provider_unavailable'],
    ['sends a page', { kind: 'status', status: 200, body: '<html>' }, 503, 'provider_unavailable'],
    ['refuses the token', { kind: 'status', status: 401, body: {} }, 400, 'printify_token_rejected'],
    ['misses a permission', { kind: 'status', status: 403 }, 400, 'printify_token_rejected'],
    ['has moved', { kind: 'status', status: 404 }, 502, 'provider_failed'],
  ])('says so where Printify %s', async (_, kind, status, code) => {
    await fault(app, always(kind));
    const ann = await stranger();
    const answer = await connect(ann, ann.printify);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
    expect((await ann.get('/api/printify/connection')).body).toEqual(apart);
  });

  it('keeps nobody waiting twice where Printify says nothing', async () => {
    await fault(app, always({ kind: 'timeout' }));
    const ann = await stranger();
    expect((await connect(ann, ann.printify)).status).toBe(503);
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.shops })).toHaveLength(1);
  });

  it('gets over a hiccup', async () => {
    await fault(app, { provider: 'printify', path: printifyPaths.shops, fault: { kind: 'status', status: 502 } });
    const ann = await stranger();
    expect((await connect(ann, ann.printify)).body.connected).toBe(true);
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.shops })).toHaveLength(2);
  });

  it('keeps the old account where the new token is refused', async () => {
    const ann = await seller(app);
    const before = (await ann.get('/api/printify/connection')).body;
    expect((await connect(ann, 'wrong')).status).toBe(400);
    expect((await ann.get('/api/printify/connection')).body).toEqual(before);
  });

  it('keeps the chosen shop where the same account is connected again, and chooses anew where it is another', async () => {
    const ann = await seller(app, { shop: 'custom_integration' });
    const { selectedShopId } = (await ann.get('/api/printify/connection')).body;
    expect((await connect(ann, ann.printify)).body.selectedShopId).toBe(selectedShopId);
    const other = await connect(ann, `${ann.printify}-other`);
    expect(other.body.selectedShopId).toBe(other.body.shops[0]?.id);
    expect(other.body.selectedShopId).not.toBe(selectedShopId);
  });

  it('takes an account without shops, which cannot sell yet', async () => {
    await fault(app, {
      provider: 'printify',
      path: printifyPaths.shops,
      fault: { kind: 'status', status: 200, body: [] },
    });
    const ann = await stranger();
    expect((await connect(ann, ann.printify)).body).toEqual({
      connected: true,
      shops: [],
      selectedShopId: null,
      ...untold,
    });
    expect((await ann.generate()).body).toMatchObject({ code: 'provider_not_connected', requiresSetup: true });
  });
});

describe('choosing a shop', () => {
  it('takes one of the account', async () => {
    const ann = await seller(app);
    const { shops } = (await ann.get('/api/printify/connection')).body;
    const answer = await ann.post('/api/printify/shop', { shopId: shops[1]?.id });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ connected: true, shops, selectedShopId: shops[1]?.id, ...untold });
    expect((await ann.post('/api/printify/shop', { shopId: String(shops[0]?.id) })).body.selectedShopId).toBe(
      shops[0]?.id,
    );
  });

  it.each([0, -1, 1.5, 'first', '', null, {}, [], 99_999_999_999, Number.MAX_VALUE])('refuses %j', async (shopId) => {
    const ann = await seller(app);
    const before = (await ann.get('/api/printify/connection')).body;
    const answer = await ann.post('/api/printify/shop', { shopId });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        error: 'Choose one of your shops.',
        code: 'validation_failed',
        fields: { shopId: 'Choose one of your shops.' },
      },
    ]);
    expect((await ann.get('/api/printify/connection')).body).toEqual(before);
  });

  it("refuses another seller's shop", async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const { selectedShopId } = (await bob.get('/api/printify/connection')).body;
    expect((await ann.post('/api/printify/shop', { shopId: selectedShopId })).status).toBe(400);
  });

  it('needs an account first', async () => {
    const ann = await stranger();
    const answer = await ann.post('/api/printify/shop', { shopId: 1 });
    expect([answer.status, answer.body.code, answer.body.requiresSetup]).toEqual([409, 'provider_not_connected', true]);
  });
});

describe('disconnecting', () => {
  it('forgets the token, any number of times', async () => {
    const ann = await seller(app);
    for (let times = 0; times < 2; times += 1) {
      const answer = await ann.delete('/api/printify/connection');
      expect([answer.status, answer.body]).toEqual([200, apart]);
    }
    expect(await app.prisma.printifyConnection.count({ where: { userId: ann.id } })).toBe(0);
    expect((await ann.generate()).body).toMatchObject({ code: 'provider_not_connected', requiresSetup: true });
  });

  it("leaves everybody else's account alone", async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    await ann.delete('/api/printify/connection');
    expect((await bob.get('/api/printify/connection')).body.connected).toBe(true);
  });
});

describe('shirt colors', () => {
  const fallback = ['White', 'Black', 'Heather Grey', 'Navy'].map((color) => ({
    color,
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
    variants: ['', '', '', '', '', ''],
  }));

  it('are four without an account', async () => {
    const answer = await (await stranger()).get('/api/printify-variants');
    expect([answer.status, answer.body]).toEqual([200, fallback]);
  });

  it("are the shirt's own with one, with their sizes in order", async () => {
    const { body } = await (await seller(app)).get('/api/printify-variants');
    expect(body.length).toBeGreaterThan(10);
    expect(body.map(({ color }: { color: string }) => color)).toEqual(
      expect.arrayContaining(['Black', 'White', 'Navy']),
    );
    for (const { hex, variants } of body) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(variants.length).toBeGreaterThan(0);
      expect(['S', 'M', 'L', 'XL', '2XL', '3XL'].filter((size) => variants.includes(size))).toEqual(variants);
    }
  });

  it('are asked of Printify once, for everybody', async () => {
    await (await seller(app)).get('/api/printify-variants');
    await control(app, 'DELETE', '/calls');
    await (await seller(app)).get('/api/printify-variants');
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.catalog })).toEqual([]);
  });

  describe('where Printify does not answer', () => {
    beforeEach(() =>
      fault(app, { provider: 'printify', path: printifyPaths.catalog, times: 0, fault: { kind: 'drop' } }),
    );

    it('are what was known of them', async () => {
      await ageStoredVariants(app, new Date(0));
      const { status, body } = await (await seller(app)).get('/api/printify-variants');
      expect([status, body.length > 10]).toEqual([200, true]);
    });

    it('are the four where nothing was known, and a design made of them says what is wrong', async () => {
      await deleteStoredVariants(app);
      const ann = await seller(app);
      expect((await ann.get('/api/printify-variants')).body).toEqual(fallback);
    });
  });

  it('are read again after a day', async () => {
    const ann = await seller(app);
    await ann.get('/api/printify-variants');
    await ageStoredVariants(app, new Date(Date.now() - 25 * 3600 * 1000));
    await control(app, 'DELETE', '/calls');
    await Promise.all([ann.get('/api/printify-variants'), ann.get('/api/printify-variants')]);
    expect((await callsTo(app, { provider: 'printify', path: printifyPaths.catalog })).length).toBeGreaterThan(0);
    const oldest = await oldestStoredVariants(app);
    expect(Date.now() - oldest.getTime()).toBeLessThan(3600 * 1000);
  });
});

it.each([
  ['GET', '/api/printify-variants'],
  ['GET', '/api/printify/connection'],
  ['POST', '/api/printify/connect'],
  ['DELETE', '/api/printify/connection'],
  ['POST', '/api/printify/shop'],
] as const)('%s %s refuses a stranger', async (method, path) => {
  const answer = await request(app, method, path);
  expect([answer.status, answer.body]).toEqual([401, { error: 'Unauthorized', code: 'unauthorized' }]);
});
