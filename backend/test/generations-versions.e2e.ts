import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { PrintEngine } from '../src/generations/engines/print-engine.ts';
import { startApp, type TestApp } from './support/app.ts';
import { bandOf } from './support/pictures.ts';
import { callsTo, drawThis, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, seller } from './support/seller.ts';
import { storedVariants } from './support/stored-variants.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const navy = '#182033';

async function variantsOf(): Promise<Map<number, string>> {
  return new Map((await storedVariants(app)).map(({ variantId, color }) => [variantId, color]));
}

describe('dark art on light and dark shirts', () => {
  it('is printed in two inks, each on the cloth it reads on', async () => {
    await drawThis(app, await bandOf(navy));
    const ann = await seller(app);
    const made = await ann.make({ selectedColors: ['Black', 'White'] });
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect(made.prints.map(({ ink, colors }) => ({ ink, colors }))).toEqual([
      { ink: 'original', colors: ['White'] },
      { ink: 'light', colors: ['Black'] },
    ]);
    expect(made.report?.shirts.map(({ color, level }) => [color, level])).toEqual([
      ['Black', 'good'],
      ['White', 'good'],
    ]);
    const files = await Promise.all(made.prints.map(async ({ file_url }) => (await fetch(file_url)).text()));
    expect(new Set(files).size).toBe(2);
    expect(made.final_image_url).toBe(made.prints[0]?.file_url);
    expect(made.image_url).toBe(made.prints[0]?.image_url);

    const [product] = await productsOf(app, ann.printify);
    const colors = await variantsOf();
    const areas = product?.print_areas ?? [];
    const images = areas.map(({ placeholders }) => placeholders.flatMap((place) => place.images.map(({ id }) => id)));
    expect(images.map((ids) => ids.length)).toEqual([1, 1]);
    expect(new Set(images.flat()).size).toBe(2);
    const colorOfShirt = (n: number) => new Set(areas[n]?.variant_ids.map((variant) => colors.get(variant)));
    expect([colorOfShirt(0).has('White'), colorOfShirt(0).has('Black')]).toEqual([true, false]);
    expect([colorOfShirt(1).has('White'), colorOfShirt(1).has('Black'), colorOfShirt(1).has('Navy')]).toEqual([
      false,
      true,
      true,
    ]);
    const named = areas.flatMap(({ variant_ids }) => variant_ids);
    expect(new Set(named).size).toBe(named.length);
    expect(product?.variants.every(({ id }) => named.includes(id))).toBe(true);
  });

  it('is one file where one ink reads on all of them', async () => {
    await drawThis(app, await bandOf('#d2321e'));
    const ann = await seller(app);
    const made = await ann.make({ selectedColors: ['Black', 'White'] });
    expect(made.prints).toMatchObject([{ ink: 'original', colors: ['Black', 'White'] }]);
    const [product] = await productsOf(app, ann.printify);
    expect(product?.print_areas).toHaveLength(1);
  });

  it('is sent once, also when Printify refused one of its files and it is republished', async () => {
    await drawThis(app, await bandOf(navy));
    const ann = await seller(app);
    const upload = { provider: 'printify', method: 'POST', path: printifyPaths.upload, token: ann.printify } as const;
    const body = { status: 'error', code: 8201, message: 'Refused', errors: { reason: 'error.file.wrong.format' } };
    await fault(app, { ...upload, after: 1, fault: { kind: 'status', status: 400, body } });
    const failed = await ann.make({ selectedColors: ['Black', 'White'] });
    expect(failed.status).toBe('error');
    await ann.post('/api/generate/repush', { generationId: failed.id });
    expect(await ann.ended(failed.id)).toMatchObject({ status: 'finalized' });
    const [product] = await productsOf(app, ann.printify);
    expect(product?.print_areas).toHaveLength(2);
  });
});

