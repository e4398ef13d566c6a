import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { Tracing } from '../../platform/tracing/tracing.ts';
import { generationLock } from '../model/generation-names.ts';
import { isRetriable } from '../waiting/is-retriable.ts';
import { waitOf } from '../waiting/wait-of.ts';
import { failureOf } from './failure.ts';
import { GenerationTransitions } from './generation-transitions.ts';
import type { Run } from './run.ts';
import { RunStore, RunSuperseded, StepStoredBefore } from './run-store.ts';
import type { Step } from './steps/step.ts';

/** A result is stored before a step that needs it begins, so the next run goes on where a dead one stopped. */
@Injectable()
export class PipelineRunner implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly store: RunStore,
    private readonly locks: AdvisoryLocks,
    private readonly transitions: GenerationTransitions,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
    private readonly log: PinoLogger,
  ) {}

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  onModuleDestroy(): void {
    this.stopping.abort(new Error('the worker is stopping'));
  }

  /** Goes on with the generation unless another run has it. Throws only where the job should be tried again. */
  async run(generationId: string, jobSignal: AbortSignal): Promise<void> {
    await this.locks.withLock(generationLock(generationId), async (lockSignal) => {
      const signal = AbortSignal.any([jobSignal, lockSignal, this.stopping.signal]);
      const run = await this.store.begin(generationId, signal);
      if (!run) return;
      try {
        await this.walk(run);
        const review = run.findReview();
        if (review) await this.transitions.stopForReview(generationId, review);
        else await this.transitions.finalize(generationId);
      } catch (error) {
        await this.handleFailure(run, error);
      }
    });
  }

  /** Runs whatever is ready, side by side. A failure stops the others, unless it heals: then their results are kept. */
  private async walk(run: Run): Promise<void> {
    const failed = new AbortController();
    const signal = AbortSignal.any([run.signal, failed.signal]);
    const running = new Map<string, Promise<void>>();
    try {
      for (;;) {
        for (const step of run.readySteps(new Set(running.keys()))) {
          const { name } = step.definition;
          running.set(
            name,
            this.trace(run, step, signal)
              .catch((error) => {
                run.failed ??= name;
                throw error;
              })
              .finally(() => running.delete(name)),
          );
        }
        if (running.size === 0) return;
        await Promise.race(running.values());
        signal.throwIfAborted();
      }
    } catch (error) {
      if (!waitOf(error)) failed.abort(new Error('another step failed'));
      throw error;
    } finally {
      await Promise.allSettled(running.values());
    }
  }

  private trace(run: Run, step: Step, signal: AbortSignal): Promise<void> {
    const options = { attributes: { 'inkloom.generation_id': run.id } };
    return this.tracing.span(`step ${step.definition.name}`, options, () => this.perform(run, step, signal));
  }

  private async perform(run: Run, step: Step, signal: AbortSignal): Promise<void> {
    const began = performance.now();
    const result = await step.run(run.contextFor(signal, (columns) => this.store.saveColumns(run, columns)));
    const took = Math.round(performance.now() - began);
    await this.store.saveResult(run, step, result, took);
    this.metrics.stepTook(step.definition.name, took / 1000);
    this.log.info({ generationId: run.id, step: step.definition.name, ms: took }, 'step done');
  }

  private async handleFailure(run: Run, error: unknown): Promise<void> {
    if (error instanceof RunSuperseded) return;
    run.signal.throwIfAborted();
    // The job is run again, and goes on from the last stored step.
    if (isRetriable(error) || error instanceof StepStoredBefore) throw error;
    const wait = waitOf(error);
    if (wait && (await this.transitions.wait(run.id, wait))) {
      this.log.warn({ err: error, generationId: run.id, waitsFor: wait.for }, 'generation waits');
      return;
    }
    const failure = failureOf(error);
    this.log[failure.ours ? 'error' : 'warn']({ err: error, generationId: run.id }, 'generation failed');
    await this.transitions.fail(run.id, failure, run.failed);
  }
}
