import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { followPublish, produceDesign, rescueGenerations } from '../jobs/jobs.ts';
import { restStates } from '../model/states.ts';
import { GenerationEnds } from './generation-transitions.ts';
import { lockOf } from './pipeline-runner.ts';
import { Steps } from './steps/index.ts';

/** Seconds in which one lost generation is put back into the queue at most once. */
const requeueEvery = 10;
/** A generation that waits for its turn is not lost; after this long it gets another job to be sure. */
const waitingMs = 120_000;
/** A publishing that nobody followed for this long is followed again. */
const unfollowedMs = 300_000;
const batch = 200;
const fault = {
  code: 'timed_out',
  provider: 'ourselves' as const,
  message: 'This took too long and was stopped. Your credit was given back. Please try again.',
  ours: true,
};

/** Finds generations whose worker is gone (their lock is free) and has them finished, or failed when their time is over. */
@Injectable()
@JobHandler(rescueGenerations)
export class RescueHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly ends: GenerationEnds,
    private readonly steps: Steps,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const open = await this.prisma.generation.findMany({
      where: { status: { notIn: restStates } },
      orderBy: { updatedAt: 'asc' },
      take: batch,
      select: { id: true, status: true, updatedAt: true },
    });
    for (const generation of open) await this.rescue(generation);
    await this.followAgain();
  }

  private async rescue({ id, status, updatedAt }: { id: string; status: string; updatedAt: Date }): Promise<void> {
    const idle = Date.now() - updatedAt.getTime();
    if (status === 'pending' && idle < waitingMs) return;
    const late = idle > this.config.values.generationDeadlineMs;
    const lost = await this.locks.withLock(lockOf(id), async () => {
      if (late) await this.ends.fail(id, fault, this.steps.all.find(({ state }) => state === status)?.name);
    });
    if (!lost) return;
    if (late) this.log.error({ generationId: id }, 'a generation was given up');
    // Only now: a worker that takes the job at once must find the lock free.
    else await this.queue.enqueue(null, produceDesign, { generationId: id }, { key: id, everySeconds: requeueEvery });
  }

  private async followAgain(): Promise<void> {
    const rows = await this.prisma.generation.findMany({
      where: {
        publishStatus: 'publishing',
        status: 'finalized',
        updatedAt: { lt: new Date(Date.now() - unfollowedMs) },
      },
      take: batch,
      select: { id: true },
    });
    for (const { id } of rows) {
      await this.queue.enqueue(null, followPublish, { generationId: id }, { key: id, everySeconds: 300 });
    }
  }
}