describe('a design from before there were versions', () => {
  it('is shown with its one file, and republished with it', async () => {
    await drawThis(app, await bandOf('#d2321e'));
    const ann = await seller(app);
    await fault(app, { provider: 'printify', path: printifyPaths.products, method: 'POST', fault: refused });
    const { id } = await ann.make();
    await asBefore(id);
    const old = await ann.generation(id);
    expect(old.prints).toEqual([
      {
        ...{ ink: 'original', colors: ['Black'], placeholder: null },
        ...{ image_url: old.image_url, file_url: expect.any(String) },
      },
    ]);
    expect((await fetch(old.prints[0]?.file_url ?? '')).status).toBe(200);
    await ann.post('/api/generate/repush', { generationId: id });
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
  });

  const refused = { kind: 'status', status: 400, body: { status: 'error', code: 8150, message: 'Refused' } };

  /** The row and its steps as they were stored then. */
  async function asBefore(id: string): Promise<void> {
    const where = { generationId_name: { generationId: id, name: 'cut_out' } };
    const { result } = await app.prisma.generationStep.findUniqueOrThrow({ where });
    const { prints, report } = result as {
      prints: { key: string; imageKey: string; placement: object }[];
      report: object;
    };
    const [print] = prints;
    const before = { printKey: print?.key, imageKey: print?.imageKey, placement: print?.placement, report };
    await app.prisma.generationStep.update({ where, data: { result: before } });
    await app.prisma.$executeRaw`UPDATE generations SET prints = NULL WHERE id = ${id}::uuid`;
  }
});

describe('a product that a call makes long after nobody waits for it', () => {
  it('is found by its SKU later and removed, and ours stays', async () => {
    await drawThis(app, await bandOf('#d2321e'));
    const ann = await seller(app);
    const create = { provider: 'printify', method: 'POST', path: printifyPaths.products, token: ann.printify } as const;
    await fault(app, { ...create, fault: { kind: 'late_effect', ms: 3500 } });
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
    await until(
      () => productsOf(app, ann.printify),
      (products) => products.length === 2,
    );
    await checkNow(made.id);
    const [product, ...others] = await until(
      () => productsOf(app, ann.printify),
      (products) => products.length === 1,
    );
    expect(others).toEqual([]);
    expect(made.printify_deep_link).toContain(product?.id);
    expect(product?.external?.id).toBeTruthy();
    await until(
      async () => (await ann.get(`/api/generations/${made.id}/history`)).body as { kind: string }[],
      (history) => history.some(({ kind }) => kind === 'surplus_removed'),
    );
  });

  it('is not looked for where every call was answered', async () => {
    await drawThis(app, await bandOf('#d2321e'));
    const ann = await seller(app);
    const made = await ann.make();
    expect(await jobsFor(made.id)).toBe(0);
    expect(await callsTo(app, { provider: 'printify', method: 'DELETE', token: ann.printify })).toEqual([]);
  });

  async function checkNow(generationId: string): Promise<void> {
    expect(await jobsFor(generationId)).toBe(1);
    await app.prisma.$executeRaw`
      UPDATE pgboss.job SET start_after = now()
       WHERE name = 'delete-duplicates' AND data->>'generationId' = ${generationId}`;
  }

  function jobsFor(generationId: string): Promise<number> {
    return app.prisma.$queryRaw<
      object[]
    >`SELECT 1 FROM pgboss.job WHERE name = 'delete-duplicates' AND data->>'generationId' = ${generationId}`.then(
      (rows) => rows.length,
    );
  }
});

describe('the picture of a design in the sizes of a screen', () => {
  const drawn = async () => {
    await drawThis(app, await bandOf('#d2321e'));
    const { image_url: link, ...made } = await (await seller(app)).make();
    return { ...made, link: link ?? '' };
  };

  it('is a WebP of one of four widths, made once for all who ask at the same time', async () => {
    const { link, prints } = await drawn();
    const made = jest.spyOn(PrintEngine.prototype, 'toWebp');
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${link}&w=320`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await fetch(`${link}&w=320`);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
    expect(answers[0]?.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await answers[0]?.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(prints[0]?.placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it('needs the signature and one of the widths, and is made of no print file', async () => {
    const { link, final_image_url } = await drawn();
    const unsigned = link.replace(/s=[^&]*/, 's=AAAA');
    for (const refused of [`${unsigned}&w=320`, `${link}&w=321`, `${link}&w=`, `${final_image_url}&w=320`])
      expect((await fetch(refused)).status).toBe(404);
  });

  it('is not sent again to who has it, and in part to who asks for a part', async () => {
    const { link } = await drawn();
    const whole = await fetch(`${link}&w=640`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    const again = await fetch(`${link}&w=640`, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const part = await fetch(`${link}&w=640`, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12));
  });
});
