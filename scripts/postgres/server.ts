import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { canListen, freePort } from '../common/ports.ts';
import {
  appDatabaseUrl,
  type Cluster,
  createCluster,
  databaseUrl,
  HOST,
  initializeCluster,
  readCluster,
  serverEnvironment,
  writeCluster,
} from './cluster.ts';
import {
  ensurePrivateDirectory,
  type ServerAccount,
  scratchDirectory,
  serverAccount,
  serverBinaries,
} from './server-home.ts';
import {
  isServerOfCluster,
  NO_PROCESS,
  type PostmasterPid,
  readPostmasterPid,
  replaceStalePid,
  runAfterExit,
  stopServer,
} from './server-process.ts';

export interface PostgresServer {
  /** As the owner of everything. */
  url(database: string): string;
  /** As the product; migrations make that role. */
  appUrl(database: string): string;
  pid: number;
  reused: boolean;
  stop(): Promise<void>;
}

/** A crash recovery can take this long on a slow disk. */
const READY_TIMEOUT_MS = 60_000;

const SETTINGS = {
  listen_addresses: HOST,
  // A socket file would need a short path and would be left behind after a kill.
  unix_socket_directories: '',
  max_connections: '200',
  jit: 'off',
};

/** For databases of one test run: nothing survives a crash, and nothing waits for the disk. */
const SCRATCH_SETTINGS = { ...SETTINGS, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function startPostgres(stateDir: string): Promise<PostgresServer> {
  mkdirSync(stateDir, { recursive: true });
  const cluster = readCluster(stateDir) ?? (await createCluster(stateDir));
  const account = serverAccount(cluster.data);
  const running = await findRunningServer(cluster);
  if (running) return serverHandle({ ...cluster, port: running.port }, running.pid, { reused: true });
  const port = (await canListen(cluster.port)) ? cluster.port : await freePort();
  writeCluster(stateDir, { ...cluster, port });
  return launch({ ...cluster, port }, account, { settings: SETTINGS, log: join(stateDir, 'server.log') });
}

/** @param role app: the one that owns no table */
export async function findRunningDatabaseUrl(
  stateDir: string,
  database: string,
  role: 'app' | 'owner' = 'app',
): Promise<string | undefined> {
  const cluster = readCluster(stateDir);
  const running = cluster && (await findRunningServer(cluster));
  const urlOf = role === 'app' ? appDatabaseUrl : databaseUrl;
  return running ? urlOf({ ...cluster, port: running.port }, database) : undefined;
}

/** Ends with this process. `durable`: commits wait for the disk, as with the product's own server. */
export async function startScratchPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const account = serverAccount('');
  const home = join(scratchDirectory(account), `inkloom-postgres-${randomUUID()}`);
  ensurePrivateDirectory(home, account);
  // After this process has ended, its server writes for a moment longer.
  const cancel = runAfterExit('sleep 3; rm -rf "$1"', home);
  const remove = () => {
    cancel();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const cluster = await initializeCluster(join(home, 'data'), account, ['--no-sync']);
    const settings = durable ? SETTINGS : SCRATCH_SETTINGS;
    const server = await launch(cluster, account, { settings, log: join(home, 'server.log') });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

export async function ensureDatabase(server: PostgresServer, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

interface LaunchOptions {
  settings: Record<string, string>;
  log: string;
}

async function launch(cluster: Cluster, account: ServerAccount, options: LaunchOptions): Promise<PostgresServer> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    try {
      return await launchOnce(cluster, account, options);
    } catch (error) {
      // The children of a killed server notice it a little later; until then its shared memory "is still in use".
      const hasOrphans = error instanceof Error && error.message.includes('is still in use');
      if (!hasOrphans || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

async function launchOnce(
  cluster: Cluster,
  account: ServerAccount,
  { settings, log }: LaunchOptions,
): Promise<PostgresServer> {
  replaceStalePid(cluster.data);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'w', 0o600);
  // In a process group of its own: Ctrl-C must not reach the server before the processes that use it.
  const child = spawn(serverBinaries(account).postgres, ['-D', cluster.data, '-p', String(cluster.port), ...flags], {
    ...account,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').trim()}`)));
  });
  const handle = serverHandle(cluster, child.pid ?? NO_PROCESS, { reused: false });
  await Promise.race([failed, waitUntilReady(cluster)]).catch(async (error) => {
    await handle.stop();
    throw error;
  });
  child.removeAllListeners('exit').unref();
  return handle;
}

async function waitUntilReady(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await isReady(cluster)) return;
    await sleep(30);
  }
  throw new Error(`PostgreSQL was not ready within ${READY_TIMEOUT_MS / 1000} s.`);
}

async function isReady(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl(cluster, 'postgres'), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === cluster.data || rows[0]?.data_directory === realpathSync(cluster.data);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A server that is stopping is waited for and not returned. */
async function findRunningServer(cluster: Cluster): Promise<PostmasterPid | undefined> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const server = readPostmasterPid(cluster.data);
    if (!server || !isServerOfCluster(cluster.data, server.pid)) return undefined;
    if (server.port && (await isReady({ ...cluster, port: server.port }))) return server;
    await sleep(100);
  }
  throw new Error(`A PostgreSQL server runs on ${cluster.data} but does not answer; end it and start again.`);
}

function serverHandle(cluster: Cluster, pid: number, { reused }: { reused: boolean }): PostgresServer {
  const cancel = runAfterExit('kill -INT "$1"', String(pid));
  const stop = () => {
    cancel();
    return stopServer(pid);
  };
  const urls = {
    url: (database: string) => databaseUrl(cluster, database),
    appUrl: (database: string) => appDatabaseUrl(cluster, database),
  };
  return { ...urls, pid, reused, stop };
}
