import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { isRunning } from '../common/file-lock.mjs';
import { type PostgresServer, startPostgres, startScratchPostgres } from './server.ts';

let stateDir: string;
let servers: PostgresServer[];

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'postgres-e2e-'));
  chmodSync(stateDir, 0o711);
  servers = [];
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

async function start(): Promise<PostgresServer> {
  const server = await startPostgres(stateDir);
  servers.push(server);
  return server;
}

async function query(server: PostgresServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function insertOneRow(server: PostgresServer): Promise<void> {
  await query(server, 'CREATE TABLE stored (n int)');
  await query(server, 'INSERT INTO stored VALUES (1)');
}

async function kill(server: PostgresServer): Promise<void> {
  process.kill(server.pid, 'SIGKILL');
  while (isRunning(server.pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function lockFile(): string {
  const { data } = JSON.parse(readFileSync(join(stateDir, 'server.json'), 'utf8'));
  return join(data, 'postmaster.pid');
}

it('has the same data and port after a restart', async () => {
  const first = await start();
  await insertOneRow(first);
  await first.stop();
  expect(isRunning(first.pid)).toBe(false);
  const second = await start();
  expect(second.url('postgres')).toBe(first.url('postgres'));
  expect(await query(second, 'SELECT n FROM stored')).toEqual([{ n: 1 }]);
});

it('reuses the server that still runs', async () => {
  const first = await start();
  const second = await start();
  expect({ pid: second.pid, reused: second.reused }).toEqual({ pid: first.pid, reused: true });
});

it('loses no committed row when it is killed, and replaces the lock', async () => {
  const first = await start();
  await insertOneRow(first);
  await kill(first);
  expect(existsSync(lockFile())).toBe(true);
  const second = await start();
  expect(second.reused).toBe(false);
  expect(await query(second, 'SELECT n FROM stored')).toEqual([{ n: 1 }]);
});

it('starts although another process has the dead server’s pid', async () => {
  const first = await start();
  await insertOneRow(first);
  await kill(first);
  writeFileSync(lockFile(), readFileSync(lockFile(), 'utf8').replace(/^\d+/, String(process.pid)));
  const second = await start();
  expect(second.pid).not.toBe(process.pid);
  expect(await query(second, 'SELECT n FROM stored')).toEqual([{ n: 1 }]);
});

it('uses another port where its own is taken', async () => {
  const first = await start();
  await first.stop();
  const port = Number(new URL(first.url('postgres')).port);
  const { createServer } = await import('node:net');
  const squatter = createServer().listen(port, '127.0.0.1');
  try {
    const second = await start();
    expect(second.url('postgres')).not.toBe(first.url('postgres'));
  } finally {
    squatter.close();
  }
});

it('refuses a wrong password', async () => {
  const server = await start();
  const stranger = new URL(server.url('postgres'));
  stranger.password = 'guess';
  await expect(new pg.Client({ connectionString: stranger.href }).connect()).rejects.toThrow('password');
});

it('removes all files of a scratch server', async () => {
  const server = await startScratchPostgres();
  const [row] = (await query(server, 'SHOW data_directory')) as { data_directory: string }[];
  await server.stop();
  expect(existsSync(row?.data_directory ?? '')).toBe(false);
});
