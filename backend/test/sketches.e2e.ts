import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, fault, openaiPaths, resetSandbox } from './support/providers.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let root: Seller;
beforeAll(async () => {
  app = await startApp(quick);
  root = await admin(app, { connected: false });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

interface Sketch {
  id: string;
  sheetId: string;
  idea: string;
  imageUrl: string;
}

const idea = 'A heron with a fishing rod';
const create = (person: Seller, more: object = {}) => person.post('/api/sketches', { idea, ...more });
const sketchesOf = (body: unknown) => (body as { sketches: Sketch[] }).sketches;
const editsPath = '/images/edits$';

async function pixelsOf(url: string) {
  const answer = await fetch(url.replace(/^https?:\/\/[^/]+/, app.url));
  return sharp(Buffer.from(await answer.arrayBuffer()))
    .resize(64)
    .ensureAlpha()
    .raw()
    .toBuffer();
}

async function setSheets(count: number): Promise<void> {
  const { body } = await root.get('/api/admin/settings');
  expect((await root.post('/api/admin/settings', { ...body, sketchSheetsPerDay: count })).status).toBeLessThan(300);
}

describe('sketches', () => {
  it('are four different pictures, booked at the low quality, and take no credit', async () => {
    const ann = await seller(app);
    const credits = (await ann.get('/api/user')).body.credits;
    const { status, body } = await create(ann);
    const sketches = sketchesOf(body);
    expect([status, sketches.length, new Set(sketches.map(({ sheetId }) => sheetId)).size]).toEqual([201, 4, 1]);
    const pictures = await Promise.all(
      sketches.map(async ({ imageUrl }) => (await pixelsOf(imageUrl)).toString('hex')),
    );
    expect(new Set(pictures).size).toBe(4);
    const [first] = sketches;
    const booked = await app.prisma.generationImage.findMany({ where: { generationId: first?.sheetId ?? '' } });
    expect(booked).toEqual([expect.objectContaining({ quality: 'low', costMicros: expect.any(Number) })]);
    expect((await ann.get('/api/user')).body.credits).toBe(credits);
    expect(sketchesOf((await ann.get('/api/sketches')).body)).toEqual(expect.arrayContaining(sketches));
  });

  it('lead the design that follows one of them', async () => {
    const ann = await seller(app);
    const [, , third] = sketchesOf((await create(ann)).body);
    const { id, status } = await ann.make({ idea, sketch: third?.id } as object);
    expect(status).toBe('finalized');
    expect(await callsTo(app, { provider: 'openai', path: editsPath })).toHaveLength(1);
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
    const design = (await ann.get(`/api/generations/${id}`)).body;
    const { id: plainId } = await ann.make({ idea });
    const plain = (await ann.get(`/api/generations/${plainId}`)).body;
    expect(plainId).not.toBe(id);
    const [followed, other] = await Promise.all([pixelsOf(design.image_url ?? ''), pixelsOf(plain.image_url ?? '')]);
    expect(followed.equals(other)).toBe(false);
  });

  it('belong to their seller, and to the AI model', async () => {
    const [ann, ben] = [await seller(app), await seller(app)];
    const [sketch] = sketchesOf((await create(ann)).body);
    const colors = { selectedColors: ['Black'] };
    const foreign = await ben.post('/api/generate', { idea, ...colors, sketch: sketch?.id });
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([400, ['sketch']]);
    const pressed = await ann.post('/api/generate', { idea, ...colors, engine: 'press', sketch: sketch?.id });
    expect([pressed.status, Object.keys(pressed.body.fields)]).toEqual([400, ['sketch']]);
    expect(sketchesOf((await ben.get('/api/sketches')).body)).toEqual([]);
  });

  it('are not counted where the model does not draw them', async () => {
    await setSheets(1);
    const ann = await seller(app);
    await fault(app, {
      provider: 'openai',
      path: openaiPaths.images,
      times: 0,
      fault: { kind: 'status', status: 500 },
    });
    expect((await create(ann)).status).toBe(502);
    await resetSandbox(app);
    expect((await create(ann)).status).toBe(201);
    const refused = await create(ann);
    expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
      429,
      'rate_limited',
      true,
    ]);
  });

  it('are never more than an administrator allows, however many are asked for at once', async () => {
    await setSheets(2);
    const ann = await seller(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(ann)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429]);
    await setSheets(0);
    expect((await create(ann)).body.code).toBe('no_sketches');
    await setSheets(10);
  });

  it('say what is wrong with the idea', async () => {
    const ann = await seller(app);
    const refused = await create(ann, { idea: 'A heron, moderation_blocked' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['idea']]);
    expect((await create(ann, { idea: '' })).status).toBe(400);
  });

  it('give the credit back where the file of the sketch is gone', async () => {
    const ann = await seller(app);
    const [sketch] = sketchesOf((await create(ann)).body);
    await app.prisma.generationSketch.update({ where: { id: sketch?.id ?? '' }, data: { imageKey: 'designs/none' } });
    const credits = (await ann.get('/api/user')).body.credits;
    const { status } = await ann.make({ idea, sketch: sketch?.id } as object);
    expect([status, (await ann.get('/api/user')).body.credits]).toEqual(['error', credits]);
  });
});
