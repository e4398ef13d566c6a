import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { stage } from '../common/stage.mjs';
import { lockDataDir, openDatabase, printAddresses, seed, startApi, startSandbox } from './product.ts';
import { assertPortsFree, portsOf, readSettings } from './settings.ts';
import { runUntilShutdown, type ShutdownHooks } from './shutdown.ts';

async function start(hooks: ShutdownHooks): Promise<number> {
  const temporary = process.argv.find((flag) => /^--temporary(=|$)/.test(flag));
  if (temporary) useTemporaryDataDir(hooks, temporary.split('=')[1]);
  await stage('build', build);
  const settings = await readSettings(process.env);
  lockDataDir(settings, hooks);
  await assertPortsFree(portsOf(settings, process.env), settings.host);
  const env = { ...process.env, DATABASE_URL: await openDatabase(settings, process.env, hooks) };
  const [accounts, sandbox] = settings.sandbox
    ? await Promise.all([stage('seed', () => seed(env)), stage('sandbox', () => startSandbox(settings, env, hooks))])
    : [];
  const api = await stage(settings.role === 'worker' ? 'worker' : 'api', () => startApi(settings, env, hooks));
  printAddresses(settings, accounts);
  const first = await Promise.race([api, sandbox].flatMap((child) => child?.exited ?? []));
  if (!hooks.isShuttingDown) console.error(first.message);
  return first.code;
}

function useTemporaryDataDir(hooks: ShutdownHooks, path?: string): void {
  if (path) mkdirSync(path);
  const directory = path || mkdtempSync(join(tmpdir(), 'inkloom-data-'));
  // PostgreSQL runs as another account where we are root, and that account must get through.
  chmodSync(directory, 0o711);
  process.env.DATA_DIR = directory;
  hooks.add(async () => rmSync(directory, { recursive: true, force: true }));
}

await runUntilShutdown(start);
