import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { followPublish } from '../jobs/follow-publish.job.ts';
import { produceDesign } from '../jobs/produce-design.job.ts';
import { recoverStalled } from '../jobs/recover-stalled.job.ts';
import { generationLock } from '../model/generation-names.ts';
import { restStates } from '../model/states.ts';
import { DesignQueue } from '../queueing/design-queue.ts';
import type { Failure } from './failure.ts';
import { GenerationTransitions } from './generation-transitions.ts';
import { stepDefinitions } from './steps/index.ts';

/** Seconds in which one stalled generation is put back into the queue at most once. */
const requeueEvery = 3;
/** A generation that waits for its turn has not stalled; after this long it gets another job to be sure. */
const waitingMs = 120_000;
/** A publishing that nobody checked for this long gets another job. */
const uncheckedMs = 300_000;
const batch = 200;
const timedOut: Failure = {
  code: 'timed_out',
  provider: 'ourselves',
  message: 'This took too long and was stopped. Please try again.',
  ours: true,
};

/** Finds generations whose worker is gone (their lock is free) and has them finished, or failed when their time is over. */
@Injectable()
@JobHandler(recoverStalled)
export class RecoverStalledHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly designs: DesignQueue,
    private readonly transitions: GenerationTransitions,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const open = await this.prisma.generation.findMany({
      where: { status: { notIn: restStates } },
      orderBy: { updatedAt: 'asc' },
      take: batch,
      select: { id: true, status: true, updatedAt: true, waitingUntil: true },
    });
    const waiting = await this.queue.waiting(produceDesign, 'generationId');
    for (const generation of open) await this.recover(generation, waiting.has(generation.id));
    await this.recoverPublishing();
  }

  private async recover(
    { id, status, updatedAt, waitingUntil }: Pick<Generation, 'id' | 'status' | 'updatedAt' | 'waitingUntil'>,
    hasJob: boolean,
  ): Promise<void> {
    // One that waits is idle by intent.
    const idle = Date.now() - Math.max(updatedAt.getTime(), waitingUntil?.getTime() ?? 0);
    if (idle < 0) return;
    if (status === 'pending' && idle < waitingMs) return;
    const late = idle > this.config.values.generationDeadlineMs;
    // Its turn will come, however late; one that was begun has a time to end.
    if (hasJob && (status === 'pending' || !late)) return;
    const stalled = await this.locks.withLock(generationLock(id), async () => {
      if (late) await this.transitions.fail(id, timedOut, stepDefinitions.find(({ state }) => state === status)?.name);
    });
    if (!stalled) return;
    if (late) this.log.error({ generationId: id }, 'generation failed: its time is over');
    // Only now: a worker that takes the job at once must find the lock free.
    else await this.designs.enqueueFirst(id, { key: id, everySeconds: requeueEvery });
  }

  private async recoverPublishing(): Promise<void> {
    const unchecked = new Date(Date.now() - uncheckedMs);
    const rows = await this.prisma.generation.findMany({
      where: {
        publishStatus: 'publishing',
        status: 'finalized',
        updatedAt: { lt: unchecked },
        OR: [{ waitingUntil: null }, { waitingUntil: { lt: unchecked } }],
      },
      take: batch,
      select: { id: true },
    });
    for (const { id } of rows) {
      await this.queue.enqueue(null, followPublish, { generationId: id }, { key: id, everySeconds: 300 });
    }
  }
}
