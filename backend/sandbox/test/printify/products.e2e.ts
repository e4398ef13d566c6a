import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { art, printArea, productBody, type Seller, useSandbox, VARIANTS } from '../support/sandbox.ts';
import type { Page, Product, Refusal, Variant } from '../support/wire.ts';

const sandbox = useSandbox();
let seller: Seller;
let image: string;

beforeEach(async () => {
  seller = await sandbox.seller();
  image = await seller.upload();
});

const create = (changes: object = {}) => seller.create(seller.etsy, productBody(image, changes));
const enabled = (product: { variants: Variant[] }) => product.variants.filter((variant) => variant.is_enabled);

/** Ids of the first so many variants that the provider makes. */
async function made(count: number): Promise<number[]> {
  const path = '/catalog/blueprints/12/print_providers/29/variants.json';
  const { json } = await seller.api<{ variants: Variant[] }>('GET', path);
  return json.variants.slice(0, count).map((variant) => variant.id);
}

describe('creating a product', () => {
  it('answers 200 with every variant of the provider', async () => {
    const { status, json } = await create();
    expect(status).toBe(200);
    expect(json.id).toMatch(/^[0-9a-f]{24}$/);
    expect(json.variants.length).toBe(210);
    expect(enabled(json).map((variant) => variant.id)).toEqual(expect.arrayContaining(VARIANTS));
    expect(enabled(json).length).toBe(3);
    const other = json.variants.find((variant) => variant.title === 'Navy / M');
    expect(other).toMatchObject({ is_enabled: false, price: other?.cost });
    expect(json.variants.filter((variant) => variant.is_default).length).toBe(1);
    expect(json).toMatchObject({ is_locked: false, visible: true, blueprint_id: 12, shop_id: seller.etsy });
    expect(json.external).toBeUndefined();
    expect(json.tags).toEqual(expect.arrayContaining(['retro', 'sunset', 'T-shirts']));
    expect(json.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00$/);
  });

  it('refuses a provider that is in the catalog and takes no orders', async () => {
    const { status, json } = await create({ print_provider_id: 61 });
    expect([status, json]).toEqual([400, { error: 'Decorator 61 not available for this blueprint' }]);
  });

  it('extends the print area to every variant and names the unused positions', async () => {
    const { json } = await create();
    const [area] = json.print_areas;
    expect(area?.variant_ids.length).toBe(210);
    expect(area?.placeholders.map((placeholder) => placeholder.position)).toEqual(['front', 'back', 'neck']);
    expect(area?.placeholders[0]?.images[0]).toMatchObject({ id: image, imageId: image, width: 300, angle: 0 });
    expect(area?.placeholders[1]?.images).toEqual([]);
  });

  it('shows provisional mockups first and those of the enabled colors later', async () => {
    const { json } = await create();
    expect(json.images.length).toBe(36);
    const { images } = await seller.get(seller.etsy, json.id);
    const fronts = images.filter((picture) => picture.position === 'front');
    expect(fronts.length).toBe(2);
    expect(images.filter((picture) => picture.is_default).length).toBe(1);
    expect(fronts[0]?.variant_ids).toContain(18540);
  });

  it('creates another product when the same call comes twice', async () => {
    const [first, second] = [await create(), await create()];
    expect(second.json.id).not.toBe(first.json.id);
    expect((await seller.api<Page<Product>>('GET', `/shops/${seller.etsy}/products.json`)).json.total).toBe(2);
  });

  it('accepts a price below the cost', async () => {
    const { status } = await create({ variants: VARIANTS.map((id) => ({ id, price: 100, is_enabled: true })) });
    expect(status).toBe(200);
  });

  it('accepts several print areas for groups of variants', async () => {
    const dark = await seller.upload(await art(200, 200));
    const { json } = await create({ print_areas: [printArea([18100, 18101], image), printArea([18540], dark)] });
    expect(json.print_areas.length).toBe(2);
    expect(json.print_areas[1]?.variant_ids).toEqual([18540]);
  });

  it.each([
    [8150, 'print_areas: The print areas field is required.', { print_areas: undefined }],
    [8150, 'title: The title field is required.', { title: '' }],
    [8150, 'variants.0.price', { variants: [{ id: 18100, is_enabled: true }] }],
    [8150, 'variants.0.price', { variants: [{ id: 18100, price: 24.99 }] }],
    [8150, 'angle must be an integer', { print_areas: () => [printArea(VARIANTS, image, 'front', { angle: 1.5 })] }],
    [8150, 'x must be a number', { print_areas: () => [printArea(VARIANTS, image, 'front', { x: '0.5' })] }],
    [8150, 'scale', { print_areas: () => [printArea(VARIANTS, image, 'front', { scale: 0 })] }],
    [8150, 'position', { print_areas: () => [printArea(VARIANTS, image, 'left_sleeve')] }],
    [8150, 'was not found', { print_areas: () => [printArea(VARIANTS, '0'.repeat(24))] }],
    [8251, 'do not match', { variants: [{ id: 12124, price: 2499 }] }],
    [8251, 'print_areas', { print_areas: () => [printArea([18100], image)] }],
    [8251, 'does not offer', { print_provider_id: 1 }],
  ])('refuses with %i: %s', async (code, reason, changes: Record<string, unknown>) => {
    const entries = Object.entries(changes).map(([key, value]) => [key, typeof value === 'function' ? value() : value]);
    const { status, json } = await create(Object.fromEntries(entries));
    expect([status, json.status, json.code, json.errors.code]).toEqual([400, 'error', code, code]);
    expect(json.errors.reason).toContain(reason);
  });

  it('accepts 100 enabled variants and refuses 101', async () => {
    const body = (ids: number[]) => ({
      variants: ids.map((id) => ({ id, price: 2499, is_enabled: true })),
      print_areas: [printArea(ids, image)],
    });
    expect((await create(body(await made(100)))).status).toBe(200);
    const { json } = await create(body(await made(101)));
    expect(json.errors).toEqual({ code: 8251, reason: 'Too many variants enabled. Maximum allowed: 100' });
  });
});

