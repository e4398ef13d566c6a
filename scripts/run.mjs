import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { lockHolder } from './lock.mjs';
import { BIN, INTERRUPTS, ourPath, ROOT, setUp } from './setup.mjs';

/*
 * `node scripts/run.mjs scripts/start.ts` brings the packages up to date and then runs scripts/start.ts on the Node that
 * came with them. This file, and what it imports, is plain JavaScript for whatever Node the machine has.
 */

const [script = '', ...args] = process.argv.slice(2);

/** A second start must not even reinstall packages under the first one. */
function refuseSecondStart() {
  const holder = lockHolder(join(resolve(process.env.DATA_DIR || '.data'), 'start.lock'));
  if (holder) throw new Error(`Inkloom already runs here: ${holder.note} (process ${holder.pid})`);
}

function runScript() {
  const child = spawn(join(BIN, 'node'), [join(ROOT, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: ourPath() },
  });
  // From a terminal Ctrl-C reaches the child too; a signal from elsewhere reaches only us.
  for (const signal of INTERRUPTS) process.removeAllListeners(signal).on(signal, () => child.kill(signal));
  const watch = watchNpm(() => child.kill('SIGTERM'));
  child.once('error', fail);
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal ? 1 : 0);
    if (child.connected) child.disconnect();
  });
}

/** An npm that is killed outright tells nobody, but the system then gives us another parent. */
function watchNpm(/** @type {() => void} */ gone) {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && gone();
  return process.env.npm_lifecycle_event ? setInterval(look, 500) : undefined;
}

function fail(/** @type {unknown} */ error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

for (const signal of INTERRUPTS) process.on(signal, () => process.exit(130));

try {
  if (script === 'scripts/start.ts' && !args.includes('--temporary')) refuseSecondStart();
  await setUp();
  runScript();
} catch (error) {
  fail(error);
}
