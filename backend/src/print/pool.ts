import { Worker } from 'node:worker_threads';
import { PrintError, type PrintErrorCode } from './errors.ts';
import type { TaskAnswer, TaskCall } from './serve.ts';
import { type Tasks, tasks } from './tasks.ts';

export interface WorkerPoolOptions {
  /** Workers at most. */
  size: number;
  /** Jobs that may wait; one more is refused with `pool_full`. Default 256. */
  queue?: number;
  /** Milliseconds after which a job is given up and its worker replaced. Default 120,000. */
  timeout?: number;
  /** What a worker runs: a module that calls `serveTasks`. */
  script: URL;
}

/** Each worker holds up to two full frames (about 250 MB) while it prepares a print file. */
export type PrintPoolOptions = Omit<WorkerPoolOptions, 'script'> & Partial<Pick<WorkerPoolOptions, 'script'>>;

/** Functions off the event loop. Arguments and results are copied. */
export type WorkerPool<Work> = Work & {
  /** Jobs running and waiting. */
  load(): { running: number; waiting: number };
  /** Refuses new jobs, fails the waiting ones with `pool_closed`, lets the running ones end. */
  close(): Promise<void>;
};

export type PrintPool = WorkerPool<Tasks>;

interface Job {
  call: TaskCall;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Slot {
  worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** The print engine's functions in a pool. */
export function createPrintPool(options: PrintPoolOptions): PrintPool {
  return createWorkerPool<Tasks>(Object.keys(tasks) as (keyof Tasks)[], { script: SCRIPT, ...options });
}

/**
 * A pool for the functions of those names, which `options.script` serves. Starts no thread until there is work; idle
 * threads do not keep the process alive. A function throws what it throws in its worker, as PrintError or Error, and
 * PrintError `worker_failed`, `pool_full`, `pool_closed`.
 */
export function createWorkerPool<Work extends object>(
  names: readonly (keyof Work & string)[],
  options: WorkerPoolOptions,
): WorkerPool<Work> {
  const pool = new Pool(options);
  const functions = names.map((name) => [name, (...args: unknown[]) => pool.run(name, args)]);
  return {
    ...(Object.fromEntries(functions) as Work),
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

/** Sources run as they are; a build has .js beside .js. */
const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

class Pool {
  readonly #options: Required<WorkerPoolOptions>;
  readonly #slots = new Set<Slot>();
  readonly #waiting: Job[] = [];
  #last = 0;
  #closing: (() => void) | null = null;
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = { queue: 256, timeout: 120_000, ...options };
  }

  load(): { running: number; waiting: number } {
    return { running: [...this.#slots].filter((slot) => slot.job).length, waiting: this.#waiting.length };
  }

  run(name: string, args: unknown[]): Promise<unknown> {
    if (this.#closed) return Promise.reject(closedError());
    if (this.#waiting.length >= this.#options.queue) {
      return Promise.reject(
        new PrintError('pool_full', 'Too many pictures are waiting. Please try again in a minute.'),
      );
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call: { id: ++this.#last, name, args }, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(closedError());
    if (this.load().running > 0) await new Promise<void>((resolve) => (this.#closing = resolve));
    await Promise.all([...this.#slots].map(({ worker }) => worker.terminate()));
    this.#slots.clear();
  }

  #next(): void {
    if (this.#closing && this.load().running === 0) this.#closing();
    if (this.#waiting.length === 0) return;
    const slot = [...this.#slots].find(({ job }) => !job) ?? this.#grow();
    if (slot) this.#give(slot, this.#waiting.shift() as Job);
  }

  #grow(): Slot | null {
    if (this.#slots.size >= this.#options.size) return null;
    const worker = new Worker(this.#options.script, {
      workerData: { threads: this.#options.size > 1 ? 1 : 2 },
      execArgv: [],
    });
    const slot: Slot = { worker, job: null, timer: null };
    worker.unref();
    worker.on('message', (answer: TaskAnswer) => this.#answer(slot, answer));
    worker.on('error', (cause) => this.#drop(slot, cause));
    worker.on('exit', () => this.#drop(slot, new Error('the worker ended')));
    this.#slots.add(slot);
    return slot;
  }

  #give(slot: Slot, job: Job): void {
    slot.job = job;
    slot.worker.ref();
    slot.timer = setTimeout(() => this.#drop(slot, new Error('the worker took too long')), this.#options.timeout);
    try {
      slot.worker.postMessage(job.call);
    } catch (cause) {
      // An argument that cannot be copied is the caller's mistake, not the worker's.
      this.#free(slot);
      job.reject(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }

  #answer(slot: Slot, answer: TaskAnswer): void {
    const { job } = slot;
    if (!job || job.call.id !== answer.id) return;
    this.#free(slot);
    if ('error' in answer) job.reject(revive(answer.error));
    else job.resolve(withBuffers(answer.value));
    this.#next();
  }

  #free(slot: Slot): void {
    if (slot.timer) clearTimeout(slot.timer);
    slot.job = null;
    slot.timer = null;
    slot.worker.unref();
  }

  /** A worker that died or hung takes its job with it, and no other. */
  #drop(slot: Slot, cause: unknown): void {
    if (!this.#slots.delete(slot)) return;
    const { job } = slot;
    this.#free(slot);
    void slot.worker.terminate();
    job?.reject(new PrintError('worker_failed', 'This picture could not be processed.', { cause }));
    this.#next();
  }
}

const closedError = (): PrintError => new PrintError('pool_closed', 'The print engine is shutting down.');

function revive({ code, message, stack }: { code: string | null; message: string; stack: string | undefined }): Error {
  const error = code ? new PrintError(code as PrintErrorCode, message) : new Error(message);
  if (stack) error.stack = stack;
  return error;
}

/** Buffers arrive as plain byte arrays; gives them their methods back, one or two levels deep. */
function withBuffers(value: unknown, depth = 0): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (!value || typeof value !== 'object' || depth > 1) return value;
  if (Array.isArray(value)) return value.map((one) => withBuffers(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withBuffers(one, depth + 1)]));
}
