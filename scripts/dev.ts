import { spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { announce, claimDataDir, openDatabase, seed, startApi, startSandbox } from './product.ts';
import { Running, runToTheEnd } from './running.ts';
import type { Service } from './service.ts';
import { portsOf, readSettings, refuseTakenPorts } from './settings.ts';
import { BIN, ROOT } from './setup.mjs';
import { stage } from './stage.mjs';

/** Where the browser goes while the front end is worked on; Vite hands on to the API what is the API's. */
const VITE_PORT = Number(process.env.VITE_PORT || 5173);

/** Milliseconds of quiet after a change: the compiler writes many files for one. */
const QUIET = 250;

async function dev(running: Running): Promise<number> {
  process.env.PUBLIC_URL ||= `http://localhost:${VITE_PORT}`;
  // Its own account of every route would bury what the compilers say.
  process.env.LOG_LEVEL ||= 'warn';
  await stage('build', () => build('backend/dist'));
  // From here on the compiler writes what this stamp does not know of.
  rmSync(join(ROOT, 'backend/dist/.inputs'), { force: true });
  const settings = await readSettings(process.env);
  claimDataDir(settings, running);
  await refuseTakenPorts({ ...portsOf(settings, process.env), VITE_PORT }, settings.host);
  const env = { ...process.env, DATABASE_URL: await openDatabase(settings, process.env, running) };
  const accounts = settings.sandbox ? await stage('seed', () => seed(env)) : undefined;
  if (settings.sandbox) await keep('backend/sandbox/src', (keeper) => startSandbox(settings, env, keeper), running);
  await keep('backend/dist', (keeper) => startApi(settings, env, keeper, 'terminal'), running);
  const watchers = [
    tool(
      'swc',
      ['src', '-d', 'dist', '--strip-leading-paths', '--copy-files', '--watch', '--quiet'],
      'backend',
      running,
    ),
    tool('vite', ['--port', String(VITE_PORT), '--strictPort', '--logLevel', 'warn'], 'frontend', running, {
      INKLOOM_API_URL: `http://127.0.0.1:${settings.port}`,
    }),
  ];
  announce(settings, accounts);
  return Promise.race(watchers);
}

/** Keeps a service running on the newest files of a folder: restarts it when they change, also after it has failed. */
async function keep(folder: string, start: (keeper: Running) => Promise<Service>, running: Running): Promise<void> {
  let current = new Running();
  let turn = begin();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(again);
    }, QUIET);
  });
  running.add(async () => {
    watcher.close();
    clearTimeout(timer);
    await current.end();
  });
  await turn;

  async function begin(): Promise<void> {
    await start(current).catch((error: Error) => !current.ending && console.error(error.message));
  }

  async function again(): Promise<void> {
    await current.end();
    if (running.ending) return;
    current = new Running();
    await begin();
  }
}

/** Runs a tool that watches; resolves with its exit code. */
function tool(
  name: string,
  args: string[],
  folder: string,
  running: Running,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(BIN, name), ...args], {
    cwd: join(ROOT, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  running.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return ended;
}

await runToTheEnd(dev);
