import { Injectable } from '@nestjs/common';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { recordHistory, runStarted } from '../history/history.ts';
import { restStates } from '../model/status/states.ts';
import { notWaiting } from '../model/status/wait.ts';
import { Run } from './run.ts';
import { Steps } from './steps/index.ts';
import type { Step } from './steps/step.ts';

/** Thrown where somebody else ended the generation meanwhile: there is nothing left to do. */
export class RunSuperseded extends Error {}

/** Thrown where a run that had lost its lock stored the step meanwhile: the next run goes on from there. */
export class StepStoredBefore extends Error {}

@Injectable()
export class RunStore {
  constructor(
    private readonly prisma: PrismaService,
    private readonly steps: Steps,
    private readonly queue: JobQueue,
  ) {}

  /** Null where nothing is to be done for the generation now. */
  async begin(generationId: string, signal: AbortSignal): Promise<Run | null> {
    const row = await this.prisma.generation.findUnique({ where: { id: generationId }, include: { steps: true } });
    if (!row || restStates.includes(row.status)) return null;
    const { steps, ...generation } = row;
    const results = steps.map(({ name, result }): [string, unknown] => [name, result]);
    const run = new Run(generation, this.steps.all, results, signal);
    await this.prisma.$transaction(async (tx) => {
      // Beginning again is no progress: a generation that kills its workers must come to its deadline.
      if (generation.status !== run.shownState()) await this.show(tx, run);
      await recordHistory(tx, generationId, ...(await runStarted(tx, generationId)));
    });
    return run;
  }

  /** All in one transaction. `took` is in milliseconds. @throws StepStoredBefore */
  async saveResult(run: Run, step: Step, result: Prisma.InputJsonObject, took: number): Promise<void> {
    run.addResult(step, result);
    const { id: generationId } = run;
    const { name } = step.definition;
    await this.prisma.$transaction(async (tx) => {
      const data = { generationId, name, result, took };
      const { count } = await tx.generationStep.createMany({ data, skipDuplicates: true });
      if (count === 0) throw new StepStoredBefore(`the result of the step ${name} is stored already`);
      await this.show(tx, run, { ...notWaiting, ...step.columns(result) });
      const done = { kind: 'step_done', detail: { step: name, ms: took } } as const;
      await recordHistory(tx, generationId, done, ...step.history(result));
      for (const { job, startAfter } of step.followUps(result)) {
        await this.queue.enqueue(tx, job, { generationId }, { startAfter });
      }
    });
  }

  saveColumns(run: Run, columns: Prisma.GenerationUpdateManyMutationInput): Promise<void> {
    return this.update(this.prisma, run, columns);
  }

  private show(tx: Tx, run: Run, columns: Prisma.GenerationUpdateManyMutationInput = {}): Promise<void> {
    const shown = run.shownState();
    return this.update(tx, run, { ...columns, ...(shown === 'finalized' ? {} : { status: shown }) });
  }

  private async update(tx: Tx, { id }: Run, data: Prisma.GenerationUpdateManyMutationInput): Promise<void> {
    const { count } = await tx.generation.updateMany({ where: { id, status: { notIn: restStates } }, data });
    if (count === 0) throw new RunSuperseded('somebody else ended the generation meanwhile');
  }
}
