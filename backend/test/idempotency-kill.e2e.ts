import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { build } from '../../scripts/build/build.ts';
import { Processes } from './support/processes.ts';
import { drawQuickly, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller, someDesignRequest } from './support/seller.ts';
import { until } from './support/until.ts';

let running: Processes;
let api: ChildProcess;
let holder: pg.Client;
let ann: Seller;

beforeAll(async () => {
  await build('backend/dist');
  running = await Processes.prepare({ ...quick, DRAIN_SECONDS: '1' });
  api = await running.start('api');
  ann = await seller(running);
  holder = new pg.Client({ connectionString: running.databaseUrl });
  await holder.connect();
  await running.prisma.$executeRaw`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(4171, CASE WHEN NEW.status IS NULL THEN 1 ELSE 2 END);
      RETURN NEW;
    END $$`;
  await running.prisma.$executeRaw`
    CREATE TRIGGER gate BEFORE UPDATE ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`;
}, 240_000);
afterAll(async () => {
  await holder?.end();
  await running?.close();
});
beforeEach(async () => {
  await resetSandbox(running);
  await drawQuickly(running);
});

/** 1: what was done is about to be committed. 2: it is, and the answer is about to be stored. */
const places = { 'its effect is committed': 1, 'its answer is stored': 2 };

const mug = { blueprintId: 68, printProviderId: 1, colors: ['White'], price: 1499 };
const requests = (): [path: string, body: object][] => [
  ['/api/generate', someDesignRequest()],
  ['/api/line-ups', { name: randomUUID(), items: [mug] }],
  [
    '/api/batches',
    { name: 'Otters', rows: [{ idea: 'An otter' }], defaults: { colors: ['Black'] }, publish: 'approved' },
  ],
  ['/api/keys', { name: 'Nightly', scopes: ['read'] }],
];

const waiting = () => running.prisma.$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
   WHERE locktype = 'advisory' AND classid = 4171 AND NOT granted AND datname = current_database()`;

/** PostgreSQL would finish the statement of a process that is gone. */
async function endStatements(): Promise<void> {
  for (const { pid } of await waiting()) await holder.query('SELECT pg_terminate_backend($1)', [pid]);
  await until(waiting, (found) => found.length === 0);
}

/** What there is of each kind. */
async function count() {
  const where = { userId: ann.id };
  const { prisma } = running;
  return {
    designs: await prisma.generation.count({ where }),
    charges: await prisma.ledgerEntry.count({ where: { ...where, cause: 'generation' } }),
    lineUps: await prisma.lineUp.count({ where }),
    batches: await prisma.batch.count({ where }),
    keys: await prisma.apiKey.count({ where }),
  };
}

it.each(Object.entries(places))(
  'a request whose process is killed before %s is done once when it is sent again',
  async (_, place) => {
    const before = await count();
    const all = requests().map(([path, body]) => ({ path, body: JSON.stringify(body), key: randomUUID() }));
    const sendAll = () =>
      Promise.all(all.map(({ path, body, key }) => ann.send('POST', path, body, { 'idempotency-key': key })));
    await holder.query('SELECT pg_advisory_lock(4171, $1)', [place]);
    const lost = sendAll().catch(() => 'no answer');
    // All but the batch lock their user before: two come to their effect.
    await until(waiting, (found) => found.length === (place === 1 ? 2 : all.length), { seconds: 30 });
    await running.kill(api);
    expect(await lost).toBe('no answer');
    await endStatements();
    await holder.query('SELECT pg_advisory_unlock(4171, $1)', [place]);
    api = await running.start('api');

    const answers = await sendAll();
    expect(answers.map(({ status }) => status)).toEqual([202, 201, 201, 201]);
    expect(answers[0]?.body).toMatchObject({ cached: false });
    expect((await sendAll()).map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
    const added = Object.entries(await count()).map(([kind, now]) => now - before[kind as keyof typeof before]);
    expect(added).toEqual([1, 1, 1, 1, 1]);
    const made = answers[3]?.body as unknown as { key: string };
    expect((await ann.with(made.key).get('/api/user')).status).toBe(200);
  },
  120_000,
);
