import { Worker } from 'node:worker_threads';
import type { PaintJob } from './paint.ts';

interface Waiting {
  job: PaintJob;
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

interface Painter {
  worker: Worker;
  busy: Waiting | undefined;
}

/**
 * A small pool of threads that paint, so that the server keeps answering. Threads start with the first job; one that
 * dies fails its job and is replaced when the next comes. Idle threads do not keep the process alive.
 */
export class Painters {
  readonly #size: number;
  readonly #painters: Painter[] = [];
  readonly #queue: Waiting[] = [];
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  paint(job: PaintJob): Promise<Buffer> {
    if (this.#closed) return Promise.reject(new Error('The painters have gone home.'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Error('The painters have gone home.'));
    await Promise.all(this.#painters.splice(0).map(({ worker }) => worker.terminate()));
  }

  #assign(): void {
    const idle = this.#painters.find((painter) => !painter.busy) ?? this.#hire();
    const next = idle && this.#queue.shift();
    if (!idle || !next) return;
    idle.busy = next;
    idle.worker.ref();
    idle.worker.postMessage({ id: 0, job: next.job });
  }

  #hire(): Painter | undefined {
    if (this.#painters.length >= this.#size) return undefined;
    const painter: Painter = { worker: new Worker(new URL('./paint.worker.ts', import.meta.url)), busy: undefined };
    painter.worker.on('message', ({ bytes, error }: { bytes?: Uint8Array; error?: string }) => {
      const done = this.#release(painter);
      if (bytes) done?.resolve(Buffer.from(bytes.buffer));
      else done?.reject(new Error(error ?? 'The painter sent nothing.'));
      this.#assign();
    });
    painter.worker.on('error', (error) =>
      this.#lose(painter, error instanceof Error ? error : new Error(String(error))),
    );
    painter.worker.on('exit', () => this.#lose(painter, new Error('The painter left.')));
    this.#painters.push(painter);
    return painter;
  }

  #release(painter: Painter): Waiting | undefined {
    const done = painter.busy;
    painter.busy = undefined;
    painter.worker.unref();
    return done;
  }

  #lose(painter: Painter, error: Error): void {
    const at = this.#painters.indexOf(painter);
    if (at >= 0) this.#painters.splice(at, 1);
    this.#release(painter)?.reject(error);
    if (!this.#closed && this.#queue.length > 0) this.#assign();
  }
}
