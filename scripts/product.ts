import { join, relative } from 'node:path';
import { migrate } from '../prisma/migrate.ts';
import { releaseLock, takeLock } from './lock.mjs';
import { ensureDatabase, startPostgres } from './postgres.ts';
import type { Running } from './running.ts';
import { type Service, startService } from './service.ts';
import { portsOf, type Settings } from './settings.ts';
import { BIN, ROOT, run } from './setup.mjs';
import { stage } from './stage.mjs';

/** The accounts that the seed makes, as backend/src/commands/seed.ts prints them. */
export interface Accounts {
  seller: { email: string; password: string };
  admin: { email: string; password: string };
}

/** The built product's entry. */
export const API = join(ROOT, 'backend/dist/main.js');

/** The sandbox's entry, which runs as it is written. */
export const SANDBOX = join(ROOT, 'backend/sandbox/src/main.ts');

/**
 * Makes the data directory ours: two starts in it would share a database and fight over ports and files.
 *
 * @throws naming the start that has it
 */
export function claimDataDir(settings: Settings, running: Running): void {
  const lock = join(settings.dataDir, 'start.lock');
  const holder = takeLock(lock, settings.publicUrl);
  if (holder) throw new Error(`Inkloom already runs here: ${holder.note} (process ${holder.pid})`);
  running.add(async () => releaseLock(lock));
}

/** The database that the operator named, or the embedded one under DATA_DIR, brought up to the newest migration. */
export async function openDatabase(settings: Settings, env: NodeJS.ProcessEnv, running: Running): Promise<string> {
  const url = env.DATABASE_URL || (await stage('database', () => embeddedDatabase(settings, running)));
  await stage('migrations', () => migrate(url));
  return url;
}

async function embeddedDatabase(settings: Settings, running: Running): Promise<string> {
  const server = await startPostgres(join(settings.dataDir, 'postgres'));
  running.add(server.stop);
  await ensureDatabase(server, 'inkloom');
  return server.url('inkloom');
}

/** Makes the demo accounts, where they are not made yet. */
export async function seed(env: NodeJS.ProcessEnv): Promise<Accounts> {
  const output = await run(join(BIN, 'node'), [join(ROOT, 'backend/dist/commands/seed.js')], env);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** Starts the providers' stand-ins. */
export function startSandbox(settings: Settings, env: NodeJS.ProcessEnv, running: Running): Promise<Service> {
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT } = portsOf(settings, env);
  return startService(
    {
      name: 'sandbox',
      args: [SANDBOX],
      env: {
        ...env,
        // The product calls it on the loopback address, whatever narrower address it listens on itself.
        HOST: ['0.0.0.0', '::'].includes(settings.host) ? settings.host : '127.0.0.1',
        SANDBOX_PORT: String(SANDBOX_PORT),
        SANDBOX_SMTP_PORT: String(SANDBOX_SMTP_PORT),
        SANDBOX_PUBLIC_URL: settings.sandbox?.publicUrl,
        DATA_DIR: settings.dataDir,
      },
      log: logOf(settings, 'sandbox'),
      probe: `${settings.sandbox?.url}/mail`,
      patience: 700,
    },
    running,
  );
}

/** Starts the built product. Unless told otherwise, its output goes to a file in the sandbox, and in earnest to ours. */
export function startApi(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  running: Running,
  output: 'file' | 'terminal' = settings.sandbox ? 'file' : 'terminal',
): Promise<Service> {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[settings.host] ?? settings.host;
  return startService(
    {
      name: settings.role === 'worker' ? 'worker' : 'API',
      args: ['--enable-source-maps', API],
      env,
      log: output === 'file' ? logOf(settings, 'api') : undefined,
      probe: `http://${host}:${settings.port}/health/ready`,
      patience: 2_000,
    },
    running,
  );
}

function logOf(settings: Settings, name: string): string {
  return join(settings.dataDir, 'logs', `${name}.log`);
}

/** Tells where everything is. */
export function announce(settings: Settings, accounts: Accounts | undefined): void {
  const lines: [string, string][] = [['Inkloom', settings.publicUrl]];
  if (accounts) {
    lines.push(['Seller', `${accounts.seller.email}  ${accounts.seller.password}`]);
    lines.push(['Admin', `${accounts.admin.email}  ${accounts.admin.password}`]);
  }
  if (settings.sandbox) lines.push(['Mailbox', `${settings.sandbox.publicUrl}/mail`]);
  lines.push(['API', `${settings.publicUrl}/api/docs`]);
  if (settings.sandbox) lines.push(['Logs', readable(join(settings.dataDir, 'logs'))]);
  lines.push(['Stop', 'Ctrl-C']);
  console.log(`\n${lines.map(([name, value]) => `  ${name.padEnd(12)}${value}`).join('\n')}\n`);
}

function readable(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
