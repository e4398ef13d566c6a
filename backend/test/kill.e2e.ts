import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { build } from '../../scripts/build/build.ts';
import type { StepName } from '../src/generations/pipeline/steps/index.ts';
import { EventReader } from './support/event-reader.ts';
import { bandOf } from './support/pictures.ts';
import { Processes } from './support/processes.ts';
import {
  callsTo,
  drawQuickly,
  drawThis,
  fault,
  openaiPaths,
  printifyPaths,
  productsOf,
  resetSandbox,
} from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

/** Seconds from the kill to the end of a design, on a slow and busy machine. */
const timeoutSeconds = 120;

let running: Processes;
let gate: Gate;
let api: ChildProcess;
let worker: ChildProcess;
beforeAll(async () => {
  await build('backend/dist');
  running = await Processes.prepare({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '20', DRAIN_SECONDS: '1' });
  api = await running.start('api');
  worker = await running.start('worker');
  gate = await Gate.build(running);
}, 240_000);
afterAll(async () => {
  await gate?.end();
  await running?.close();
});
beforeEach(async () => {
  await resetSandbox(running);
  await drawQuickly(running);
});

/**
 * Holds a worker at one place in the database: before a step is stored, when what it does outside has been done; or
 * before the end is written. Whoever comes there waits for a lock (of the class 4171) that the test holds.
 */
class Gate {
  private constructor(
    private readonly holder: pg.Client,
    private readonly prisma: Processes['prisma'],
  ) {}

  static async build({ prisma, databaseUrl }: Processes): Promise<Gate> {
    await prisma.$executeRaw`
      CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(4171, hashtext(coalesce(to_jsonb(NEW)->>'name', 'end')));
        RETURN NEW;
      END $$`;
    await prisma.$executeRaw`
      CREATE TRIGGER gate BEFORE INSERT ON generation_steps FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`;
    await prisma.$executeRaw`
      CREATE TRIGGER gate BEFORE UPDATE ON generations FOR EACH ROW
        WHEN (NEW.status = 'finalized') EXECUTE FUNCTION wait_at_gate()`;
    const holder = new pg.Client({ connectionString: databaseUrl });
    await holder.connect();
    return new Gate(holder, prisma);
  }

  async close(place: StepName | 'end'): Promise<void> {
    await this.holder.query('SELECT pg_advisory_lock(4171, hashtext($1))', [place]);
  }

  /** Resolves when somebody stands before it. */
  async reached(): Promise<void> {
    await until(
      () => this.prisma.$queryRaw<object[]>`
        SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
         WHERE locktype = 'advisory' AND classid = 4171 AND NOT granted AND datname = current_database()`,
      (waiting) => waiting.length > 0,
      { seconds: timeoutSeconds, everyMs: 5 },
    );
  }

  async open(): Promise<void> {
    await this.holder.query('SELECT pg_advisory_unlock_all()');
  }

  async end(): Promise<void> {
    await this.holder.end();
  }
}

/** Kills the worker, lets go of whatever held it, and lets another one take over. */
async function replaceWorker(): Promise<void> {
  await running.kill(worker);
  await gate.open();
  worker = await running.start('worker');
}

async function stored(id: string): Promise<string[]> {
  const rows = await running.prisma.generationStep.findMany({ where: { generationId: id } });
  return rows.map(({ name }) => name);
}

/** The design is there as if nothing had happened: one of everything. */
async function expectOneOfEach(ann: Seller, id: string): Promise<void> {
  const made = await ann.ended(id, timeoutSeconds);
  expect(made).toMatchObject({ status: 'finalized', publish_status: 'published', error_message: null });
  expect(await callsTo(running, { provider: 'openai', path: openaiPaths.images })).toHaveLength(1);
  const products = await productsOf(running, ann.printify);
  expect(products).toHaveLength(1);
  expect(products[0]?.external?.id).toBeTruthy();
  const created = await callsTo(running, { provider: 'printify', method: 'POST', path: printifyPaths.products });
  expect(created.filter(({ effect }) => effect)).toHaveLength(1);
  expect(await uploadsOf(ann)).toBe(1);
  expect(await ann.entriesOf(id)).toEqual(['generation']);
  expect(await ann.credits()).toBe(19);
}