describe('reading products', () => {
  it('pages them, newest first', async () => {
    for (let n = 1; n <= 3; n++) await create({ title: `Tee ${n}` });
    const page = (query: string) => seller.api<Page<Product>>('GET', `/shops/${seller.etsy}/products.json${query}`);
    const second = (await page('?limit=2&page=2')).json;
    expect(second).toMatchObject({ current_page: 2, last_page: 2, per_page: 2, total: 3, from: 3, to: 3 });
    expect(second).toMatchObject({ next_page_url: null, prev_page_url: '/?page=1' });
    expect(second.data.map((product) => product.title)).toEqual(['Tee 1']);
    expect((await page('')).json.per_page).toBe(10);
    expect((await page('?limit=50')).status).toBe(200);
    expect((await page('?limit=51')).status).toBe(400);
  });

  it.each([
    [422, { error: 'Invalid product ID format.' }, 'nonsense'],
    [404, { error: 'Not found', request_id: expect.any(String) }, 'f'.repeat(24)],
  ])('answers %i', async (status, body, id) => {
    const answer = await seller.api('GET', `/shops/${seller.etsy}/products/${id}.json`);
    expect([answer.status, answer.json]).toEqual([status, body]);
  });

  it("answers 8104 for a product of the account's other shop, 404 for another account's", async () => {
    const { id } = (await create()).json;
    const answer = await seller.api('GET', `/shops/${seller.custom}/products/${id}.json`);
    expect([answer.status, answer.json.code]).toEqual([400, 8104]);
    const other = await sandbox.seller('sandbox_other');
    expect((await other.api('GET', `/shops/${other.etsy}/products/${id}.json`)).status).toBe(404);
  });

  it('answers 404 for a deleted product', async () => {
    const { id } = (await create()).json;
    const path = `/shops/${seller.etsy}/products/${id}.json`;
    expect((await seller.api('DELETE', path)).json).toEqual({});
    expect((await seller.api('GET', path)).status).toBe(404);
  });
});

