import { join, relative } from 'node:path';
import { OUR_FILES } from '../../prisma/engine.ts';
import { migrate } from '../../prisma/migrate.ts';
import { BIN, NO_MEMORY_KEYS, ROOT, runCommand } from '../common/command.mjs';
import { acquireLock, releaseLock } from '../common/file-lock.mjs';
import { stage } from '../common/stage.mjs';
import { ensureDatabase, startPostgres } from '../postgres/server.ts';
import { type ManagedProcess, startManagedProcess } from './managed-process.ts';
import { portsOf, type Settings } from './settings.ts';
import type { ShutdownHooks } from './shutdown.ts';

export interface DemoAccounts {
  seller: { email: string; password: string };
  admin: { email: string; password: string };
}

/** Two starts in one data directory would share a database and conflict over ports and files. */
export function lockDataDir(settings: Settings, hooks: ShutdownHooks): void {
  const lock = join(settings.dataDir, 'start.lock');
  const owner = acquireLock(lock, settings.publicUrl);
  if (owner) throw new Error(`Inkloom already runs here: ${owner.note} (process ${owner.pid})`);
  hooks.add(async () => releaseLock(lock));
}

export async function openDatabase(settings: Settings, env: NodeJS.ProcessEnv, hooks: ShutdownHooks): Promise<string> {
  const { owner, app } = databaseOf(env) ?? (await stage('database', () => startEmbeddedDatabase(settings, hooks)));
  await stage('migrations', () => migrate(owner, OUR_FILES, owner === app ? '' : app));
  return app;
}

interface DatabaseUrls {
  owner: string;
  app: string;
}

function databaseOf({ DATABASE_URL: app, OWNER_DATABASE_URL: owner }: NodeJS.ProcessEnv): DatabaseUrls | null {
  return app ? { owner: owner || app, app } : null;
}

async function startEmbeddedDatabase(settings: Settings, hooks: ShutdownHooks): Promise<DatabaseUrls> {
  const server = await startPostgres(join(settings.dataDir, 'postgres'));
  hooks.add(server.stop);
  await ensureDatabase(server, 'inkloom');
  return { owner: server.url('inkloom'), app: server.appUrl('inkloom') };
}

export async function seed(env: NodeJS.ProcessEnv): Promise<DemoAccounts> {
  const output = await runCommand(join(BIN, 'node'), [join(ROOT, 'backend/dist/commands/seed.js')], env);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

export function startSandbox(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  hooks: ShutdownHooks,
): Promise<ManagedProcess> {
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT } = portsOf(settings, env);
  return startManagedProcess(
    {
      name: 'sandbox',
      args: [join(ROOT, 'backend/sandbox/src/main.ts')],
      env: {
        ...env,
        // The product calls it on the loopback address, even where the product itself listens on another one alone.
        HOST: ['0.0.0.0', '::'].includes(settings.host) ? settings.host : '127.0.0.1',
        SANDBOX_PORT: String(SANDBOX_PORT),
        SANDBOX_SMTP_PORT: String(SANDBOX_SMTP_PORT),
        SANDBOX_PUBLIC_URL: settings.sandbox?.publicUrl,
        DATA_DIR: settings.dataDir,
      },
      log: logFile(settings, 'sandbox'),
      readyUrl: `${settings.sandbox?.url}/mail`,
      stopTimeoutMs: 700,
    },
    hooks,
  );
}

export function startApi(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  hooks: ShutdownHooks,
  output: 'file' | 'terminal' = settings.sandbox ? 'file' : 'terminal',
): Promise<ManagedProcess> {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[settings.host] ?? settings.host;
  return startManagedProcess(
    {
      name: settings.role === 'worker' ? 'worker' : 'API',
      args: ['--enable-source-maps', NO_MEMORY_KEYS, join(ROOT, 'backend/dist/main.js')],
      env,
      log: output === 'file' ? logFile(settings, 'api') : undefined,
      readyUrl: `http://${host}:${settings.port}/health/ready`,
      stopTimeoutMs: 2_000,
    },
    hooks,
  );
}

function logFile(settings: Settings, name: string): string {
  return join(settings.dataDir, 'logs', `${name}.log`);
}

export function printAddresses(settings: Settings, accounts: DemoAccounts | undefined): void {
  const lines: [string, string][] = [['Inkloom', settings.publicUrl]];
  if (accounts) {
    lines.push(['Seller', `${accounts.seller.email}  ${accounts.seller.password}`]);
    lines.push(['Admin', `${accounts.admin.email}  ${accounts.admin.password}`]);
  }
  if (settings.sandbox) lines.push(['Mailbox', `${settings.sandbox.publicUrl}/mail`]);
  lines.push(['API', `${settings.publicUrl}/api/docs`]);
  if (settings.sandbox) lines.push(['Logs', relativeIfBelow(join(settings.dataDir, 'logs'))]);
  lines.push(['Stop', 'Ctrl-C']);
  console.log(`\n${lines.map(([name, value]) => `  ${name.padEnd(12)}${value}`).join('\n')}\n`);
}

function relativeIfBelow(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
