import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { BIN, pathWithPackages, ROOT, STOP_SIGNALS } from '../common/command.mjs';
import { findLockOwner } from '../common/file-lock.mjs';
import { setUp } from './setup.mjs';

// Plain JavaScript, like all it imports, for whatever Node the machine has; the script runs on the packages' Node.

const START = 'scripts/launch/start.ts';

const [script = '', ...args] = process.argv.slice(2);

function refuseSecondStart() {
  const isTemporary = args.some((flag) => /^--temporary(=|$)/.test(flag));
  if (script !== START || isTemporary) return;
  const owner = findLockOwner(join(resolve(process.env.DATA_DIR || '.data'), 'start.lock'));
  if (owner) throw new Error(`Inkloom already runs here: ${owner.note} (process ${owner.pid})`);
}

function runScript() {
  const child = spawn(join(BIN, 'node'), [join(ROOT, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: pathWithPackages() },
  });
  // From a terminal Ctrl-C reaches the child too; a signal from elsewhere reaches only this process.
  for (const signal of STOP_SIGNALS) process.removeAllListeners(signal).on(signal, () => child.kill(signal));
  const watch = watchNpm(() => child.kill('SIGTERM'));
  child.once('error', fail);
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal ? 1 : 0);
    if (child.connected) child.disconnect();
  });
}

/** An npm that is killed by SIGKILL cannot pass that on, but the system then gives this process another parent. */
function watchNpm(/** @type {() => void} */ onDeath) {
  const parent = process.ppid;
  const check = () => process.ppid !== parent && onDeath();
  return process.env.npm_lifecycle_event ? setInterval(check, 500) : undefined;
}

function fail(/** @type {unknown} */ error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

for (const signal of STOP_SIGNALS) process.on(signal, () => process.exit(130));

try {
  refuseSecondStart();
  await setUp();
  runScript();
} catch (error) {
  fail(error);
}
