import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { startApp, type TestApp } from './support/app.ts';
import { requestRaw } from './support/http.ts';
import { listing, storeDesigns } from './support/library.ts';
import { drawQuickly, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const linkTo = async (person: Seller, ids: string[]) =>
  (await person.post('/api/generations/archive-link', { ids })).body;

async function download(url: string): Promise<Record<string, Uint8Array>> {
  const response = await fetch(app.url + url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="inkloom-designs-\d{4}-\d\d-\d\d\.zip"$/,
  );
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

// A text decoder would take the byte order mark off.
const csvOf = (files: Record<string, Uint8Array>) => Buffer.from(files['listings.csv'] ?? []).toString();
const bytesAt = async (url: string | null) => new Uint8Array(await (await fetch(url ?? '')).arrayBuffer());

describe('the archive', () => {
  it('has the print files, the vectors of Press and one CSV of all listings', async () => {
    const ann = await seller(app);
    const drawn = await ann.make({ idea: 'Café "crème", with a fox' });
    const accepted = await ann.post('/api/generate', {
      ...{ idea: 'Press says hello', selectedColors: ['Black', 'White'], engine: 'press' },
    });
    const press = await ann.ended(accepted.body.generationId);
    expect(press.prints).toHaveLength(2);
    const { url, designs } = await linkTo(ann, [drawn.id, press.id]);
    expect(designs).toBe(2);
    const files = await download(url);
    const tail = (id: string) => id.replaceAll('-', '').slice(-12);
    const names = Object.keys(files);
    expect(names.at(-1)).toBe('listings.csv');
    expect(names).toHaveLength(5);
    const nameOf = (wanted: RegExp) => names.find((name) => wanted.test(name)) ?? '';
    const drawnName = nameOf(new RegExp(`^print-files/[a-z0-9-]+-${tail(drawn.id)}\\.png$`));
    expect(Buffer.compare(files[drawnName] ?? new Uint8Array(), await bytesAt(drawn.final_image_url))).toBe(0);
    for (const { ink, file_url } of press.prints) {
      const name = nameOf(new RegExp(`^print-files/[a-z0-9-]+-${tail(press.id)}-${ink}\\.png$`));
      expect(Buffer.compare(files[name] ?? new Uint8Array(), await bytesAt(file_url))).toBe(0);
    }
    const svg = strFromU8(
      files[nameOf(new RegExp(`^vectors/[a-z0-9-]+-${tail(press.id)}\\.svg$`))] ?? new Uint8Array(),
    );
    expect(svg).toMatch(/^<svg|^<\?xml/);

    const csv = csvOf(files);
    expect(csv.startsWith('\uFEFFid,title,description,tags,')).toBe(true);
    expect(csv).toContain('"Café ""crème"", with a fox"');
    for (const name of names.slice(0, -1)) expect(csv).toContain(name);
    expect(csv.match(/\r\n/g)).toHaveLength(3);
  });

  it('has a line for a design without files, and different names for equal titles', async () => {
    const ann = await seller(app);
    const [first, second] = [await ann.make({ idea: 'The same fox' }), await ann.make({ idea: 'The same  fox.' })];
    const title = listing('=Twin', 'a, b');
    await app.prisma.generation.updateMany({ where: { id: { in: [first.id, second.id] } }, data: { listing: title } });
    const [bare = ''] = await storeDesigns(app, ann, [{ listing: title, printKey: 'designs/nobody/gone.png' }]);
    const files = await download((await linkTo(ann, [first.id, second.id, bare])).url);
    expect(Object.keys(files).filter((name) => name.startsWith('print-files/twin-'))).toHaveLength(2);
    expect(csvOf(files)).toContain(`${bare},'=Twin,About =Twin,"a, b",`);
    expect(csvOf(files).match(/,\r\n/g)).toHaveLength(1);
  });

  it('holds 500 designs, and only those of the seller that are not in the trash', async () => {
    const [ann, eve] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    const ids = await storeDesigns(
      app,
      ann,
      Array.from({ length: 500 }, () => ({})),
    );
    const [hers = ''] = await storeDesigns(app, eve, [{ idea: 'Of somebody else' }]);
    const csv = csvOf(await download((await linkTo(ann, ids)).url));
    expect(csv.match(/\r\n/g)).toHaveLength(501);
    const mixed = await linkTo(ann, [hers, ids[0] ?? '', ids[1] ?? '']);
    expect(mixed.designs).toBe(2);
    await ann.delete(`/api/generations/${ids[0]}`);
    const left = csvOf(await download(mixed.url));
    expect(left).toContain(ids[1]);
    expect(left).not.toContain(ids[0]);
    expect(left).not.toContain('Of somebody else');
    expect((await ann.post('/api/generations/archive-link', { ids: [hers, randomUUID()] })).status).toBe(404);
  });
});

describe('its link', () => {
  it('is for one use, of several at once too', async () => {
    const ann = await seller(app, { connected: false });
    const ids = await storeDesigns(app, ann, [{}]);
    const { url } = await linkTo(ann, ids);
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestRaw(app, 'GET', url)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect((await requestRaw(app, 'GET', url)).status).toBe(401);
  });

  it('is over after a minute, and nothing like it opens anything', async () => {
    const ann = await seller(app, { connected: false });
    const ids = await storeDesigns(app, ann, [{}]);
    const { url } = await linkTo(ann, ids);
    expect((await requestRaw(app, 'GET', `${url}x`)).status).toBe(401);
    const { expiresAt } = await app.prisma.generationArchive.findFirstOrThrow({ where: { userId: ann.id } });
    expect((expiresAt.getTime() - Date.now()) / 1000).toBeGreaterThan(50);
    expect((expiresAt.getTime() - Date.now()) / 1000).toBeLessThanOrEqual(60);
    await app.prisma.generationArchive.updateMany({ where: { userId: ann.id }, data: { expiresAt: new Date() } });
    expect((await requestRaw(app, 'GET', url)).status).toBe(401);
  });

  it('is not the token that is stored, and ends with the account', async () => {
    const ann = await seller(app, { connected: false });
    const ids = await storeDesigns(app, ann, [{}]);
    const { url } = await linkTo(ann, ids);
    const stored = await app.prisma.generationArchive.findFirstOrThrow({ where: { userId: ann.id } });
    expect(url).not.toContain(Buffer.from(stored.tokenHash).toString('base64url'));
    await app.prisma.user.update({ where: { id: ann.id }, data: { bannedUntil: new Date(Date.now() + 60_000) } });
    expect((await requestRaw(app, 'GET', url)).status).toBe(403);
    await linkTo(ann, ids);
    await app.prisma.user.delete({ where: { id: ann.id } });
    expect(await app.prisma.generationArchive.count({ where: { userId: ann.id } })).toBe(0);
  });

  it('is limited by the hour', async () => {
    const ann = await seller(app, { connected: false });
    const ids = await storeDesigns(app, ann, [{}]);
    const statuses = await Promise.all(
      Array.from({ length: 22 }, async () => (await ann.post('/api/generations/archive-link', { ids })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('leaves places for others: one seller has two downloads at once', async () => {
    const [ann, bob] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    const name = `designs/${ann.id}/large.png`;
    await mkdir(join(app.dataDir, 'files', dirname(name)), { recursive: true });
    // More than a socket buffers, so that a client that reads nothing holds its place.
    await writeFile(join(app.dataDir, 'files', name), randomBytes(24_000_000));
    const ids = await storeDesigns(app, ann, [{ printKey: name }]);
    const links = await Promise.all([1, 2, 3].map(async () => (await linkTo(ann, ids)).url));
    const stop = new AbortController();
    for (const url of links.slice(0, 2)) expect((await fetch(app.url + url, { signal: stop.signal })).status).toBe(200);
    const refused = await requestRaw(app, 'GET', links[2] ?? '');
    expect([refused.status, refused.body]).toEqual([429, expect.objectContaining({ code: 'rate_limited' })]);
    expect((await ann.post('/api/generations/archive-link', { ids })).status).toBe(429);
    await download((await linkTo(bob, await storeDesigns(app, bob, [{}]))).url);
    stop.abort();
    const again = () => requestRaw(app, 'GET', links[2] ?? '');
    expect((await until(again, ({ status }) => status !== 429)).status).toBe(200);
  });

  it('frees its place when the client goes away', async () => {
    const ann = await seller(app, { connected: false });
    const ids = await storeDesigns(
      app,
      ann,
      Array.from({ length: 300 }, () => ({})),
    );
    for (let n = 0; n < 8; n += 1) {
      const stop = new AbortController();
      const { body } = await until(
        () => ann.post('/api/generations/archive-link', { ids }),
        ({ status }) => status === 200,
      );
      expect((await fetch(app.url + body.url, { signal: stop.signal })).status).toBe(200);
      stop.abort();
    }
  });
});
