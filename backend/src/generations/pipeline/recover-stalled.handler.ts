import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { firstId, readInPages } from '../../platform/prisma/read-in-pages.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { idsOfWaitingJobs } from '../../platform/queue/waiting-jobs.ts';
import { followPublish } from '../jobs/follow-publish.job.ts';
import { produceDesign } from '../jobs/produce-design.job.ts';
import { recoverStalled } from '../jobs/upkeep/recover-stalled.job.ts';
import { generationLock } from '../model/generation-names.ts';
import { generationStates, isAtRest } from '../model/status/states.ts';
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
const timedOut: Failure = {
  code: 'timed_out',
  provider: 'ourselves',
  message: 'This took too long and was stopped. Please try again.',
  ours: true,
};

/** Named one by one: no index knows the others. */
const openStates = generationStates.filter((state) => !isAtRest(state));

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
    for await (const generation of readInPages<StalledDesign>((last, limit) => this.readStalled(last, limit))) {
      await this.recover(generation);
    }
    for await (const { id } of readInPages<{ id: string }>((last, limit) => this.readUnchecked(last, limit))) {
      await this.queue.enqueue(null, followPublish, { generationId: id }, { key: id, everySeconds: 300 });
    }
  }

  /** One that waits is idle by intent, and one with a job gets its turn, however late. */
  private readStalled(last: StalledDesign | undefined, limit: number): Promise<StalledDesign[]> {
    const now = Date.now();
    const late = new Date(now - this.config.values.generationDeadlineMs);
    return this.prisma.$queryRaw<StalledDesign[]>(Prisma.sql`
      SELECT id, status::text, idle_since <= ${late} AS "isLate"
        FROM (SELECT id, status, greatest(updated_at, waiting_until) AS idle_since
                FROM generations WHERE status = ANY(${openStates}::generation_state[])) AS open
       WHERE idle_since <= ${new Date(now)} AND (status <> 'pending' OR idle_since <= ${new Date(now - waitingMs)})
         AND id NOT IN ${idsOfWaitingJobs(produceDesign, 'generationId')}
         AND id > ${last?.id ?? firstId}::uuid
       ORDER BY id
       LIMIT ${limit}`);
  }

  private async recover({ id, status, isLate }: StalledDesign): Promise<void> {
    const stalled = await this.locks.withLock(generationLock(id), async () => {
      if (isLate)
        await this.transitions.fail(id, timedOut, stepDefinitions.find(({ state }) => state === status)?.name);
    });
    if (!stalled) return;
    if (isLate) this.log.error({ generationId: id }, 'generation failed: its time is over');
    // Only now: a worker that takes the job at once must find the lock free.
    else await this.designs.enqueueFirst(id, { key: id, everySeconds: requeueEvery });
  }

  private readUnchecked(last: { id: string } | undefined, limit: number): Promise<{ id: string }[]> {
    return this.prisma.$queryRaw<{ id: string }[]>(Prisma.sql`
      SELECT id FROM generations
       WHERE publish_status = 'publishing' AND status = 'finalized'
         AND greatest(updated_at, waiting_until) < ${new Date(Date.now() - uncheckedMs)}
         AND id NOT IN ${idsOfWaitingJobs(followPublish, 'generationId')}
         AND id > ${last?.id ?? firstId}::uuid
       ORDER BY id
       LIMIT ${limit}`);
  }
}

interface StalledDesign extends Pick<Generation, 'id' | 'status'> {
  isLate: boolean;
}
