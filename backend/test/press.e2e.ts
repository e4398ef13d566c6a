import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { composeDesign, STYLES } from '../src/designer/index.ts';
import type { PressConcept } from '../src/generations/api/concepts/concepts.dto.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';
import { callsTo, openaiPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

const cat = { idea: 'Retro sunset with a surfing cat and the words "Surf on"', selectedColors: ['Black'] };
/** Print files take their time. */
const timeoutSeconds = 100;

const conceptsOf = async (person: Seller, asked: object) => {
  const { status, body, text } = await person.post('/api/press/concepts', asked);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body.concepts;
};

const chosen = ({ style, seed }: Pick<PressConcept, 'style' | 'seed'>) => ({ engine: 'press', style, concept: seed });

describe('asking Press', () => {
  /** Nothing works on what is accepted: every design stays as it was taken. */
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ ...quick, ROLE: 'api' });
  });
  afterAll(() => app.close());
  beforeEach(() => resetSandbox(app));

  describe('concepts', () => {
    it('shows four designs of an idea, for nothing and before anything is connected', async () => {
      const ann = await seller(app, { connected: false });
      const concepts = await conceptsOf(ann, cat);
      expect(concepts).toHaveLength(4);
      for (const concept of concepts) {
        expect(concept).toEqual({
          seed: expect.any(Number),
          style: 'retro',
          layout: expect.any(String),
          palette: expect.arrayContaining([expect.stringMatching(/^#[0-9a-f]{6}$/)]),
          texts: expect.any(Array),
          document: {
            ...{ idea: cat.idea, style: 'retro', seed: concept.seed },
            brief: expect.objectContaining({ headline: 'Surf on', subject: 'cat' }),
          },
          images: [{ ground: 'dark', colors: ['Black'], url: expect.stringMatching(/^data:image\/png;base64,/) }],
        });
        expect(concept.texts.join(' ').toUpperCase()).toContain('SURF ON');
        const png = Buffer.from(concept.images[0]?.url.split(',')[1] ?? '', 'base64');
        const { width, height, hasAlpha } = await sharp(png).metadata();
        expect({ width, height, hasAlpha }).toEqual({ width: 480, height: 576, hasAlpha: true });
        expect((await sharp(png).stats()).isOpaque).toBe(false);
      }
      expect(await ann.credits()).toBe(20);
      expect(await callsTo(app, { provider: 'openai' })).toEqual([]);
    });

    it('shows the same again, and others on the next page', async () => {
      const ann = await seller(app, { connected: false });
      const first = await conceptsOf(ann, cat);
      expect(await conceptsOf(ann, { ...cat, page: 0 })).toEqual(first);
      const next = await conceptsOf(ann, { ...cat, page: 1 });
      expect(new Set([...first, ...next].map(({ seed }) => seed)).size).toBe(8);
    });

    it('shows one design in the inks for each kind of cloth', async () => {
      const ann = await seller(app, { connected: false });
      const asked = { ...cat, style: 'minimal', selectedColors: ['Black', 'White', 'Navy'] };
      const [concept] = await conceptsOf(ann, asked);
      expect(concept?.images.map(({ ground, colors }) => ({ ground, colors }))).toEqual([
        { ground: 'light', colors: ['White'] },
        { ground: 'dark', colors: ['Black', 'Navy'] },
      ]);
      expect(concept?.images[0]?.url).not.toBe(concept?.images[1]?.url);
      const [open] = await conceptsOf(ann, { ...asked, selectedColors: [] });
      expect(open).toMatchObject({ seed: concept?.seed, images: [{ ground: 'any', colors: [] }] });
    });

    const bad: [string, object, object][] = [
      ['no idea', { idea: ' ' }, { idea: 'Please enter a design description' }],
      ['a style that is none', { ...cat, style: 'Baroque' }, { style: expect.stringContaining('modern, vintage') }],
      ['a list of styles', { ...cat, style: ['modern'] }, { style: expect.stringContaining('one of') }],
      ['half a page', { ...cat, page: 0.5 }, { page: 'page must be a whole number from 0 to 24.' }],
      ['a page too far', { ...cat, page: 25 }, { page: 'page must be a whole number from 0 to 24.' }],
      ['a page before the first', { ...cat, page: -1 }, { page: 'page must be a whole number from 0 to 24.' }],
      ['one color without a list', { ...cat, selectedColors: 'Black' }, { selectedColors: expect.any(String) }],
      ['colors that are no texts', { ...cat, selectedColors: [7] }, { selectedColors: 'Colors are given by name.' }],
      ['nothing to set or draw', { idea: '?!' }, { idea: expect.stringMatching(/^Press finds nothing here/) }],
      [
        'words in letters that it has not',
        { idea: 'a cat and "𓀀𓃠"' },
        { idea: expect.stringMatching(/^Press can’t set all of this: “𓀀/) },
      ],
    ];
    it.each(bad)('names what is wrong with %s', async (_, asked, fields) => {
      const ann = await seller(app, { connected: false });
      const { status, body } = await ann.post('/api/press/concepts', asked);
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: expect.any(String), code: 'validation_failed', fields },
      });
    });

    it.each([
      ['a page of another script', '狐 '.repeat(900)],
      ['emoji', '🦊👩‍👩‍👧‍👦'],
      ['quotation marks', '"'.repeat(1999)],
      ['half a pair', 'half a pair \ud83e'],
      ['text that turns round', '\u202Egnirts\u202C'],
      ['markup', '<script>alert(1)</script>'],
      ['a word without end', 'a-'.repeat(900)],
    ])('answers anything that can be written: %s', async (_, idea) => {
      const ann = await seller(app, { connected: false });
      expect([200, 400]).toContain((await ann.post('/api/press/concepts', { idea })).status);
    });

    it('lets no one seller keep the press busy, and others on', async () => {
      const [ann, bob] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
      const asked = { idea: 'fox', style: 'minimal' };
      const answers = await Promise.all(Array.from({ length: 23 }, () => ann.post('/api/press/concepts', asked)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(3);
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await bob.post('/api/press/concepts', asked)).status).toBe(200);
    });
  });

  describe('as a visitor', () => {
    const tried = (body: object) => request(app, 'POST', '/api/press/try-out', { body: JSON.stringify(body), headers });
    const headers = { 'content-type': 'application/json' };
    // Other tests of this file must not use up what one address may try.
    beforeEach(() => app.prisma.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'press-try-out%'`);

    it('shows one design for light and dark shirts, the first that an account would be shown', async () => {
      const { status, body } = await tried({ idea: cat.idea });
      expect(status).toBe(200);
      const [first] = await conceptsOf(await seller(app, { connected: false }), cat);
      expect(body).toEqual({
        ...{ seed: first?.seed, style: first?.style },
        images: [
          { shirtTone: 'light', url: expect.stringMatching(/^data:image\/png;base64,/) },
          { shirtTone: 'dark', url: first?.images[0]?.url },
        ],
      });
      expect(await tried({ idea: ` ${cat.idea} ` })).toMatchObject({ body });
      expect((await tried({ idea: cat.idea, style: 'grunge' })).body.style).toBe('grunge');
      expect(await callsTo(app, { provider: 'openai' })).toEqual([]);
    });

    it.each([
      ['nothing', { idea: '  ' }, 'Please enter a design description'],
      ['more than a sentence', { idea: 'cat '.repeat(51) }, 'at most 200 characters'],
      ['a brand', { idea: 'A cat in Nike shoes' }, 'Nike'],
      ['what it cannot set', { idea: '?!' }, 'Press finds nothing here'],
    ])('is told what is wrong with %s', async (_, asked, words) => {
      const { status, body } = await tried(asked);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
      expect(body.fields?.idea).toContain(words);
    });

    it('is refused a stored design once its words are blocked', async () => {
      const asked = { idea: 'A heron named Quorvex' };
      expect((await tried(asked)).status).toBe(200);
      const term = { term: 'Quorvex', severity: 'block' as const, note: '' };
      await app.prisma.blockedTerm.create({ data: term });
      expect((await tried(asked)).status).toBe(400);
      await app.prisma.blockedTerm.deleteMany({ where: { term: term.term } });
    });

    it('draws so much for one address, whatever it asks for', async () => {
      const answers = await Promise.all(Array.from({ length: 22 }, () => tried({ idea: '' })));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(2);
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('draws so much for all of them together, and goes on showing what is drawn', async () => {
      const again = { idea: 'An otter' };
      expect((await tried(again)).status).toBe(200);
      await app.prisma.$executeRaw`UPDATE rate_limits SET points = 60 WHERE key LIKE 'press-try-out:%'`;
      expect(await tried({ idea: 'A badger' })).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect((await tried(again)).status).toBe(200);
      await app.prisma.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'press-try-out:%'`;
      expect((await tried({ idea: 'A badger' })).status).toBe(200);
    });
  });

  describe('for a design', () => {
    it('takes the request with what was chosen, and names engine and style', async () => {
      const ann = await seller(app);
      const [, second] = await conceptsOf(ann, { ...cat, style: 'grunge' });
      if (!second) throw new Error('there is no second concept');
      const id = await ann.begin({ ...cat, ...chosen(second) });
      expect(await ann.generation(id)).toMatchObject({ engine: 'press', style: 'Grunge', vector_url: null });
      const { request: saved } = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
      const read = { headline: 'Surf on', subject: 'cat', companion: { motif: 'surfboard' } };
      expect(saved).toMatchObject({ press: { style: 'grunge', seed: second.seed, brief: read } });
      expect(await ann.credits()).toBe(19);
    });

    it('finds the same design again, whichever way it was asked for', async () => {
      const ann = await seller(app);
      const [first, second] = await conceptsOf(ann, cat);
      if (!first || !second) throw new Error('there are no two concepts');
      const id = await ann.begin({ ...cat, engine: 'press' } as object);
      const again = async (asked: object) => (await ann.generate({ ...cat, ...asked })).body;
      expect(await again(chosen(first))).toEqual({ status: 'pending', cached: true, generationId: id });
      await ann.post('/api/settings/prompt', { promptTemplate: 'woodcut of {idea}', negativePrompt: '' });
      expect(await again(chosen(first))).toMatchObject({ cached: true, generationId: id });
      expect(await ann.credits()).toBe(19);
      expect(await again(chosen(second))).toMatchObject({ cached: false });
      expect(await again({ ...chosen(first), style: 'modern' })).toMatchObject({ cached: false });
      expect(await again({ engine: 'ai' })).toMatchObject({ cached: false });
      expect(await again({})).toMatchObject({ cached: true });
      expect(await again({ ...chosen(first), idea: cat.idea.toUpperCase() })).toMatchObject({ cached: false });
      expect(await ann.credits()).toBe(15);
    });

    const bad: [string, object, object][] = [
      ['an engine that is none', { engine: 'human' }, { engine: 'engine must be "ai" or "press".' }],
      ['no engine', { engine: null }, { engine: 'engine must be "ai" or "press".' }],
      ['a style that is none', { engine: 'press', style: 'Grunge' }, { style: expect.stringContaining('one of') }],
      ['a concept that is none', { engine: 'press', concept: '7' }, { concept: expect.stringContaining('seed') }],
      ['a concept too large', { engine: 'press', concept: 2 ** 32 }, { concept: expect.stringContaining('seed') }],
      ['a concept below nothing', { engine: 'press', concept: -1 }, { concept: expect.stringContaining('seed') }],
      ['a style for the model', { style: 'grunge' }, { style: expect.stringContaining('for Press alone') }],
      ['a concept for the model', { concept: 7 }, { concept: expect.stringContaining('for Press alone') }],
      ['nothing to set', { engine: 'press', idea: '?!' }, { idea: expect.stringMatching(/^Press finds nothing/) }],
    ];
    it.each(bad)('takes nothing for %s', async (_, asked, fields) => {
      const ann = await seller(app);
      const { status, body } = await ann.generate(asked);
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
      expect(await ann.credits()).toBe(20);
      expect(await ann.generations()).toEqual([]);
    });
  });
});

