import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** One process of ours that must live for as long as the product runs. */
export interface Service {
  /** Resolves, with the whole story, when the process has ended. */
  ended: Promise<{ code: number; story: string }>;
}

/** Takes note of what has to be ended. */
interface Keeper {
  add(stop: () => Promise<void>): void;
}

export interface ServiceSpec {
  /** What to call it in messages. */
  name: string;
  /** Node's arguments: the program and its own. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Where its output goes; undefined: to our own. */
  log?: string;
  /** Answers once it is ready for work. */
  probe: string;
  /** Milliseconds that it has to end by itself; all of them and the database must end within five seconds. */
  patience: number;
}

/** Milliseconds from spawn to the first answer, on a slow and busy machine. */
const READY_WITHIN = 90_000;

/**
 * Starts a process and waits until its probe answers.
 *
 * @param keeper is told at once how to end the process: it may have to before the first answer
 * @throws with the end of its output when it ends before
 */
export async function startService(spec: ServiceSpec, keeper: Keeper): Promise<Service> {
  const child = launch(spec);
  keeper.add(() => end(child, spec.patience));
  const ended = endOf(child, spec);
  const died = ended.then(({ story }) => Promise.reject(new Error(story)));
  died.catch(() => undefined);
  await Promise.race([died, answered(spec)]);
  return { ended };
}

/**
 * In a process group of its own, so that Ctrl-C reaches it through us and in order; with a channel to us, so that it
 * notices when we are killed.
 */
function launch({ args, env, log }: ServiceSpec): ChildProcess {
  if (!log)
    return spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w', 0o600);
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', output, output, 'ipc'] });
  closeSync(output);
  return child;
}

function endOf(child: ChildProcess, { name, log }: ServiceSpec): Promise<{ code: number; story: string }> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, story: `The ${name} did not start: ${error.message}` }));
    child.once('exit', (code, signal) => {
      const story = `The ${name} ended by itself (${signal ?? `code ${code}`}).`;
      resolve({ code: code || 1, story: log ? `${story}\n${lastLines(log)}` : story });
    });
  });
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40).join('\n');
}

async function answered({ name, probe }: ServiceSpec): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    const answer = await fetch(probe, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(60);
  }
  throw new Error(`The ${name} did not answer at ${probe} within ${READY_WITHIN / 1000} s.`);
}

async function end(child: ChildProcess, patience: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(force);
}
