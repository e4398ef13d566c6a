import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { announce, claimDataDir, openDatabase, seed, startApi, startSandbox } from './product.ts';
import { type Running, runToTheEnd } from './running.ts';
import { portsOf, readSettings, refuseTakenPorts } from './settings.ts';
import { stage } from './stage.mjs';

async function start(running: Running): Promise<number> {
  const temporary = process.argv.find((flag) => /^--temporary(=|$)/.test(flag));
  if (temporary) useTemporaryData(running, temporary.split('=')[1]);
  await stage('build', build);
  const settings = await readSettings(process.env);
  claimDataDir(settings, running);
  await refuseTakenPorts(portsOf(settings, process.env), settings.host);
  const env = { ...process.env, DATABASE_URL: await openDatabase(settings, process.env, running) };
  const [accounts, sandbox] = settings.sandbox
    ? await Promise.all([stage('seed', () => seed(env)), stage('sandbox', () => startSandbox(settings, env, running))])
    : [];
  const api = await stage(settings.role === 'worker' ? 'worker' : 'api', () => startApi(settings, env, running));
  announce(settings, accounts);
  const first = await Promise.race([api, sandbox].flatMap((service) => service?.ended ?? []));
  if (!running.ending) console.error(first.story);
  return first.code;
}

/**
 * For tests and tries: the state is gone when this ends.
 *
 * @param place where it lies meanwhile, for who wants to know it; nothing may be there yet
 */
function useTemporaryData(running: Running, place?: string): void {
  if (place) mkdirSync(place);
  const directory = place || mkdtempSync(join(tmpdir(), 'inkloom-data-'));
  // The account that root gives the database to must get through.
  chmodSync(directory, 0o711);
  process.env.DATA_DIR = directory;
  running.add(async () => rmSync(directory, { recursive: true, force: true }));
}

await runToTheEnd(start);
