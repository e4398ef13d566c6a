import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { advanceBatches } from '../src/batches/jobs/advance-batches.job.ts';
import { publishScheduled } from '../src/batches/jobs/publish-scheduled.job.ts';
import { publishDesign } from '../src/generations/jobs/publish-design.job.ts';
import { publishDue } from '../src/generations/jobs/publish-due.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import type { Schemas } from './support/http.ts';
import { bodies, saveLineUp } from './support/products.ts';
import {
  callsTo,
  drawQuickly,
  fault,
  openaiPaths,
  printifyPaths,
  productsOf,
  resetSandbox,
} from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { grantCredits, quick, type Seller, type SellerOptions, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, GENERATION_WAIT_SECONDS: '86400', WORKER_CONCURRENCY: '4' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

type Request = Schemas['CreateBatch'];
type Row = Schemas['RowView'];
type State = Schemas['RowState'];

let ideaCount = 0;

function someRows(count: number): Request['rows'] {
  return Array.from({ length: count }, () => {
    ideaCount += 1;
    return { idea: `Otter number ${ideaCount} on a raft` };
  });
}

/** A seller with one batch. */
class Studio {
  private constructor(
    readonly owner: Seller,
    readonly id: string,
    readonly checked: Schemas['CreatedBatch']['rows'],
  ) {}

  static async open(asked: Partial<Request> = {}, options: SellerOptions = {}): Promise<Studio> {
    return Studio.of(await seller(app, options), asked);
  }

  static async of(owner: Seller, asked: Partial<Request>): Promise<Studio> {
    const request = {
      name: 'Otters',
      rows: someRows(2),
      defaults: { colors: ['Black'], engine: 'ai' },
      publish: 'approved',
      ...asked,
    };
    const { status, body, text } = await owner.post('/api/batches', request);
    if (status !== 201) throw new Error(`${status}: ${text}`);
    return new Studio(owner, body.id, body.rows);
  }

  /** With all rows made. */
  static async made(asked: Partial<Request> = {}): Promise<Studio> {
    const studio = await Studio.open(asked);
    await studio.command('start');
    await studio.reach('finished');
    return studio;
  }

  /** With all rows being drawn, of a batch that publishes each at once. */
  static async making(): Promise<Studio> {
    const slow = { kind: 'latency', ms: 1500 };
    await fault(app, { provider: 'printify', path: printifyPaths.upload, times: 2, fault: slow });
    const studio = await Studio.open({ publish: 'now' });
    await studio.command('start');
    await runJob(app, advanceBatches);
    expect(await studio.states()).toEqual(['making', 'making']);
    return studio;
  }

  async command(command: 'start' | 'pause' | 'resume' | 'cancel') {
    return this.owner.post(`/api/batches/${this.id}/${command}` as '/api/batches/{id}/start', {});
  }

  async act(action: 'approve' | 'discard' | 'retry' | 'restore', chosen: Schemas['ChooseRows']) {
    return this.owner.post(`/api/batches/${this.id}/rows/${action}` as '/api/batches/{id}/rows/approve', chosen);
  }

  async batch() {
    return (await this.owner.get(`/api/batches/${this.id}`)).body;
  }

  async rows(query = ''): Promise<Row[]> {
    return (await this.owner.get(`/api/batches/${this.id}/rows?limit=200${query}` as '/api/batches/{id}/rows')).body
      .rows;
  }

  async states(): Promise<State[]> {
    return (await this.rows()).map(({ state }) => state);
  }

  change(row: number, change: Schemas['UpdateRow']) {
    const rowId = this.checked[row]?.id ?? '';
    return this.owner.patch(`/api/batches/${this.id}/rows/${rowId}` as '/api/batches/{id}/rows/{rowId}', change);
  }

  changeMany(change: Schemas['UpdateRows']) {
    return this.owner.patch(`/api/batches/${this.id}/rows`, change);
  }

  async reach(state: Schemas['BatchState']): Promise<void> {
    await until(
      async () => {
        await advance();
        return this.batch();
      },
      (batch) => batch.state === state,
      { seconds: 60, everyMs: 250 },
    );
  }

  async reachStates(wanted: State[]): Promise<Row[]> {
    return until(
      async () => {
        await advance();
        return this.rows();
      },
      (rows) => rows.every(({ state }, index) => state === wanted[index]),
      { seconds: 60, everyMs: 250 },
    );
  }
}

describe('a new batch', () => {
  it('says what is wrong with each row, loses nothing, and costs nothing', async () => {
    const rows = [
      { idea: 'A fox' },
      { idea: ' ', colors: ['Blak'], engine: 'paint', publishAt: 'soon', title: '' },
      { idea: 'a  FOX' },
      { idea: 'Mickey Mouse on a surfboard' },
    ];
    const studio = await Studio.open({ rows });
    expect(studio.checked.map(({ faults }) => faults.map(({ field, level }) => `${field} ${level}`))).toEqual([
      [],
      ['engine error', 'idea error', 'colors error', 'publishAt error'],
      ['idea warning'],
      ['idea error'],
    ]);
    expect((await studio.rows()).map(({ input }) => input)).toEqual(rows);
    expect(await studio.rows('&cursor=&state=')).toEqual(await studio.rows());
    expect(await studio.states()).toEqual(['waiting', 'faulty', 'waiting', 'faulty']);
    expect(await studio.batch()).toMatchObject({ state: 'draft', cost: { needed: 2, spent: 0, available: 20 } });
    expect(await studio.owner.generations()).toEqual([]);
  });

  it('takes empty cells and colors in one text, and says of the row itself what is wrong with it', async () => {
    const studio = await Studio.open({
      rows: [{}, { idea: null, colors: 'black; NAVY', title: null }, { idea: 'A heron', colors: 'Blak' }],
    });
    const faultsOf = (rows: Schemas['RowCheck'][]) => rows.map(({ faults }) => faults.map(({ field }) => field));
    expect(faultsOf(studio.checked)).toEqual([['idea'], ['idea'], ['colors']]);
    const added = await studio.owner.post(`/api/batches/${studio.id}/rows`, { rows: [{ colors: 'White,' }] });
    expect([added.status, faultsOf(added.body)]).toEqual([201, [['idea']]]);
    expect((await studio.rows()).map(({ input }) => input)).toEqual([
      { idea: '' },
      { idea: '', colors: ['black', 'NAVY'] },
      { idea: 'A heron', colors: ['Blak'] },
      { idea: '', colors: ['White'] },
    ]);
  });

  it('adds all rows of a call or none, where another adds some at the same moment', async () => {
    const studio = await Studio.open({ rows: someRows(2) });
    const add = () => studio.owner.post(`/api/batches/${studio.id}/rows`, { rows: someRows(3) });
    const statuses = (await Promise.all([add(), add(), add(), add()])).map(({ status }) => status);
    const added = statuses.filter((status) => status === 201).length;
    expect(added).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4 - added);
    const positions = (await studio.rows()).map(({ position }) => position);
    expect(positions).toEqual(positions.map((_, index) => index + 1));
    expect(positions).toHaveLength(2 + 3 * added);
  });

  it('puts each row on its own line-up, on the default one, or on nothing more', async () => {
    const owner = await seller(app);
    const mugs = await saveLineUp(owner, [bodies.mug], { name: 'Mugs', isDefault: true });
    await saveLineUp(owner, [bodies.tote], { name: 'Totes' });
    const named = ['totes', mugs, 'None', undefined, 'Hats'];
    const rows = someRows(named.length).map((row, at) => ({ ...row, ...(named[at] && { lineUp: named[at] }) }));
    const request = { name: 'Otters', rows, defaults: { colors: ['Black'] }, publish: 'approved' };
    const { body } = await owner.post('/api/batches', request);
    const message = 'You have no line-up “Hats”. Write “Mugs”, “Totes” or none.';
    expect(body.rows.map(({ faults }) => faults)).toEqual([
      [],
      [],
      [],
      [],
      [{ field: 'lineUp', message, level: 'error' }],
    ]);
    await owner.post(`/api/batches/${body.id}/start` as '/api/batches/{id}/start', {});
    const made = await until(
      async () => {
        await advance();
        return app.prisma.batchRow.findMany({
          where: { batchId: body.id },
          orderBy: { position: 'asc' },
          include: { generation: { include: { products: true } } },
        });
      },
      (all) => all.filter(({ generation }) => generation !== null).length === 4,
    );
    const kinds = made.map(({ generation }) => generation?.products.map(({ kind }) => kind));
    expect(kinds).toEqual([['tote'], ['mug'], [], ['mug'], undefined]);
  });

  it('is checked again when a line-up that a row names gets another name, or is deleted', async () => {
    const owner = await seller(app);
    const id = await saveLineUp(owner, [bodies.mug], { name: 'Mugs' });
    const studio = await Studio.of(owner, { rows: someRows(1).map((row) => ({ ...row, lineUp: 'Cups' })) });
    expect(await studio.states()).toEqual(['faulty']);
    const path = `/api/line-ups/${id}` as '/api/line-ups/{id}';
    await owner.send('PUT', path, JSON.stringify({ name: 'Cups', items: [bodies.mug] }));
    expect(await studio.states()).toEqual(['waiting']);
    await owner.delete(path);
    const [row] = await studio.rows();
    expect([row?.state, row?.faults.map(({ field }) => field)]).toEqual(['faulty', ['lineUp']]);
  });

  it('is made once for one Idempotency-Key, and another request with it is refused', async () => {
    const owner = await seller(app);
    const request = { name: 'Foxes', rows: someRows(1), defaults: { colors: ['Black'] }, publish: 'now' };
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = (body: object) => owner.send('POST', '/api/batches', JSON.stringify(body), headers);
    const answers = await Promise.all([send(request), send(request), send(request)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await owner.get('/api/batches')).body.total).toBe(1);
    expect(await send({ ...request, name: 'Bears' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
  });

  it('takes 50 rows on the free plan and 1,000 on a paid one', async () => {
    const owner = await seller(app);
    const ask = (count: number) =>
      owner.post('/api/batches', {
        name: 'Many',
        rows: someRows(count),
        defaults: { colors: ['Black'] },
        publish: 'now',
      });
    expect((await ask(51)).body.fields?.rows).toContain('50 rows');
    await app.prisma.user.update({ where: { id: owner.id }, data: { subscriptionTier: 'pro' } });
    expect(await ask(1000)).toMatchObject({ status: 201, body: { rows: { length: 1000 } } });
    expect((await ask(1001)).status).toBe(400);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a row that is no object', { rows: ['A fox'] }, 'rows'],
    ['an unknown engine', { defaults: { colors: [], engine: 'paint' } }, 'defaults'],
    ['an unknown way to publish', { publish: 'later' }, 'publish'],
    [
      'a schedule with too few times',
      { publish: { perDay: 2, weekdays: [1], times: ['09:00'], timeZone: 'UTC' } },
      'publish',
    ],
  ])('with %s is refused by field', async (_, change, field) => {
    const owner = await seller(app, { connected: false });
    const request = { name: 'Foxes', rows: someRows(1), defaults: { colors: ['Black'] }, publish: 'now', ...change };
    const { status, body } = await owner.post('/api/batches', request);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('has defaults of its own, and reads dates where its seller lives', async () => {
    const rows = [{ idea: 'A heron', publishAt: '2030-07-01 09:00' }];
    const { body } = await (await seller(app)).post('/api/batches', {
      name: 'Herons',
      rows,
      defaults: {},
      publish: 'now',
    });
    expect(body.rows[0]?.faults.map(({ field }) => field)).toEqual(['colors']);
    const studio = await Studio.made({ rows, publish: 'approved', timeZone: 'America/New_York' });
    expect((await studio.batch()).timeZone).toBe('America/New_York');
    await studio.act('approve', { all: true });
    expect((await studio.rows())[0]?.plannedAt).toBe('2030-07-01T13:00:00.000Z');
    const { status, body: refused } = await studio.owner.patch(`/api/batches/${studio.id}`, {
      timeZone: 'Mars/Olympus',
    });
    expect([status, Object.keys(refused.fields ?? {})]).toEqual([400, ['timeZone']]);
  });

  it('says of each row that its idea is there already, and no longer once it is not', async () => {
    const studio = await Studio.made({ rows: [{ idea: 'Sassy seals  sing songs' }] });
    const rows = [{ idea: 'sassy Seals sing  songs ' }, { idea: 'An ibis' }, { idea: 'an  ibis' }, { idea: 'An IBIS' }];
    const asked = { name: 'Again', rows, defaults: { colors: ['Black'] }, publish: 'approved' };
    const { body } = await studio.owner.post('/api/batches', asked);
    const said = (list: { faults: { message: string }[] }[]) =>
      list.map(({ faults }) => faults.map(({ message }) => message).join());
    const same = 'The same idea as row 2.';
    expect(said(body.rows)).toEqual(['You have a design of this idea already.', '', same, same]);
    const path = `/api/batches/${body.id}/rows/${body.rows[1]?.id}` as '/api/batches/{id}/rows/{rowId}';
    await studio.owner.patch(path, { idea: 'A stork' });
    const after = (await studio.owner.get(`/api/batches/${body.id}/rows` as '/api/batches/{id}/rows')).body.rows;
    expect(said(after).slice(1)).toEqual(['', '', 'The same idea as row 3.']);
  });

  it('takes two cells of a row that are changed at the same moment', async () => {
    const studio = await Studio.open({ rows: someRows(1) });
    await Promise.all([studio.change(0, { idea: 'A stork' }), studio.change(0, { title: 'Stork tee' })]);
    expect((await studio.rows())[0]?.input).toMatchObject({ idea: 'A stork', title: 'Stork tee' });
  });

  it('is nobody else’s', async () => {
    const { id } = await Studio.open();
    const stranger = await seller(app, { connected: false });
    const answers = await Promise.all([
      stranger.get(`/api/batches/${id}`),
      stranger.get(`/api/batches/${id}/rows`),
      stranger.get(`/api/batches/${id}/results.csv`),
      stranger.patch(`/api/batches/${id}`, { name: 'Mine' }),
      stranger.post(`/api/batches/${id}/start`),
      stranger.post(`/api/batches/${id}/rows/approve`, { all: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe('the form of a new batch', () => {
  const path = '/api/batches/form';
  const fields = {
    ...{ name: 'Autumn', text: 'A fox\nA whale', picked: [], colors: ['Black'], engine: 'press', style: 'retro' },
    files: [{ name: 'ideas.csv', rows: [{ idea: 'An owl', publishAt: '2030-12-01' }], ignored: ['Notes'] }],
    publish: { perDay: 3, weekdays: [], times: ['09:00'], timeZone: 'Europe/Berlin' },
    sent: { key: 'a-key', digest: 'f00d' },
  };
  const save = (owner: Seller, basedOn: number, form: unknown) =>
    owner.send('PUT', path, JSON.stringify({ basedOn, fields: form }));

  it('is kept for whoever typed it, until it is emptied', async () => {
    const [ann, bob] = await Promise.all([seller(app), seller(app)]);
    expect((await ann.get(path)).body).toEqual({ version: 0, fields: null, savedAt: null });
    expect((await save(ann, 0, fields)).body).toEqual({ version: 1, savedAt: expect.any(String) });
    expect((await ann.get(path)).body).toEqual({ version: 1, fields, savedAt: expect.any(String) });
    expect((await bob.get(path)).body).toMatchObject({ version: 0, fields: null });
    expect((await save(ann, 1, null)).body.version).toBe(2);
    expect((await ann.get(path)).body).toMatchObject({ version: 2, fields: null });
  });

  it('is saved once of what two devices change at the same time, and the other one is told', async () => {
    const ann = await seller(app);
    for (const basedOn of [0, 1]) {
      const answers = await Promise.all(
        [1, 2, 3].map((device) => save(ann, basedOn, { ...fields, text: `${device}` })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        ...{ code: 'version_conflict', newest: basedOn + 1, error: expect.stringContaining('another device') },
      });
    }
    expect((await save(ann, 7, fields)).status).toBe(409);
  });

  it.each([
    ['an engine that is none', { ...fields, engine: 'oil' }, 'fields.engine must be one of ai, press.'],
    ['what it does not have', { ...fields, mood: 'calm' }, 'fields has fields that are not known: mood.'],
    ['no text', { ...fields, text: undefined }, 'fields.text is required.'],
    [
      'a row that is none',
      { ...fields, files: [{ ...fields.files[0], rows: [1] }] },
      'fields.files.0.rows.0 must be an object.',
    ],
  ])('is refused with %s', async (_, form, message) => {
    const ann = await seller(app);
    const answer = await save(ann, 0, form);
    expect(answer).toMatchObject({ status: 400, body: { fields: { fields: message } } });
    expect((await ann.get(path)).body.version).toBe(0);
  });
});

describe('cells of many rows', () => {
  it('are set in one call, a thousand as well, beside a change of a single cell', async () => {
    const owner = await seller(app, { connected: false });
    await app.prisma.user.update({ where: { id: owner.id }, data: { subscriptionTier: 'pro' } });
    const request = { name: 'Many', rows: someRows(1000), defaults: { colors: ['Black'] }, publish: 'approved' };
    const { body: made } = await owner.post('/api/batches', request);
    const rowId = made.rows[500]?.id ?? '';
    const [many, single] = await Promise.all([
      owner.patch(`/api/batches/${made.id}/rows`, { all: true, style: 'retro' }),
      owner.patch(`/api/batches/${made.id}/rows/${rowId}` as '/api/batches/{id}/rows/{rowId}', { title: 'Raft tee' }),
    ]);
    expect([many.status, many.body.done, single.status]).toEqual([200, 1000, 200]);
    const stored = await app.prisma.batchRow.findMany({
      where: { batchId: made.id },
      select: { id: true, input: true },
    });
    expect(stored.filter(({ input }) => (input as { style?: string }).style === 'retro')).toHaveLength(1000);
    expect(stored.find(({ id }) => id === rowId)?.input).toMatchObject({ title: 'Raft tee', style: 'retro' });
  });

  it('are checked, and taken away by null', async () => {
    const studio = await Studio.open({ rows: someRows(3) });
    const [first, second] = studio.checked.map(({ id }) => id);
    await studio.changeMany({ rowIds: [first ?? '', second ?? ''], colors: ['Blurple'] });
    expect(await studio.states()).toEqual(['faulty', 'faulty', 'waiting']);
    expect((await studio.rows())[0]?.faults[0]?.message).toBe('Your shirt doesn’t come in Blurple.');
    expect((await studio.changeMany({ all: true, colors: null })).body.done).toBe(3);
    expect(await studio.states()).toEqual(['waiting', 'waiting', 'waiting']);
    expect((await studio.rows()).map(({ input }) => input.colors)).toEqual([undefined, undefined, undefined]);
  });

  it('leave a row as it is that is approved, and name it', async () => {
    const daily = { perDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['09:00'], timeZone: 'UTC' };
    const studio = await Studio.made({ publish: daily });
    const [first = '', second = ''] = studio.checked.map(({ id }) => id);
    await studio.act('approve', { rowIds: [first] });
    const nobodys = randomUUID();
    const { body } = await studio.changeMany({ rowIds: [first, second, nobodys], style: 'retro' });
    expect(body.results.map(({ id, code }) => [id, code])).toEqual([
      [first, 'not_ready'],
      [second, null],
      [nobodys, 'not_found'],
    ]);
    expect((await studio.rows()).map(({ input }) => input.style)).toEqual([undefined, 'retro']);
    expect((await studio.changeMany({ all: true, style: null })).body.results.map(({ id }) => id)).toEqual([second]);
  });

  it.each<[string, object, string[]]>([
    ['no row', { style: 'retro' }, ['rowIds']],
    ['no cell', { all: true }, []],
    ['colors that are no list', { all: true, colors: 'Black' }, ['colors']],
  ])('are refused with %s', async (_, change, fields) => {
    const studio = await Studio.open();
    const { status, body } = await studio.changeMany(change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields]);
  });

  it('are nobody else’s', async () => {
    const { id } = await Studio.open();
    const stranger = await seller(app, { connected: false });
    expect((await stranger.patch(`/api/batches/${id}/rows`, { all: true, style: 'retro' })).status).toBe(404);
  });
});

describe('a running batch', () => {
  it('draws each row for a credit, and publishes what is approved', async () => {
    const studio = await Studio.made();
    expect(await studio.states()).toEqual(['made', 'made']);
    expect(await studio.batch()).toMatchObject({ cost: { needed: 0, spent: 2, available: 18 } });
    expect((await productsOf(app, studio.owner.printify)).filter(({ external }) => external)).toEqual([]);
    const [first] = await studio.rows();
    const design = (await studio.owner.get(`/api/generations/${first?.design?.id}` as '/api/generations/{id}')).body;
    expect(first?.design?.prints).toEqual(design.prints);
    const answer = await studio.act('approve', { rowIds: [first?.id ?? ''] });
    expect(answer.body).toMatchObject({ done: 1, results: [{ success: true }] });
    await studio.reachStates(['published', 'made']);
    expect(await studio.owner.credits()).toBe(18);
  });

  it('publishes by itself where it was asked to, with the title and the date of a row', async () => {
    const rows = [
      { idea: 'A calm otter', title: 'Calm Otter Tee' },
      { ...someRows(1)[0], idea: 'An owl', publishAt: '2030-12-01' },
    ];
    const studio = await Studio.made({ rows, publish: 'now' });
    const [otter, owl] = await studio.reachStates(['published', 'approved']);
    expect(otter?.design?.title).toBe('Calm Otter Tee');
    expect(owl?.plannedAt).toBe('2030-12-01T09:00:00.000Z');
    await studio.command('pause');
    await app.prisma.generation.update({ where: { id: owl?.design?.id ?? '' }, data: { publishAt: new Date() } });
    await runJob(app, publishDesign, { generationId: owl?.design?.id ?? '' });
    await runJob(app, publishDue);
    expect(await studio.states()).toEqual(['published', 'approved']);
    await studio.command('resume');
    await runJob(app, publishDue);
    await studio.reachStates(['published', 'published']);
  });

  it('leaves nothing to its date once it is canceled', async () => {
    const studio = await Studio.made({
      rows: [{ ...someRows(1)[0], idea: 'A wren', publishAt: '2030-12-01' }],
      publish: 'now',
    });
    expect(await studio.states()).toEqual(['approved']);
    await studio.command('cancel');
    expect((await studio.rows()).map(({ state, plannedAt }) => [state, plannedAt])).toEqual([['made', null]]);
  });

  it('leaves out what is wrong, and draws it once it is mended', async () => {
    const studio = await Studio.made({ rows: [...someRows(1), { idea: 'A fox', colors: ['Blak'] }] });
    expect(await studio.states()).toEqual(['made', 'faulty']);
    expect((await studio.change(1, { colors: ['black'] })).body).toMatchObject({ state: 'waiting', faults: [] });
    await studio.command('start');
    expect((await studio.reachStates(['made', 'made']))[1]?.design?.colors).toEqual(['Black']);
  });

  it('repeats no row that was discarded', async () => {
    const [row] = someRows(1);
    const studio = await Studio.open({ rows: [row ?? { idea: '' }, row ?? { idea: '' }] });
    const warnings = async () => (await studio.rows())[1]?.faults.map(({ message }) => message);
    expect(await warnings()).toEqual(['The same idea as row 1.']);
    const rowIds = [studio.checked[0]?.id ?? ''];
    await studio.act('discard', { rowIds });
    expect(await warnings()).toEqual([]);
    await studio.act('restore', { rowIds });
    expect(await warnings()).toEqual(['The same idea as row 1.']);
  });

  it('does not draw the same idea twice', async () => {
    const [row] = someRows(1);
    const studio = await Studio.made({ rows: [row ?? { idea: '' }, row ?? { idea: '' }] });
    expect(await studio.states()).toEqual(['made', 'skipped']);
    expect(await studio.owner.credits()).toBe(19);
  });

  it('puts a design that is there already on the line-up that its row names, and says so', async () => {
    const studio = await Studio.made({ rows: someRows(1) });
    await saveLineUp(studio.owner, [bodies.mug], { name: 'Mugs' });
    const { idea = '' } = (await studio.rows())[0]?.input ?? {};
    await studio.owner.post(`/api/batches/${studio.id}/rows`, { rows: [{ idea, lineUp: 'mugs' }] });
    await studio.command('start');
    const [made, skipped] = await studio.reachStates(['made', 'skipped']);
    expect(skipped?.design?.id).toBe(made?.design?.id);
    expect(skipped?.faults.map(({ message }) => message)).toContain(
      'You had this design already. It is put on one more product of this line-up.',
    );
    expect(skipped?.design?.furtherProducts.map(({ kind }) => kind)).toEqual(['mug']);
    const { text } = await studio.owner.get(`/api/batches/${studio.id}/results.csv`);
    expect(text).toContain('mug: not begun');
  });

  it('counts what each row’s further products cost, what they took, and what they add to the day', async () => {
    await app.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 1 } });
    try {
      const owner = await seller(app);
      await saveLineUp(owner, [bodies.mug, bodies.tote], { name: 'Two', isDefault: true });
      const rows = [...someRows(1), { ...someRows(1)[0], lineUp: 'none' }] as Request['rows'];
      const studio = await Studio.of(owner, { rows, publish: 'approved' });
      expect((await studio.batch()).cost).toEqual({ needed: 4, spent: 0, available: 20 });
      expect((await studio.rows()).map(({ retryCredits }) => retryCredits)).toEqual([3, 1]);
      await studio.command('start');
      await studio.reach('finished');
      expect((await studio.batch()).cost).toEqual({ needed: 2, spent: 2, available: 18 });
      const { productsToday } = (await studio.batch()).quota;
      await app.prisma.designProduct.updateMany({
        where: { userId: owner.id, kind: 'mug' },
        data: { state: 'making', chargeId: randomUUID(), productMadeAt: new Date() },
      });
      const { chargeId } = await app.prisma.designProduct.findFirstOrThrow({
        where: { userId: owner.id, kind: 'mug' },
      });
      await app.prisma.$queryRaw`SELECT spend_credit(${owner.id}::uuid, ${chargeId}::uuid, 'A mug', NULL, NULL)`;
      const { cost, quota } = await studio.batch();
      expect([cost, quota.productsToday]).toEqual([{ needed: 1, spent: 3, available: 17 }, productsToday + 1]);
    } finally {
      await app.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 0 } });
    }
  });

  it('is not held up by a row that fails for a reason that nobody foresaw', async () => {
    const studio = await Studio.open({ rows: someRows(2) });
    const [broken, other] = studio.checked.map(({ id }) => id);
    await app.prisma.batchRow.update({ where: { id: broken ?? '' }, data: { input: { idea: 7 } } });
    await studio.command('start');
    const found = await until(
      async () => {
        await advance();
        return app.prisma.batchRow.findMany({ where: { batchId: studio.id }, orderBy: { position: 'asc' } });
      },
      ([first, second]) => first?.isFaulty === true && second?.begunAt !== null,
      { seconds: 60, everyMs: 250 },
    );
    expect(found.map(({ id }) => id)).toEqual([broken, other]);
    expect(JSON.stringify(found[0]?.faults)).toContain('Something went wrong on our side with this row.');
    await app.prisma.batchRow.update({ where: { id: broken ?? '' }, data: { input: { idea: 'A mended otter' } } });
  });

  it('waits without credits, says so, and goes on by itself after a purchase', async () => {
    const studio = await Studio.open({ rows: someRows(3) }, { credits: 1 });
    await studio.command('start');
    const waits = await until(
      async () => {
        await advance();
        return studio.batch();
      },
      ({ waiting, counts }) => waiting !== null && counts.made === 1,
      { everyMs: 250 },
    );
    expect(waits).toMatchObject({ state: 'running', waiting: { for: 'credits' }, counts: { waiting: 2 } });
    await grantCredits(app, studio.owner, 2);
    await studio.reach('finished');
    expect(await studio.states()).toEqual(['made', 'made', 'made']);
    expect(await studio.owner.credits()).toBe(0);
  });

  it('gives back the credit of a row that fails, and draws it again when it is asked to', async () => {
    const refusal = { kind: 'status', status: 400, body: { error: { code: 'moderation_blocked' } } };
    await resetSandbox(app);
    await fault(app, { provider: 'openai', path: openaiPaths.images, fault: refusal });
    const studio = await Studio.made({ rows: someRows(1) });
    expect(await studio.states()).toEqual(['failed']);
    expect([await studio.owner.credits(), (await studio.batch()).cost.spent]).toEqual([20, 0]);
    expect((await studio.act('retry', { all: true })).body.done).toBe(1);
    await studio.reachStates(['made']);
    expect(await studio.owner.credits()).toBe(19);
  });

  it('takes to Printify again, for free, what was drawn and could not be sent', async () => {
    const refusal = { kind: 'status', status: 400, body: { errors: { reason: 'No' } } };
    await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.products, fault: refusal });
    const studio = await Studio.made({ rows: someRows(1) });
    expect((await studio.rows()).map(({ state, retryCredits }) => [state, retryCredits])).toEqual([['failed', 0]]);
    await studio.act('retry', { all: true });
    await studio.reachStates(['made']);
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
  });

  it('draws anew what was drawn and could not be sent, where its row asks for something else by now', async () => {
    const refusal = { kind: 'status', status: 400, body: { errors: { reason: 'No' } } };
    await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.products, times: 0, fault: refusal });
    const studio = await Studio.made({ rows: someRows(2) });
    const edited = await studio.change(0, { idea: 'An otter that paints' });
    expect(edited.body).toMatchObject({ state: 'failed', retryCredits: 1 });
    expect((await studio.change(1, { colors: ['BLACK'] })).body.retryCredits).toBe(0);
    await resetSandbox(app);
    await drawQuickly(app);
    await studio.act('retry', { all: true });
    await studio.reachStates(['made', 'made']);
    expect((await studio.owner.generations()).map(({ prompt }) => prompt)).toContain('An otter that paints');
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
  });

  it('begins nothing while it is paused, and nothing any more once it is canceled', async () => {
    const studio = await Studio.open({ rows: someRows(2) });
    await app.prisma.batch.update({ where: { id: studio.id }, data: { state: 'paused' } });
    await runJob(app, advanceBatches);
    expect(await studio.states()).toEqual(['waiting', 'waiting']);
    expect((await studio.command('resume')).body.state).toBe('running');
    const canceled = (await studio.command('cancel')).body;
    expect([canceled.state, canceled.counts.waiting]).toEqual(['canceled', 0]);
    expect((await studio.command('cancel')).status).toBe(200);
    expect(await studio.command('resume')).toMatchObject({ status: 409, body: { code: 'batch_state' } });
    const begun = (await studio.rows()).filter(({ state }) => state !== 'canceled').length;
    expect(await studio.owner.credits()).toBe(20 - begun);
  });

  it('sends nothing to the shop while it is paused, and then what it held', async () => {
    const studio = await Studio.making();
    await studio.command('pause');
    await studio.reachStates(['approved', 'approved']);
    await runJob(app, publishDue);
    expect((await productsOf(app, studio.owner.printify)).filter(({ external }) => external)).toEqual([]);
    await studio.command('resume');
    await studio.reachStates(['published', 'published']);
  });

  it('holds what is approved while it is paused', async () => {
    const studio = await Studio.made();
    await studio.command('pause');
    await studio.act('approve', { all: true });
    await runJob(app, publishDue);
    expect((await studio.rows()).map(({ state, plannedAt }) => [state, plannedAt])).toEqual([
      ['approved', null],
      ['approved', null],
    ]);
    await studio.command('resume');
    const [first] = await studio.reachStates(['published', 'published']);
    expect(first?.plannedAt).not.toBeNull();
  });

  it('keeps in the library what is being made when it is canceled, and gives back what waits after that', async () => {
    const studio = await Studio.making();
    const closed = { kind: 'status', status: 429, body: {}, headers: { 'retry-after': '3600' } };
    await fault(app, { provider: 'printify', path: printifyPaths.products, method: 'POST', times: 1, fault: closed });
    await studio.command('cancel');
    const rows = await until(
      async () => {
        await runJob(app, advanceBatches);
        return studio.rows();
      },
      (all) => all.every(({ state }) => state === 'made' || state === 'failed'),
      { seconds: 60, everyMs: 250 },
    );
    const failures = rows.filter(({ state }) => state === 'failed').length;
    expect(failures).toBeGreaterThan(0);
    expect(await studio.owner.credits()).toBe(20 - (rows.length - failures));
    expect((await productsOf(app, studio.owner.printify)).filter(({ external }) => external)).toEqual([]);
  });

  it('draws nothing any more once it is canceled, and publishes only what is approved from then on', async () => {
    const daily = { perDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['09:00'], timeZone: 'UTC' };
    const studio = await Studio.made({ rows: someRows(2), publish: daily });
    const [first] = await studio.rows();
    await studio.act('approve', { rowIds: [first?.id ?? ''] });
    await studio.command('cancel');
    expect((await studio.rows()).map(({ state, plannedAt }) => [state, plannedAt])).toEqual([
      ['made', null],
      ['made', null],
    ]);
    expect((await studio.act('retry', { rowIds: [first?.id ?? ''] })).body.results[0]?.code).toBe('batch_state');
    await studio.act('approve', { rowIds: [first?.id ?? ''] });
    await studio.reachStates(['published', 'made']);
  });

  it('leaves a slot of the worker to the single presses of others', async () => {
    const hangs = { kind: 'timeout', ms: 15_000 };
    await resetSandbox(app);
    // Each of their tries: a press takes longer than one of them on a busy machine.
    await fault(app, { provider: 'openai', path: openaiPaths.images, times: 0, fault: hangs });
    const studio = await Studio.open({ rows: someRows(6) });
    await studio.command('start');
    await until(
      () => app.prisma.generation.count({ where: { batchId: studio.id, status: { not: 'pending' } } }),
      (begun) => begun >= 3,
    );
    const ann = await seller(app);
    const press = { idea: 'A hasty heron', selectedColors: ['Black'], engine: 'press' };
    const { generationId } = (await ann.post('/api/generate', press)).body;
    expect(await ann.ended(generationId)).toMatchObject({ status: 'finalized' });
    expect((await studio.batch()).counts).toMatchObject({ made: 0, making: 6 });
  });

  it('has nothing to start where every row is wrong', async () => {
    const studio = await Studio.open({ rows: [{ idea: '' }] });
    expect(await studio.command('start')).toMatchObject({ status: 409, body: { code: 'nothing_to_start' } });
  });

  it('waits for Printify to be connected', async () => {
    const studio = await Studio.open({ rows: someRows(1) }, { connected: false });
    await studio.command('start');
    await until(
      async () => {
        await advance();
        return studio.batch();
      },
      ({ waiting }) => waiting?.for === 'connection',
      { everyMs: 250 },
    );
    await studio.owner.connect();
    await studio.reachStates(['made']);
  });

  it('holds its rows back while Printify takes no more products today', async () => {
    const spent = { kind: 'status', status: 429, headers: { 'retry-after': '7200' } };
    await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.products, times: 1000, fault: spent });
    const owner = await seller(app);
    await app.prisma.user.update({ where: { id: owner.id }, data: { subscriptionTier: 'pro' } });
    const { body } = await owner.post('/api/batches', {
      ...{ name: 'Many', rows: someRows(19), defaults: { colors: ['Black'] }, publish: 'approved' },
    });
    await owner.post(`/api/batches/${body.id}/start`);
    const batch = await until(
      async () => {
        await advance();
        return (await owner.get(`/api/batches/${body.id}`)).body;
      },
      ({ waiting }) => waiting !== null,
      { seconds: 60, everyMs: 250 },
    );
    expect(batch).toMatchObject({ waiting: { for: 'provider' }, counts: { failed: 0 } });
    expect(Date.parse(batch.quota.closedUntil ?? '')).toBeGreaterThan(Date.now());
    expect(batch.counts.waiting).toBeGreaterThan(0);
  });
});

