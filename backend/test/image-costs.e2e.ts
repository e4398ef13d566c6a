import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, drawQuickly, fault, openaiPaths, resetSandbox } from './support/providers.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let root: Seller;
beforeAll(async () => {
  app = await startApp(quick);
  root = await admin(app, { connected: false });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const model = 'gpt-image-2.5-sunburst';
const imagesOf = (generationId: string) =>
  app.prisma.generationImage.findMany({ where: { generationId, quality: { not: 'text' } }, orderBy: { id: 'asc' } });

async function shownCost(person: Seller): Promise<number | null | undefined> {
  const { body } = await root.get(`/api/admin/users/${person.id}`);
  return body.generations[0]?.image_cost_micros;
}

async function metric(name: string, labels = model): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name}{`) && one.includes(labels));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const billed = (usage: object, b64_json: string) => ({
  kind: 'status',
  status: 200,
  body: { created: 0, data: [{ b64_json }], usage },
});

describe('what a picture costs', () => {
  it('is stored with its tokens, counted, and shown to administrators', async () => {
    const ann = await seller(app);
    const [wordDollars, dollars, pictures] = [
      await metric('inkloom_image_cost_usd_total', 'gpt-6-luna'),
      await metric('inkloom_image_cost_usd_total'),
      await metric('inkloom_images_billed_total'),
    ];
    const { id, status } = await ann.make();
    expect(status).toBe('finalized');
    const [image, ...more] = await imagesOf(id);
    // 1024 x 1536 pixels at the tokens of high quality: 1,756 for a square of 1024.
    expect(image).toMatchObject({ model, quality: 'high', imageTokens: 0, outputTokens: 2634 });
    expect(more).toEqual([]);
    const [words] = await app.prisma.generationImage.findMany({ where: { generationId: id, quality: 'text' } });
    expect(words).toMatchObject({ model: 'gpt-6-luna', imageTokens: 0, costMicros: expect.any(Number) });
    expect((await metric('inkloom_image_cost_usd_total', 'gpt-6-luna')) - wordDollars).toBeCloseTo(
      (words?.costMicros ?? 0) / 1_000_000,
      9,
    );
    const micros = 5 * (image?.textTokens ?? 0) + 30 * 2634;
    expect(image?.costMicros).toBe(micros);
    expect(await shownCost(ann)).toBe(micros);
    expect((await metric('inkloom_image_cost_usd_total')) - dollars).toBeCloseTo(micros / 1_000_000, 9);
    expect((await metric('inkloom_images_billed_total')) - pictures).toBe(1);
  });

  it('is that of every picture that was billed, also of one that could not be used', async () => {
    const ann = await seller(app);
    const usage = { input_tokens: 100, output_tokens: 1000 };
    await fault(app, { provider: 'openai', path: openaiPaths.images, fault: billed(usage, 'bm8gcGljdHVyZQ==') });
    const { id } = await ann.make();
    const images = await imagesOf(id);
    expect(images.map(({ costMicros }) => costMicros)).toEqual([30_500, expect.any(Number)]);
    expect(await shownCost(ann)).toBe(images.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0));
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(2);
  });

  it('is not known where the server reports no usage', async () => {
    await drawQuickly(app);
    const ann = await seller(app);
    const { id, status } = await ann.make();
    expect([status, await imagesOf(id), await shownCost(ann)]).toEqual(['finalized', [], null]);
  });

  it('is nothing where Press draws', async () => {
    const ann = await seller(app);
    const { id } = await ann.make({ engine: 'press' } as object);
    expect([await imagesOf(id), await shownCost(ann)]).toEqual([[], null]);
  });
});

it('is not known where one of its pictures has no price', async () => {
  const ann = await seller(app);
  const { id } = await ann.make();
  const usage = { quality: 'high', textTokens: 1, imageTokens: 0, outputTokens: 1 };
  await app.prisma.generationImage.create({ data: { generationId: id, model: 'another', ...usage, costMicros: null } });
  expect(await shownCost(ann)).toBeNull();
});

it('as much as may be spent in a day: a design by AI is refused its picture and refunded, one by Press is drawn', async () => {
  const set = (limits: object) => root.post('/api/admin/settings', limits);
  const ann = await seller(app);
  const { id } = await ann.make();
  await app.prisma.generationImage.updateMany({ where: { generationId: id }, data: { costMicros: 1_000_000 } });
  const bob = await seller(app);
  try {
    await set({ sellerDailyCostLimit: 1 });
    const calls = () => callsTo(app, { provider: 'openai' });
    const before = (await calls()).length;
    expect(await ann.make()).toMatchObject({ status: 'error', error_code: 'cost_limit' });
    expect(await calls()).toHaveLength(before);
    expect(await ann.credits()).toBe(19);
    expect((await ann.make({ engine: 'press' } as object)).status).toBe('finalized');
    expect((await bob.make()).status).toBe('finalized');
    await set({ dailyCostLimit: 1 });
    expect(await bob.make()).toMatchObject({ status: 'error', error_code: 'cost_limit' });
  } finally {
    await set({});
  }
  expect((await bob.make()).status).toBe('finalized');
});
