import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Brief, BriefDraft, BriefReading, DesignDocument } from '../../../designer/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  createWorkerPool,
  type PrintArea,
  type PrintSurface,
  type WorkerPool,
  WorkerPoolError,
} from '../../../print/index.ts';
import { documentRefused } from '../../model/documents/design-document.ts';
import { briefRefused } from '../../model/documents/seller-brief.ts';
import { type ArtOwner, BatchThreads } from '../batch-threads.ts';
import type { PressProduct } from './press-products.ts';
import type {
  ConceptPlan,
  PressFaults,
  PressOrder,
  PressPlan,
  PressPrint,
  PressRefusal,
  PressRequest,
  PressTasks,
} from './press-tasks.ts';

const script = new URL(import.meta.url.endsWith('.ts') ? './press.worker.ts' : './press.worker.js', import.meta.url);

const tasks = [
  'plan',
  'readBrief',
  'checkBrief',
  'concepts',
  'check',
  'words',
  'preview',
  'print',
  'printProduct',
] as const;

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
  private readonly printPool: WorkerPool<PressTasks>;

  constructor({ threads: background }: BatchThreads) {
    this.printPool = createWorkerPool(tasks, { script, size: 1, background });
  }

  /** @throws AppError `validation_failed` where Press cannot set the idea or its brief, `busy` */
  async plan(request: PressRequest, owner = sellers): Promise<PressPlan> {
    return orRefuse(await orBusy(this.interactivePool.for(owner).plan(request)));
  }

  /** @throws AppError `busy` */
  readBrief(owner: string, idea: string, draft: BriefDraft | null): Promise<BriefReading> {
    return orBusy(this.interactivePool.for(owner).readBrief(idea, draft));
  }

  /** @throws AppError `validation_failed` where there is no picture of a name, `busy` */
  async checkPictures(owner: string, idea: string, brief: Brief): Promise<void> {
    const { faults } = await orBusy(this.interactivePool.for(owner).checkBrief(idea, brief));
    const unknown = Object.entries(faults).filter(([field]) => ['subject', 'companion', 'accents'].includes(field));
    if (unknown.length > 0) throw briefRefused(Object.fromEntries(unknown));
  }

  async concepts(request: PressRequest, page: number): Promise<ConceptPlan[]> {
    return orRefuse(await orBusy(this.interactivePool.concepts(request, page)));
  }

  /** @throws AppError `validation_failed` by field where the document cannot be pressed, `busy` */
  async check(owner: string, document: DesignDocument): Promise<void> {
    const checking = this.interactivePool.for(owner).check(document);
    const { faults } = await orBusy(checking, () => documentRefused({ '': cannotDraw }));
    if (Object.keys(faults).length > 0) throw documentRefused(faults);
  }

  /** Headline and tagline; either may be empty. @throws AppError `busy` */
  words(owner: string, document: DesignDocument): Promise<string[]> {
    return orBusy(this.interactivePool.for(owner).words(document));
  }

  /** As `words`, where nobody waits for them: never busy. */
  wordsToList(owner: ArtOwner, document: DesignDocument): Promise<string[]> {
    return this.printPoolFor(owner).words(document);
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

  print(owner: ArtOwner, order: PressOrder, area: PrintArea): Promise<PressPrint> {
    return this.printPoolFor(owner).print(order, area);
  }

  /** The design composed anew for a product's print area. */
  printProduct(
    owner: ArtOwner,
    order: PressOrder,
    surface: PrintSurface,
    area: PrintArea,
    colors: string[],
  ): Promise<PressProduct> {
    return this.printPoolFor(owner).printProduct(order, surface, area, colors);
  }

  private printPoolFor({ userId, batchId }: ArtOwner): PressTasks {
    return this.printPool.for(userId, { background: Boolean(batchId) });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.interactivePool.close(), this.printPool.close()]);
  }
}

function orRefuse<T extends object>(answer: T | PressRefusal | PressFaults): T {
  if ('refusal' in answer) throw refusedIdea(answer.refusal);
  if ('faults' in answer) throw briefRefused(answer.faults);
  return answer;
}

async function orBusy<T>(job: Promise<T>, refuse = unsettable): Promise<T> {
  try {
    return await job;
  } catch (error) {
    if (!(error instanceof WorkerPoolError)) throw error;
    // What a worker cannot get done with must not bring it down again and again under another name.
    throw error.code === 'worker_failed' ? refuse() : new AppError('busy');
  }
}

const cannotDraw = 'Press can’t draw this design. Undo your last change, or change less.';

function unsettable(): AppError {
  return refusedIdea('Press can’t set this idea. Use other words, or choose the AI model.');
}

function refusedIdea(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { idea: message } });
}
