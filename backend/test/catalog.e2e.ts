import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CatalogStatus, CatalogVariantView } from '../src/catalog/api/catalog.dto.ts';
import { CatalogCosts } from '../src/printify/index.ts';
import { refreshCatalog } from '../src/printify/jobs/refresh-catalog.job.ts';
import { CatalogMirror } from '../src/printify/mirror/catalog-mirror.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request, requestRaw } from './support/http.ts';
import { callsTo, control, fault, resetSandbox } from './support/providers.ts';
import { admin as adminOf, quick, type Seller, type SellerOptions, seller } from './support/seller.ts';
import { deleteStoredVariants, usualShirt } from './support/stored-variants.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, SANDBOX_PRINT_AREA_SCALE: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await grow(0);
});

/** Of the real products T-shirts alone: a minute's budget is enough for two refreshes. */
const grow = (catalogVariants: number) =>
  control(app, 'POST', '/settings', { catalogVariants, catalogProducts: 't-shirts' });

const admin = (options: SellerOptions = {}) => adminOf(app, options);

async function status(person: Seller): Promise<CatalogStatus> {
  return (await person.get('/api/admin/catalog')).body;
}

/** Waits until no refresh is under way. */
function settled(person: Seller): Promise<CatalogStatus> {
  return until(
    () => status(person),
    ({ refresh }) => refresh?.state !== 'running',
    { seconds: 60 },
  );
}

/** A refresh, seen to its end. */
async function refreshed(person: Seller): Promise<CatalogStatus> {
  const answer = await person.post('/api/admin/catalog/refresh');
  if (answer.status !== 202) throw new Error(`${answer.status}: ${answer.text}`);
  return settled(person);
}

async function find(person: Seller, query: Record<string, string>) {
  const { status: code, body } = await person.get(`/api/admin/catalog/variants?${new URLSearchParams(query)}`);
  expect(code).toBe(200);
  return body as { total: number; variants: CatalogVariantView[]; next: string | null };
}

const catalogFault = (rule: object) => fault(app, { provider: 'printify', path: '^/catalog/', ...rule });

describe('who may see the catalog', () => {
  const calls = [
    ['GET', '/api/admin/catalog'],
    ['POST', '/api/admin/catalog/refresh'],
    ['GET', '/api/admin/catalog/variants'],
    ['GET', '/api/admin/catalog/download'],
    ['POST', '/api/admin/catalog/download-link'],
  ] as const;

  it.each(calls)('%s %s is closed to strangers and to sellers', async (method, path) => {
    expect((await request(app, method, path)).status).toBe(401);
    const ann = await seller(app, { connected: false });
    const answer = method === 'GET' ? await ann.get(path) : await ann.post(path);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ error: 'This is for administrators only.', code: 'forbidden' });
  });
});

describe('before the first refresh', () => {
  it('says that there is nothing and what to do', async () => {
    const root = await admin();
    expect(await status(root)).toEqual({
      exists: false,
      variant_count: 0,
      refreshed_at: null,
      message: 'No catalog data available. Run refresh to fetch catalog from Printify.',
      refresh: null,
    });
    expect(await find(root, {})).toEqual({ total: 0, variants: [], next: null });
    expect((await root.get('/api/admin/catalog/download')).status).toBe(404);
  });

  it('asks an administrator without Printify to connect it', async () => {
    const root = await admin({ connected: false });
    const answer = await root.post('/api/admin/catalog/refresh');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'provider_not_connected', requiresSetup: true });
    expect((await status(root)).refresh).toBeNull();
  });
});

