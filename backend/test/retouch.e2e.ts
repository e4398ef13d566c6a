import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { retouchTasks } from '../src/generations/engines/retouch/retouch-tasks.ts';
import type { Retouch } from '../src/generations/model/documents/retouch-document.ts';
import { decode, preparePrintVersions } from '../src/print/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { bandOf, barOnPaper, uncertainBand } from './support/pictures.ts';
import { drawThis, resetSandbox } from './support/providers.ts';
import { erased, plainRetouch, readRetouch, saveRetouch, words } from './support/retouch.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import {
  drawSeconds,
  finishedPress,
  listVersions,
  readDocument,
  restore,
  save,
  updateProduct,
  versionEnded,
} from './support/versions.ts';

let app: TestApp;
let ann: Seller;
let shared: string;
beforeAll(async () => {
  app = await startApp({ ...quick, SANDBOX_PRINT_AREA_SCALE: '1', PRINTIFY_TIMEOUT_SECONDS: '30' });
  ann = await seller(app);
  shared = await drawnByModel(ann);
}, 120_000);
afterAll(() => app.close());
beforeEach(() => app.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'version-save:' } } }));

/** A finished design of the model: a bar of red ink on paper, as it was cut out. */
async function drawnByModel(person: Seller, selectedColors = ['Black']): Promise<string> {
  await resetSandbox(app);
  await drawThis(app, await barOnPaper('#d2321e'));
  const { id, status, error_message } = await person.make({ idea: `A red bar ${randomUUID()}`, selectedColors });
  if (status !== 'finalized') throw new Error(`${status}: ${error_message}`);
  return id;
}

async function ready(person: Seller, id: string, change: Partial<Retouch>): Promise<number> {
  const { version } = (await readRetouch(person, id)).body;
  const { status, body, text } = await saveRetouch(person, id, { ...plainRetouch, ...change }, version);
  if (status !== 202) throw new Error(`${status}: ${text}`);
  expect(await versionEnded(person, id, body.version)).toMatchObject({ state: 'ready', message: null });
  return body.version;
}