async function uploadsOf({ printify }: Seller): Promise<number> {
  const response = await fetch(`${running.sandbox.url}/printify/v1/uploads.json`, {
    headers: { authorization: `Bearer ${printify}`, 'user-agent': 'inkloom-test' },
  });
  return ((await response.json()) as { data: object[] }).data.length;
}

const slow = { kind: 'latency', ms: 2000 };

describe('a worker that is killed', () => {
  it.each<[StepName, object | null]>([
    ['draw', null],
    ['write_listing', { provider: 'openai', path: openaiPaths.texts, fault: slow }],
    ['cut_out', { provider: 'printify', path: printifyPaths.upload, fault: slow }],
    ['upload', { provider: 'openai', path: openaiPaths.texts, fault: slow }],
    ['create_product', { provider: 'printify', path: printifyPaths.publish, fault: slow }],
  ])(
    'when the step %s is stored is followed by one that goes on from there',
    async (step, hold) => {
      await resetSandbox(running);
      if (hold) await fault(running, hold);
      await drawQuickly(running);
      const ann = await seller(running);
      const id = await ann.begin();
      await until(
        () => stored(id),
        (names) => names.includes(step),
        { seconds: timeoutSeconds, everyMs: 3 },
      );
      await replaceWorker();
      await expectOneOfEach(ann, id);
    },
    2 * timeoutSeconds * 1000,
  );

  it.each<[StepName | 'end']>([['cut_out'], ['upload'], ['create_product'], ['publish'], ['end']])(
    'when the work of %s is done and not yet written down is followed by one that finds it',
    async (place) => {
      await gate.close(place);
      const ann = await seller(running);
      const id = await ann.begin();
      await gate.reached();
      await replaceWorker();
      await expectOneOfEach(ann, id);
    },
    2 * timeoutSeconds * 1000,
  );

  it(
    'while Printify makes the product and does not answer is followed by one that finds the product',
    async () => {
      const create = { provider: 'printify', method: 'POST', path: printifyPaths.products } as const;
      await fault(running, { ...create, fault: { kind: 'timeout_after_effect' } });
      const ann = await seller(running);
      const id = await ann.begin();
      await until(
        () => callsTo(running, create),
        (calls) => calls.some(({ effect }) => effect),
        { seconds: timeoutSeconds },
      );
      await replaceWorker();
      await expectOneOfEach(ann, id);
    },
    2 * timeoutSeconds * 1000,
  );

  it(
    'between two print files is followed by one that sends the second alone',
    async () => {
      await resetSandbox(running);
      const upload = { provider: 'printify', method: 'POST', path: printifyPaths.upload } as const;
      await fault(running, { ...upload, after: 1, fault: { kind: 'timeout' } });
      await drawThis(running, await bandOf('#182033'));
      const ann = await seller(running);
      const id = await ann.begin({ selectedColors: ['Black', 'White'] });
      await until(
        () => callsTo(running, upload),
        (calls) => calls.length === 2,
        { seconds: timeoutSeconds },
      );
      await replaceWorker();
      const made = await ann.ended(id, timeoutSeconds);
      expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
      expect((await callsTo(running, upload)).map(({ effect }) => effect)).toEqual([true, false, true]);
      const [product, ...others] = await productsOf(running, ann.printify);
      expect(others).toEqual([]);
      expect(product?.print_areas).toHaveLength(2);
      const { body } = await ann.get(`/api/generations/${id}/history`);
      expect(body.filter(({ kind }: { kind: string }) => kind === 'resumed')).toHaveLength(1);
    },
    2 * timeoutSeconds * 1000,
  );

  it(
    'with two print files cut and not yet written down is followed by one that finds them',
    async () => {
      await resetSandbox(running);
      await drawThis(running, await bandOf('#182033'));
      await gate.close('cut_out');
      const ann = await seller(running);
      const id = await ann.begin({ selectedColors: ['Black', 'White'] });
      await gate.reached();
      await replaceWorker();
      const made = await ann.ended(id, timeoutSeconds);
      expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
      expect(made.prints.map(({ ink }) => ink)).toEqual(['original', 'light']);
      expect(await uploadsOf(ann)).toBe(2);
    },
    2 * timeoutSeconds * 1000,
  );

  it(
    'again and again, at one step after the other, is followed each time',
    async () => {
      const ann = await seller(running);
      await gate.close('cut_out');
      const id = await ann.begin();
      for (const next of ['upload', 'create_product', 'publish', 'end'] as const) {
        await gate.reached();
        await running.kill(worker);
        await gate.open();
        await gate.close(next);
        worker = await running.start('worker');
      }
      await gate.reached();
      await replaceWorker();
      await expectOneOfEach(ann, id);
    },
    5 * timeoutSeconds * 1000,
  );
});

