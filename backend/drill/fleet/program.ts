import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ProgramOptions {
  name: string;
  args: string[];
  env: Record<string, string>;
  /** The folder of its log. */
  logs: string;
  /** Where it answers once it listens; absent: it says so on its channel. */
  readyUrl?: string;
}

/** A process of the drill. It ends with us, however we end: it watches its channel. */
export class Program {
  private child: ChildProcess | null = null;
  private isAsked = false;

  private readonly options: ProgramOptions;
  private readonly onDeath: (sentence: string) => void;

  constructor(options: ProgramOptions, onDeath: (sentence: string) => void) {
    this.options = options;
    this.onDeath = onDeath;
  }

  get name(): string {
    return this.options.name;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts it and waits until it says that it listens. */
  async start(): Promise<void> {
    const { args, env, logs, name, readyUrl } = this.options;
    const log = openSync(join(logs, `${name}.log`), 'a');
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.child = child;
    this.isAsked = false;
    child.once('exit', (code, signal) => {
      if (!this.isAsked) this.onDeath(`${name} ended by itself (${signal ?? `code ${code}`})`);
    });
    const died = once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start; see its log`)));
    died.catch(() => undefined);
    await Promise.race([readyUrl ? untilAnswered(readyUrl) : once(child, 'message'), died]);
  }

  /** Resolves with the exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    const { child } = this;
    this.isAsked = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code, by] = await gone;
    return by ?? code;
  }
}

async function untilAnswered(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(50);
}
