import { Piscina } from 'piscina';
import type { TaskCall, TaskOutcome } from './serve-tasks.ts';

export interface WorkerPoolOptions {
  size: number;
  /** Jobs that may wait, default 256; one more is refused with `pool_full`. */
  queue?: number;
  /** Milliseconds a job may run before its thread is replaced. Default 120,000. */
  timeout?: number;
  /** Milliseconds until a thread without a job ends, default five minutes. Starting one costs about half a second. */
  idle?: number;
  script: URL;
  translate?: (error: Error) => Error;
}

export type WorkerPool<Work> = Work & {
  /**
   * The same functions for one of several owners: of what waits, the job of who has the fewest running goes first, and of
   * those the job of who had a turn longest ago.
   */
  for(owner: string): Work;
  load(): { running: number; waiting: number };
  /** Refuses new jobs, fails the waiting ones with `pool_closed`, lets the running ones end. */
  close(): Promise<void>;
};

const MESSAGES = {
  worker_failed: 'It could not be processed.',
  pool_full: 'Too many jobs are waiting. Please try again in a minute.',
  pool_closed: 'The service is shutting down.',
} as const;

export type WorkerPoolErrorCode = keyof typeof MESSAGES;

export class WorkerPoolError extends Error {
  override readonly name = 'WorkerPoolError';
  readonly code: WorkerPoolErrorCode;

  constructor(code: WorkerPoolErrorCode, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.code = code;
  }
}

/** Throws WorkerPoolError, or a copy (name, code, message, stack) of what the function threw in its thread. */
export function createWorkerPool<Work extends object>(
  names: readonly (keyof Work & string)[],
  options: WorkerPoolOptions,
): WorkerPool<Work> {
  const pool = new Pool(options);
  const functionsOf = (owner: string) =>
    Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => pool.run({ name, args }, owner)])) as Work;
  return {
    ...functionsOf(''),
    for: functionsOf,
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

interface Job {
  call: TaskCall;
  owner: string;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const IDLE_MS = 300_000;

// Jobs wait here: piscina's queue does not count jobs with an abort signal, and starts their time limit too early.
class Pool {
  readonly #options: Required<WorkerPoolOptions>;
  readonly #threads: Piscina<TaskCall, TaskOutcome>;
  readonly #waiting: Job[] = [];
  readonly #running = new Map<Promise<void>, string>();
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = { queue: 256, timeout: 120_000, idle: IDLE_MS, translate: (error) => error, ...options };
    this.#threads = new Piscina({
      minThreads: 0,
      maxThreads: options.size,
      idleTimeout: this.#options.idle,
      // Atomics.wait between jobs would block the thread.
      atomics: 'disabled',
      recordTiming: false,
      execArgv: [],
      workerData: { threads: options.size > 1 ? 1 : 2 },
    });
    // A thread that dies without a job: the next job gets another.
    this.#threads.on('error', () => {});
  }

  load(): { running: number; waiting: number } {
    return { running: this.#running.size, waiting: this.#waiting.length };
  }

  run(call: TaskCall, owner: string): Promise<unknown> {
    if (this.#closed) return Promise.reject(this.#error('pool_closed'));
    if (this.#waiting.length >= this.#options.queue) return Promise.reject(this.#error('pool_full'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, owner, resolve, reject });
      this.#startNext();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(this.#error('pool_closed'));
    await Promise.all(this.#running.keys());
    await this.#threads.destroy();
  }

  #startNext(): void {
    if (this.#running.size >= this.#options.size) return;
    const job = this.#takeNext();
    if (!job) return;
    const done: Promise<void> = this.#execute(job.call).then(
      (value) => this.#finish(done, () => job.resolve(value)),
      (error: Error) => this.#finish(done, () => job.reject(this.#options.translate(error))),
    );
    this.#running.set(done, job.owner);
  }

  #takeNext(): Job | undefined {
    if (this.#running.size + this.#waiting.length === 1) this.#lastTurns.clear();
    const running = (owner: string) => [...this.#running.values()].filter((one) => one === owner).length;
    const lastTurn = (owner: string) => this.#lastTurns.get(owner) ?? 0;
    const [job] = this.#waiting.toSorted(
      (one, other) => running(one.owner) - running(other.owner) || lastTurn(one.owner) - lastTurn(other.owner),
    );
    if (!job) return undefined;
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    this.#turns += 1;
    this.#lastTurns.set(job.owner, this.#turns);
    return job;
  }

  #finish(done: Promise<void>, settle: () => void): void {
    this.#running.delete(done);
    settle();
    this.#startNext();
  }

  async #execute(call: TaskCall): Promise<unknown> {
    const outcome = await this.#post(call);
    if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), outcome.error);
    return withBuffers(outcome.value);
  }

  async #post(call: TaskCall): Promise<TaskOutcome> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.#options.timeout);
    try {
      return await this.#threads.run(call, { filename: this.#options.script.href, signal: limit.signal });
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'DataCloneError') throw cause;
      throw new WorkerPoolError('worker_failed', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  #error(code: WorkerPoolErrorCode): Error {
    return this.#options.translate(new WorkerPoolError(code));
  }
}

/** Buffers arrive as plain byte arrays. */
function withBuffers(value: unknown, depth = 0): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (!value || typeof value !== 'object' || depth > 2) return value;
  if (Array.isArray(value)) return value.map((one) => withBuffers(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withBuffers(one, depth + 1)]));
}
