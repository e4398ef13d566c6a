import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readBrief } from '../src/designer/index.ts';
import type { SuggestedBrief } from '../src/generations/api/briefs/briefs.dto.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';
import { callsTo, drawQuickly, fault, openaiPaths, resetSandbox } from './support/providers.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const texts = { provider: 'openai', path: openaiPaths.texts } as const;
const calls = async () => (await callsTo(app, texts)).length;
const grammarOf = (idea: string) => ({ ...readBrief(idea), source: 'grammar' });

/** Each test has an idea of its own: what the model said of one is stored. */
const newIdea = () => `Papa can fix it wrench and hammer, No ${randomInt(1e9)}`;

async function briefOf(person: Seller, idea: string): Promise<SuggestedBrief> {
  const { status, body, text } = await person.post('/api/briefs', { idea });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body as SuggestedBrief;
}

const said = (content: unknown) => ({
  kind: 'status',
  status: 200,
  body: {
    choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
    usage: { prompt_tokens: 900, completion_tokens: 80 },
  },
});
const failing = (status: number, body: unknown = {}) => ({ kind: 'status', status, body });

describe('a brief', () => {
  it('is read by the text model, booked under the seller, and stored for the next who asks', async () => {
    const [ann, ben] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    const idea = 'Vintage lighthouse in a storm, Maine 1987';
    const brief = await briefOf(ann, idea);
    expect(brief).toEqual({
      words: ['Maine 1987'],
      subject: 'lighthouse-storm',
      scene: 'storm',
      mood: 'nostalgic',
      style: 'vintage',
      undrawn: [],
      source: 'model',
    });
    const booked = await app.prisma.generationImage.findMany({ where: { generationId: ann.id } });
    expect(booked).toEqual([
      expect.objectContaining({ model: 'gpt-6-luna', quality: 'text', costMicros: expect.any(Number) }),
    ]);
    expect(await briefOf(ben, idea)).toEqual(brief);
    expect([await calls(), await ann.credits()]).toEqual([1, 20]);
  });

  it('prints and draws nothing that the model invents', async () => {
    const ann = await seller(app, { connected: false });
    const idea = newIdea();
    const invented = { headline: 'Papa can fix anything', subject: 'unicorn', scene: 'beach', style: 'baroque' };
    await fault(app, { ...texts, fault: said(invented) });
    expect(await briefOf(ann, idea)).toEqual({ ...grammarOf(idea), source: 'model' });
  });

  it('has what the model saw and our grammar did not', async () => {
    const ann = await seller(app, { connected: false });
    const better = {
      headline: 'Jesus and coffee',
      second_line: 'none',
      subject: 'cross',
      mood: 'warm',
      layout: 'badge',
    };
    await fault(app, { ...texts, fault: said(better) });
    expect(await briefOf(ann, 'Jesus and coffee cross')).toEqual({
      words: ['Jesus and coffee'],
      subject: 'latin-cross',
      mood: 'warm',
      layout: 'badge',
      undrawn: [],
      source: 'model',
    });
  });

  it.each([
    ['hangs', { kind: 'timeout' }],
    ['hangs up', { kind: 'drop' }],
    ['sends half an answer', { kind: 'malformed' }],
    ['fails', failing(500)],
    ['is asked too often', failing(429, { error: { code: 'rate_limit_exceeded' } })],
    ['does not know our key', failing(401, { error: { code: 'invalid_api_key' } })],
    ['is not there', failing(404, { error: { code: 'model_not_found' } })],
    ['does not take the request', failing(400, { error: { code: 'invalid_value' } })],
    ['sends a page', failing(200, '<html></html>')],
    ['sends null', failing(200, 'null')],
    ['sends no choices', failing(200, { choices: [] })],
    ['talks', said('Here is your brief!')],
    ['sends a list', said([1, 2])],
    ['sends numbers', said({ headline: 5, subject: {} })],
    ['refuses', failing(200, { choices: [{ message: { content: null, refusal: 'No.' } }] })],
  ])('is read by our grammar where the model %s, after one try', async (_, kind) => {
    const ann = await seller(app, { connected: false });
    const idea = newIdea();
    await fault(app, { ...texts, times: 0, fault: kind });
    expect(await briefOf(ann, idea)).toEqual(grammarOf(idea));
    expect(await calls()).toBe(1);
    expect(await briefOf(ann, idea)).toEqual(grammarOf(idea));
  });

  it('is read by the model again once it is back', async () => {
    const ann = await seller(app, { connected: false });
    const idea = newIdea();
    await fault(app, { ...texts, fault: failing(500) });
    expect((await briefOf(ann, idea)).source).toBe('grammar');
    expect((await briefOf(ann, idea)).source).toBe('model');
  });

  it('is read by our grammar once the model was asked as often as a day allows, or has cost enough', async () => {
    const [ann, ben, root] = [
      await seller(app, { connected: false }),
      await seller(app, { connected: false }),
      await admin(app, { connected: false }),
    ];
    const key = `model-briefs:${ann.id}`;
    expect((await briefOf(ann, newIdea())).source).toBe('model');
    await app.prisma.rateLimit.update({ where: { key }, data: { points: 200 } });
    expect((await briefOf(ann, newIdea())).source).toBe('grammar');

    const { body: settings } = await root.get('/api/admin/settings');
    await root.post('/api/admin/settings', { ...settings, sellerDailyCostLimit: 1 });
    expect((await briefOf(ben, newIdea())).source).toBe('model');
    await app.prisma.generationImage.updateMany({
      where: { generationId: ben.id },
      data: { costMicros: 1_000_000 },
    });
    expect((await briefOf(ben, newIdea())).source).toBe('grammar');
    await root.post('/api/admin/settings', settings);
  });

  it('is for sellers, forty a minute each, of ideas that may be printed', async () => {
    const [ann, ben] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    const stranger = await request(app, 'POST', '/api/briefs', {
      body: JSON.stringify({ idea: 'A fox' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(stranger.status).toBe(401);
    for (const [asked, fields] of [
      [{ idea: ' ' }, ['idea']],
      [{}, ['idea']],
      [{ idea: 'a'.repeat(2001) }, ['idea']],
      [{ idea: 'Mickey Mouse with a hat' }, ['idea']],
    ] as const) {
      const { status, body } = await ann.post('/api/briefs', asked);
      expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([400, fields]);
    }
    await app.prisma.rateLimit.update({ where: { key: `briefs:${ann.id}` }, data: { points: 40 } });
    const refused = await ann.post('/api/briefs', { idea: 'A fox' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ben.post('/api/briefs', { idea: 'A fox' })).status).toBe(200);
  });
});

describe('a design by a brief', () => {
  const idea = 'Papa can fix it wrench and hammer';
  const brief = { words: ['Mama fixes it', 'since 1998'], subject: 'anvil', layout: 'badge', palette: 'harbor' };
  const press = { idea, selectedColors: ['Black'], engine: 'press', brief };

  interface Document {
    seed: number;
    brief: object;
    layout: string;
    palette: { name: string };
  }

  it('is drawn by Press exactly, as its concept was, and can be edited', async () => {
    const ann = await seller(app);
    const { body } = await ann.post('/api/press/concepts', { idea, selectedColors: ['Black'], brief });
    const [, concept] = body.concepts;
    expect(concept).toMatchObject({ layout: 'badge' });
    expect(concept?.texts.join(' ').toUpperCase()).toBe('MAMA FIXES IT SINCE 1998');
    const order = { ...press, style: concept?.style, concept: concept?.seed };
    const { id, status, listing } = await ann.make(order as object);
    expect([status, listing?.title]).toEqual(['finalized', expect.stringMatching(/^Mama Fixes It/)]);
    const { document } = (await ann.get(`/api/generations/${id}/document`)).body as unknown as { document: Document };
    expect(document).toMatchObject({
      seed: concept?.seed,
      layout: 'badge',
      palette: { name: 'harbor' },
      brief: { headline: 'Mama fixes it', tagline: 'since 1998', subject: 'anvil' },
    });
    expect(concept?.document).toEqual(document);
  });

  it('is the same design for the same brief alone', async () => {
    const ann = await seller(app);
    const first = await ann.post('/api/generate', press);
    const same = await ann.post('/api/generate', { ...press, brief: { ...brief, undrawn: [], source: 'model' } });
    const other = await ann.post('/api/generate', { ...press, brief: { ...brief, palette: 'canyon' } });
    const without = await ann.post('/api/generate', { ...press, brief: undefined });
    expect(same.body).toMatchObject({ cached: true, generationId: first.body.generationId });
    expect([first, other, without].map(({ body }) => body.cached)).toEqual([false, false, false]);
  });

  it('is another picture of the AI model than the idea alone gives', async () => {
    const ann = await seller(app);
    const [led, plain] = [await ann.make({ idea, brief } as object), await ann.make({ idea })];
    expect([led.status, plain.status]).toEqual(['finalized', 'finalized']);
    const [one, two] = await Promise.all([pixelsOf(led.image_url), pixelsOf(plain.image_url)]);
    expect(one.equals(two)).toBe(false);
  });

  it('can be sketched', async () => {
    const ann = await seller(app);
    const [led, plain] = [await sketch(ann, { brief }), await sketch(ann, {})];
    expect(led.equals(plain)).toBe(false);
  });

  it.each([
    ['press', 'brief.subject', { ...brief, subject: 'nothing-like-it' }],
    ['press', 'brief.words', { ...brief, words: ['ᏣᎳᎩ'] }],
    ['press', 'brief.words', { ...brief, words: [], subject: undefined, layout: undefined }],
    ['press', 'brief.layout', { ...brief, layout: 'slogan' }],
    ['ai', 'brief.subject', { ...brief, subject: 'nothing-like-it' }],
    ['ai', 'brief.companion', { ...brief, companion: { motif: 'nothing', relation: 'hold' } }],
    ['ai', 'brief.scene', { ...brief, scene: 'mars' }],
    ['ai', 'brief.words', { ...brief, words: ['Mickey Mouse'] }],
    ['ai', 'brief', 'Mama fixes it'],
  ])('of %s is refused by its field %s, and nothing is charged', async (engine, field, wrong) => {
    const ann = await seller(app);
    const order = { idea, selectedColors: ['Black'], engine, brief: wrong };
    for (const path of engine === 'ai'
      ? ['/api/generate', '/api/sketches']
      : ['/api/generate', '/api/press/concepts']) {
      const { status, body } = await ann.post(path, order);
      expect([path, status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([path, 400, [field]]);
    }
    expect(await ann.credits()).toBe(20);
  });

  it('may have words that no typeface of ours has, by the AI model', async () => {
    const ann = await seller(app);
    await drawQuickly(app);
    const { status } = await ann.make({ idea, brief: { ...brief, words: ['ᏣᎳᎩ'] } } as object);
    expect(status).toBe('finalized');
  });

  async function sketch(person: Seller, more: object): Promise<Buffer> {
    const { status, body, text } = await person.post('/api/sketches', { idea, ...more });
    if (status !== 201) throw new Error(text);
    return pixelsOf((body as { sketches: { imageUrl: string }[] }).sketches[0]?.imageUrl);
  }

  async function pixelsOf(url: string | null | undefined): Promise<Buffer> {
    const answer = await fetch((url ?? '').replace(/^https?:\/\/[^/]+/, app.url));
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    return picture.resize(64).ensureAlpha().raw().toBuffer();
  }
});
