import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '../../prisma/adapter.ts';
import { build } from '../../scripts/build/build.ts';
import { freePort } from '../../scripts/common/ports.ts';
import { forkScratchServer, TEMPLATE } from '../../scripts/postgres/scratch-server.ts';
import { startSandbox } from '../sandbox/src/server.ts';

/** What `build('backend/dist')` made: the sources have decorators, which Node does not run. */
const BUILT = join(import.meta.dirname, '../dist');

export interface Surroundings {
  origin: string;
  databaseUrl: string;
  variables: Record<string, string>;
  remove(): Promise<void>;
}

/** A module of the built product, by its path below `backend/src` with the ending `.js`. */
export function load<Module>(path: string): Promise<Module> {
  return import(join(BUILT, path));
}

/** Builds the product, and gives it a PostgreSQL, a sandbox and a folder of its own. */
export async function makeSurroundings(): Promise<Surroundings> {
  await build('backend/dist');
  const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-bench-'));
  const [postgres, sandbox, port] = await Promise.all([
    forkScratchServer(),
    startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 }),
    freePort(),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  const databaseUrl = withDatabase(postgres.url, TEMPLATE);
  const variables = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    SANDBOX_PUBLIC_URL: sandbox.url,
    AUTH_AUTOCONFIRM: 'true',
    LOG_LEVEL: 'error',
  };
  const remove = async () => {
    await sandbox.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, databaseUrl, variables, remove };
}

/** Starts the built product as a child process; resolves when it listens. */
export function startProduct(env: Record<string, string>): Promise<ChildProcess> {
  const product = fork(join(BUILT, 'main.js'), { env: { ...process.env, ...env }, execArgv: [] });
  const died = once(product, 'exit').then(() => Promise.reject(new Error('The product did not start.')));
  return Promise.race([once(product, 'message').then(() => product), died]);
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Memory of a process as Linux counts it, now (`VmRSS`) or at its highest (`VmHWM`). */
export function megabytes({ pid }: ChildProcess, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