describe('a refresh', () => {
  it('answers at once, reads everything, and then there is a catalog', async () => {
    const root = await admin();
    const answer = await root.post('/api/admin/catalog/refresh');
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ refresh: { state: 'running', variant_count: 0, trouble: null } });
    const { exists, variant_count, refreshed_at, message, refresh } = await settled(root);
    expect({ exists, message, refresh }).toEqual({ exists: true, message: null, refresh: null });
    expect(variant_count).toBe(await trueVariants(root));
    expect((await find(root, {})).total).toBe(variant_count);
    expect(Date.parse(refreshed_at ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await root.post('/api/admin/catalog/refresh')).body.variantCount).toBe(variant_count);
    await settled(root);
  });

  it('is one at a time, whoever asks', async () => {
    const admins = await Promise.all([admin(), admin()]);
    const before = await app.prisma.catalogRefresh.count();
    const answers = await Promise.all(
      [...admins, ...admins, ...admins].map((root) => root.post('/api/admin/catalog/refresh')),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(202));
    await settled(admins[0]);
    expect(await app.prisma.catalogRefresh.count()).toBe(before + 1);
  });

  it('follows a catalog that grows and shrinks, and clears away what was before', async () => {
    const root = await admin();
    const { variant_count: small } = await refreshed(root);
    await grow(1000);
    expect((await refreshed(root)).variant_count).toBe(small + 1000);
    expect((await find(root, {})).total).toBe(small + 1000);
    await grow(0);
    const again = await admin();
    expect((await refreshed(again)).variant_count).toBe(small);
    expect((await find(again, {})).total).toBe(small);
    await until(
      () => app.prisma.mirroredVariant.count(),
      (rows) => rows === small,
    );
  });

  it('is over only with its catalog: no status shows the end and the catalog from before', async () => {
    const root = await admin();
    const mirror = new CatalogMirror(app.prisma);
    // Not due, so that no worker takes it up.
    const waiting = { requestedBy: root.id, failures: 1, dueAt: new Date(Date.now() + 3_600_000) };
    for (let variantCount = 1; variantCount <= 20; variantCount += 1) {
      const { id } = await app.prisma.catalogRefresh.create({ data: { ...waiting, variantCount } });
      const statuses = Promise.all(Array.from({ length: 8 }, () => status(root)));
      await mirror.finish(id);
      for (const { refresh, variant_count } of await statuses) {
        if (!refresh) expect(variant_count).toBe(variantCount);
      }
    }
  });

  it('waits after a failure until it is due, however often its job comes', async () => {
    const root = await admin();
    const waiting = { requestedBy: root.id, failures: 1, message: 'Printify is away.' };
    const { id } = await app.prisma.catalogRefresh.create({
      data: { ...waiting, dueAt: new Date(Date.now() + 3_600_000) },
    });
    expect((await root.post('/api/admin/catalog/refresh')).body.refresh.trouble).toBe(waiting.message);
    await app.queue.enqueue(null, refreshCatalog, {});
    await until(openJobs, (open) => open === 0);
    expect(await callsTo(app, { provider: 'printify', token: root.printify, path: '/blueprints\\.json$' })).toEqual([]);
    await app.prisma.catalogRefresh.update({ where: { id }, data: { dueAt: new Date() } });
    expect(await settled(root)).toMatchObject({ exists: true, message: null, refresh: null });
  });

  it('serves sellers too: what it has read is not asked for again', async () => {
    await deleteStoredVariants(app);
    await app.prisma.catalogList.deleteMany();
    const ann = await seller(app);
    const colors = (await ann.get('/api/printify-variants')).body;
    const shirts = (await ann.get('/api/printify/blueprints?search=tee')).body;
    const providers = (await ann.get('/api/printify/blueprints/12/providers')).body;
    await refreshed(await admin());
    await app.prisma.catalogList.deleteMany({ where: { name: { not: 'places' } } });
    await control(app, 'DELETE', '/calls');
    expect((await ann.get('/api/printify-variants')).body).toEqual(colors);
    expect((await ann.get('/api/printify/blueprints?search=tee')).body).toEqual(shirts);
    expect((await ann.get('/api/printify/blueprints/12/providers')).body).toEqual(providers);
    expect(await callsTo(app, { provider: 'printify', path: '/catalog/' })).toEqual([]);
  });

  it('gets over a Printify that asks to slow down, and says what holds it up', async () => {
    const root = await admin();
    await catalogFault({ path: '/variants\\.json', times: 6, after: 3, fault: { kind: 'status', status: 429 } });
    await root.post('/api/admin/catalog/refresh');
    const held = await until(
      () => status(root),
      ({ refresh }) => refresh?.trouble !== null,
    );
    expect(held.refresh).toMatchObject({ state: 'running', phase: 'variants' });
    expect(held.refresh?.trouble).toMatch(/^Printify .*\.$/);
    expect(await settled(root)).toMatchObject({ exists: true, message: null, refresh: null });
    const listed = await callsTo(app, { provider: 'printify', token: root.printify, path: '/blueprints\\.json$' });
    expect(listed).toHaveLength(1);
  });

  it.each([
    ['half an answer', { kind: 'malformed' }],
    ['a closed socket', { kind: 'drop' }],
    ['a fault of its own', { kind: 'status', status: 500, body: { error: 'Server Error' } }],
  ])('gets over %s', async (_, kind) => {
    const root = await admin();
    await catalogFault({ times: 2, after: 4, fault: kind });
    expect(await refreshed(root)).toMatchObject({ message: null, refresh: null });
  });

  it('goes on without what was taken out of the catalog while it was read', async () => {
    const root = await admin();
    const whole = await trueVariants(root);
    await catalogFault({
      path: '/blueprints/706/print_providers/99/variants\\.json',
      times: 0,
      fault: { kind: 'status', status: 404, body: { error: 'Not found' } },
    });
    expect((await refreshed(root)).variant_count).toBe(whole - 16 * 6);
  });

  it('keeps the old catalog where the token is refused in the middle', async () => {
    const root = await admin();
    const before = await refreshed(root);
    await grow(500);
    await catalogFault({ times: 1, after: 9, fault: { kind: 'status', status: 401, body: {} } });
    const after = await refreshed(root);
    expect(after).toMatchObject({
      exists: true,
      variant_count: before.variant_count,
      refreshed_at: before.refreshed_at,
      refresh: { state: 'failed', trouble: expect.stringContaining('token') },
    });
    expect(after.message).toMatch(/^The last refresh failed\. .* The catalog from before is still here\.$/);
    expect((await find(root, {})).total).toBe(before.variant_count);
    expect((await refreshed(await admin())).variant_count).toBe(before.variant_count + 500);
  });

  it('gives up after many troubles in a row, and keeps the old catalog', async () => {
    const root = await admin();
    const before = await refreshed(root);
    await catalogFault({ times: 0, after: 5, fault: { kind: 'status', status: 503 } });
    await root.post('/api/admin/catalog/refresh');
    await until(
      () => status(root),
      ({ refresh }) => refresh?.trouble !== null,
    );
    await app.prisma.catalogRefresh.updateMany({ where: { state: 'running' }, data: { failures: 7 } });
    expect(await settled(root)).toMatchObject({
      variant_count: before.variant_count,
      refreshed_at: before.refreshed_at,
      refresh: { state: 'failed' },
    });
  });

  it('keeps the old catalog where Printify lists nothing', async () => {
    const root = await admin();
    const before = await refreshed(root);
    await catalogFault({ path: '/blueprints\\.json$', fault: { kind: 'status', status: 200, body: [] } });
    expect(await refreshed(root)).toMatchObject({
      variant_count: before.variant_count,
      refresh: { state: 'failed', trouble: 'Printify listed no variants. Please refresh the catalog again later.' },
    });
  });

  it("goes on with another administrator's account where the first has left, and ends where there is none", async () => {
    await app.prisma.user.updateMany({ data: { isAdmin: false } });
    const [first, second] = [await admin(), await admin()];
    await catalogFault({ token: first.printify, times: 0, after: 3, fault: { kind: 'status', status: 503 } });
    await first.post('/api/admin/catalog/refresh');
    await until(
      () => status(first),
      ({ refresh }) => refresh?.trouble !== null,
    );
    await first.delete('/api/printify/connection');
    expect(await settled(second)).toMatchObject({ message: null, refresh: null });

    await catalogFault({ token: second.printify, times: 0, after: 3, fault: { kind: 'status', status: 503 } });
    await second.post('/api/admin/catalog/refresh');
    await until(
      () => status(second),
      ({ refresh }) => refresh?.trouble !== null,
    );
    await second.delete('/api/printify/connection');
    expect((await settled(second)).refresh?.trouble).toMatch(/^No administrator is connected to Printify\./);
  });
});

