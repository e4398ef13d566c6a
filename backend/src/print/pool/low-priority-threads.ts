import { type ChildProcess, fork } from 'node:child_process';
import type { TaskCall, TaskOutcome } from './serve-tasks.ts';
import type { Run, Threads, ThreadsOptions } from './threads.ts';

/** Without a call: that one is to be stopped. */
export type Order = { id: number; work: { script: string; call: TaskCall } | null };
export type Answer = { id: number; outcome: TaskOutcome } | { id: number; failure: string };

/** Sources run as they are; a build has .js beside .js. */
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? './low-priority.process.ts' : './low-priority.process.js',
  import.meta.url,
);

/**
 * Threads that take what others leave of the processors. They are a process of their own, for sharp works in threads that
 * all of a process share: a thread of lower priority would have its pictures encoded by those of the usual one.
 */
export function startLowPriorityThreads(options: LowPriorityOptions): Threads {
  return new LowPriorityThreads(options);
}

export interface LowPriorityOptions extends ThreadsOptions {
  /** Added to the `nice` value of the process that starts them: 0, the same, to 19, only what others leave. */
  niceness: number;
}

class LowPriorityThreads implements Threads {
  readonly #options: LowPriorityOptions;
  readonly #running = new Set<Promise<TaskOutcome>>();
  #process: ThreadsProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: LowPriorityOptions) {
    this.#options = options;
  }

  run(script: string, call: TaskCall, signal: AbortSignal): Run {
    const began = performance.now();
    const outcome = this.#askTwice(script, call, signal).finally(() => this.#running.delete(outcome));
    this.#running.add(outcome);
    return { outcome, processorTime: async () => performance.now() - began };
  }

  /** What runs ends first. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#running);
    clearTimeout(this.#idle);
    await this.#process?.stop();
  }

  async #askTwice(script: string, call: TaskCall, signal: AbortSignal): Promise<TaskOutcome> {
    try {
      return await this.#ask(script, call, signal);
    } catch (error) {
      // It may have died of another call, which is not the fault of this one.
      if (!(error instanceof ProcessDied)) throw error;
      return await this.#ask(script, call, signal);
    }
  }

  async #ask(script: string, call: TaskCall, signal: AbortSignal): Promise<TaskOutcome> {
    signal.throwIfAborted();
    clearTimeout(this.#idle);
    if (!this.#process?.isAlive) this.#process = new ThreadsProcess(this.#options);
    const asked = this.#process;
    try {
      return await asked.run(script, call, signal);
    } finally {
      // Of several calls that end at once, only the last may leave a timer.
      clearTimeout(this.#idle);
      if (asked.isIdle) this.#idle = setTimeout(() => void asked.stop(), this.#options.idle).unref();
    }
  }
}

class ProcessDied extends Error {}

interface Call {
  resolve(outcome: TaskOutcome): void;
  reject(error: Error): void;
}

class ThreadsProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #calls = new Map<number, Call>();
  #lastId = 0;
  #isAlive = true;

  constructor({ size, idle, niceness }: LowPriorityOptions) {
    // Linux has a priority for each thread: a process that lowers its own leaves out the threads that it began with.
    this.#child = fork(SCRIPT, [String(size), String(idle)], {
      execPath: 'nice',
      execArgv: ['-n', String(niceness), process.execPath],
      serialization: 'advanced',
    });
    this.#child.on('message', (answer: Answer) => this.#settle(answer));
    // One that could not be started has an error instead of an end.
    const ended = new Promise((resolve) => this.#child.once('exit', resolve).once('error', resolve));
    this.#ended = ended.then(() => this.#fail());
  }

  get isAlive(): boolean {
    return this.#isAlive && this.#child.connected;
  }

  get isIdle(): boolean {
    return this.#calls.size === 0;
  }

  async run(script: string, call: TaskCall, signal: AbortSignal): Promise<TaskOutcome> {
    this.#lastId += 1;
    const id = this.#lastId;
    const abort = () => this.#send({ id, work: null });
    try {
      return await new Promise((resolve, reject) => {
        this.#send({ id, work: { script, call } });
        this.#calls.set(id, { resolve, reject });
        signal.addEventListener('abort', abort);
      });
    } finally {
      signal.removeEventListener('abort', abort);
      this.#calls.delete(id);
    }
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    await this.#ended;
  }

  #send(order: Order): void {
    // One that died meanwhile says so by its end.
    this.#child.send(order, () => {});
  }

  #settle(answer: Answer): void {
    const call = this.#calls.get(answer.id);
    if ('outcome' in answer) call?.resolve(answer.outcome);
    else call?.reject(new Error(answer.failure));
  }

  #fail(): void {
    this.#isAlive = false;
    for (const { reject } of [...this.#calls.values()]) reject(new ProcessDied());
  }
}
