import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { beginning, record } from '../history/history.ts';
import { generationRequest } from '../model/generation-request.ts';
import type { Review } from '../model/review.ts';
import { restStates } from '../model/states.ts';
import { failureOf } from './failure.ts';
import { GenerationEnds } from './generation-transitions.ts';
import { openSteps, readySteps, shownState } from './step-order.ts';
import { Steps } from './steps/index.ts';
import type { Step, StepContext, StepName, StepResults } from './steps/step.ts';

/** One generation at work in this process. */
interface Run {
  generation: Generation;
  resumed: boolean;
  results: Partial<StepResults>;
  done: Set<StepName>;
  /** The first step to fail. */
  failed?: StepName;
  signal: AbortSignal;
}

/** Thrown where the generation was ended by somebody else meanwhile: there is nothing left to do. */
class Overtaken extends Error {}

/**
 * Walks a generation through its steps. Every result is stored before a step that needs it begins, so a
 * run that dies anywhere is followed by another that goes on from there. One run a generation at a time.
 */
@Injectable()
export class PipelineRunner implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly steps: Steps,
    private readonly ends: GenerationEnds,
    private readonly queue: JobQueue,
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping.abort(new Error('the worker is stopping'));
  }

  /** Goes on with the generation unless another run is at it. Throws only where the run should be made again. */
  async run(generationId: string, jobSignal: AbortSignal): Promise<void> {
    await this.locks.withLock(lockOf(generationId), async (lockSignal) => {
      const signal = AbortSignal.any([jobSignal, lockSignal, this.stopping.signal]);
      const run = await this.begin(generationId, signal);
      if (!run) return;
      try {
        await this.walk(run);
        const [review] = this.reviewsOf(run).values();
        if (review) await this.ends.stopForReview(generationId, review);
        else await this.ends.finalize(generationId);
      } catch (error) {
        await this.giveUp(run, error);
      }
    });
  }

  private async begin(generationId: string, signal: AbortSignal): Promise<Run | null> {
    const row = await this.prisma.generation.findUnique({ where: { id: generationId }, include: { steps: true } });
    if (!row || restStates.includes(row.status as never)) return null;
    const { steps, ...generation } = row;
    const results = Object.fromEntries(steps.map(({ name, result }) => [name, result])) as Partial<StepResults>;
    const run: Run = {
      generation,
      resumed: generation.status !== 'pending',
      results,
      done: new Set(Object.keys(results) as StepName[]),
      signal,
    };
    await this.prisma.$transaction(async (tx) => {
      // Beginning again is no progress: a generation that kills its workers must come to its deadline.
      if (generation.status !== this.shownState(run)) await this.show(run, tx);
      await record(tx, generationId, await beginning(tx, generationId));
    });
    return run;
  }

  /** Of the steps that are done, those whose result a person must see, with the reason. */
  private reviewsOf({ done, results }: Run): Map<StepName, Review> {
    const reviews = new Map<StepName, Review>();
    for (const step of this.steps.all) {
      const result = results[step.name];
      const review = done.has(step.name) && result ? step.holds(result) : null;
      if (review) reviews.set(step.name, review);
    }
    return reviews;
  }

  private openSteps(run: Run): Step[] {
    return openSteps(this.steps.all, new Set(this.reviewsOf(run).keys()));
  }

  private shownState(run: Run) {
    return shownState(this.openSteps(run), run.done);
  }

  /** Runs whatever is ready, side by side; the first failure stops the others. */
  private async walk(run: Run): Promise<void> {
    const failed = new AbortController();
    const signal = AbortSignal.any([run.signal, failed.signal]);
    const running = new Map<StepName, Promise<void>>();
    try {
      for (;;) {
        for (const step of readySteps(this.openSteps(run), run.done, new Set(running.keys()))) {
          running.set(
            step.name,
            this.perform(run, step, signal)
              .catch((error) => {
                run.failed ??= step.name;
                throw error;
              })
              .finally(() => running.delete(step.name)),
          );
        }
        if (running.size === 0) return;
        await Promise.race(running.values());
        signal.throwIfAborted();
      }
    } finally {
      failed.abort(new Error('another step failed'));
      await Promise.allSettled(running.values());
    }
  }

  private async perform(run: Run, step: Step, signal: AbortSignal): Promise<void> {
    const began = performance.now();
    const context: StepContext = {
      generation: run.generation,
      request: generationRequest.parse(run.generation.request),
      results: run.results as StepResults,
      resumed: run.resumed,
      signal,
      keep: (columns) => this.update(run, this.prisma, columns),
    };
    const result = await step.run(context);
    const took = Math.round(performance.now() - began);
    await this.store(run, step, result, took);
    this.metrics.stepTook(step.name, took / 1000);
    this.log.info({ generationId: run.generation.id, step: step.name, ms: took }, 'step done');
  }

  /** Result, columns and shown state in one transaction. */
  private async store(run: Run, step: Step, result: StepResults[StepName], took: number): Promise<void> {
    Object.assign(run.results, { [step.name]: result });
    run.done.add(step.name);
    const generationId = run.generation.id;
    await this.prisma.$transaction(async (tx) => {
      await tx.generationStep.create({
        data: { generationId, name: step.name, result: result as Prisma.InputJsonObject, took },
      });
      await this.show(run, tx, step.patch(result));
      await record(
        tx,
        generationId,
        { kind: 'step_done', detail: { step: step.name, ms: took } },
        ...step.tells(result),
      );
      for (const { job, startAfter } of step.followUps(result)) {
        await this.queue.enqueue(tx, job, { generationId }, { startAfter });
      }
    });
  }

  private show(
    run: Run,
    tx: Prisma.TransactionClient,
    patch: Prisma.GenerationUpdateManyMutationInput = {},
  ): Promise<void> {
    const shown = this.shownState(run);
    return this.update(run, tx, { ...patch, ...(shown === 'finalized' ? {} : { status: shown }) });
  }

  private async update(
    run: Run,
    tx: Prisma.TransactionClient,
    data: Prisma.GenerationUpdateManyMutationInput,
  ): Promise<void> {
    const { count } = await tx.generation.updateMany({
      where: { id: run.generation.id, status: { notIn: restStates } },
      data,
    });
    if (count === 0) throw new Overtaken('the generation was ended meanwhile');
  }

  private async giveUp(run: Run, error: unknown): Promise<void> {
    if (error instanceof Overtaken) return;
    run.signal.throwIfAborted();
    const failure = failureOf(error);
    this.log[failure.ours ? 'error' : 'warn']({ err: error, generationId: run.generation.id }, 'generation failed');
    await this.ends.fail(run.generation.id, failure, run.failed);
  }
}

/** The lock that whoever works on a generation holds. */
export function lockOf(generationId: string): string {
  return `generation:${generationId}`;
}
