import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ShutdownHooks } from './shutdown.ts';

export interface ManagedProcess {
  exited: Promise<ProcessExit>;
}

interface ProcessExit {
  code: number;
  message: string;
}

export interface ProcessOptions {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  log?: string;
  readyUrl: string;
  /** From SIGTERM to SIGKILL; all of them and the database must end within five seconds. */
  stopTimeoutMs: number;
}

const READY_TIMEOUT_MS = 90_000;

// The hook is added at once: a shutdown may come before the process is ready.
export async function startManagedProcess(options: ProcessOptions, hooks: ShutdownHooks): Promise<ManagedProcess> {
  const child = spawnNode(options);
  hooks.add(() => stopProcess(child, options.stopTimeoutMs));
  const exited = waitForExit(child, options);
  const failed = exited.then(({ message }) => Promise.reject(new Error(message)));
  failed.catch(() => undefined);
  await Promise.race([failed, waitUntilReady(options)]);
  return { exited };
}

// In a process group of its own, so that Ctrl-C does not reach it before this process stops all in order; with a
// channel, so that it notices when this process is killed.
function spawnNode({ args, env, log }: ProcessOptions): ChildProcess {
  if (!log)
    return spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w', 0o600);
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', output, output, 'ipc'] });
  closeSync(output);
  return child;
}

function waitForExit(child: ChildProcess, { name, log }: ProcessOptions): Promise<ProcessExit> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, message: `The ${name} did not start: ${error.message}` }));
    child.once('exit', (code, signal) => {
      const message = `The ${name} ended by itself (${signal ?? `code ${code}`}).`;
      resolve({ code: code || 1, message: log ? `${message}\n${lastLines(log)}` : message });
    });
  });
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40).join('\n');
}

async function waitUntilReady({ name, readyUrl }: ProcessOptions): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(60);
  }
  throw new Error(`The ${name} did not answer at ${readyUrl} within ${READY_TIMEOUT_MS / 1000} s.`);
}

async function stopProcess(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await exited;
  clearTimeout(force);
}
