import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { canListen, freePort } from './ports.ts';
import {
  binariesFor,
  clusterHome,
  privateDirectory,
  type ServerAccount,
  scratchPlace,
  serverAccount,
} from './postgres-home.ts';
import {
  disownDeadPid,
  endServer,
  isServerOf,
  NO_PROCESS,
  readLock,
  type ServerLock,
  whenWeEnd,
} from './postgres-process.ts';

/** A running PostgreSQL server of ours. */
export interface PostgresServer {
  /** The connection URL of one database of this server. */
  url(database: string): string;
  /** Process id of the server. */
  pid: number;
  /** True when an earlier process had started it and it was still alive. */
  reused: boolean;
  /** Ends the server; resolves when its process is gone. */
  stop(): Promise<void>;
}

interface Cluster {
  /** The data directory, as initdb makes it. */
  data: string;
  port: number;
  password: string;
}

const USER = 'inkloom';
const HOST = '127.0.0.1';

/** A crash recovery after a kill can take this long on a slow disk, in milliseconds. */
const READY_WITHIN = 60_000;

const SETTINGS = {
  listen_addresses: HOST,
  // A socket file would need a short path and would be one more thing to clear after a kill.
  unix_socket_directories: '',
  max_connections: '200',
  jit: 'off',
};

/** For databases that live as long as a test run: nothing survives a crash, and nothing waits for the disk. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the durable server of a state directory, or finds the one that still runs there.
 *
 * @param stateDir a directory of ours; the server's files lie in it, or where its record says when the account that the
 *   server runs as cannot reach it
 */
export async function startPostgres(stateDir: string): Promise<PostgresServer> {
  mkdirSync(stateDir, { recursive: true });
  const record = join(stateDir, 'server.json');
  const cluster = readRecord(record) ?? (await createCluster(stateDir));
  const account = serverAccount(cluster.data);
  const living = await findLiving(cluster);
  if (living) return serverHandle({ ...cluster, port: living.port }, living.pid, { reused: true });
  const port = (await canListen(cluster.port)) ? cluster.port : await freePort();
  writeRecord(record, { ...cluster, port });
  return launch({ ...cluster, port }, account, { settings: SETTINGS, log: join(stateDir, 'server.log') });
}

/** The URL of a database of the server that runs over this state, if one does. It is left as it is. */
export async function databaseOfRunning(stateDir: string, database: string): Promise<string | undefined> {
  const cluster = readRecord(join(stateDir, 'server.json'));
  const living = cluster && (await findLiving(cluster));
  return living ? urlOf({ ...cluster, port: living.port }, database) : undefined;
}

/**
 * Starts a server on an empty cluster of its own, which ends with us; its files are removed with it. It is fast, unless
 * it is wanted durable: then a commit waits for the disk as with the product's own server.
 */
