import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '../../prisma/migrate.ts';
import { ensureDatabase, type PostgresServer, startPostgres } from '../../scripts/postgres/server.ts';
import { wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { EventReader } from './support/event-reader.ts';
import { drawQuickly, fault, openaiPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let home: string;
let server: PostgresServer;
let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'inkloom-outage-'));
  // Where PostgreSQL's account cannot reach it, the data would lie elsewhere, and stay.
  chmodSync(home, 0o755);
  server = await startPostgres(home);
  await ensureDatabase(server, 'inkloom');
  await migrate(server.url('inkloom'));
  app = await startApp({ ...quick, DATABASE_URL: server.url('inkloom') });
  ann = await seller(app);
});
afterAll(async () => {
  await app?.close();
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});
/** A design that is being drawn, so that what follows happens in the middle of it. */
async function beginSlowly(): Promise<string> {
  await resetSandbox(app);
  await fault(app, { provider: 'openai', path: openaiPaths.images, fault: { kind: 'latency', ms: 1500 } });
  await drawQuickly(app);
  const id = await ann.begin();
  await ann.until(id, ({ status }) => status === 'generating');
  return id;
}

async function expectRefusal(): Promise<void> {
  const { status, headers, body } = await until(
    () => ann.get('/api/user'),
    ({ status }) => status !== 200,
  );
  expect(status).toBe(503);
  expect(body.code).toBe('database_unavailable');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** In the words of its own protocol, whose clients keep the session and try again. */
async function expectRefusedSignIn(): Promise<void> {
  const account = { email: 'ann@example.com', password: 'correct horse' };
  const { status, headers, body } = await wire(app, 'POST', '/token?grant_type=password', account);
  expect([status, body.code]).toEqual([503, 'database_unavailable']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

async function expectRefusedToken(): Promise<void> {
  const { status, headers } = await fetch(`${app.url}/oauth/token`, { method: 'POST' });
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
}

async function expectRecovery(id: string): Promise<void> {
  await until(
    () => ann.get('/api/user'),
    ({ status }) => status === 200,
  );
  const { body } = await until(
    () => ann.get(`/api/generations/${id}`),
    ({ status, body: { status: state } }) => status === 200 && (state === 'finalized' || state === 'error'),
  );
  expect(body).toMatchObject({ status: 'finalized', publish_status: 'published', error_message: null });
  expect(await ann.entriesOf(id)).toEqual(['generation']);
  expect((await productsOf(app, ann.printify)).filter(({ external }) => external)).not.toHaveLength(0);
}

async function expectOneListener(): Promise<void> {
  await until(
    () => app.prisma.$queryRaw<object[]>`
      SELECT 1 FROM pg_stat_activity WHERE application_name = 'inkloom-events'`,
    (sessions) => sessions.length === 1,
  );
}

async function listenerPids(): Promise<number[]> {
  const rows = await app.prisma.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'inkloom-events'`;
  return rows.map(({ pid }) => pid);
}

function blockThisProcess(ms: number): void {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

async function eventsOfOneDesign(reader: EventReader): Promise<number> {
  await drawQuickly(app);
  const { id } = await ann.make();
  await until(
    async () => reader.of(id),
    (events) => events.some(({ publish_status: publishing }) => publishing === 'published'),
  );
  return reader.of(id).length;
}

it('a busy process has no more than its fifteen sessions, two of them for downloads of the catalog', async () => {
  const slow = () => app.prisma.$queryRaw`SELECT pg_sleep(0.3)::text`;
  const busy = Promise.all([...Array(40)].flatMap(() => [slow(), app.queue.boss.getQueues()]));
  const [row] = await app.prisma.$queryRaw<{ sessions: number }[]>`
    SELECT count(*)::int AS sessions FROM pg_stat_activity WHERE datname = current_database()`;
  expect(row?.sessions).toBeLessThanOrEqual(13);
  expect(row?.sessions).toBeGreaterThan(7);
  await busy;
});

it('a database that is stopped and started again costs no design, and every event is told once', async () => {
  const reader = new EventReader();
  await reader.begin(ann);
  const before = await eventsOfOneDesign(reader);
  const id = await beginSlowly();
  await server.stop();
  await expectRefusal();
  await expectRefusedSignIn();
  await expectRefusedToken();
  server = await startPostgres(home);
  await expectRecovery(id);
  await expectOneListener();
  // Steps that end together are told together, so the count varies a little. Two listeners would double it.
  expect(await eventsOfOneDesign(reader)).toBeLessThan(1.6 * before);
  reader.close();
});

it('a database that freezes is told at once, and costs no design', async () => {
  const id = await beginSlowly();
  // Each of them has a process group of its own.
  const rows = await app.prisma.$queryRaw<{ pid: number }[]>`SELECT pid FROM pg_stat_activity`;
  const processes = [server.pid, ...rows.map(({ pid }) => pid)];
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    await expectRefusal();
    await expectRefusal();
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  await expectRecovery(id);
});

it('sessions that are ended cost no design', async () => {
  const id = await beginSlowly();
  await app.prisma.$queryRaw`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`.catch(() => undefined);
  await expectRecovery(id);
  await expectOneListener();
});

it('a process that is busy for a while does not take its event session for lost', async () => {
  await expectOneListener();
  const before = await listenerPids();
  for (let time = 0; time < 4; time += 1) {
    blockThisProcess(600);
    await new Promise(setImmediate);
  }
  expect(await listenerPids()).toEqual(before);
});
