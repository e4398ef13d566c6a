import { spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../common/ports.ts';
import {
  clusterDirectory,
  ensurePrivateDirectory,
  type ServerAccount,
  serverAccount,
  serverBinaries,
} from './server-home.ts';
import { isServerOfCluster, readPostmasterPid, stopServer } from './server-process.ts';

export interface Cluster {
  data: string;
  port: number;
  password: string;
}

export const HOST = '127.0.0.1';

const USER = 'inkloom';
/** What the product connects as: it owns no table. */
const APP_USER = 'inkloom_app';

export function databaseUrl({ password, port }: Cluster, database: string): string {
  return `postgresql://${USER}:${password}@${HOST}:${port}/${database}`;
}

export function appDatabaseUrl({ password, port }: Cluster, database: string): string {
  const own = createHash('sha256').update(`app:${password}`).digest('hex');
  return `postgresql://${APP_USER}:${own}@${HOST}:${port}/${database}`;
}

function recordOf(stateDir: string): string {
  return join(stateDir, 'server.json');
}

export function readCluster(stateDir: string): Cluster | undefined {
  const path = recordOf(stateDir);
  if (!existsSync(path)) return undefined;
  const cluster = JSON.parse(readFileSync(path, 'utf8')) as Cluster;
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return cluster;
  throw new Error(
    `${path} says that the database is at ${cluster.data}, but there is none. Delete ${path} to begin anew.`,
  );
}

export function writeCluster(stateDir: string, cluster: Cluster): void {
  writeFileSync(recordOf(stateDir), `${JSON.stringify(cluster, null, 2)}\n`, { mode: 0o600 });
}

export async function createCluster(stateDir: string): Promise<Cluster> {
  const account = serverAccount('');
  const data = clusterDirectory(stateDir, account);
  await removeIncompleteCluster(data);
  const cluster = await initializeCluster(data, account);
  writeCluster(stateDir, cluster);
  return cluster;
}

/** Without its record nobody knows the password. */
async function removeIncompleteCluster(data: string): Promise<void> {
  const server = readPostmasterPid(data);
  if (server && isServerOfCluster(data, server.pid)) await stopServer(server.pid);
  rmSync(data, { recursive: true, force: true });
}

export async function initializeCluster(data: string, account: ServerAccount, flags: string[] = []): Promise<Cluster> {
  const cluster = { data, port: await freePort(), password: randomBytes(24).toString('hex') };
  ensurePrivateDirectory(data, account);
  const passwordFile = join(data, '..', `.${randomUUID()}`);
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    const run = spawnSync(
      serverBinaries(account).initdb,
      [
        `--pgdata=${data}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...flags,
      ],
      { ...account, cwd: '/', env: serverEnvironment(), encoding: 'utf8' },
    );
    if (run.status !== 0) throw new Error(`initdb failed: ${run.error?.message ?? run.stderr}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  return cluster;
}

/** PG* variables of an operator are meant for other servers. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(others), LC_ALL: 'C', TZ: 'UTC' };
}