describe('browsing', () => {
  let root: Seller;
  beforeAll(async () => {
    root = await admin();
    await refreshed(root);
  });

  it('tells of a variant what the catalog and the products that were seen tell', async () => {
    const { variants } = await find(root, { search: 'bella 3001 monster black 2xl' });
    const black = variants.find(({ color }) => color === 'Black');
    expect(black).toEqual({
      blueprint_id: 12,
      blueprint_title: 'Unisex Jersey Short Sleeve Tee',
      print_provider_id: 29,
      print_provider_name: 'Monster Digital',
      variant_id: 18104,
      title: 'Black / 2XL',
      color: 'Black',
      size: '2XL',
      sku: '',
      cost: null,
      is_available: true,
      print_areas: expect.arrayContaining([{ position: 'front', width: 4682, height: 5787 }]),
    });
  });

  it('knows what is out of stock', async () => {
    const { variants } = await find(root, { search: 'mauve 3xl' });
    const inStock = variants.map(({ print_provider_id, is_available }) => [print_provider_id, is_available]);
    expect(inStock).toEqual(
      expect.arrayContaining([
        [29, false],
        [39, true],
        [99, true],
      ]),
    );
  });

  it('finds the words in any order, each from its beginning, whatever case and accents', async () => {
    const one = await find(root, { search: 'SWIFT maroon s GÍLDAN' });
    expect(one.variants.map(({ print_provider_name, title }) => [print_provider_name, title])).toEqual([
      ['SwiftPOD', 'Maroon / S'],
    ]);
    expect((await find(root, { search: 'aroon' })).total).toBe(0);
    expect((await find(root, { search: 'xl' })).variants.every(({ size }) => size === 'XL')).toBe(true);
    expect((await find(root, { search: '!?' })).total).toBe(0);
    expect((await find(root, { search: '  ' })).total).toBe(await trueVariants(root));
  });

  it('goes through everything page by page, once', async () => {
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page = await find(root, { limit: '97', ...(next === null ? {} : { after: next }) });
      seen.push(...page.variants.map((one) => [one.blueprint_id, one.print_provider_id, one.variant_id].join('/')));
      next = page.next;
    } while (next !== null);
    expect(seen).toHaveLength(await trueVariants(root));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each([
    ['limit', '0', 'A page holds 1 to 200 variants.'],
    ['limit', '201', 'A page holds 1 to 200 variants.'],
    ['limit', 'many', 'A page holds 1 to 200 variants.'],
    ['after', 'x', 'Take `after` from `next` of the page before.'],
    ['after', "1.2.3'--", 'Take `after` from `next` of the page before.'],
    ['search', 'x'.repeat(201), 'Search for at most 200 characters.'],
    ['search', 'a\0b', 'This text has a character that cannot be stored: NUL, or half of a pair of surrogates.'],
  ])('refuses %s=%j', async (field, value, sentence) => {
    const answer = await root.get(`/api/admin/catalog/variants?${new URLSearchParams({ [field]: value })}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: { [field]: sentence } });
  });

  it('takes a place that no longer is, and one behind the end', async () => {
    const behind = await find(root, { after: '999999.1.1' });
    expect(behind).toEqual({ total: await trueVariants(root), variants: [], next: null });
    const { variants } = await find(root, { after: '7.1.5', limit: '1' });
    expect(variants[0]).toMatchObject({ blueprint_id: 12, print_provider_id: 29 });
    expect((await find(root, { after: '5.29.99999999', limit: '1' })).variants[0]).toMatchObject({
      blueprint_id: 5,
      print_provider_id: 99,
    });
  });

  it('shows costs and SKUs of products that were seen, and finds variants by the beginning of a SKU', async () => {
    const costs = new CatalogCosts(app.prisma);
    await costs.saveCosts(usualShirt, [
      { variantId: 18100, cost: 1099, sku: 'INK%_7-18100' },
      { variantId: 18101, cost: 1099 },
      { variantId: 18102, cost: Number.NaN },
      { variantId: 18103, cost: -1 },
    ]);
    await costs.saveCosts(usualShirt, [
      { variantId: 18100, cost: 1078 },
      { variantId: 18100, cost: 1080 },
    ]);
    const { variants } = await find(root, { search: 'ink%_7' });
    expect(variants).toMatchObject([{ variant_id: 18100, sku: 'INK%_7-18100', cost: 1080 }]);
    expect((await find(root, { search: 'inkx' })).total).toBe(0);
    const known = await costs.costsOfVariants(usualShirt);
    expect([...known.keys()].sort()).toEqual([18100, 18101]);
    expect(known.get(18101)).toMatchObject({ cost: 1099, sku: null });
  });
});

describe('the CSV', () => {
  let root: Seller;
  beforeAll(async () => {
    root = await admin();
    await refreshed(root);
    await new CatalogCosts(app.prisma).saveCosts(usualShirt, [
      { variantId: 18540, cost: 1078, sku: 'A "white", S' },
      { variantId: 18105, cost: 1078, sku: '=HYPERLINK(1)' },
    ]);
  });

  it('has the columns of the specification, and every variant', async () => {
    const { status: code, headers, text } = await root.get('/api/admin/catalog/download');
    expect(code).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="printify-catalog.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    const [names, ...lines] = text.trimEnd().split('\n');
    expect(names).toBe(
      'blueprint_id,blueprint_title,print_provider_id,print_provider_name,variant_id,title,color,size,sku,cost,is_available',
    );
    expect(lines).toHaveLength(await trueVariants(root));
    const mauve = (await find(root, { search: 'bella monster mauve 3xl' })).variants[0]?.variant_id;
    const tee = '12,Unisex Jersey Short Sleeve Tee,29,Monster Digital';
    expect(lines).toContain(`${tee},18540,White / S,White,S,"A ""white"", S",1078,true`);
    expect(lines).toContain(`${tee},18105,Black / 3XL,Black,3XL,'=HYPERLINK(1),1078,true`);
    expect(lines).toContain(`${tee},${mauve},Mauve / 3XL,Mauve,3XL,,,false`);
  });

  it('is had without a token by a link that works once', async () => {
    const { status: code, body } = await root.post('/api/admin/catalog/download-link');
    expect(code).toBe(200);
    const first = await request(app, 'GET', body.url);
    expect(first.status).toBe(200);
    expect(first.text.split('\n')[0]).toMatch(/^blueprint_id,/);
    expect((await request(app, 'GET', body.url)).status).toBe(401);
    const other = (await root.post('/api/admin/catalog/download-link')).body.url as string;
    for (const forged of [`${other}x`, other.replace(/\d{10}/, '9999999999'), '/api/admin/catalog/download/x']) {
      expect((await request(app, 'GET', forged)).body).toEqual({ error: 'Unauthorized', code: 'unauthorized' });
    }
  });

  it.each([
    ['is no administrator any more', { isAdmin: false }, 'forbidden'],
    ['is suspended', { bannedUntil: new Date('9999-01-01') }, 'account_suspended'],
  ])('refuses a link whose owner %s', async (_, change, code) => {
    const guest = await admin();
    const { url } = (await guest.post('/api/admin/catalog/download-link')).body;
    await app.prisma.user.update({ where: { id: guest.id }, data: change });
    const answer = await request(app, 'GET', url);
    expect([answer.status, answer.body.code]).toEqual([403, code]);
  });

  it('lets go of its database session when it is whole, and when the reader leaves in the middle', async () => {
    await root.get('/api/admin/catalog/download');
    await until(sessions, (open) => open === 0);
    await grow(1200);
    await refreshed(await admin());
    for (let turn = 0; turn < 5; turn += 1) {
      const leaving = new AbortController();
      const response = await fetch(`${app.url}/api/admin/catalog/download`, {
        headers: { authorization: `Bearer ${root.token}` },
        signal: leaving.signal,
      });
      expect(response.status).toBe(200);
      leaving.abort();
      await until(sessions, (open) => open === 0);
    }
  });
});

/** Refresh jobs that are still to be run, or run. */
async function openJobs(): Promise<number> {
  const [row] = await app.prisma.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM pgboss.job WHERE name = ${refreshCatalog.name} AND state IN ('created', 'active')`;
  return row?.open ?? -1;
}

async function sessions(): Promise<number> {
  const [row] = await app.prisma.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM pg_stat_activity
     WHERE application_name = 'inkloom-catalog-csv' AND datname = current_database()`;
  return row?.open ?? -1;
}

/** How many variants the sandbox's catalog has just now, out of stock or not. */
async function trueVariants({ printify }: Seller): Promise<number> {
  const headers = { authorization: `Bearer ${printify}`, 'user-agent': 'inkloom-test' };
  const ask = <Body>(path: string) =>
    requestRaw<Body>(app.sandbox, 'GET', `/printify/v1/catalog/blueprints${path}`, { headers });
  let count = 0;
  for (const blueprint of (await ask<{ id: number }[]>('.json')).body) {
    const { body: providers } = await ask<{ id: number }[]>(`/${blueprint.id}/print_providers.json`);
    for (const { id } of providers) {
      const { body } = await ask<{ variants: object[] }>(
        `/${blueprint.id}/print_providers/${id}/variants.json?show-out-of-stock=1`,
      );
      count += body.variants.length;
    }
  }
  return count;
}
