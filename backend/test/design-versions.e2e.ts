import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { composeDesign, type DesignDocument, FACE_NAMES, ideaAsRead, LAYOUT_NAMES } from '../src/designer/index.ts';
import { pressTasks } from '../src/generations/engines/press/press-tasks.ts';
import { preparePrintFile } from '../src/print/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { EventReader } from './support/event-reader.ts';
import { drawQuickly, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';
import {
  asked,
  drawSeconds,
  finishedPress,
  listVersions,
  readDocument,
  restore,
  save,
  updateProduct,
  versionEnded,
  versionOf,
} from './support/versions.ts';

const nobody = randomUUID();

let app: TestApp;
/** A seller who saves and saves. */
let ann: Seller;
let shared: string;
let plain: DesignDocument;
beforeAll(async () => {
  app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '30' });
  await resetSandbox(app);
  ann = await seller(app);
  shared = await finishedPress(ann);
  plain = (await readDocument(ann, shared)).body.document;
}, 120_000);
afterAll(() => app.close());
beforeEach(() => app.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'version-save:' } } }));

const brief = ideaAsRead(asked.idea);
const wave = { brief: { ...brief, headline: 'Wave rider' } } satisfies Partial<DesignDocument>;
const newestOf = async (person: Seller, id: string) => (await listVersions(person, id))[0]?.version ?? -1;

async function saved(person: Seller, id: string, change: Partial<DesignDocument>): Promise<number> {
  const { document, version } = (await readDocument(person, id)).body;
  const { status, text, body } = await save(person, id, { ...document, ...change }, version);
  if (status !== 202) throw new Error(`${status}: ${text}`);
  return body.version;
}

async function ready(person: Seller, id: string, change: Partial<DesignDocument>): Promise<number> {
  const version = await saved(person, id, change);
  expect(await versionEnded(person, id, version)).toMatchObject({ state: 'ready', message: null });
  return version;
}

