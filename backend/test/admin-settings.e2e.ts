import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { actsOf, withoutAudit } from './support/audit.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';

const defaults = {
  ...{ monthlyPreviewLimit: 20, newUserCredits: 20, defaultWidth: 1024, defaultHeight: 1536 },
  ...{ dailyCostLimit: 0, sellerDailyCostLimit: 0, sketchSheetsPerDay: 10, extraProductCredits: 0 },
};

let app: TestApp;
let root: Seller;
beforeAll(async () => {
  app = await startApp({ ...quick, ROLE: 'api' });
  root = await admin(app, { connected: false });
});
afterAll(() => app.close());
beforeEach(() => save(defaults));

const path = '/api/admin/settings';
const save = (settings: unknown) => root.post(path, settings);
const read = async () => (await root.get(path)).body;

it('are the defaults before anybody has changed them', async () => {
  expect(await read()).toEqual(defaults);
});

describe('what is saved', () => {
  it.each([
    [{}, {}],
    [{ monthlyPreviewLimit: 0, newUserCredits: 0, defaultWidth: 32, defaultHeight: 32 }, {}],
    [
      { monthlyPreviewLimit: '5', newUserCredits: ' 7 ', defaultWidth: '512', defaultHeight: '768' },
      { monthlyPreviewLimit: 5, newUserCredits: 7, defaultWidth: 512, defaultHeight: 768 },
    ],
    [
      { defaultWidth: 31, defaultHeight: 1537 },
      { defaultWidth: 32, defaultHeight: 1536 },
    ],
    [
      { defaultWidth: -5, defaultHeight: '99999' },
      { defaultWidth: 32, defaultHeight: 1536 },
    ],
    [
      { defaultWidth: 1e300, defaultHeight: 512.4 },
      { defaultWidth: 1536, defaultHeight: 512 },
    ],
    [
      { defaultWidth: null, defaultHeight: '' },
      { defaultWidth: 1024, defaultHeight: 1536 },
    ],
    [
      { defaultWidth: 'wide', defaultHeight: [100] },
      { defaultWidth: 1024, defaultHeight: 1536 },
    ],
    [
      { defaultWidth: true, defaultHeight: { px: 9 } },
      { defaultWidth: 1024, defaultHeight: 1536 },
    ],
    [
      { monthlyPreviewLimit: 'many', newUserCredits: null },
      { monthlyPreviewLimit: 20, newUserCredits: 20 },
    ],
    [
      { monthlyPreviewLimit: '', newUserCredits: [] },
      { monthlyPreviewLimit: 20, newUserCredits: 20 },
    ],
    [
      { newUserCredits: 10_000, more: 'than asked' },
      { newUserCredits: 10_000, more: undefined },
    ],
  ])('is answered and kept: %j', async (sent, changed) => {
    await save({ monthlyPreviewLimit: 1, newUserCredits: 1, defaultWidth: 64, defaultHeight: 64 });
    const { status, body } = await save(sent);
    expect(status).toBe(200);
    expect(body).toEqual({ ...defaults, ...sent, ...changed });
    expect(await read()).toEqual(body);
  });

  it.each([
    [{ newUserCredits: -1 }, 'newUserCredits'],
    [{ newUserCredits: 10_001 }, 'newUserCredits'],
    [{ newUserCredits: 2.5 }, 'newUserCredits'],
    [{ newUserCredits: '-3' }, 'newUserCredits'],
    [{ monthlyPreviewLimit: -1 }, 'monthlyPreviewLimit'],
    [{ monthlyPreviewLimit: 1e300 }, 'monthlyPreviewLimit'],
    [{ monthlyPreviewLimit: '1e999' }, 'monthlyPreviewLimit'],
  ])('is not %j', async (sent, field) => {
    const { status, body } = await save(sent);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [field]]);
    expect(await read()).toEqual(defaults);
  });

  it('is what was meant where there is no body at all', async () => {
    const { status, body } = await root.send('POST', path, '');
    expect([status, body]).toEqual([200, defaults]);
  });

  it('counts for accounts that are new from then on', async () => {
    await save({ ...defaults, newUserCredits: 3 });
    expect(await (await seller(app, { connected: false })).credits()).toBe(3);
    await save({ ...defaults, newUserCredits: 0 });
    expect(await (await seller(app, { connected: false })).credits()).toBe(0);
  });

  it('comes to the audit log with what it was before, or does not come about', async () => {
    const boss = await admin(app, { connected: false });
    const change = { ...defaults, newUserCredits: 5 };
    await boss.post(path, change);
    expect(await actsOf(app, boss)).toEqual([
      { action: 'settings.changed', subjectId: null, detail: { before: defaults, after: change } },
    ]);
    expect((await withoutAudit(app, () => save(defaults))).status).toBe(500);
    expect(await read()).toEqual(change);
  });
});
