import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const BIN = join(ROOT, 'node_modules', '.bin');

/** @type {NodeJS.Signals[]} */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function pathWithPackages() {
  return [BIN, pathWithoutPackages()].join(delimiter);
}

/** npm puts the packages' commands on the PATH. */
export function pathWithoutPackages() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const runningCommands = new Set();

// Each command has a process group of its own, so that its children end with it: npm alone would go on installing.
process.on('exit', () => {
  for (const { pid } of runningCommands) if (pid) process.kill(-pid, 'SIGKILL');
});

/** @type {(command: string, args: string[], env?: NodeJS.ProcessEnv, cwd?: string) => Promise<string>} */
export function runCommand(command, args, env = {}, cwd = ROOT) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    runningCommands.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      runningCommands.delete(child);
      if (code === 0) resolve(output);
      else
        reject(new Error(`${output}\n${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}`.trim()));
    });
  });
}

// V8's bookkeeping of memory protection keys races where several threads compile WebAssembly: the process ends with
// "Check failed: jit_page.has_value()" (seen here in Node 24.9; nodejs/node#64500 is related).
export const NO_MEMORY_KEYS = '--no-memory-protection-keys';
