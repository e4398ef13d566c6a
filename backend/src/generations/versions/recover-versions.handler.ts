import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { drawVersion } from '../jobs/draw-version.job.ts';
import { recoverVersions } from '../jobs/recover-versions.job.ts';
import { syncArt } from '../jobs/sync-art.job.ts';
import { generationLock } from '../model/generation-names.ts';
import { type VersionRef, VersionStore, versionLock } from './version-store.ts';

/** Seconds in which one of them is put back into the queue at most once. */
const requeueEvery = 3;
const batch = 200;

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
    const waiting = await this.queue.waiting(drawVersion, 'generationId');
    const open = await this.prisma.generationVersion.findMany({
      where: { state: 'drawing', generation: { deletedAt: null } },
      orderBy: { updatedAt: 'asc' },
      take: batch,
      select: { generationId: true, version: true, createdAt: true },
    });
    for (const { createdAt, ...ref } of open) {
      if (waiting.has(ref.generationId) || !(await this.isFree(versionLock(ref)))) continue;
      if (createdAt < late) await this.store.fail(ref, tookTooLong);
      else await this.drawAgain(ref);
    }
  }

  private drawAgain(ref: VersionRef): Promise<void> {
    const options = { key: versionLock(ref), everySeconds: requeueEvery };
    return this.queue.enqueue(null, drawVersion, { ...ref, attempt: 0 }, options);
  }

  private async recoverSyncing(): Promise<void> {
    const waiting = await this.queue.waiting(syncArt, 'generationId');
    const rows = await this.prisma.generation.findMany({
      where: { artSync: 'syncing' },
      orderBy: { updatedAt: 'asc' },
      take: batch,
      select: { id: true },
    });
    for (const { id } of rows) {
      if (waiting.has(id) || !(await this.isFree(generationLock(id)))) continue;
      const options = { key: id, everySeconds: requeueEvery };
      await this.queue.enqueue(null, syncArt, { generationId: id, attempt: 0, begun: null }, options);
    }
  }

  private isFree(lock: string): Promise<boolean> {
    return this.locks.withLock(lock, () => Promise.resolve());
  }
}

const tookTooLong = 'Drawing this version took too long and was stopped. Your design is unchanged. Save it again.';
