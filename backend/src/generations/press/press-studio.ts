import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { createWorkerPool, type PrintArea, type WorkerPool, WorkerPoolError } from '../../print/index.ts';
import type {
  ConceptPlan,
  PressOrder,
  PressPlan,
  PressPrint,
  PressRefusal,
  PressTasks,
  PressWish,
} from './press-tasks.ts';

/** A build has .js beside .js. */
const script = new URL(import.meta.url.endsWith('.ts') ? './press.worker.ts' : './press.worker.js', import.meta.url);

const tasks = ['plan', 'concepts', 'preview', 'print'] as const;

/** Jobs of concepts that may wait; a page of four takes about a second of one core. */
const mostWaiting = 64;
const conceptTimeoutMs = 20_000;

/**
 * Press off the event loop. Small pictures have threads of their own, so that nobody who looks at concepts waits for
 * print files. Those are drawn one at a time in a process: each takes up to three frames of 100 MB.
 */
@Injectable()
export class PressStudio implements OnApplicationShutdown {
  private readonly desk: WorkerPool<PressTasks> = createWorkerPool(tasks, {
    script,
    size: Math.min(availableParallelism(), 2),
    queue: mostWaiting,
    timeout: conceptTimeoutMs,
  });
  private readonly press: WorkerPool<PressTasks> = createWorkerPool(tasks, { script, size: 1 });

  /** @throws AppError `validation_failed` where Press cannot set the idea, `busy` */
  async plan(wish: PressWish): Promise<PressPlan> {
    return accepted(await atDesk(this.desk.plan(wish)));
  }

  /** @throws AppError `validation_failed` where Press cannot set the idea, `busy` */
  async concepts(wish: PressWish, page: number): Promise<ConceptPlan[]> {
    return accepted(await atDesk(this.desk.concepts(wish, page)));
  }

  /** A PNG of 480 x 576 pixels. @throws AppError `busy` */
  async preview(order: PressOrder): Promise<Buffer> {
    return Buffer.from(await atDesk(this.desk.preview(order)));
  }

  /** @throws WorkerPoolError */
  print(order: PressOrder, area: PrintArea): Promise<PressPrint> {
    return this.press.print(order, area);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.desk.close(), this.press.close()]);
  }
}

function accepted<T extends object>(answer: T | PressRefusal): T {
  if (!('refusal' in answer)) return answer;
  throw unsettable(answer.refusal);
}

async function atDesk<T>(job: Promise<T>): Promise<T> {
  try {
    return await job;
  } catch (error) {
    if (!(error instanceof WorkerPoolError)) throw error;
    // An idea that a worker cannot get done with must not bring it down again and again under another name.
    if (error.code === 'worker_failed')
      throw unsettable('Press cannot set this idea. Put it in other words, or choose the AI model.');
    throw new AppError('busy');
  }
}

function unsettable(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { idea: message } });
}
