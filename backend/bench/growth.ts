import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { withDatabase } from '../../prisma/adapter.ts';
import { build } from '../../scripts/build/build.ts';
import { freePort } from '../../scripts/common/ports.ts';
import { forkScratchServer, TEMPLATE } from '../../scripts/postgres/scratch-server.ts';
import { startSandbox } from '../sandbox/src/server.ts';
import { startProduct, stopProcess } from './built.ts';
import { designsOfYear, fillYear, storeDesigns, storeProgress } from './year.ts';

/**
 * What a seller, an administrator and the nightly jobs wait for after a year of many sellers, beside the same in a database
 * that has nobody else, in turns in the same run. The measured seller has a year of designs in both. `npm run bench:growth`
 * fills a twentieth of 10,000 sellers; `BENCH_SELLERS=10000` all. To reach: within 1.5.
 */

const sellers = Number(process.env.BENCH_SELLERS ?? 500);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const password = 'correct horse';

interface World {
  name: string;
  database: pg.Client;
  url: string;
  variables: Record<string, string>;
  api: ChildProcess;
  token: string;
  userId: string;
  etag: string;
  took: Map<string, number[]>;
}

type Work = (world: World, round: number) => Promise<unknown>;

async function call(world: World, method: string, path: string, body?: object, headers = {}): Promise<Response> {
  const response = await fetch(world.url + path, {
    method,
    headers: { authorization: `Bearer ${world.token}`, 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { ok, status } = response;
  if (!ok && status !== 304) throw new Error(`${method} ${path}: ${status} ${await response.text()}`);
  return response;
}

const get =
  (path: string): Work =>
  async (world) =>
    (await call(world, 'GET', path)).text();

const measures: Record<string, Work> = {
  'list of 50': get('/api/generations?limit=50'),
  'unchanged poll': (world) =>
    call(world, 'GET', '/api/generations?limit=50', undefined, { 'if-none-match': world.etag }),
  'one design': async (world) => {
    const [row] = (await (await call(world, 'GET', '/api/generations?limit=1')).json()) as { id: string }[];
    await call(world, 'GET', `/api/generations/${row?.id}/history`);
  },
  'library search, few found': get('/api/generations?q=number%2047&limit=50'),
  'library search, many found': get('/api/generations?q=gift&limit=50'),
  'credits page': get('/api/credits'),
  'admin overview': get('/api/admin/stats'),
  'admin charts, 30 days': get('/api/admin/charts?days=30'),
  'admin users, a page': get('/api/admin/users/search?page=1&per_page=50'),
  'admin queues': get('/api/admin/queues'),
  'press, up to 202': (world, round) =>
    call(world, 'POST', '/api/generate', { idea: `Pressed ${round} of ${world.name}`, selectedColors: ['Black'] }),
};

const nightly = [
  ...['nightly-ledger', 'sweep-auth', 'sweep-contact', 'sweep-designs', 'discard-expired', 'purge-trash'],
  ...['nightly-reconciliation', 'token-warnings', 'recover-stalled'],
];

async function startWorld(name: string, server: string, sandbox: Record<string, string>): Promise<World> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  await admin.end();
  const database = new pg.Client({ connectionString: withDatabase(server, name) });
  await database.connect();
  const port = await freePort();
  const variables = {
    ...sandbox,
    DATABASE_URL: withDatabase(server, name),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'inkloom-bench-')),
    AUTH_AUTOCONFIRM: 'true',
    LOG_LEVEL: 'error',
  };
  const api = await startProduct({ ...variables, PORT: String(port), ROLE: 'api' });
  return {
    name,
    database,
    variables,
    api,
    url: `http://127.0.0.1:${port}`,
    token: '',
    userId: '',
    etag: '',
    took: new Map(),
  };
}

/** An administrator with a year of designs of their own. */
async function openAccount(world: World): Promise<void> {
  const credentials = { email: `${world.name}@example.com`, password };
  await call(world, 'POST', '/auth/v1/signup', credentials);
  const session = await call(world, 'POST', '/auth/v1/token?grant_type=password', credentials);
  const { access_token, user } = (await session.json()) as { access_token: string; user: { id: string } };
  Object.assign(world, { token: access_token, userId: user.id });
  await world.database.query('UPDATE users SET is_admin = true WHERE id = $1', [user.id]);
  const connected = await call(world, 'POST', '/api/printify/connect', { apiToken: `sandbox_${world.name}` });
  const { shops } = (await connected.json()) as { shops: { id: number }[] };
  await call(world, 'POST', '/api/printify/shop', { shopId: shops[0]?.id });
  await call(world, 'POST', '/api/admin/grant-credits', { userEmail: credentials.email, amount: 500 });
  await storeDesigns(world.database, `SELECT '${user.id}'::uuid AS id`);
}