const bytesAt = async (url: string | null | undefined) => Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a design of Press', () => {
  it('is the document that it was drawn from', async () => {
    const { status, body } = await readDocument(ann, shared);
    expect([status, body]).toEqual([
      200,
      {
        document: { idea: asked.idea, style: 'minimal', seed: expect.any(Number), brief },
        version: 0,
        engine: 'press',
        editable: true,
        colors: ['Black'],
      },
    ]);
    const made = await ann.generation(shared);
    const drawn = await (await fetch(made.vector_url ?? '')).text();
    expect(drawn).toBe(composeDesign({ ...body.document, shirtTone: 'dark' }).svg);
  });

  it('has one version until it is edited', async () => {
    const { prints, report, created_at } = await ann.generation(shared);
    expect(await listVersions(ann, shared)).toEqual([
      {
        ...{ version: 0, createdAt: created_at, state: 'ready', message: null, notice: null, redrawn: false },
        ...{ imageUrl: prints[0]?.image_url, prints, report, isCurrent: true, onSale: true, listingMentions: [] },
      },
    ]);
  });

  it(
    'becomes a version with each save, to the byte what the document says, and costs nothing',
    async () => {
      const bob = await seller(app);
      const id = await finishedPress(bob, { selectedColors: ['Black', 'White'] });
      const before = await bob.generation(id);
      const reader = new EventReader();
      await reader.begin(bob);
      const style = 'retro';
      const arrangement = { changes: { headline: { dx: 120, turn: 5, scale: 0.9 } } };
      const change = { ...wave, style, face: 'anton', wear: 0.3, arrangement } as const;
      const answer = await save(bob, id, { ...plain, ...change }, 0);
      expect([answer.status, answer.body]).toMatchObject([
        202,
        { version: 1, state: 'drawing', imageUrl: null, prints: [], report: null, isCurrent: false, onSale: false },
      ]);
      const drawn = await versionEnded(bob, id, 1);
      expect(drawn).toMatchObject({ state: 'ready', isCurrent: true, onSale: false, listingMentions: ['Surf on'] });
      const after = await bob.generation(id);
      expect(after).toMatchObject({ version: 1, product_version: 0, art_sync: 'pending', art_sync_message: null });
      expect([before.style, after.style]).toEqual(['Minimal', 'Retro']);
      expect(after.prints).toEqual(drawn.prints);
      expect(after.image_url).toBe(drawn.imageUrl);
      expect(after.report).toEqual(drawn.report);
      expect(after.prints.map(({ ink, colors }) => [ink, colors])).toEqual(
        before.prints.map(({ ink, colors }) => [ink, colors]),
      );

      // What a product is made of that has to be made again.
      const where = { generationId_name: { generationId: id, name: 'cut_out' } };
      const { result } = await app.prisma.generationStep.findUniqueOrThrow({ where });
      const { prints } = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
      expect(result).toMatchObject({ prints, review: null });

      const { document } = (await readDocument(bob, id)).body;
      expect(document).toEqual({ ...plain, ...change, brief: { ...change.brief, unset: [] } });
      const vector = (await bytesAt(after.vector_url)).toString();
      expect(vector).toBe(composeDesign({ ...document, shirtTone: 'light' }).svg);
      const { printArea } = (await bob.get(`/api/generations/${id}/variants`)).body;
      if (!printArea) throw new Error('There is no print area.');
      for (const { ink, colors, file_url } of after.prints) {
        const shirtTone = ink === 'light' ? 'dark' : 'light';
        const { png } = await pressTasks.print({ ...document, shirtTone }, printArea);
        const options = { opaque: 'remove', enclosed: 'remove', shirts: colors } as const;
        const expected = await preparePrintFile(Buffer.from(png), printArea, options);
        expect(digest(await bytesAt(file_url))).toBe(digest(expected.png));
      }
      expect((await fetch(`${drawn.imageUrl}&w=320`)).headers.get('content-type')).toBe('image/webp');

      const states = reader.events.filter(({ event }) => event === 'version').map(({ data }) => data);
      expect(states).toEqual(['drawing', 'ready'].map((state) => expect.objectContaining({ id, version: 1, state })));
      reader.close();
      expect(await bob.entriesOf(id)).toEqual(['generation']);
      expect(await bob.credits()).toBe(19);
      const history = (await bob.get(`/api/generations/${id}/history`)).body;
      expect(history.map(({ kind }) => kind)).toContain('version_saved');
    },
    drawSeconds * 2000,
  );

  it(
    'has the vectors and files of its newest version in the archive and the export',
    async () => {
      const id = await finishedPress(ann, { idea: 'Plain otter' });
      const version = await ready(ann, id, { wear: 0.5 });
      const { vector_url, final_image_url } = await ann.generation(id);
      expect([vector_url, final_image_url]).toEqual([
        expect.stringContaining(`/${id}/v${version}/design.svg`),
        expect.stringContaining(`/${id}/v${version}/print-`),
      ]);
      const { url } = (await ann.post('/api/generations/archive-link', { ids: [id] })).body;
      const { unzipSync } = await import('fflate');
      const files = unzipSync(new Uint8Array(await (await fetch(app.url + url)).arrayBuffer()));
      const named = (wanted: RegExp) => Object.entries(files).find(([name]) => wanted.test(name))?.[1];
      expect(digest(named(/^vectors\//) ?? new Uint8Array())).toBe(digest(await bytesAt(vector_url)));
      expect(digest(named(/^print-files\//) ?? new Uint8Array())).toBe(digest(await bytesAt(final_image_url)));
    },
    drawSeconds * 2000,
  );
});

describe('saving', () => {
  it(
    'is refused where the design has changed since, and says what is the newest',
    async () => {
      const id = await finishedPress(ann, { idea: 'Otter on a log' });
      const { document } = (await readDocument(ann, id)).body;
      const answers = await Promise.all([0.1, 0.2, 0.3, 0.4].map((wear) => save(ann, id, { ...document, wear }, 0)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409]);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({ code: 'version_conflict', newest: 1, error: expect.any(String) });
      for (const basedOn of [0, 2, 2 ** 31 - 1]) {
        const { status, body } = await save(ann, id, document, basedOn);
        expect([status, body]).toMatchObject([409, { code: 'version_conflict', newest: 1 }]);
      }
      expect(await listVersions(ann, id)).toHaveLength(2);
      expect(await versionEnded(ann, id, 1)).toMatchObject({ state: 'ready' });
    },
    drawSeconds * 2000,
  );

  it(
    'twice in a row shows the newer one, whichever is drawn first',
    async () => {
      const id = await finishedPress(ann, { idea: 'Two otters' });
      const first = await saved(ann, id, { wear: 0.2 });
      const second = await saved(ann, id, { wear: 0.6 });
      expect([first, second]).toEqual([1, 2]);
      expect(await versionEnded(ann, id, 1)).toMatchObject({ state: 'ready' });
      expect(await versionEnded(ann, id, 2)).toMatchObject({ state: 'ready', isCurrent: true });
      expect(await ann.generation(id)).toMatchObject({ version: 2 });
      expect((await listVersions(ann, id)).map(({ version }) => version)).toEqual([2, 1, 0]);
    },
    drawSeconds * 2000,
  );

  it(
    'what would print badly leaves the design as it is, and loses nothing',
    async () => {
      const id = await finishedPress(ann, { idea: 'A dark otter', selectedColors: ['Black', 'White'] });
      const before = await ann.generation(id);
      const { palette } = composeDesign({ ...plain, idea: 'A dark otter' });
      const black = '#101010';
      const inks = { ink: black, paper: black, main: black, accent: black, second: black, third: black, glow: [black] };
      const version = await saved(ann, id, { palette: { ...palette, ...inks } });
      const failed = await versionEnded(ann, id, version);
      expect(failed).toMatchObject({ state: 'failed', isCurrent: false, imageUrl: expect.any(String) });
      expect(failed.message).toMatch(/^This version would not print well, so your design is unchanged\. ./);
      expect(await ann.generation(id)).toEqual({ ...before, version: 0, art_sync: 'synced' });
      const { document, version: newest } = (await readDocument(ann, id)).body;
      expect([newest, document.palette?.ink]).toEqual([1, black]);
      expect(await ready(ann, id, { palette })).toBe(2);
    },
    drawSeconds * 2000,
  );

  it('refuses words of others', async () => {
    const { status, body } = await save(ann, shared, { ...plain, brief: { ...brief, headline: 'Nike forever' } }, 0);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['document.brief.headline']]);
    expect(await newestOf(ann, shared)).toBe(0);
  });

  it('is limited in a minute', async () => {
    const carl = await seller(app, { connected: false });
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await save(carl, nobody, plain, 0)).status);
    expect([statuses.slice(0, 30).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
  });

  it('of a design that is not finished waits for it', async () => {
    const review = { reason: 'background_uncertain', sentences: ['Unsure.'] };
    const reviewUntil = new Date(Date.now() + 60_000);
    await app.prisma.generation.update({ where: { id: shared }, data: { status: 'preview', review, reviewUntil } });
    const { status, body } = await save(ann, shared, plain, 0);
    const { editable } = (await readDocument(ann, shared)).body;
    await app.prisma.generation.update({ where: { id: shared }, data: { status: 'finalized', reviewUntil: null } });
    expect([status, body.code, editable]).toEqual([409, 'not_ready', false]);
  });
});

describe('an earlier version', () => {
  it(
    'is restored as a new one, the same to the byte',
    async () => {
      const id = await finishedPress(ann, { idea: 'Sleepy otter' });
      const [first] = (await listVersions(ann, id)).map(({ prints }) => prints[0]?.file_url);
      await ready(ann, id, { wear: 0.7 });
      const { status, body } = await restore(ann, id, 0);
      expect([status, body]).toMatchObject([202, { version: 2, note: 'Restored from version 0' }]);
      const drawn = await versionEnded(ann, id, 2);
      expect(drawn).toMatchObject({ state: 'ready', isCurrent: true });
      expect(digest(await bytesAt(drawn.prints[0]?.file_url))).toBe(digest(await bytesAt(first)));
      expect((await readDocument(ann, id)).body.document).not.toHaveProperty('wear');
      for (const version of [3, 99, 'x', '-1', '1.5', '99999999999'])
        expect((await restore(ann, id, version)).status).toBe(404);
    },
    drawSeconds * 2000,
  );

  it(
    'is removed with its files beyond a hundred, but for the first, the shown and the sold one',
    async () => {
      const id = await finishedPress(ann, { idea: 'Very busy otter' });
      expect(await ready(ann, id, { wear: 0.1 })).toBe(1);
      await updateProduct(ann, id);
      await ann.until(id, ({ art_sync }) => art_sync === 'synced');
      const one = await app.prisma.generationVersion.findFirstOrThrow({ where: { generationId: id, version: 1 } });
      const { document, prints, report, words } = one as never as Record<string, object>;
      await app.prisma.generationVersion.createMany({
        data: Array.from({ length: 100 }, (_, at) => ({
          ...{ generationId: id, version: at + 2, state: 'ready' as const, words: words as string[] },
          ...{ document: document as object, prints: prints as object, report: report as object },
        })),
      });
      await app.prisma.generation.update({ where: { id }, data: { artVersion: 101 } });
      expect(await ready(ann, id, { wear: 0.2 })).toBe(102);
      const folder = join(app.dataDir, 'files', 'designs', ann.id, id);
      expect(existsSync(join(folder, 'v102'))).toBe(true);
      const left = await until(
        async () => (await listVersions(ann, id)).map(({ version }) => version),
        (versions) => !versions.includes(2),
      );
      expect(left).toHaveLength(102);
      expect(left.slice(-3)).toEqual([3, 1, 0]);
      expect(existsSync(join(folder, 'v1'))).toBe(true);
      await updateProduct(ann, id);
      await ann.until(id, ({ art_sync }) => art_sync === 'synced');
      await ready(ann, id, { wear: 0.3 });
      const rest = await until(
        async () => (await listVersions(ann, id)).map(({ version }) => version),
        (versions) => !versions.includes(1),
      );
      expect(rest).toHaveLength(101);
      expect([existsSync(join(folder, 'v1')), existsSync(join(folder, 'v102'))]).toEqual([false, true]);
    },
    drawSeconds * 3000,
  );
});

describe('whose design it is', () => {
  it('is a seller’s own alone', async () => {
    const eve = await seller(app, { connected: false });
    for (const id of [shared, nobody, 'nonsense']) {
      const answers = [
        await readDocument(eve, id),
        await eve.get(`/api/generations/${id}/versions` as '/api/generations/{id}/versions'),
        await save(eve, id, plain, 0),
        await restore(eve, id, 0),
        await updateProduct(eve, id),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect(await newestOf(ann, shared)).toBe(0);
  });

  it('and one in the trash is nobody’s', async () => {
    await app.prisma.generation.update({ where: { id: shared }, data: { deletedAt: new Date() } });
    const statuses = [(await readDocument(ann, shared)).status, (await save(ann, shared, plain, 0)).status];
    await app.prisma.generation.update({ where: { id: shared }, data: { deletedAt: null } });
    expect(statuses).toEqual([404, 404]);
  });

  it('is no document where an image model drew it', async () => {
    await drawQuickly(app);
    const { id } = await ann.make();
    await resetSandbox(app);
    const { status, body } = await readDocument(ann, id);
    expect([status, body]).toMatchObject([200, { document: null, engine: 'ai', editable: false, version: 0 }]);
    expect(await listVersions(ann, id)).toMatchObject([{ version: 0, isCurrent: true, onSale: true }]);
    const { status: refused, body: problem } = await save(ann, id, plain, 0);
    expect([refused, problem.code, problem.error]).toEqual([409, 'not_editable', expect.stringContaining('AI model')]);
  });
});

const layer = (change: object) => ({ arrangement: { changes: { headline: change } } });
const many = (count: number) => Array.from({ length: count }, (_, at) => `layer ${at}`);
const inks = composeDesign({ idea: asked.idea }).palette;
const layersOf = (idea: string) => composeDesign({ idea, style: 'minimal' }).layers.map(({ name }) => name);

describe('a document that is none', () => {
  const bad: [string, object, string, RegExp?][] = [
    ['no idea', { idea: undefined }, 'idea'],
    ['an idea that is too long', { idea: 'a'.repeat(2001) }, 'idea'],
    ['an idea in letters that no typeface has', { idea: '"ᏣᎳᎩ"', brief: undefined }, 'idea', /Ꮳ/],
    ['no style', { style: undefined }, 'style', /^Choose one of modern,/],
    ['a style that is none', { style: 'Minimal' }, 'style'],
    ['no seed', { seed: null }, 'seed'],
    ['a seed that is too large', { seed: 2 ** 32 }, 'seed'],
    ['half a seed', { seed: 0.5 }, 'seed'],
    ['a layout that is none', { layout: 'spiral' }, 'layout'],
    ['a typeface that is none', { face: 'constructor' }, 'face'],
    ['too much wear', { wear: 1.01 }, 'wear', /from 0 to 1/],
    ['wear as a text', { wear: '0.5' }, 'wear'],
    ['no inks', { palette: null }, 'palette'],
    ['an ink that is no color', { palette: { ...inks, main: 'red' } }, 'palette.main', /#rrggbb/],
    ['an ink with markup', { palette: { ...inks, ink: '#fff"/><a' } }, 'palette.ink'],
    ['a sun without colors', { palette: { ...inks, glow: [] } }, 'palette.glow'],
    ['a sun of too many colors', { palette: { ...inks, glow: many(13).map(() => '#ffffff') } }, 'palette.glow'],
    ['a brief as a text', { brief: 'a cat' }, 'brief'],
    ['no headline', { brief: { ...brief, headline: undefined } }, 'brief.headline'],
    ['a headline that is too long', { brief: { ...brief, headline: 'a '.repeat(800) } }, 'brief.headline'],
    [
      'more words than fit',
      { brief: { ...brief, headline: many(25).join(' ') } },
      'brief.headline',
      /doesn’t fit on a shirt/,
    ],
    [
      'a word without end',
      { brief: { ...brief, headline: 'a'.repeat(61) } },
      'brief.headline',
      /doesn’t fit on a shirt/,
    ],
    ['more small words than fit', { brief: { ...brief, tagline: many(16).join(' ') } }, 'brief.tagline'],
    ['letters that no typeface has', { brief: { ...brief, tagline: 'ᏣᎳᎩ rocks' } }, 'brief.tagline', /Ꮳ Ꮃ Ꭹ/],
    ['ornamental letters', { brief: { ...brief, headline: '𝓛𝓸𝓿𝓮 it' } }, 'brief.headline', /Write “Love it”/],
    ['control characters', { brief: { ...brief, headline: 'a\u0007b' } }, 'brief.headline'],
    ['letters that turn the line', { brief: { ...brief, headline: 'a\u202eb' } }, 'brief.headline'],
    ['nothing to print', { brief: { headline: '', tagline: '', slogan: true } }, 'brief.headline', /nothing to print/],
    ['a picture that is none', { brief: { ...brief, subject: '__proto__' } }, 'brief.subject', /no picture/],
    ['a second one', { brief: { ...brief, companion: { motif: 'x', relation: 'hold' } } }, 'brief.companion.motif'],
    ['a relation', { brief: { ...brief, companion: { motif: 'x', relation: 'eat' } } }, 'brief.companion.relation'],
    ['a scene', { brief: { ...brief, scene: 'moon' } }, 'brief.scene'],
    ['a slogan that is neither', { brief: { ...brief, slogan: 1 } }, 'brief.slogan'],
    ['a layer that is too far', layer({ dx: 10_001 }), 'arrangement.changes.headline.dx'],
    ['one without end', layer({ dy: -1e300 }), 'arrangement.changes.headline.dy'],
    ['one of no size', layer({ scale: 0 }), 'arrangement.changes.headline.scale'],
    ['one that is turned too often', layer({ turn: 361 }), 'arrangement.changes.headline.turn'],
    ['one hidden by a text', layer({ hidden: 'yes' }), 'arrangement.changes.headline.hidden'],
    ['one that is nothing', layer(null as never), 'arrangement.changes.headline'],
    ['an order that is none', { arrangement: { order: 'front' } }, 'arrangement.order'],
    ['too many layers', { arrangement: { order: many(41) } }, 'arrangement.order', /at most 40/],
    [
      'too many changes',
      { arrangement: { changes: Object.fromEntries(many(41).map((name) => [name, {}])) } },
      'arrangement.changes',
    ],
    [
      'nothing left on the shirt',
      { arrangement: { changes: Object.fromEntries(layersOf(asked.idea).map((name) => [name, { hidden: true }])) } },
      'arrangement',
      /Nothing of this design/,
    ],
  ];
  it.each(bad)('with %s is refused by field', async (_, change, field, message = /./) => {
    const { status, body } = await save(ann, shared, { ...plain, ...change }, 0);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.fields).toEqual({ [`document.${field}`]: expect.stringMatching(message) });
  });

  it.each([
    [{ basedOn: 0 }, 'document'],
    [{ document: 'a cat', basedOn: 0 }, 'document'],
    [{ document: [], basedOn: 0 }, 'document'],
    [{ document: null, basedOn: 0 }, 'document'],
    [{ document: { idea: 'a', style: 'modern', seed: 1 } }, 'basedOn'],
    [{ document: { idea: 'a', style: 'modern', seed: 1 }, basedOn: '0' }, 'basedOn'],
    [{ document: { idea: 'a', style: 'modern', seed: 1 }, basedOn: -1 }, 'basedOn'],
    [{ document: { idea: 'a', style: 'modern', seed: 1 }, basedOn: 0.5 }, 'basedOn'],
  ])('as %j is refused', async (body, field) => {
    const path = `/api/generations/${shared}/versions` as '/api/generations/{id}/versions';
    const answer = await ann.post(path, body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1e308, -0, 2 ** 53, Number.MIN_VALUE));
  const text = fc.oneof(
    { weight: 6, arbitrary: fc.stringMatching(/^[a-zA-Z0-9 !?&'’é]{1,30}$/) },
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('__proto__', 'constructor', '', '\u200d', '👩‍👩‍👧', 'ﷺ', '<svg>', '&amp;', '\'"', '٠', 'ﬁ'),
  );
  const junk = fc.oneof(fc.anything({ maxDepth: 2, key: text, values: [text, number, fc.boolean()] }));
  const near = (value: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 40, arbitrary: value }, { weight: 1, arbitrary: junk });
  const anyLayer = fc.record(
    {
      dx: near(fc.double({ min: -10_000, max: 10_000, noNaN: true })),
      dy: near(fc.double({ min: -10_000, max: 10_000, noNaN: true })),
      scale: near(fc.double({ min: 0.01, max: 20, noNaN: true })),
      turn: near(fc.double({ min: -360, max: 360, noNaN: true })),
      hidden: near(fc.boolean()),
    },
    { requiredKeys: [] },
  );
  const names = fc.oneof(fc.constantFrom('headline', 'tagline', 'art', 'frame', 'window', 'sun', 'rule'), text);
  const hostile = fc.record(
    {
      idea: near(text),
      style: near(fc.constantFrom('modern', 'vintage', 'cartoon', 'grunge', 'retro', 'minimal', 'varsity')),
      seed: near(fc.nat({ max: 2 ** 32 - 1 })),
      layout: near(fc.constantFrom(...LAYOUT_NAMES)),
      face: near(fc.constantFrom(...FACE_NAMES)),
      wear: near(fc.double({ min: 0, max: 1, noNaN: true })),
      brief: near(
        fc.record(
          {
            headline: near(text),
            tagline: near(text),
            slogan: near(fc.boolean()),
            unset: near(fc.constant([])),
            subject: near(fc.constantFrom('cat-face', 'fish', 'skull', 'pizza', 'surfboard', 'cowboy-hat')),
            scene: near(fc.constantFrom('beach', 'mountains', 'forest', 'desert', 'lake', 'space', 'city', 'sun')),
            companion: near(
              fc.record({
                motif: near(fc.constantFrom('surfboard', 'fish', 'cowboy-hat', 'bicycle', 'coffee')),
                relation: near(fc.constantFrom('above', 'ride', 'wear', 'hold', 'versus', 'beside')),
              }),
            ),
          },
          { requiredKeys: ['headline', 'tagline', 'slogan', 'unset'] },
        ),
      ),
      palette: near(fc.constant(inks)),
      arrangement: near(
        fc.record(
          {
            changes: near(fc.dictionary(names, anyLayer, { maxKeys: 6 })),
            order: near(fc.array(names, { maxLength: 9 })),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: ['idea', 'style', 'seed'] },
  );

  it('of any shape at all is refused, or is one', async () => {
    const seen = { refused: 0, taken: 0 };
    const property = fc.asyncProperty(hostile, async (document) => {
      await app.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'version-save:' } } });
      // Based on what is not the newest: what is taken for a document is told so, and not drawn.
      const { status, body, text: answer } = await save(ann, shared, document, 7);
      // JSON with a key that would change prototypes is none.
      if (body.code === 'bad_json') return;
      if (status === 400) expect(Object.keys(body.fields ?? {})[0]).toMatch(/^document/);
      else
        expect({ status, answer }).toMatchObject({ status: 409, answer: expect.stringContaining('version_conflict') });
      seen[status === 400 ? 'refused' : 'taken'] += 1;
    });
    await fc.assert(property, { numRuns: 300, seed: 16 });
    expect([seen.refused > 30, seen.taken > 30]).toEqual([true, true]);
    expect(await newestOf(ann, shared)).toBe(0);
  }, 240_000);
});

it('a version whose worker is gone is drawn by another one', async () => {
  const id = await finishedPress(ann, { idea: 'Lost otter' });
  await app.prisma.generationVersion.create({
    data: {
      ...{ generationId: id, version: 1, words: ['', ''] },
      document: { idea: 'Lost otter', style: 'minimal', seed: 4 },
    },
  });
  expect(await versionEnded(ann, id, 1)).toMatchObject({ state: 'ready', isCurrent: true });
  expect(await versionOf(ann, id, 1)).toMatchObject({ state: 'ready' });
}, 200_000);