describe('changing a product', () => {
  it('changes variants where a change names all of them', async () => {
    const { id, variants } = (await create()).json;
    const put = (body: object) =>
      seller.api<Product & Refusal>('PUT', `/shops/${seller.etsy}/products/${id}.json`, body);
    const all = variants.map(({ id: variant, price, is_enabled }) => ({ id: variant, price, is_enabled }));
    const change = all.map((one) => (one.id === 18100 ? { ...one, price: 2999, is_enabled: false } : one));
    const { json } = await put({ title: 'New', variants: change });
    expect(json.title).toBe('New');
    expect(
      enabled(json)
        .map((variant) => variant.id)
        .sort(),
    ).toEqual([18101, 18540]);
    expect(json.description).toBe('A cat surfs.');
    expect((await put({ variants: [{ id: 18100, is_enabled: true }] })).json.errors.reason).toContain('price');
  });

  it('refuses a change that names some of the variants only, and changes nothing', async () => {
    const { id, variants } = (await create()).json;
    const enabledOnly = VARIANTS.map((variant) => ({ id: variant, price: 2999, is_enabled: true }));
    const path = `/shops/${seller.etsy}/products/${id}.json`;
    const { status, json } = await seller.api<Refusal>('PUT', path, { title: 'New', variants: enabledOnly });
    expect([status, json.code, json.errors.reason]).toEqual([
      400,
      8251,
      'All product variants must be present in variants.',
    ]);
    expect(await seller.get(seller.etsy, id)).toMatchObject({ title: 'Retro sunset tee', variants });
  });

  it('requires print areas for every variant of the product', async () => {
    const { id, variants } = (await create()).json;
    const put = (ids: number[]) =>
      seller.api('PUT', `/shops/${seller.etsy}/products/${id}.json`, { print_areas: [printArea(ids, image)] });
    expect((await put(VARIANTS)).json.code).toBe(8251);
    expect((await put(variants.map((variant) => variant.id))).status).toBe(200);
  });

  it('accepts its own print areas', async () => {
    const { id, print_areas } = (await create()).json;
    const { status } = await seller.api('PUT', `/shops/${seller.etsy}/products/${id}.json`, { print_areas });
    expect(status).toBe(200);
  });

  it('ignores another blueprint or provider without an error', async () => {
    const { id } = (await create()).json;
    const body = { blueprint_id: 6, print_provider_id: 99 };
    const path = `/shops/${seller.etsy}/products/${id}.json`;
    const { status, json } = await seller.api<Product>('PUT', path, body);
    expect([status, json.blueprint_id, json.print_provider_id]).toEqual([200, 12, 29]);
  });
});

describe('mockups', () => {
  async function middle(url = ''): Promise<[number, number, number]> {
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const picture = sharp(Buffer.from(await answer.arrayBuffer())).resize(100, 100, { kernel: 'nearest' });
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (45 * info.width + 50) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  }

  it("show the seller's print on the shirt, in front and not on the back", async () => {
    const { id } = (await create()).json;
    const { images } = await seller.get(seller.etsy, id);
    const [front, back] = images;
    const [red, green] = await middle(front?.src);
    expect(red - green).toBeGreaterThan(80);
    const plain = await middle(back?.src);
    expect(Math.max(...plain) - Math.min(...plain)).toBeLessThan(30);
  });

  it('compose several and rotated pictures', async () => {
    const green = await seller.upload(
      await sharp({ create: { width: 50, height: 50, channels: 3, background: '#0a3' } })
        .png()
        .toBuffer(),
    );
    const pictures = [
      { id: image, x: 0.5, y: 0.5, scale: 1, angle: 45 },
      { id: green, x: 0.5, y: 0.4, scale: 0.7, angle: 0 },
    ];
    const placeholders = [{ position: 'front', images: pictures }];
    const { id } = (await create({ print_areas: [{ variant_ids: VARIANTS, placeholders }] })).json;
    const { images } = await seller.get(seller.etsy, id);
    const [r, g] = await middle(images[0]?.src);
    expect(g - r).toBeGreaterThan(60);
  });

  it('are 404 for a variant or camera that the product does not have', async () => {
    const { id } = (await create()).json;
    expect((await fetch(`${sandbox.url}/printify/mockup/${id}/1/92570/x.jpg`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/printify/mockup/${id}/18100/1/x.jpg`)).status).toBe(404);
  });
});
