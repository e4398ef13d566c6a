import { spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { BIN, ROOT } from '../common/command.mjs';
import { stage } from '../common/stage.mjs';
import type { ManagedProcess } from './managed-process.ts';
import { lockDataDir, openDatabase, printAddresses, seed, startApi, startSandbox } from './product.ts';
import { assertPortsFree, portsOf, readSettings } from './settings.ts';
import { runUntilShutdown, ShutdownHooks } from './shutdown.ts';

const VITE_PORT = Number(process.env.VITE_PORT || 5173);

/** Milliseconds without a change before a restart: the compiler writes many files for one change. */
const DEBOUNCE_MS = 250;

async function dev(hooks: ShutdownHooks): Promise<number> {
  process.env.PUBLIC_URL ||= `http://localhost:${VITE_PORT}`;
  // The API logs every route at start, which would hide what the compilers report.
  process.env.LOG_LEVEL ||= 'warn';
  await stage('build', () => build('backend/dist'));
  // From now on the compiler in watch mode writes the folder, so the stamp no longer describes it.
  rmSync(join(ROOT, 'backend/dist/.inputs'), { force: true });
  const settings = await readSettings(process.env);
  lockDataDir(settings, hooks);
  await assertPortsFree({ ...portsOf(settings, process.env), VITE_PORT }, settings.host);
  const env = { ...process.env, DATABASE_URL: await openDatabase(settings, process.env, hooks) };
  const accounts = settings.sandbox ? await stage('seed', () => seed(env)) : undefined;
  if (settings.sandbox) await runAndRestart('backend/sandbox/src', (own) => startSandbox(settings, env, own), hooks);
  await runAndRestart('backend/dist', (own) => startApi(settings, env, own, 'terminal'), hooks);
  const swcArgs = ['src', '-d', 'dist', '--strip-leading-paths', '--copy-files', '--watch', '--quiet'];
  const viteArgs = ['--port', String(VITE_PORT), '--strictPort', '--logLevel', 'warn'];
  const viteEnv = { INKLOOM_API_URL: `http://127.0.0.1:${settings.port}` };
  const watchers = [
    runWatcher('swc', swcArgs, 'backend', hooks),
    runWatcher('vite', viteArgs, 'frontend', hooks, viteEnv),
  ];
  printAddresses(settings, accounts);
  return Promise.race(watchers);
}

async function runAndRestart(
  folder: string,
  start: (own: ShutdownHooks) => Promise<ManagedProcess>,
  hooks: ShutdownHooks,
): Promise<void> {
  let current = new ShutdownHooks();
  let restarts = begin();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarts = restarts.then(restart);
    }, DEBOUNCE_MS);
  });
  hooks.add(async () => {
    watcher.close();
    clearTimeout(timer);
    await current.run();
  });
  await restarts;

  async function begin(): Promise<void> {
    await start(current).catch((error: Error) => !current.isShuttingDown && console.error(error.message));
  }

  async function restart(): Promise<void> {
    await current.run();
    if (hooks.isShuttingDown) return;
    current = new ShutdownHooks();
    await begin();
  }
}

function runWatcher(
  name: string,
  args: string[],
  folder: string,
  hooks: ShutdownHooks,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(BIN, name), ...args], {
    cwd: join(ROOT, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  hooks.add(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  return exited;
}

await runUntilShutdown(dev);
