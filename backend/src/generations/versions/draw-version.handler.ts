import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { GenerationVersion } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { type DrawVersion, drawVersion } from '../jobs/draw-version.job.ts';
import { generationLock } from '../model/generation-names.ts';
import { type Wait, waitSentence } from '../model/status/wait.ts';
import { failureOf } from '../pipeline/failure.ts';
import { isRetriable } from '../waiting/is-retriable.ts';
import { waitOf } from '../waiting/wait-of.ts';
import { VersionDrawing } from './version-drawing.ts';
import { VersionStore, versionLock } from './version-store.ts';

/** With the pauses below about half an hour. */
const maxAttempts = 40;
/** Seconds: the pause doubles with every attempt, up to this. */
const maxPause = 60;

/** Draws a version, then shows it as the design while nobody else works on that. */
@Injectable()
@JobHandler(drawVersion)
export class DrawVersionHandler implements HandlesJob<DrawVersion> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly drawing: VersionDrawing,
    private readonly store: VersionStore,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  async handle(job: DrawVersion, { signal }: JobContext): Promise<void> {
    await this.locks.withLock(versionLock(job), async (lockSignal) => {
      const { generationId, version } = job;
      const found = await this.prisma.generationVersion.findUnique({
        where: { generationId_version: { generationId, version }, state: 'drawing' },
      });
      if (found) await this.make(job, found, AbortSignal.any([signal, lockSignal]));
    });
  }

  private async make(job: DrawVersion, found: GenerationVersion, signal: AbortSignal): Promise<void> {
    try {
      const stays = found.prints !== null || (await this.draw(found, signal));
      if (stays && !(await this.show(job))) return await this.tryLater(job);
      await this.store.prune(job.generationId);
    } catch (error) {
      signal.throwIfAborted();
      await this.handleFailure(job, found, error);
    }
  }

  /** False where it would print badly: the design stays as it is. */
  private async draw(saved: GenerationVersion, signal: AbortSignal): Promise<boolean> {
    const row = await this.prisma.generation.findUniqueOrThrow({ where: { id: saved.generationId } });
    const art = await this.drawing.draw(row, saved, signal);
    await this.store.saveArt(saved, art);
    return art.faults.length === 0;
  }

  /** False while somebody else makes or publishes its product. */
  private async show(job: DrawVersion): Promise<boolean> {
    let shown = false;
    await this.locks.withLock(generationLock(job.generationId), async () => {
      shown = await this.store.show(job);
    });
    return shown;
  }

  private async handleFailure(job: DrawVersion, found: GenerationVersion, error: unknown): Promise<void> {
    if (isRetriable(error)) throw error;
    const wait = waitOf(error);
    if (wait && !this.hasWaited(wait, found)) return this.waitFor(job, wait);
    const { message, ours } = failureOf(error);
    this.log[ours ? 'error' : 'warn']({ err: error, ...job }, 'version failed');
    await this.store.fail(job, ours ? unexpected : message);
  }

  /** A part that the model is to draw waits as long as a design does, all else until its last attempt. */
  private hasWaited(wait: Wait, { redraw, createdAt }: GenerationVersion): boolean {
    const { generationWaitMs } = this.config.values;
    return redraw !== null && wait.for === 'openai' && Date.now() - createdAt.getTime() >= generationWaitMs;
  }

  private async waitFor(job: DrawVersion, wait: Wait): Promise<void> {
    await this.store.notice(job, `${waitSentence(wait.for, wait.reason)} We’ll keep trying.`);
    await this.tryLater(job);
  }

  private tryLater(job: DrawVersion): Promise<void> {
    if (job.attempt >= maxAttempts) return this.store.fail(job, unexpected);
    const startAfter = Math.min(2 ** job.attempt, maxPause);
    return this.queue.enqueue(null, drawVersion, { ...job, attempt: job.attempt + 1 }, { startAfter });
  }
}

const unexpected =
  'Something went wrong on our side, so this version wasn’t drawn. Your design is unchanged. Save it again.';
