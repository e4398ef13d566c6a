import type { TaskCall, TaskOutcome } from './serve-tasks.ts';
import { startThreads, type Threads } from './threads.ts';
import { limitTime } from './time-limit.ts';

export interface WorkerPoolOptions {
  size: number;
  /** Jobs that may wait, default 256; one more is refused with `pool_full`. */
  queue?: number;
  /**
   * Milliseconds of a processor that a job may use before its thread is replaced, default 120,000. By the clock it may run
   * five times as long: on a busy machine it waits for a processor, and that is not its fault.
   */
  timeout?: number;
  /** Milliseconds until a thread without a job ends, default five minutes. Starting one costs about half a second. */
  idle?: number;
  script: URL;
  /** Where jobs of the background run, of several pools maybe: who made them closes them. Absent: there is no background. */
  background?: Threads;
  translate?: (error: Error) => Error;
}

export type WorkerPool<Work> = Work & {
  /**
   * The same functions for one of several owners: of what waits, the job of who has the fewest running goes first, and of
   * those the job of who had a turn longest ago. A job of the background waits until no other waits and a place is free,
   * and takes no place from the others.
   */
  for(owner: string, options?: { background: boolean }): Work;
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
  const functionsOf = (owner: string, { background } = { background: false }) => {
    const turn = { owner, background: background && options.background !== undefined };
    return Object.fromEntries(
      names.map((name) => [name, (...args: unknown[]) => pool.run({ name, args }, turn)]),
    ) as Work;
  };
  return {
    ...functionsOf(''),
    for: functionsOf,
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

interface Turn {
  owner: string;
  background: boolean;
}

interface Job extends Turn {
  call: TaskCall;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const IDLE_MS = 300_000;
/** So many times as long a job may take in the background: others go first. */
const BACKGROUND_TIMES = 5;

// Jobs wait here: piscina's queue does not count jobs with an abort signal, and starts their time limit too early.
class Pool {
  readonly #options: Required<WorkerPoolOptions>;
  readonly #threads: Threads;
  readonly #waiting: Job[] = [];
  readonly #running = new Map<Promise<void>, Turn>();
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    const { size, idle = IDLE_MS } = options;
    this.#threads = startThreads({ size, idle });
    const background = options.background ?? this.#threads;
    this.#options = { queue: 256, timeout: 120_000, idle, background, translate: (error) => error, ...options };
  }

  load(): { running: number; waiting: number } {
    return { running: this.#running.size, waiting: this.#waiting.length };
  }

  run(call: TaskCall, turn: Turn): Promise<unknown> {
    if (this.#closed) return Promise.reject(this.#error('pool_closed'));
    if (this.#waiting.length >= this.#options.queue) return Promise.reject(this.#error('pool_full'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, ...turn, resolve, reject });
      this.#startNext();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(this.#error('pool_closed'));
    await Promise.all(this.#running.keys());
    await this.#threads.close();
  }

  #startNext(): void {
    const job = this.#takeNext();
    if (!job) return;
    const done: Promise<void> = this.#execute(job).then(
      (value) => this.#finish(done, () => job.resolve(value)),
      (error: Error) => this.#finish(done, () => job.reject(this.#options.translate(error))),
    );
    this.#running.set(done, job);
  }

  #takeNext(): Job | undefined {
    if (this.#running.size + this.#waiting.length === 1) this.#lastTurns.clear();
    const [job] = this.#waiting
      .filter(({ background }) => this.#hasPlace(background))
      .toSorted((one, other) => this.#compareTurns(one, other));
    if (!job) return undefined;
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    this.#turns += 1;
    this.#lastTurns.set(job.owner, this.#turns);
    return job;
  }

  #hasPlace(background: boolean): boolean {
    const beside = [...this.#running.values()].filter((one) => background || !one.background);
    return beside.length < this.#options.size;
  }

  #compareTurns(one: Turn, other: Turn): number {
    const running = ({ owner }: Turn) => [...this.#running.values()].filter((turn) => turn.owner === owner).length;
    const lastTurn = ({ owner }: Turn) => this.#lastTurns.get(owner) ?? 0;
    return (
      Number(one.background) - Number(other.background) ||
      running(one) - running(other) ||
      lastTurn(one) - lastTurn(other)
    );
  }

  #finish(done: Promise<void>, settle: () => void): void {
    this.#running.delete(done);
    settle();
    this.#startNext();
  }

  async #execute(job: Job): Promise<unknown> {
    const outcome = await this.#post(job);
    if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), outcome.error);
    return withBuffers(outcome.value);
  }

  async #post({ call, background }: Job): Promise<TaskOutcome> {
    const stopping = new AbortController();
    const timeout = this.#options.timeout * (background ? BACKGROUND_TIMES : 1);
    const threads = background ? this.#options.background : this.#threads;
    const { outcome, processorTime } = threads.run(this.#options.script.href, call, stopping.signal);
    const endLimit = limitTime(timeout, processorTime, () => stopping.abort());
    try {
      return await outcome;
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'DataCloneError') throw cause;
      throw new WorkerPoolError('worker_failed', { cause });
    } finally {
      endLimit();
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
