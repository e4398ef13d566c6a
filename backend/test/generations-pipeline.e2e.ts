import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aiDisclosure } from '../src/listing/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, control, fault, openaiPaths, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { storedVariants } from './support/stored-variants.ts';

/** With pictures as the sandbox draws them, whose print files take their time. */
const timeoutSeconds = 100;
let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    ...quick,
    SANDBOX_PRINT_AREA_SCALE: '1',
    OPENAI_TIMEOUT_SECONDS: '60',
    PRINTIFY_TIMEOUT_SECONDS: '30',
  });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

async function fileAt(link: string | null): Promise<Buffer> {
  return Buffer.from(await (await fetch(link ?? '')).arrayBuffer());
}

/** Pixels per metre in both directions, as the PNG's own pHYs chunk says. */
function physicalSize(png: Buffer): number[] {
  const at = png.indexOf('pHYs');
  return [png.readUInt32BE(at + 4), png.readUInt32BE(at + 8), png.readUInt8(at + 12)];
}

/** How often each call with an effect was made for this seller. */
async function effects(person: Seller): Promise<Record<string, number>> {
  const count = async (path: string) =>
    (await callsTo(app, { provider: 'printify', method: 'POST', path, token: person.printify })).length;
  return {
    images: (await callsTo(app, { provider: 'openai', path: openaiPaths.images })).length,
    texts: (await callsTo(app, { provider: 'openai', path: openaiPaths.texts })).length,
    uploads: await count(printifyPaths.upload),
    products: await count(printifyPaths.products),
    publishings: await count(printifyPaths.publish),
  };
}