/** Each measure in turns, so that the machine's noise meets both. */
async function measureApi(worlds: World[]): Promise<void> {
  for (const world of worlds)
    world.etag = (await call(world, 'GET', '/api/generations?limit=50')).headers.get('etag') ?? '';
  for (const [name, work] of Object.entries(measures)) {
    for (let round = -5; round < rounds; round += 1) {
      for (const world of round % 2 ? worlds : worlds.toReversed()) {
        const began = performance.now();
        await work(world, round);
        if (round >= 0) record(world, name, performance.now() - began);
      }
    }
    // The limit is sixty presses a minute.
    for (const { database } of worlds) await database.query('DELETE FROM rate_limits');
  }
}

function record({ took }: World, name: string, ms: number): void {
  took.set(name, [...(took.get(name) ?? []), ms]);
}

/** By way of the queue, as their timers ask for them. What waits for a worker is not to be drawn meanwhile. */
async function measureJobs(world: World): Promise<void> {
  const worker = await startProduct({ ...world.variables, PORT: String(await freePort()), ROLE: 'worker' });
  // The first run has what the filling left, every other one the same work in both.
  for (let run = 0; run < 6; run += 1) {
    await storeProgress(world.database, world.userId);
    for (const name of nightly) {
      const took = await runJob(world.database, name);
      if (run > 0) record(world, `job ${name}`, took);
    }
  }
  await stopProcess(worker);
}

async function runJob(database: pg.Client, name: string): Promise<number> {
  const { rows } = await database.query<{ id: string }>(
    "INSERT INTO pgboss.job (name, data, policy, retry_limit, expire_seconds) VALUES ($1, '{}', 'standard', 0, 3600) RETURNING id",
    [name],
  );
  for (;;) {
    const { rows: jobs } = await database.query<{ state: string; ms: number }>(
      'SELECT state, extract(epoch FROM completed_on - started_on)::float * 1000 AS ms FROM pgboss.job WHERE id = $1',
      [rows[0]?.id],
    );
    if (jobs[0]?.state === 'failed') throw new Error(`The job ${name} failed.`);
    if (jobs[0]?.state === 'completed') return jobs[0].ms;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function median(times: number[] = []): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

function print([empty, full]: [World, World]): void {
  const row = (name: string, cells: string[]) =>
    console.log(name.padEnd(32) + cells.map((cell) => cell.padStart(12)).join(''));
  row('median', ['empty, ms', 'a year, ms', 'ratio']);
  for (const [name, times] of empty.took) {
    const [alone, crowded] = [median(times), median(full.took.get(name))];
    row(name, [alone.toFixed(1), crowded.toFixed(1), (crowded / alone).toFixed(2)]);
  }
}

async function printSizes({ database }: World): Promise<void> {
  const { rows } = await database.query(`
    SELECT relname, reltuples::bigint AS rows, pg_size_pretty(pg_total_relation_size(oid)) AS size
      FROM pg_class WHERE relkind = 'r' AND reltuples > 10000 ORDER BY pg_total_relation_size(oid) DESC LIMIT 10`);
  console.log(`a year of ${sellers} sellers with ${designsOfYear} designs each (10,000 sellers: BENCH_SELLERS=10000)`);
  for (const { relname, rows: count, size } of rows)
    console.log(`  ${relname.padEnd(30)}${count.padStart(12)} rows  ${size}`);
}

await build('backend/dist');
const server = await forkScratchServer();
const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 });
const ports = { SANDBOX_PORT: String(sandbox.port), SANDBOX_SMTP_PORT: String(sandbox.smtpPort) };
const worlds: [World, World] = [
  await startWorld('empty', server.url, ports),
  await startWorld('crowded', server.url, ports),
];
try {
  for (const world of worlds) await openAccount(world);
  const began = performance.now();
  await fillYear(worlds[1].database, sellers);
  await worlds[0].database.query('VACUUM ANALYZE');
  console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await printSizes(worlds[1]);
  for (const world of worlds) await measureJobs(world);
  await measureApi(worlds);
  print(worlds);
} finally {
  for (const { api, database, variables } of worlds) {
    await stopProcess(api);
    await database.end();
    rmSync(variables.DATA_DIR ?? '', { recursive: true, force: true });
  }
  await sandbox.close();
  await server.stop();
}
