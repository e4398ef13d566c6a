import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build.ts';
import { releaseLock, takeLock } from './lock.mjs';
import { openDatabase, Running, startApi, startSandbox } from './product.ts';
import { portsOf, readSettings, refuseTakenPorts, type Settings } from './settings.ts';
import { BIN, INTERRUPTS, ROOT, run } from './setup.mjs';
import { stage } from './stage.mjs';

/** The accounts that the seed makes, as backend/src/seed.ts prints them. */
interface Accounts {
  seller: { email: string; password: string };
  admin: { email: string; password: string };
}

const running = new Running();

async function start(): Promise<void> {
  if (process.argv.includes('--temporary')) useTemporaryData();
  await stage('build', build);
  const settings = await readSettings(process.env);
  claimDataDir(settings);
  await refuseTakenPorts(portsOf(settings, process.env), settings.host);
  const env = { ...process.env, DATABASE_URL: await openDatabase(settings, process.env, running) };
  const [accounts, sandbox] = settings.sandbox
    ? await Promise.all([stage('seed', () => seed(env)), stage('sandbox', () => startSandbox(settings, env, running))])
    : [];
  const api = await stage(settings.role === 'worker' ? 'worker' : 'api', () => startApi(settings, env, running));
  announce(settings, accounts);
  const first = await Promise.race([api, sandbox].flatMap((service) => service?.ended ?? []));
  if (running.ending) return;
  console.error(first.story);
  await leave(first.code);
}

/** For tests and tries: the state is gone when this ends. */
function useTemporaryData(): void {
  const directory = mkdtempSync(join(tmpdir(), 'inkloom-data-'));
  // The account that root gives the database to must get through.
  chmodSync(directory, 0o711);
  process.env.DATA_DIR = directory;
  running.add(async () => rmSync(directory, { recursive: true, force: true }));
}

/** One start a data directory: two would share a database and fight over ports and files. */
function claimDataDir(settings: Settings): void {
  const lock = join(settings.dataDir, 'start.lock');
  const holder = takeLock(lock, settings.publicUrl);
  if (holder) throw new Error(`Inkloom already runs here: ${holder.note} (process ${holder.pid})`);
  running.add(async () => releaseLock(lock));
}

async function seed(env: NodeJS.ProcessEnv): Promise<Accounts> {
  const output = await run(join(BIN, 'node'), [join(ROOT, 'backend/dist/seed.js')], env);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

function announce(settings: Settings, accounts: Accounts | undefined): void {
  const lines: [string, string][] = [['Inkloom', settings.publicUrl]];
  if (accounts) {
    lines.push(['Seller', `${accounts.seller.email}  ${accounts.seller.password}`]);
    lines.push(['Admin', `${accounts.admin.email}  ${accounts.admin.password}`]);
  }
  if (settings.sandbox) lines.push(['Mailbox', `${settings.sandbox.publicUrl}/mail`]);
  lines.push(['API', `${settings.publicUrl}/api/docs`]);
  if (settings.sandbox) lines.push(['Logs', relative(process.cwd(), join(settings.dataDir, 'logs'))]);
  lines.push(['Stop', 'Ctrl-C']);
  console.log(`\n${lines.map(([name, value]) => `  ${name.padEnd(12)}${value}`).join('\n')}\n`);
}

async function leave(code: number): Promise<void> {
  await running.end();
  process.exit(code);
}

for (const signal of INTERRUPTS) process.on(signal, () => leave(0));
process.on('disconnect', () => leave(0));

try {
  await start();
} catch (error) {
  if (!running.ending) console.error(error instanceof Error ? error.message : error);
  await leave(1);
}
