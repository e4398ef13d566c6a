import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { composeDesign, type DesignDocument, ideaAsRead } from '../src/designer/index.ts';
import { pressTasks } from '../src/generations/engines/press/press-tasks.ts';
import { preparePrintFile } from '../src/print/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { drawSeconds, listVersions, readDocument, save, versionEnded } from './support/versions.ts';

const idea = 'Retro sunset with a surfing cat and the words "Surf on"';
const document = {
  ...{ idea, style: 'minimal', seed: 42, face: 'anton', wear: 0.2 },
  brief: { ...ideaAsRead(idea), headline: 'Wave rider' },
  arrangement: { changes: { headline: { dx: 120, turn: 5 } } },
} satisfies DesignDocument;
const order = { idea, engine: 'press', selectedColors: ['Black'] };

const press = (person: Seller, change: object = {}) =>
  person.post('/api/generate', { ...order, document, ...change } as never);
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesAt = async (url: string | null | undefined) => Buffer.from(await (await fetch(url ?? '')).arrayBuffer());

describe('pressing a document', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '30' });
  });
  afterAll(() => app.close());
  beforeEach(() => resetSandbox(app));

  it(
    'draws it to the byte for one credit, names its words in the listing, and makes it version 0',
    async () => {
      const ann = await seller(app);
      const { status, body } = await press(ann, { selectedColors: ['Black', 'White'] });
      expect([status, body]).toMatchObject([202, { cached: false }]);
      const { generationId: id } = body;
      const made = await ann.ended(id, drawSeconds);
      expect(made).toMatchObject({ status: 'finalized', prompt: idea, style: 'Minimal', engine: 'press', version: 0 });
      const stored = { ...document, brief: { ...document.brief, unset: [] } };
      const view = (await readDocument(ann, id)).body;
      expect(view).toMatchObject({ version: 0, editable: true });
      expect(view.document).toEqual(stored);
      const vector = (await bytesAt(made.vector_url)).toString();
      expect(vector).toBe(composeDesign({ ...document, shirtTone: 'light' }).svg);
      const { printArea } = (await ann.get(`/api/generations/${id}/variants`)).body;
      if (!printArea) throw new Error('There is no print area.');
      for (const { ink, colors, file_url } of made.prints) {
        const shirtTone = ink === 'light' ? 'dark' : 'light';
        const { png } = await pressTasks.print({ ...document, shirtTone }, printArea);
        const options = { opaque: 'remove', enclosed: 'remove', shirts: colors } as const;
        const expected = await preparePrintFile(Buffer.from(png), printArea, options);
        expect(digest(await bytesAt(file_url))).toBe(digest(expected.png));
      }
      expect(made.listing?.title).toMatch(/^Wave Rider/);
      expect(JSON.stringify(made.listing)).not.toMatch(/surf on/i);
      expect([await ann.credits(), await ann.entriesOf(id)]).toEqual([19, ['generation']]);

      await save(ann, id, { ...stored, wear: 0 }, 0);
      await versionEnded(ann, id, 1);
      expect(await listVersions(ann, id)).toMatchObject([{ version: 1, isCurrent: true }, { version: 0 }]);
    },
    drawSeconds * 2000,
  );

  it('of the design’s own concept gives the design that its concept gives', async () => {
    const ann = await seller(app);
    const plain = { idea, style: 'minimal', seed: 42 };
    const first = await press(ann, { document: plain });
    const concept = { ...order, style: 'minimal', concept: 42 } as never;
    const second = await ann.post('/api/generate', concept);
    expect(second.body).toMatchObject({ generationId: first.body.generationId, cached: true });
  });
});

describe('a document', () => {
  /** Nothing works on what is accepted: every design stays as it was taken. */
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ ...quick, ROLE: 'api' });
  });
  afterAll(() => app.close());

  it('that was pressed is found again, whatever its order, and another one is another design', async () => {
    const ann = await seller(app);
    const both = { headline: { dx: 120 }, cat: { dy: 5 } };
    const turned = { cat: { dy: 5 }, headline: { dx: 120 } };
    const of = (changes: object) => press(ann, { document: { ...document, arrangement: { changes } } });
    const first = (await of(both)).body;
    expect((await of(both)).body).toEqual({ ...first, cached: true });
    expect((await of(turned)).body).toEqual({ ...first, cached: true });
    const other = (await of({ ...both, headline: { dx: 121 } })).body;
    expect(other).toMatchObject({ cached: false });
    expect(other.generationId).not.toBe(first.generationId);
    expect(await ann.credits()).toBe(18);
  });

  it.each([
    ['a text', 'a cat', 'document', /Give the design/],
    ['a list', [], 'document', /Give the design/],
    ['without a seed', { idea, style: 'minimal' }, 'document.seed', /whole number/],
    ['of another idea', { ...document, idea: 'A cat' }, 'document.idea', /not the idea of the request/],
    ['in letters that no typeface has', withBrief({ tagline: 'ᏣᎳᎩ rocks' }), 'document.brief.tagline', /Ꮳ/],
    ['with a picture that there is not', withBrief({ subject: '__proto__' }), 'document.brief.subject', /no picture/],
    ['with words of others', withBrief({ headline: 'Nike cat' }), 'document.brief.headline', /Nike/],
  ])('that is %s is refused by field, for nothing', async (_, given, field, message) => {
    const ann = await seller(app);
    const { status, body } = await press(ann, { document: given });
    expect([status, body]).toMatchObject([400, { code: 'validation_failed' }]);
    expect((body as { fields?: object }).fields).toEqual({ [field]: expect.stringMatching(message) });
    expect([await ann.credits(), await ann.generations()]).toEqual([20, []]);
  });

  it.each([
    ['a style', { style: 'retro' }, ['style']],
    ['a concept', { concept: 7 }, ['concept']],
    ['the AI model', { engine: 'ai' }, ['document']],
  ])('beside %s is refused, so that nobody pays for another design', async (_, change, fields) => {
    const ann = await seller(app);
    const { status, body } = await press(ann, change);
    expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([400, fields]);
  });

  it('is not charged without a credit or a shop, and is none where it is null', async () => {
    const [poor, lone] = [await seller(app, { credits: 0 }), await seller(app, { connected: false })];
    const refused = [await press(poor), await press(lone)].map(({ status, body }) => [status, body]);
    expect(refused).toMatchObject([
      [402, { code: 'insufficient_credits' }],
      [409, { code: 'provider_not_connected' }],
    ]);
    const ann = await seller(app);
    expect((await press(ann, { document: null })).status).toBe(202);
  });
});

function withBrief(change: object): object {
  return { ...document, brief: { ...document.brief, ...change } };
}
