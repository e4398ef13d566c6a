import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { firstId, readInPages } from '../../platform/prisma/read-in-pages.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { idsOfWaitingJobs } from '../../platform/queue/waiting-jobs.ts';
import { drawVersion } from '../jobs/draw-version.job.ts';
import { syncArt } from '../jobs/sync-art.job.ts';
import { recoverVersions } from '../jobs/upkeep/recover-versions.job.ts';
import { generationLock } from '../model/generation-names.ts';
import { type VersionRef, VersionStore, versionLock } from './version-store.ts';

/** Seconds in which one of them is put back into the queue at most once. */
const requeueEvery = 3;

/** A worker that is gone has let go of its lock, and its job is in no queue. */
@Injectable()
@JobHandler(recoverVersions)
export class RecoverVersionsHandler implements HandlesJob<object> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly store: VersionStore,
    private readonly config: AppConfig,
  ) {}

  async handle(): Promise<void> {
    await this.recoverDrawing();
    await this.recoverSyncing();
  }

  private async recoverDrawing(): Promise<void> {
    const late = new Date(Date.now() - this.config.values.generationDeadlineMs);
    for await (const { createdAt, ...ref } of readInPages<DrawnVersion>((last, limit) =>
      this.readDrawing(last, limit),
    )) {
      if (!(await this.isFree(versionLock(ref)))) continue;
      if (createdAt < late) await this.store.fail(ref, tookTooLong);
      else await this.drawAgain(ref);
    }
  }

  private readDrawing(last: DrawnVersion | undefined, limit: number): Promise<DrawnVersion[]> {
    return this.prisma.$queryRaw<DrawnVersion[]>(Prisma.sql`
      SELECT version.generation_id AS "generationId", version.version, version.created_at AS "createdAt"
        FROM generation_versions AS version JOIN generations AS design ON design.id = version.generation_id
       WHERE version.state = 'drawing' AND design.deleted_at IS NULL
         AND version.generation_id NOT IN ${idsOfWaitingJobs(drawVersion, 'generationId')}
         AND (version.generation_id, version.version) > (${last?.generationId ?? firstId}::uuid, ${last?.version ?? 0})
       ORDER BY version.generation_id, version.version
       LIMIT ${limit}`);
  }

  private drawAgain(ref: VersionRef): Promise<void> {
    const options = { key: versionLock(ref), everySeconds: requeueEvery };
    return this.queue.enqueue(null, drawVersion, { ...ref, attempt: 0 }, options);
  }

  private async recoverSyncing(): Promise<void> {
    for await (const { id } of readInPages<{ id: string }>((last, limit) => this.readSyncing(last?.id, limit))) {
      if (!(await this.isFree(generationLock(id)))) continue;
      const options = { key: id, everySeconds: requeueEvery };
      await this.queue.enqueue(null, syncArt, { generationId: id, attempt: 0, begun: null }, options);
    }
  }

  private readSyncing(lastId = firstId, limit: number): Promise<{ id: string }[]> {
    return this.prisma.$queryRaw<{ id: string }[]>(Prisma.sql`
      SELECT id FROM generations
       WHERE art_sync = 'syncing'
         AND id NOT IN ${idsOfWaitingJobs(syncArt, 'generationId')}
         AND id > ${lastId}::uuid
       ORDER BY id
       LIMIT ${limit}`);
  }

  private isFree(lock: string): Promise<boolean> {
    return this.locks.withLock(lock, () => Promise.resolve());
  }
}

type DrawnVersion = VersionRef & { createdAt: Date };

const tookTooLong = 'Drawing this version took too long and was stopped. Your design is unchanged. Save it again.';
