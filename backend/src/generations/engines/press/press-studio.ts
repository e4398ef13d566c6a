import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createWorkerPool, type PrintArea, type WorkerPool, WorkerPoolError } from '../../../print/index.ts';
import type {
  ConceptPlan,
  PressOrder,
  PressPlan,
  PressPrint,
  PressRefusal,
  PressRequest,
  PressTasks,
} from './press-tasks.ts';

const script = new URL(import.meta.url.endsWith('.ts') ? './press.worker.ts' : './press.worker.js', import.meta.url);

const tasks = ['plan', 'concepts', 'preview', 'print'] as const;

/** A page of four concepts takes some 0.7 s of one core. */
const maxWaiting = 64;
const conceptTimeoutMs = 20_000;
const interactiveThreads = Math.min(availableParallelism(), 2);

/** Who shares the pool with visitors: neither waits for all of the other's. */
const sellers = '';

/** Concepts do not wait for print files, which are drawn one at a time: each takes up to three frames of 100 MB. */
@Injectable()
export class PressStudio implements OnApplicationShutdown {
  private readonly interactivePool: WorkerPool<PressTasks> = createWorkerPool(tasks, {
    script,
    size: interactiveThreads,
    queue: maxWaiting,
    timeout: conceptTimeoutMs,
    // Somebody waits for each of them.
    idle: Number.POSITIVE_INFINITY,
  });
  private readonly printPool: WorkerPool<PressTasks> = createWorkerPool(tasks, { script, size: 1 });

  /** @throws AppError `validation_failed` where Press cannot set the idea, `busy` */
  async plan(request: PressRequest, owner = sellers): Promise<PressPlan> {
    return orRefuse(await orBusy(this.interactivePool.for(owner).plan(request)));
  }

  async concepts(request: PressRequest, page: number): Promise<ConceptPlan[]> {
    return orRefuse(await orBusy(this.interactivePool.concepts(request, page)));
  }

  /** A PNG of 480 x 576 pixels. @throws AppError `busy` */
  async preview(order: PressOrder, owner = sellers): Promise<Buffer> {
    return Buffer.from(await orBusy(this.interactivePool.for(owner).preview(order)));
  }

  /** Draws a concept in each thread. */
  async warmUp(): Promise<void> {
    const idea = 'Retro cat with sunglasses';
    const inEach = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: interactiveThreads }, work));
    const [plan] = await inEach(() => this.plan({ idea }));
    if (plan) await inEach(() => this.preview({ idea, ...plan, shirtTone: 'any' }));
  }

  print(seller: string, order: PressOrder, area: PrintArea): Promise<PressPrint> {
    return this.printPool.for(seller).print(order, area);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.interactivePool.close(), this.printPool.close()]);
  }
}

function orRefuse<T extends object>(answer: T | PressRefusal): T {
  if (!('refusal' in answer)) return answer;
  throw refusedIdea(answer.refusal);
}

async function orBusy<T>(job: Promise<T>): Promise<T> {
  try {
    return await job;
  } catch (error) {
    if (!(error instanceof WorkerPoolError)) throw error;
    // An idea that a worker cannot get done with must not bring it down again and again under another name.
    if (error.code === 'worker_failed')
      throw refusedIdea('Press cannot set this idea. Put it in other words, or choose the AI model.');
    throw new AppError('busy');
  }
}

function refusedIdea(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { idea: message } });
}