it(
  'takes an idea to a product in the shop, for one credit',
  async () => {
    const ann = await seller(app);
    const id = await ann.begin({ idea: 'Retro sunset with a surfing cat', selectedColors: ['Black', 'Navy'] });
    const made = await ann.ended(id, timeoutSeconds);

    expect(made).toMatchObject({
      id,
      prompt: 'Retro sunset with a surfing cat',
      style: 'Vintage',
      status: 'finalized',
      colors: ['Black', 'Navy'],
      publish_status: 'published',
      publish_error: null,
      error_message: null,
      report: { background: 'transparent' },
    });
    expect(await ann.credits()).toBe(19);
    expect(await ann.entriesOf(id)).toEqual(['generation']);
    expect(await effects(ann)).toEqual({ images: 1, texts: 1, uploads: 1, products: 1, publishings: 1 });

    const print = await fileAt(made.final_image_url);
    expect(physicalSize(print)).toEqual([11_811, 11_811, 1]);
    const { width, height, hasAlpha, format } = await sharp(print).metadata();
    expect({ hasAlpha, format }).toEqual({ hasAlpha: true, format: 'png' });
    const [area] = (await storedVariants(app))
      .filter(
        ({ color, size }) => ['Black', 'Navy'].includes(color) && ['S', 'M', 'L', 'XL', '2XL', '3XL'].includes(size),
      )
      .sort((one, other) => other.printWidth - one.printWidth);
    if (!area) throw new Error('The shirt has no variants.');
    const margin = 60;
    expect(width).toBeLessThanOrEqual(area.printWidth - margin);
    expect(height).toBeLessThanOrEqual(area.printHeight - margin);
    const fills = Math.max(width / (area.printWidth - margin), height / (area.printHeight - margin));
    expect(fills).toBeGreaterThan(0.98);

    const preview = await sharp(await fileAt(made.image_url)).metadata();
    expect(preview).toMatchObject({ width: 1200, hasAlpha: true, format: 'png' });

    const { title, tags, description } = made.listing ?? { title: '', tags: [], description: '' };
    expect(title).toMatch(/^[^\s].{9,139}$/);
    expect(title).not.toMatch(/[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u);
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(13);
    for (const tag of tags) expect(tag).toMatch(/^[\p{L}\p{Nd}\p{Zs}\-'™©®]{1,20}$/u);
    expect(description).toContain(aiDisclosure);

    const [product, ...others] = await productsOf(app, ann.printify);
    expect(others).toEqual([]);
    expect(product).toMatchObject({ title, description, is_locked: false });
    expect(product?.tags).toEqual(expect.arrayContaining(tags));
    expect(made.external_url).toBe(product?.external?.handle);
    expect((await fetch(made.external_url ?? '')).status).toBe(200);
    expect(made.printify_deep_link).toContain(product?.id);
    const enabled = product?.variants.filter(({ is_enabled }) => is_enabled) ?? [];
    expect(enabled).toHaveLength(12);
    for (const { price, sku } of enabled) {
      expect(price).toBe(2499);
      expect(sku).toMatch(/^ink[0-9a-f]{13}-\d+$/);
    }
    const [image] = product?.print_areas[0]?.placeholders.find(({ position }) => position === 'front')?.images ?? [];
    expect(image).toMatchObject({ width, height });

    expect(made.printify_mockup_urls.length).toBeGreaterThan(0);
    const mockup = await fetch(made.printify_mockup_urls[0] ?? '');
    expect([mockup.status, mockup.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

    const row = await app.prisma.generation.findUniqueOrThrow({ where: { id }, include: { steps: true } });
    expect(row).toMatchObject({ productId: product?.id, externalId: product?.external?.id, errorCode: null });
    expect(row.publishedAt).not.toBeNull();
    expect(row.steps.map(({ name }) => name).toSorted()).toEqual(
      ['create_product', 'cut_out', 'draw', 'publish', 'upload', 'write_listing'].toSorted(),
    );
  },
  timeoutSeconds * 1000,
);

it(
  'asks a model without transparency for a flat key color, and takes that out',
  async () => {
    await control(app, 'POST', '/settings', { openai: { background: 'refuse' } });
    const ann = await seller(app);
    const made = await ann.ended(await ann.begin({ idea: 'A red fox', selectedColors: ['Black'] }), timeoutSeconds);
    expect(made).toMatchObject({ status: 'finalized', report: { background: 'removed' } });
    const calls = await callsTo(app, { provider: 'openai', path: openaiPaths.images });
    expect(calls.map(({ status }) => status)).toEqual([400, 200]);
    const step = await app.prisma.generationStep.findFirstOrThrow({ where: { generationId: made.id, name: 'draw' } });
    expect(step.result).toMatchObject({ keyColor: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    const { channels } = await sharp(await fileAt(made.image_url)).stats();
    expect(channels[3]?.min).toBe(0);
    expect(await ann.credits()).toBe(19);
  },
  timeoutSeconds * 1000,
);

it(
  'takes out the background of a model that drew one all the same',
  async () => {
    await control(app, 'POST', '/settings', { openai: { background: 'opaque' } });
    const ann = await seller(app);
    const made = await ann.ended(await ann.begin({ idea: 'A blue whale', selectedColors: ['White'] }), timeoutSeconds);
    expect(made).toMatchObject({ status: 'finalized', report: { background: 'removed' } });
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
  },
  timeoutSeconds * 1000,
);

it(
  'says what the content rules refused, asks once, and gives the credit back',
  async () => {
    const ann = await seller(app);
    // Of the image model alone: the sandbox's text model refuses such a word too, and sometimes first.
    const error = { message: 'Refused.', type: 'image_generation_user_error', code: 'moderation_blocked' };
    const refusal = { kind: 'status', status: 400, body: { error } };
    await fault(app, { provider: 'openai', path: openaiPaths.images, fault: refusal });
    const made = await ann.make({ idea: 'A dragon over a village' });
    expect(made).toMatchObject({
      status: 'error',
      error_message:
        'The AI model refused this idea because of its content rules. Try other words. Your credit was refunded.',
      image_url: null,
      publish_status: 'draft',
    });
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
    expect(await ann.entriesOf(made.id)).toEqual(['generation', 'give_back']);
    expect(await ann.credits()).toBe(20);
  },
  timeoutSeconds * 1000,
);

it('sends the picture by a link where it is too large to be sent whole', async () => {
  const noise = await sharp(randomBytes(640 * 720), { raw: { width: 640, height: 720, channels: 1 } })
    .toColourspace('srgb')
    .ensureAlpha()
    .extend({ left: 8, right: 8, top: 8, bottom: 8, background: '#00000000' })
    .png()
    .toBuffer();
  await fault(app, {
    provider: 'openai',
    path: openaiPaths.images,
    fault: { kind: 'status', status: 200, body: { data: [{ b64_json: noise.toString('base64') }] } },
  });
  const ann = await seller(app);
  const made = await ann.ended(await ann.begin(), timeoutSeconds);
  expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
  expect((await fileAt(made.final_image_url)).length).toBeGreaterThan(5 * 1024 * 1024);
  const [product] = await productsOf(app, ann.printify);
  expect(product?.external?.id).toBeTruthy();
}, 150_000);