export async function startScratchPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const account = serverAccount('');
  const home = join(scratchPlace(account), `inkloom-postgres-${randomUUID()}`);
  privateDirectory(home, account);
  // The server writes until it is gone, and is gone soon after us.
  const dismiss = whenWeEnd('sleep 3; rm -rf "$1"', home);
  const remove = () => {
    dismiss();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const cluster = { data: join(home, 'data'), port: await freePort(), password: randomBytes(24).toString('hex') };
    initialise(cluster, account, ['--no-sync']);
    const settings = durable ? SETTINGS : { ...SETTINGS, ...THROW_AWAY };
    const server = await launch(cluster, account, { settings, log: join(home, 'server.log') });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Creates a database unless the server has it. */
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

function readRecord(path: string): Cluster | undefined {
  if (!existsSync(path)) return undefined;
  const cluster = JSON.parse(readFileSync(path, 'utf8')) as Cluster;
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return cluster;
  throw new Error(
    `${path} says that the database is at ${cluster.data}, but there is none. Delete ${path} to begin anew.`,
  );
}

function writeRecord(path: string, cluster: Cluster): void {
  writeFileSync(path, `${JSON.stringify(cluster, null, 2)}\n`, { mode: 0o600 });
}

async function createCluster(stateDir: string): Promise<Cluster> {
  const account = serverAccount('');
  const data = clusterHome(stateDir, account);
  const cluster = { data, port: await freePort(), password: randomBytes(24).toString('hex') };
  await discard(data);
  initialise(cluster, account, []);
  writeRecord(join(stateDir, 'server.json'), cluster);
  return cluster;
}

/** Without our record nobody knows the password: such a cluster is half made, or its state directory was deleted. */
async function discard(data: string): Promise<void> {
  const lock = readLock(data);
  if (lock && isServerOf(data, lock.pid)) await endServer(lock.pid);
  rmSync(data, { recursive: true, force: true });
}

function initialise(cluster: Cluster, account: ServerAccount, flags: string[]): void {
  const { initdb } = binariesFor(account);
  privateDirectory(cluster.data, account);
  const passwordFile = join(cluster.data, '..', `.${randomUUID()}`);
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    const run = spawnSync(
      initdb,
      [
        `--pgdata=${cluster.data}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...flags,
      ],
      { ...account, cwd: '/', env: serverEnv(), encoding: 'utf8' },
    );
    if (run.status !== 0) throw new Error(`initdb failed: ${run.error?.message ?? run.stderr}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The server must not read an operator's PG* variables: they are meant for other servers. */
function serverEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

async function launch(
  cluster: Cluster,
  account: ServerAccount,
  { settings, log }: { settings: Record<string, string>; log: string },
): Promise<PostgresServer> {
  const deadline = Date.now() + READY_WITHIN;
  for (;;) {
    try {
      return await launchOnce(cluster, account, { settings, log });
    } catch (error) {
      // The children of a killed server take a moment to notice; until then its memory block is "still in use".
      const orphans = error instanceof Error && error.message.includes('is still in use');
      if (!orphans || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

async function launchOnce(
  cluster: Cluster,
  account: ServerAccount,
  { settings, log }: { settings: Record<string, string>; log: string },
): Promise<PostgresServer> {
  disownDeadPid(cluster.data);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'w', 0o600);
  // In a process group of its own, so that Ctrl-C reaches the server through us, last.
  const child = spawn(binariesFor(account).postgres, ['-D', cluster.data, '-p', String(cluster.port), ...flags], {
    ...account,
    cwd: '/',
    env: serverEnv(),
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').trim()}`)));
  });
  const handle = serverHandle(cluster, child.pid ?? NO_PROCESS, { reused: false });
  await Promise.race([failed, ready(cluster)]).catch(async (error) => {
    await handle.stop();
    throw error;
  });
  child.removeAllListeners('exit').unref();
  return handle;
}

async function ready(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (await answers(cluster)) return;
    await sleep(30);
  }
  throw new Error(`PostgreSQL was not ready within ${READY_WITHIN / 1000} s.`);
}

/** True when the server on the cluster's port takes our password and serves our data directory. */
async function answers(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(cluster, 'postgres'), connectionTimeoutMillis: 2000 });
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

/** A living server of this cluster: ready, or about to be. One that is just ending is waited for, and is not it. */
async function findLiving(cluster: Cluster): Promise<ServerLock | undefined> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    const lock = readLock(cluster.data);
    if (!lock || !isServerOf(cluster.data, lock.pid)) return undefined;
    if (lock.port && (await answers({ ...cluster, port: lock.port }))) return lock;
    await sleep(100);
  }
  throw new Error(`A PostgreSQL server runs on ${cluster.data} but does not answer; end it and start again.`);
}

function serverHandle(cluster: Cluster, pid: number, { reused }: { reused: boolean }): PostgresServer {
  const dismiss = whenWeEnd('kill -INT "$1"', String(pid));
  const stop = () => {
    dismiss();
    return endServer(pid);
  };
  return { url: (database) => urlOf(cluster, database), pid, reused, stop };
}

function urlOf(cluster: Cluster, database: string): string {
  return `postgresql://${USER}:${cluster.password}@${HOST}:${cluster.port}/${database}`;
}