describe('rows that are made', () => {
  it('are discarded to the trash and taken back', async () => {
    const studio = await Studio.made();
    expect((await studio.act('discard', { all: true })).body.done).toBe(2);
    expect(await studio.states()).toEqual(['discarded', 'discarded']);
    expect(await studio.owner.generations()).toEqual([]);
    expect((await studio.act('restore', { all: true })).body.done).toBe(2);
    expect(await studio.states()).toEqual(['made', 'made']);
  });

  it('are drawn anew for a credit where their seller wants another picture', async () => {
    const studio = await Studio.made({ rows: someRows(1) });
    const [before] = await studio.rows();
    expect((await studio.change(0, { idea: 'An otter that reads' })).status).toBe(200);
    await studio.act('retry', { rowIds: [before?.id ?? ''] });
    const [after] = await studio.reachStates(['made']);
    expect(after?.design?.id).not.toBe(before?.design?.id);
    expect(await studio.owner.credits()).toBe(18);
  });

  it('are no reason to warn of themselves', async () => {
    const studio = await Studio.made({ rows: someRows(1) });
    expect((await studio.change(0, { title: 'Otter' })).body.faults).toEqual([]);
    const { idea = '' } = (await studio.rows())[0]?.input ?? {};
    const again = await studio.owner.post(`/api/batches/${studio.id}/rows`, { rows: [{ idea }] });
    expect(again.body[0]?.faults).toMatchObject([{ message: 'The same idea as row 1.' }]);
  });

  it('are named one by one, and what is not there is said', async () => {
    const studio = await Studio.made({ rows: someRows(1) });
    const { body } = await studio.act('approve', { rowIds: [randomUUID()] });
    expect(body).toMatchObject({ done: 0, results: [{ success: false, code: 'not_found' }] });
    expect((await studio.act('approve', {})).body.fields).toHaveProperty('rowIds');
  });

  it('are sold in the colors that are on, each in one at least, and their CSV lists those', async () => {
    const [one, other] = [['Black', 'White'], ['Black']].map((colors, index) => ({
      ...someRows(1)[0],
      colors,
      idea: `Otter in colors ${index}`,
    }));
    const studio = await Studio.made({ rows: [one, other] as Request['rows'] });
    const [both, single] = (await studio.rows()).map(({ design }) => design?.id ?? '');
    const change = { colorsOn: ['White'], version: 0 };
    expect((await studio.owner.patch(`/api/generations/${both}/listing`, change)).status).toBe(200);
    const refused = await studio.owner.patch(`/api/generations/${single}/listing`, { ...change, colorsOn: [] });
    expect([refused.status, refused.body.fields]).toEqual([400, { colorsOn: 'At least one color stays on.' }]);
    const designs = (await studio.rows()).map(({ design }) => [design?.colors, design?.colorsOn]);
    expect(designs).toEqual([
      [['Black', 'White'], ['White']],
      [['Black'], ['Black']],
    ]);
    const { text } = await studio.owner.get(`/api/batches/${studio.id}/results.csv`);
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head?.split(',').slice(5, 8)).toEqual(['title', 'tags', 'colors']);
    expect(lines.map((line) => /",(White|Black),/.exec(line)?.[1])).toEqual(['White', 'Black']);
  });

  it('are told as CSV', async () => {
    const studio = await Studio.made({ rows: [{ idea: '=cmd|otter' }, { idea: '' }] });
    const { text, headers } = await studio.owner.get(`/api/batches/${studio.id}/results.csv`);
    expect(headers.get('content-disposition')).toContain('.csv');
    const [head, first, second] = text.split('\r\n');
    expect(head).toMatch(/^row,idea,state,/);
    expect(first).toMatch(/^1,'=cmd\|otter,made,/);
    expect(second).toContain('Please enter a design description');
  });
});

describe('a schedule', () => {
  const schedule = { perDay: 2, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['09:00', '18:00'], timeZone: 'Europe/Berlin' };

  it('gives approved rows its next free slots, moves them where it is free, and publishes what is due', async () => {
    const studio = await Studio.made({ rows: someRows(3), publish: schedule });
    await studio.act('approve', { all: true });
    const slots = (await studio.rows()).map(({ plannedAt }) => new Date(plannedAt ?? 0));
    expect(await studio.states()).toEqual(['approved', 'approved', 'approved']);
    expect(new Set(slots.map(Number)).size).toBe(3);
    expect(slots.every((at) => at > new Date())).toBe(true);

    expect(await studio.change(0, { publishAt: slots[1]?.toISOString() ?? '' })).toMatchObject({
      status: 409,
      body: { code: 'slot_taken' },
    });
    expect((await studio.change(0, { publishAt: '2030-12-01 18:00' })).body.plannedAt).toBe('2030-12-01T17:00:00.000Z');

    await moveSlot(studio, 1, new Date(Date.now() - 1000));
    await studio.reachStates(['approved', 'published', 'approved']);
  });

  it('gives what it missed another slot instead of publishing all at once', async () => {
    const studio = await Studio.made({ rows: someRows(2), publish: schedule });
    await studio.act('approve', { all: true });
    for (const row of [0, 1]) await moveSlot(studio, row, new Date(Date.now() - (row + 3) * 86_400_000));
    await runJob(app, publishScheduled);
    const rows = await studio.rows();
    expect(rows.map(({ state }) => state)).toEqual(['approved', 'approved']);
    const [first = 0, second = 0] = rows.map(({ plannedAt }) => Date.parse(plannedAt ?? ''));
    expect(Math.min(first, second)).toBeGreaterThan(Date.now());
    // The one that was to go out first is still the first.
    expect(second).toBeLessThan(first);
  });

  it('publishes nothing while the batch is paused', async () => {
    const studio = await Studio.made({ rows: someRows(1), publish: schedule });
    await studio.act('approve', { all: true });
    await studio.command('pause');
    await moveSlot(studio, 0, new Date(Date.now() - 1000));
    await runJob(app, publishScheduled);
    expect(await studio.states()).toEqual(['approved']);
    await studio.command('resume');
    await studio.reachStates(['published']);
  });

  it('lets go of the slot of a row that is discarded, which is approved anew once it is taken back', async () => {
    const studio = await Studio.made({ rows: someRows(1), publish: schedule });
    await studio.act('approve', { all: true });
    const rowIds = (await studio.rows()).map(({ id }) => id);
    await studio.act('discard', { rowIds });
    await studio.act('restore', { rowIds });
    expect((await studio.rows()).map(({ state, plannedAt }) => ({ state, plannedAt }))).toEqual([
      { state: 'made', plannedAt: null },
    ]);
  });

  it('lets go of the slot of a design that is deleted in the library', async () => {
    const studio = await Studio.made({ rows: someRows(2), publish: { ...schedule, perDay: 1 } });
    const [first, second] = await studio.rows();
    await studio.act('approve', { rowIds: [first?.id ?? ''] });
    const slot = (await studio.rows())[0]?.plannedAt;
    await studio.owner.delete(`/api/generations/${first?.design?.id}` as '/api/generations/{id}');
    await studio.act('approve', { rowIds: [second?.id ?? ''] });
    expect((await studio.rows())[1]?.plannedAt).toBe(slot);
    await studio.owner.post('/api/generations/restore', { ids: [first?.design?.id ?? ''] });
    expect((await studio.rows())[0]).toMatchObject({ state: 'made', plannedAt: null });
  });

  it('leaves the date of a single press alone that one of its rows repeats', async () => {
    const owner = await seller(app);
    const publishAt = '2027-05-01T09:00:00.000Z';
    const press = { idea: 'A punctual ibis', selectedColors: ['Black'], publish: 'date', publishAt };
    const { body } = await owner.post('/api/generate', press);
    await owner.ended(body.generationId);
    const rows = [{ idea: press.idea }];
    const asked = { name: 'Again', rows, defaults: { colors: ['Black'] }, publish: schedule };
    const { id } = (await owner.post('/api/batches', asked)).body;
    await owner.post(`/api/batches/${id}/start` as '/api/batches/{id}/start', {});
    await until(
      async () => {
        await advance();
        return (await owner.get(`/api/batches/${id}` as '/api/batches/{id}')).body.counts.skipped;
      },
      (skipped) => skipped === 1,
      { everyMs: 250 },
    );
    await owner.patch(`/api/batches/${id}` as '/api/batches/{id}', { publish: { ...schedule, perDay: 1 } });
    const design = (await owner.get(`/api/generations/${body.generationId}` as '/api/generations/{id}')).body;
    expect(design).toMatchObject({ publish_when: 'date', publish_at: publishAt });
  });

  it('lets go of the slot of a design that its seller takes back on its own page', async () => {
    const studio = await Studio.made({ rows: someRows(1), publish: schedule });
    await studio.act('approve', { all: true });
    const [approved] = await studio.rows();
    const path = `/api/generations/${approved?.design?.id}/publishing` as '/api/generations/{id}/publishing';
    await studio.owner.send('PUT', path, JSON.stringify({ publish: 'approved' }));
    expect((await studio.rows())[0]).toMatchObject({ state: 'made', plannedAt: null });
    await studio.act('approve', { all: true });
    expect((await studio.rows())[0]).toMatchObject({ state: 'approved', plannedAt: approved?.plannedAt });
  });

  it('gives a row whose publishing failed another slot', async () => {
    const studio = await Studio.made({ rows: someRows(1), publish: schedule });
    await studio.act('approve', { all: true });
    const refusal = { kind: 'status', status: 400, body: { errors: { reason: 'No' } } };
    await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.publish, fault: refusal });
    await moveSlot(studio, 0, new Date(Date.now() - 1000));
    await studio.reachStates(['publish_failed']);
    await studio.act('retry', { all: true });
    const [row] = await studio.rows();
    expect(row?.state).toBe('approved');
    expect(Date.parse(row?.plannedAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('is changed, and all that is not published is planned anew', async () => {
    const studio = await Studio.made({ rows: someRows(2), publish: schedule });
    await studio.act('approve', { all: true });
    const monday = { ...schedule, perDay: 1, weekdays: [1], times: ['12:00'] };
    await studio.owner.patch(`/api/batches/${studio.id}`, { publish: monday });
    const planned = (await studio.rows()).map(({ plannedAt }) => new Date(plannedAt ?? 0));
    expect(planned.map((at) => at.getUTCDay())).toEqual([1, 1]);
    expect(Number(planned[1]) - Number(planned[0])).toBe(7 * 86_400_000);
    await studio.owner.patch(`/api/batches/${studio.id}`, { publish: 'approved' });
    expect(await studio.states()).toEqual(['made', 'made']);
  });
});

describe('a single press', () => {
  it('stays out of the shop until its seller says so', async () => {
    const ann = await seller(app);
    const { body } = await ann.post('/api/generate', {
      ...{ idea: 'A patient otter', selectedColors: ['Black'], publish: 'approved' },
    });
    expect(await ann.ended(body.generationId)).toMatchObject({
      ...{ status: 'finalized', publish_status: 'draft', publish_when: 'approved' },
    });
    const path = `/api/generations/${body.generationId}/publishing` as '/api/generations/{id}/publishing';
    expect((await ann.send('PUT', path, JSON.stringify({ publish: 'now' }))).status).toBe(200);
    await ann.until(body.generationId, ({ publish_status }) => publish_status === 'published');
    expect(await ann.send('PUT', path, JSON.stringify({ publish: 'now' }))).toMatchObject({
      status: 409,
      body: { code: 'already_published' },
    });
  });

  it('is not published by a job that was asked for before its seller held it back', async () => {
    const ann = await seller(app);
    const press = { idea: 'A hesitant otter', selectedColors: ['Black'], publish: 'approved' };
    const { generationId } = (await ann.post('/api/generate', press)).body;
    await ann.ended(generationId);
    await runJob(app, publishDesign, { generationId });
    const path = `/api/generations/${generationId}` as '/api/generations/{id}';
    expect((await ann.get(path)).body.publish_status).toBe('draft');
    expect(await callsTo(app, { provider: 'printify', method: 'POST', path: printifyPaths.publish })).toEqual([]);
    const held = await ann.send('PUT', `${path}/publishing` as '/api/generations/{id}/publishing', '{}');
    expect(held).toMatchObject({ status: 400, body: { fields: { publish: expect.any(String) } } });
  });

  it('that failed is told to be retried first', async () => {
    const ann = await seller(app);
    const refusal = { kind: 'status', status: 400, body: { error: { code: 'moderation_blocked' } } };
    await resetSandbox(app);
    await fault(app, { provider: 'openai', path: openaiPaths.images, fault: refusal });
    const { generationId } = (await ann.post('/api/generate', { idea: 'A failing fox', selectedColors: ['Black'] }))
      .body;
    await ann.ended(generationId);
    const path = `/api/generations/${generationId}/publishing` as '/api/generations/{id}/publishing';
    const answer = await ann.send('PUT', path, JSON.stringify({ publish: 'now' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_ready', error: expect.stringContaining('Retry') } });
  });

  it('goes out on its date', async () => {
    const ann = await seller(app);
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const { body } = await ann.post('/api/generate', {
      ...{ idea: 'A punctual otter', selectedColors: ['Black'], publish: 'date', publishAt },
    });
    expect(await ann.ended(body.generationId)).toMatchObject({ publish_status: 'draft', publish_at: publishAt });
    await app.prisma.generation.update({ where: { id: body.generationId }, data: { publishAt: new Date() } });
    await runJob(app, publishDue);
    await ann.until(body.generationId, ({ publish_status }) => publish_status === 'published');
  });

  it.each([
    ['no date', { publish: 'date' }],
    ['a past date', { publish: 'date', publishAt: '2020-01-01T00:00:00Z' }],
    ['a date without an offset', { publish: 'date', publishAt: '2030-01-01T00:00:00' }],
    ['a date and another choice', { publish: 'now', publishAt: '2030-01-01T00:00:00Z' }],
  ])('is refused with %s, before anything is charged', async (_, choice) => {
    const ann = await seller(app);
    const answer = await ann.post('/api/generate', { idea: 'A fox', selectedColors: ['Black'], ...choice });
    expect(answer).toMatchObject({ status: 400, body: { fields: { publishAt: expect.any(String) } } });
    expect(await ann.credits()).toBe(20);
  });
});

/** Does not wait for the timers. */
async function advance(): Promise<void> {
  await app.queue.enqueue(null, advanceBatches, {});
  await app.queue.enqueue(null, publishScheduled, {});
}

async function moveSlot({ checked }: Studio, row: number, publishAt: Date): Promise<void> {
  const { generationId } = await app.prisma.batchRow.findUniqueOrThrow({ where: { id: checked[row]?.id ?? '' } });
  await app.prisma.generation.update({ where: { id: generationId ?? '' }, data: { publishAt } });
}