it(
  'a worker that is asked to stop leaves in order, and another one goes on',
  async () => {
    await resetSandbox(running);
    const upload = { provider: 'printify', method: 'POST', path: printifyPaths.upload } as const;
    await fault(running, { ...upload, fault: { kind: 'timeout' } });
    await drawQuickly(running);
    const ann = await seller(running);
    const id = await ann.begin();
    await until(
      () => callsTo(running, upload),
      (calls) => calls.length > 0,
      { seconds: timeoutSeconds },
    );
    const left = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect(await left).toEqual([0, null]);
    worker = await running.start('worker');
    await expectOneOfEach(ann, id);
  },
  2 * timeoutSeconds * 1000,
);

it('an api process that is asked to stop says so, answers what is under way and ends its streams', async () => {
  const ann = await seller(running);
  const reader = new EventReader();
  await reader.begin(ann);
  const lock = new pg.Client({ connectionString: running.databaseUrl });
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE generation_feeds');
  const answers = Promise.all(Array.from({ length: 8 }, () => ann.generations()));
  await until(
    () => running.prisma.$queryRaw<object[]>`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
    (waiting) => waiting.length === 8,
  );
  const readiness = async () => (await fetch(`${running.url}/health/ready`)).status;
  expect(await readiness()).toBe(200);
  const left = once(api, 'exit');
  api.kill('SIGTERM');
  await until(readiness, (status) => status === 503);
  await lock.query('COMMIT');
  await lock.end();
  expect(await answers).toHaveLength(8);
  expect(await left).toEqual([0, null]);
  expect(reader.ended).toBe(true);
  api = await running.start('api');
});

describe('everything that is killed at once', () => {
  it(
    'starts again and finishes what it had begun',
    async () => {
      await gate.close('create_product');
      const ann = await seller(running);
      const id = await ann.begin();
      await gate.reached();
      await running.kill(api, worker);
      await gate.open();
      [api, worker] = await Promise.all([running.start('api'), running.start('worker')]);
      await expectOneOfEach(ann, id);
    },
    3 * timeoutSeconds * 1000,
  );

  it(
    'has lost nothing that was accepted and not begun',
    async () => {
      await running.kill(worker);
      const ann = await seller(running);
      const id = await ann.begin();
      await running.kill(api);
      [api, worker] = await Promise.all([running.start('api'), running.start('worker')]);
      await expectOneOfEach(ann, id);
    },
    3 * timeoutSeconds * 1000,
  );
});

describe('two workers', () => {
  it(
    'make each design once, and the one goes on when the other is killed',
    async () => {
      const other = await running.start('worker');
      const ann = await seller(running);
      await fault(running, {
        provider: 'printify',
        path: printifyPaths.upload,
        times: 6,
        fault: { kind: 'latency', ms: 400 },
      });
      const ids = await Promise.all(Array.from({ length: 6 }, () => ann.begin()));
      await until(
        () => running.prisma.generationStep.count({ where: { generationId: { in: ids }, name: 'cut_out' } }),
        (count) => count > 0,
        { seconds: timeoutSeconds, everyMs: 5 },
      );
      await running.kill(worker);
      worker = other;
      for (const id of ids) expect(await ann.ended(id, timeoutSeconds)).toMatchObject({ status: 'finalized' });
      expect(await productsOf(running, ann.printify)).toHaveLength(6);
      expect(await ann.credits()).toBe(14);
    },
    3 * timeoutSeconds * 1000,
  );
});
