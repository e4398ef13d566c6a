import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';
import { callsTo, drawQuickly, productsOf, resetSandbox } from './support/providers.ts';
import { quick, seller, someDesignRequest } from './support/seller.ts';

/** Nothing works on what is accepted: every design stays as it was taken. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, ROLE: 'api' });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('accepting', () => {
  it('takes a request, one credit for it, and its job, at once', async () => {
    const ann = await seller(app);
    const answer = await ann.generate({ idea: '  A fox\tin the rain ', selectedColors: ['Navy', 'Black'] });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ status: 'pending', cached: false, generationId: expect.any(String) });
    const [row] = await ann.generations();
    expect(row).toEqual({
      id: answer.body.generationId,
      prompt: 'A fox\tin the rain',
      engine: 'ai',
      style: 'Modern',
      status: 'pending',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      deleted_at: null,
      colors: ['Navy', 'Black'],
      colors_on: ['Navy', 'Black'],
      color_swatches: [
        { name: 'Navy', hex: '#1d2740' },
        { name: 'Black', hex: '#141415' },
      ],
      image_url: null,
      final_image_url: null,
      vector_url: null,
      prints: [],
      printify_mockup_urls: [],
      printify_deep_link: null,
      publish_status: 'draft',
      publish_when: 'now',
      publish_at: null,
      publish_error: null,
      external_url: null,
      error_message: null,
      expected_seconds: null,
      error_code: null,
      review: null,
      further_products: [],
      listing: null,
      report: null,
      waiting: null,
      version: 0,
      product_version: 0,
      art_sync: 'synced',
      art_sync_message: null,
    });
    expect(await ann.credits()).toBe(19);
    expect(await ann.entriesOf(answer.body.generationId)).toEqual(['generation']);
    expect(await jobsFor(answer.body.generationId)).toBe(1);
  });

  it.each([
    ['other spacing and letters', { idea: 'A  FOX in\nthe rain', selectedColors: ['Black', 'Navy'] }],
    ['colors in another order', { idea: 'a fox in the rain', selectedColors: ['Navy', 'Black'] }],
  ])('answers the same request with what is there: %s', async (_, again) => {
    const ann = await seller(app);
    const first = await ann.generate({ idea: 'A fox in the rain', selectedColors: ['Black', 'Navy'] });
    const second = await ann.generate(again);
    expect(second.status).toBe(202);
    expect(second.body).toEqual({ status: 'pending', cached: true, generationId: first.body.generationId });
    expect(await ann.credits()).toBe(19);
  });

  it('takes the request for another where a color, the price or a template differs', async () => {
    const ann = await seller(app);
    const asked = someDesignRequest();
    const ids = new Set([await ann.begin(asked), await ann.begin({ ...asked, selectedColors: ['Navy'] })]);
    await ann.post('/api/settings/pricing', { defaultPrice: 2999 });
    ids.add(await ann.begin(asked));
    await ann.post('/api/settings/prompt', { promptTemplate: 'woodcut of {idea}', negativePrompt: '' });
    ids.add(await ann.begin(asked));
    expect(ids.size).toBe(4);
    expect(await ann.credits()).toBe(16);
  });

  it('keeps two sellers with the same request apart', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const asked = someDesignRequest();
    const [hers, his] = [await ann.generate(asked), await bob.generate(asked)];
    expect(his.body).toMatchObject({ cached: false });
    expect(his.body.generationId).not.toBe(hers.body.generationId);
  });

  it('asks for a Printify account first, and takes nothing', async () => {
    const ann = await seller(app, { connected: false });
    const answer = await ann.generate();
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      error: 'Connect your Printify account and choose a shop in Settings first.',
      code: 'provider_not_connected',
      requiresSetup: true,
      message: 'Connect your Printify account and choose a shop in Settings first.',
    });
    expect(await ann.credits()).toBe(20);
  });

  it('refuses who has no credit left', async () => {
    const ann = await seller(app, { credits: 0 });
    const answer = await ann.generate();
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual({
      error: 'You have no credits left. Choose a plan to keep designing.',
      code: 'insufficient_credits',
      requiresPayment: true,
    });
    expect(await ann.generations()).toEqual([]);
  });

  it('counts no credit that has expired', async () => {
    const ann = await seller(app);
    await app.prisma.creditLot.updateMany({ where: { userId: ann.id }, data: { expiresAt: new Date() } });
    expect(await ann.credits()).toBe(0);
    expect((await ann.generate()).status).toBe(402);
  });

  it('refuses a stranger', async () => {
    const body = JSON.stringify(someDesignRequest());
    const answer = await request(app, 'POST', '/api/generate', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'Unauthorized', code: 'unauthorized' });
  });
});

describe('at the same moment', () => {
  it('makes one design of eight equal requests', async () => {
    const ann = await seller(app);
    const asked = someDesignRequest();
    const answers = await times(8, () => ann.generate(asked));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
    expect(new Set(answers.map(({ body }) => body.generationId)).size).toBe(1);
    expect(answers.filter(({ body }) => !body.cached)).toHaveLength(1);
    expect(await ann.generations()).toHaveLength(1);
    expect(await ann.credits()).toBe(19);
  });

  it('makes one design of eight equal requests also with the last credit', async () => {
    const ann = await seller(app, { credits: 1 });
    const asked = someDesignRequest();
    const answers = await times(8, () => ann.generate(asked));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
    expect(new Set(answers.map(({ body }) => body.generationId)).size).toBe(1);
    expect(await ann.credits()).toBe(0);
  });

  it('never sells the same credit twice', async () => {
    const ann = await seller(app, { credits: 3 });
    const answers = await times(8, () => ann.generate());
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(5);
    expect(await ann.generations()).toHaveLength(3);
    expect(await ann.credits()).toBe(0);
    expect(await app.prisma.ledgerEntry.count({ where: { userId: ann.id, cause: 'generation' } })).toBe(3);
  });

  it('lets no one seller flood the queue', async () => {
    const ann = await seller(app);
    const asked = someDesignRequest();
    const answers = await times(65, () => ann.generate(asked));
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused).toHaveLength(5);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toEqual({ error: expect.stringMatching(/^Too many requests\./), code: 'rate_limited' });
    }
  });
});

describe('bad input', () => {
  const fox = 'A fox';
  const empty = 'Please enter a design description';
  const noColor = 'Please select at least one shirt color';
  const cases: [string, unknown, Record<string, unknown>][] = [
    ['no idea', { selectedColors: ['Black'] }, { idea: empty }],
    ['an empty idea', { idea: '', selectedColors: ['Black'] }, { idea: empty }],
    ['an idea of spaces', { idea: ' \n\t　', selectedColors: ['Black'] }, { idea: empty }],
    ['an idea that is null', { idea: null, selectedColors: ['Black'] }, { idea: empty }],
    ['an idea that is a number', { idea: 7, selectedColors: ['Black'] }, { idea: empty }],
    ['an idea that is an object', { idea: { length: 5 }, selectedColors: ['Black'] }, { idea: empty }],
    [
      'an idea of 10,000 characters',
      { idea: 'x'.repeat(10_000), selectedColors: ['Black'] },
      { idea: 'The description may have at most 2000 characters. Please shorten it.' },
    ],
    [
      'an idea of hearts that look like fewer than they are',
      { idea: '❤️'.repeat(1001), selectedColors: ['Black'] },
      { idea: 'The description may have at most 2000 characters. Please shorten it.' },
    ],
    [
      'an idea with a NUL in it',
      { idea: 'A\u0000fox', selectedColors: ['Black'] },
      { idea: 'This text has a character that cannot be stored: NUL, or half of a pair of surrogates.' },
    ],
    ['no colors', { idea: fox }, { selectedColors: noColor }],
    ['an empty list of colors', { idea: fox, selectedColors: [] }, { selectedColors: noColor }],
    ['one color without a list', { idea: fox, selectedColors: 'Black' }, { selectedColors: noColor }],
    ['an object for colors', { idea: fox, selectedColors: { 0: 'Black', length: 1 } }, { selectedColors: noColor }],
    ['a color twice', { idea: fox, selectedColors: ['Black', 'Black'] }, { selectedColors: 'Choose each color once.' }],
    [
      'colors that are no texts',
      { idea: fox, selectedColors: [1, null] },
      { selectedColors: 'Colors are given by name.' },
    ],
    ['lists in the list', { idea: fox, selectedColors: [['Black']] }, { selectedColors: 'Colors are given by name.' }],
    [
      '200 colors',
      { idea: fox, selectedColors: Array.from({ length: 200 }, (_, n) => `Color ${n}`) },
      { selectedColors: 'Choose at most 100 colors.' },
    ],
    [
      'a color name without end',
      { idea: fox, selectedColors: ['Black'.repeat(1000)] },
      { selectedColors: 'A color name is too long.' },
    ],
    [
      'colors that nobody prints on',
      { idea: fox, selectedColors: ['Black', 'Transparent', "Robert'); DROP TABLE users;--"] },
      {
        selectedColors:
          "This shirt does not come in Transparent, Robert'); DROP TABLE users;--. Choose from the colors shown.",
      },
    ],
    [
      'a color with a NUL in it',
      { idea: fox, selectedColors: ['Bl\u0000ack'] },
      { 'selectedColors.0': 'This text has a character that cannot be stored: NUL, or half of a pair of surrogates.' },
    ],
    ['nothing right', {}, { idea: empty, selectedColors: noColor }],
    ['a list', [], expect.any(Object)],
    ['a list of requests', [{ idea: fox, selectedColors: ['Black'] }], expect.any(Object)],
    ['a text', 'fox', expect.any(Object)],
    ['a number', 7, expect.any(Object)],
    ['null', null, expect.any(Object)],
  ];

  it.each(cases)('names what is wrong with %s', async (_, body, fields) => {
    const ann = await seller(app);
    const answer = await ann.send('POST', '/api/generate', JSON.stringify(body));
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: { error: expect.any(String), code: 'validation_failed', fields },
    });
    expect(await ann.generations()).toEqual([]);
    expect(await ann.credits()).toBe(20);
  });

  it('says how many colors may be chosen, and reads no list of a hundred thousand', async () => {
    const ann = await seller(app);
    const colors = (length: number) => Array.from({ length }, (_, n) => n.toString(36));
    const answer = await ann.generate({ selectedColors: colors(900) });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ selectedColors: 'Choose at most 100 colors.' });
    expect((await ann.generate({ selectedColors: colors(100_000) })).status).toBe(413);
  });

  it('ignores what nobody asked for', async () => {
    const ann = await seller(app);
    const more = { status: 'finalized', userId: 'somebody', credits: 99, price: 1, __proto: { x: 1 } };
    const answer = await ann.post('/api/generate', { ...someDesignRequest(), ...more });
    expect(answer.body).toMatchObject({ status: 'pending' });
  });

  it('takes any text that can be written', async () => {
    const ann = await seller(app);
    const ideas = [
      '狐 '.repeat(900),
      '🦊👩‍👩‍👧‍👦',
      '❤️'.repeat(1000),
      '\u202Egnirts\u202C',
      "'; --",
      '{idea} $& $1',
      '%00%s',
    ];
    for (const idea of ideas) expect((await ann.generate({ idea })).status).toBe(202);
    const shown = (await ann.generations()).map(({ prompt }) => prompt).reverse();
    expect(shown).toEqual(ideas.map((idea) => idea.trim()));
  });

  it.each([
    ['no JSON', '{"idea": "fox"', 'application/json', 400, 'bad_json'],
    ['half a text', '"', 'application/json', 400, 'bad_json'],
    ['nothing at all', '', 'application/json', 400, undefined],
    ['a prototype', '{"__proto__": {"idea": "fox"}}', 'application/json', 400, 'bad_json'],
    ['a form', 'idea=fox', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['plain text', '{"idea": "fox"}', 'text/plain', 415, 'unsupported_media_type'],
    ['a type that is none', '{"idea": "fox"}', 'json', 415, 'unsupported_media_type'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 'application/json', 400, 'bad_json'],
    ['a body too large', `{"idea": "${'x'.repeat(64 * 1024)}"}`, 'application/json', 413, 'payload_too_large'],
  ])('refuses %s', async (_, body, type, status, code) => {
    const ann = await seller(app);
    const answer = await ann.send('POST', '/api/generate', body, { 'content-type': type });
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { error: expect.any(String) } });
    if (code) expect(answer.body.code).toBe(code);
    expect(answer.text).not.toMatch(/ at .*\.[jt]s/);
    expect(await ann.credits()).toBe(20);
  });

  it.each([
    ['GET', '/api/generate'],
    ['PUT', '/api/generate'],
    ['DELETE', '/api/generations'],
    ['POST', '/api/generations'],
    ['PATCH', '/api/settings/prompt'],
    ['GET', '/api/generate/repush'],
  ] as const)('does not know %s %s', async (method, path) => {
    const ann = await seller(app, { connected: false });
    const answer = method === 'GET' ? await ann.get(path) : await ann.send(method, path, '{}');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: 'Not found', code: 'not_found' });
  });
});

describe('with a worker', () => {
  let working: TestApp;
  beforeAll(async () => {
    working = await startApp(quick);
    await resetSandbox(working);
    await drawQuickly(working);
  });
  afterAll(() => working.close());

  it('answers a finished request from the cache, and one that failed with a new design', async () => {
    const ann = await seller(working);
    const asked = someDesignRequest();
    const made = await ann.make(asked);
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect((await ann.generate(asked)).body).toEqual({ status: 'finalized', cached: true, generationId: made.id });
    await ann.delete('/api/printify/connection');
    await working.prisma.generation.update({ where: { id: made.id }, data: { status: 'error' } });
    await ann.connect();
    const again = await ann.generate(asked);
    expect(again.body).toMatchObject({ cached: false });
    expect(await ann.ended(again.body.generationId)).toMatchObject({ status: 'finalized' });
    expect(await ann.credits()).toBe(18);
    expect(await productsOf(working, ann.printify)).toHaveLength(2);
    expect(await callsTo(working, { provider: 'printify', method: 'POST', token: ann.printify })).not.toHaveLength(0);
  });
});

/** Jobs in the queue that are to produce this design. */
async function jobsFor(generationId: string): Promise<number> {
  const [{ count } = { count: 0n }] = await app.prisma.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pgboss.job WHERE name = 'produce-design' AND data->>'generationId' = ${generationId}`;
  return Number(count);
}
