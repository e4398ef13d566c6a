import type { EngineAnswer, EngineCall } from './engine.worker.ts';
import workerUrl from './engine.worker.ts?worker&url';
import type { EngineTasks } from './engine-tasks.ts';

type Task = keyof EngineTasks;
type Result<T extends Task> = Awaited<ReturnType<EngineTasks[T]>>;

interface Job extends EngineCall {
  /** A newer job in the same place makes a waiting one needless. */
  place: string | undefined;
  isUrgent: boolean;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface CallOptions {
  place?: string;
  /** Goes before what is not: somebody waits for it now. */
  isUrgent?: boolean;
}

/** The call was not made: a newer one took its place, or the editor was closed. */
export class SupersededError extends Error {}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The one address that a script may be started from: the server's policy for pages knows this name alone. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('design-engine', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError(`${url} is not the design engine`);
    return url;
  },
});

/** A call is given up after this long: an engine that does not answer is started anew. */
const TIMEOUT_MS = 60_000;

/** The design engine in a worker. It does one thing at a time. A worker that breaks is replaced by the next call. */
export class EngineClient {
  private worker: Worker | undefined;
  private waiting: Job[] = [];
  private running: Job | undefined;
  private timer = 0;
  private readonly restarts = new EventTarget();

  run<T extends Task>(task: T, args: Parameters<EngineTasks[T]>, options: CallOptions = {}): Promise<Result<T>> {
    const { place, isUrgent = false } = options;
    if (place) this.supersede((job) => job.place === place);
    return new Promise<Result<T>>((resolve, reject) => {
      this.waiting.push({ task, args, place, isUrgent, resolve, reject });
      this.next();
    });
  }

  /** With a new worker: one that could not read its files does not read them again. */
  restart(): void {
    this.drop();
    this.restarts.dispatchEvent(new Event('restart'));
    this.next();
  }

  /** @returns how to stop */
  onRestart(ask: () => void): () => void {
    this.restarts.addEventListener('restart', ask);
    return () => this.restarts.removeEventListener('restart', ask);
  }

  close(): void {
    this.supersede(() => true);
    this.drop();
  }

  private drop(): void {
    this.stop();
    this.running?.reject(new SupersededError());
    this.running = undefined;
  }

  private start(): Worker {
    const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
    // What an ended worker still says is of no call any more.
    worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
      if (worker === this.worker) this.finish(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.worker) this.replace(message || 'It did not start');
    });
    return worker;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
  }

  private replace(error: string): void {
    this.stop();
    this.finish({ error });
  }

  private supersede(isOld: (job: Job) => boolean): void {
    const old = this.waiting.filter(isOld);
    this.waiting = this.waiting.filter((job) => !isOld(job));
    for (const job of old) job.reject(new SupersededError());
  }

  private next(): void {
    if (this.running) return;
    const job = this.waiting.find(({ isUrgent }) => isUrgent) ?? this.waiting[0];
    if (!job) return;
    this.waiting = this.waiting.filter((other) => other !== job);
    this.running = job;
    this.timer = window.setTimeout(() => this.replace('It did not answer'), TIMEOUT_MS);
    try {
      this.worker ??= this.start();
      this.worker.postMessage({ task: job.task, args: job.args } satisfies EngineCall);
    } catch (error) {
      this.replace(String(error));
    }
  }

  private finish(answer: EngineAnswer): void {
    clearTimeout(this.timer);
    const job = this.running;
    this.running = undefined;
    if ('error' in answer) job?.reject(new Error(answer.error));
    else job?.resolve(answer.result as never);
    this.next();
  }
}