const bytesAt = async (url: string | null | undefined) => Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a design of an image model', () => {
  it('is its picture, whole and cut out, and nothing done to it', async () => {
    const { status, body } = await readRetouch(ann, shared);
    expect([status, body]).toEqual([
      200,
      {
        retouch: plainRetouch,
        version: 0,
        picture: { cutUrl: expect.any(String), wholeUrl: expect.any(String), width: 600, height: 60 },
        editable: true,
        uncertain: false,
        colors: ['Black'],
      },
    ]);
    const cut = await decode(await bytesAt(body.picture.cutUrl));
    const whole = await decode(await bytesAt(body.picture.wholeUrl));
    const middle = (30 * 600 + 300) * 4;
    expect([cut.data[3], cut.data[middle + 3], whole.data[3]]).toEqual([0, 255, 255]);
    expect([...whole.data.subarray(0, 3)]).toEqual([0xec, 0xe8, 0xdf]);
  });

  it('has one file where the model drew no background', async () => {
    await resetSandbox(app);
    await drawThis(app, await bandOf('#2e7d4f'));
    const { id } = await ann.make({ idea: 'A green band on nothing' });
    expect((await readRetouch(ann, id)).body.picture).toMatchObject({ cutUrl: expect.any(String), wholeUrl: null });
  });

  it(
    'is printed as it was changed, to the byte, for nothing',
    async () => {
      const bob = await seller(app);
      const id = await drawnByModel(bob, ['Black', 'White']);
      const change: Partial<Retouch> = {
        edits: [erased(20, '300 30 100 0'), { kind: 'brush', mode: 'restore', size: 10, path: '350 30' }],
        inks: [{ from: '#d2321e', to: '#2e7d4f' }],
        placement: { ...plainRetouch.placement, turn: 180, crop: { x: 0, y: 0, width: 560, height: 60 } },
      };
      const before = await bob.generation(id);
      expect(await ready(bob, id, change)).toBe(1);
      const after = await bob.generation(id);
      expect(after).toMatchObject({ version: 1, art_sync: 'pending', style: before.style });
      const { picture, retouch } = (await readRetouch(bob, id)).body;
      expect(retouch).toEqual({ ...plainRetouch, ...change });
      const { printArea: area } = (await bob.get(`/api/generations/${id}/variants`)).body;
      if (!area) throw new Error('There is no print area.');
      const files = { cut: await bytesAt(picture.cutUrl), whole: await bytesAt(picture.wholeUrl) };
      const { png } = await retouchTasks.draw({ retouch: { ...plainRetouch, ...change }, ...files, area });
      const expected = await preparePrintVersions(png, area, { opaque: 'keep', shirts: ['Black', 'White'] });
      const printed = await Promise.all(after.prints.map(({ file_url }) => bytesAt(file_url)));
      expect(printed.map(digest)).toEqual(expected.map((version) => digest(version.png)));
      expect(after.report?.inks).toEqual([expect.stringMatching(/^#[23]/)]);
      expect(await bob.entriesOf(id)).toEqual(['generation']);
      expect(await bob.credits()).toBe(19);
    },
    drawSeconds * 1000,
  );

  it(
    'gets words that are set at the size of the print, and says how coarse its picture is',
    async () => {
      const id = await drawnByModel(ann);
      const coarse = (await ann.generation(id)).report?.effectiveDpi ?? 0;
      await ready(ann, id, { captions: [words] });
      const { prints, report } = await ann.generation(id);
      const printed = await decode(await bytesAt(prints[0]?.file_url));
      expect(printed.width).toBeGreaterThan(3000);
      expect(report?.effectiveDpi).toBeLessThan(coarse * 1.2);
      expect(report?.inks).toEqual(expect.arrayContaining([expect.stringMatching(/^#f[0-9a-f]c/)]));
      expect((await listVersions(ann, id))[0]).toMatchObject({ listingMentions: [] });
    },
    drawSeconds * 1000,
  );

  it(
    'brings its changes to the product when asked, and goes back to how it was drawn',
    async () => {
      const id = await drawnByModel(ann);
      const [first] = (await ann.generation(id)).prints;
      await ready(ann, id, { edits: [erased(20, '300 30 100 0')] });
      await updateProduct(ann, id);
      expect(await ann.until(id, ({ art_sync }) => art_sync === 'synced')).toMatchObject({ product_version: 1 });
      expect((await restore(ann, id, 0)).status).toBe(202);
      const back = await versionEnded(ann, id, 2);
      expect(back).toMatchObject({ state: 'ready', note: 'Restored from version 0' });
      const [one, other] = await Promise.all([first, back.prints[0]].map((print) => bytesAt(print?.file_url)));
      expect(digest(one as Buffer)).toBe(digest(other as Buffer));
    },
    drawSeconds * 2000,
  );
});

describe('saving', () => {
  const stroke = erased(10, '1 2');
  const removal = { kind: 'remove_color', x: 1, y: 1, tolerance: 5, everywhere: false };

  it.each([
    ['nothing', undefined, 'retouch'],
    ['a stroke without end', { edits: [erased(10, '1 2 '.repeat(6000).trim())] }, 'retouch.edits.0.path'],
    ['half a point', { edits: [erased(10, '1 2 3')] }, 'retouch.edits.0.path'],
    ['points that are none', { edits: [erased(10, '1 x')] }, 'retouch.edits.0.path'],
    ['a brush of no size', { edits: [{ ...stroke, size: 0 }] }, 'retouch.edits.0.size'],
    ['another brush', { edits: [{ ...stroke, mode: 'smudge' }] }, 'retouch.edits.0.mode'],
    ['another edit', { edits: [{ kind: 'smudge' }] }, 'retouch.edits.0.kind'],
    ['too many edits', { edits: Array.from({ length: 401 }, () => stroke) }, 'retouch.edits'],
    ['a tolerance beyond all', { edits: [{ ...removal, tolerance: 101 }] }, 'retouch.edits.0.tolerance'],
    ['an ink that is none', { inks: [{ from: 'red', to: '#000000' }] }, 'retouch.inks.0.from'],
    ['a huge picture', { placement: { ...plainRetouch.placement, scale: 9 } }, 'retouch.placement.scale'],
    ['a place without an end', { placement: { ...plainRetouch.placement, dx: 1e9 } }, 'retouch.placement.dx'],
    [
      'a crop of nothing',
      { placement: { ...plainRetouch.placement, crop: { x: 0, y: 0, width: 0, height: 3 } } },
      'retouch.placement.crop.width',
    ],
    ['words of controls', { captions: [{ ...words, text: 'a\u0007b' }] }, 'retouch.captions.0.text'],
    ['no words', { captions: [{ ...words, text: ' \n ' }] }, 'retouch.captions.0.text'],
    ['letters that no typeface has', { captions: [{ ...words, text: '\u{12000}' }] }, 'retouch.captions.0.text'],
    ['another typeface', { captions: [{ ...words, face: 'comic' }] }, 'retouch.captions.0.face'],
    ['a brand', { captions: [{ ...words, text: 'Nike\nforever' }] }, 'retouch.captions.0.text'],
    ['a picture that is not there', { picture: 3 }, 'retouch.picture'],
  ])('refuses %s', async (_, change, field) => {
    const { status, body } = await saveRetouch(ann, shared, change && { ...plainRetouch, ...change }, 0);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(await listVersions(ann, shared)).toHaveLength(1);
  });

  it('takes as many strokes as a person paints', async () => {
    const id = await drawnByModel(ann);
    const path = Array.from({ length: 400 }, (_, at) => (at === 0 ? '2 30' : '1 0')).join(' ');
    expect((await saveRetouch(ann, id, { ...plainRetouch, edits: Array(200).fill(erased(2, path)) }, 0)).status).toBe(
      202,
    );
    await versionEnded(ann, id, 1);
  });

  it('is refused where the design has changed since', async () => {
    const id = await drawnByModel(ann);
    const answers = await Promise.all(
      [10, 20, 30].map((x) => saveRetouch(ann, id, { ...plainRetouch, edits: [erased(4, `${x} 30`)] }, 0)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'version_conflict', newest: 1 });
    await versionEnded(ann, id, 1);
  });

  it('what leaves nothing to print leaves the design as it is, and loses nothing', async () => {
    const id = await drawnByModel(ann);
    const edits = [erased(2000, '300 30')];
    await saveRetouch(ann, id, { ...plainRetouch, edits }, 0);
    expect(await versionEnded(ann, id, 1)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('There is nothing to print'),
    });
    expect(await ann.generation(id)).toMatchObject({ version: 0, art_sync: 'synced' });
    expect((await readRetouch(ann, id)).body).toMatchObject({ version: 1, retouch: { edits } });
  });

  it(
    'goes with the engine that drew it',
    async () => {
      const pressed = await finishedPress(ann, { idea: 'Otter of ink' });
      const { document } = (await readDocument(ann, pressed)).body;
      const refused = [
        await readRetouch(ann, pressed),
        await saveRetouch(ann, pressed, plainRetouch, 0),
        await save(ann, shared, document, 0),
      ];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'not_editable']));
    },
    drawSeconds * 1000,
  );

  it('is a seller’s own alone', async () => {
    const eve = await seller(app, { connected: false });
    const answers = [await readRetouch(eve, shared), await saveRetouch(eve, shared, plainRetouch, 0)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('a design whose background is uncertain', () => {
  async function inReview(person: Seller): Promise<string> {
    await resetSandbox(app);
    await drawThis(app, await uncertainBand());
    const id = await person.begin({ idea: `A pale band ${randomUUID()}` });
    await person.until(id, ({ status }) => status === 'preview');
    return id;
  }

  it('is cut out by hand, and goes on so when it is approved', async () => {
    const bob = await seller(app);
    const id = await inReview(bob);
    expect((await readRetouch(bob, id)).body).toMatchObject({ editable: true, uncertain: true });
    await ready(bob, id, { edits: [{ kind: 'brush', mode: 'restore', size: 8, path: '100 8 900 0' }] });
    const changed = await bob.generation(id);
    expect(changed).toMatchObject({ status: 'preview', version: 1, review: { can_approve: true } });
    expect(changed.review?.sentences).toEqual(['You changed this design by hand. It continues when you approve it.']);
    const { body } = await bob.post('/api/generate/finalize', { generationId: id });
    expect(body).toMatchObject({ success: true });
    const made = await bob.ended(id);
    expect(made).toMatchObject({ status: 'finalized', version: 1, art_sync: 'synced' });
    expect(made.prints.map(({ file_url }) => file_url.split('?')[0])).toEqual(
      changed.prints.map(({ file_url }) => file_url.split('?')[0]),
    );
    expect(await bob.entriesOf(id)).toEqual(['generation']);
  });

  it('is cut out again by the engine when its seller would rather', async () => {
    const bob = await seller(app);
    const id = await inReview(bob);
    await ready(bob, id, { edits: [erased(20, '500 8')] });
    await bob.post('/api/generate/finalize', { generationId: id, background: 'keep_all' });
    const made = await bob.until(id, ({ status, report }) => status !== 'removing_bg' && report?.background === 'kept');
    expect(made.version).toBe(0);
    expect((await readRetouch(bob, id)).body.version).toBe(1);
  });
});