describe('what Press makes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '30' });
  });
  afterAll(() => app.close());
  beforeEach(() => resetSandbox(app));

  it(
    'is the concept that was chosen, drawn by no model, as pixels and as vectors',
    async () => {
      const ann = await seller(app);
      const [, , third] = await conceptsOf(ann, cat);
      if (!third) throw new Error('there is no third concept');
      const made = await ann.ended(await ann.begin({ ...cat, ...chosen(third) }), timeoutSeconds);
      expect(made).toMatchObject({
        status: 'finalized',
        engine: 'press',
        style: 'Retro',
        publish_status: 'published',
        report: { background: 'transparent' },
      });
      expect(made.report?.effectiveDpi).toBeGreaterThan(297);
      expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toEqual([]);
      expect(await callsTo(app, { provider: 'openai', path: openaiPaths.texts })).toHaveLength(1);
      expect(await productsOf(app, ann.printify)).toHaveLength(1);
      expect(await ann.entriesOf(made.id)).toEqual(['generation']);

      const design = composeDesign({ idea: cat.idea, style: third.style, seed: third.seed, shirtTone: 'dark' });
      expect({ layout: design.layout, texts: design.texts }).toEqual({ layout: third.layout, texts: third.texts });
      const vector = await fetch(made.vector_url ?? '');
      expect(await vector.text()).toBe(design.svg);
      expect(Object.fromEntries(vector.headers)).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-disposition': 'attachment',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
    },
    timeoutSeconds * 1000,
  );

  it(
    'is drawn in every style, for light shirts and dark ones',
    async () => {
      const ann = await seller(app);
      const both = [
        { ink: 'dark', colors: ['White'] },
        { ink: 'light', colors: ['Black'] },
      ];
      // Both kinds of cloth at once for the first, then by turns: a print file is what takes long.
      const wanted = STYLES.map((_, index) =>
        index === 0 ? both : [{ ink: 'original', colors: [index % 2 ? 'Black' : 'White'] }],
      );
      const ids = await Promise.all(
        STYLES.map((style, index) => {
          const selectedColors = wanted[index]?.flatMap(({ colors }) => colors);
          return ann.begin({ idea: 'A fox that reads', selectedColors, engine: 'press', style } as object);
        }),
      );
      for (const [index, id] of ids.entries()) {
        const made = await ann.ended(id, timeoutSeconds * 4);
        expect({ id, status: made.status, error: made.error_message }).toEqual({
          id,
          status: 'finalized',
          error: null,
        });
        expect(made.prints).toMatchObject(wanted[index] ?? []);
      }
      const styles = (await ann.generations()).map(({ style }) => style.toLowerCase());
      expect(styles.toSorted()).toEqual(STYLES.toSorted());
      expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toEqual([]);
    },
    timeoutSeconds * 5000,
  );

  it(
    'is its seller’s alone',
    async () => {
      const [ann, bob] = [await seller(app), await seller(app)];
      const asked = { idea: 'Plain fox', selectedColors: ['White'], engine: 'press', style: 'minimal' };
      const made = await ann.ended(await ann.begin(asked as object), timeoutSeconds);
      const link = new URL(made.vector_url ?? '');
      expect((await fetch(link)).status).toBe(200);
      for (const changed of [
        link.pathname,
        `${link.pathname}?e=${link.searchParams.get('e')}`,
        `${link.pathname}${link.search}x`,
        `${link.pathname.replace('design.svg', 'print.png')}${link.search}`,
        link.pathname.replace(ann.id, bob.id) + link.search,
      ])
        expect((await request(app, 'GET', changed)).status).toBe(404);
      expect(await bob.generations()).toEqual([]);
    },
    timeoutSeconds * 1000,
  );

  it('has no vectors where a model drew it', async () => {
    const ann = await seller(app);
    const made = await ann.make({ idea: 'moderation_blocked dragon' });
    expect(made).toMatchObject({ engine: 'ai', vector_url: null });
  });
});
