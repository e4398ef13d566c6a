import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { type ChangeState, type ConnectedShop, ConnectionsService, PrintifyError } from '../../printify/index.ts';
import { type SyncArt, syncArt } from '../jobs/sync-art.job.ts';
import { generationLock } from '../model/generation-names.ts';
import { productGone } from '../model/products/product-gone.ts';
import { nextWait, notWaiting, secondsUntil, type Wait, waitSentence } from '../model/status/wait.ts';
import { waitOf } from '../waiting/wait-of.ts';
import { ArtSender } from './art-sender.ts';
import { type ArtOrder, ArtSyncStore } from './art-sync-store.ts';

/** With the pauses below a little over half an hour. */
const maxAttempts = 40;
/** Seconds: the pause doubles with every attempt, up to this. */
const maxPause = 60;
const lockedPause = 2;

/** One at a time, and none while the product is made or published. */
@Injectable()
@JobHandler(syncArt)
export class SyncArtHandler implements HandlesJob<SyncArt> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly connections: ConnectionsService,
    private readonly sender: ArtSender,
    private readonly store: ArtSyncStore,
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
  ) {}

  async handle(job: SyncArt, { signal }: JobContext): Promise<void> {
    const { generationId: id } = job;
    const free = await this.locks.withLock(generationLock(id), async (lockSignal) => {
      const row = await this.prisma.generation.findFirst({ where: { id, artSync: 'syncing' } });
      if (row) await this.sync(row, job, AbortSignal.any([signal, lockSignal]));
    });
    if (!free) await this.queue.enqueue(null, syncArt, job, { startAfter: lockedPause });
  }

  private async sync(row: Generation, job: SyncArt, signal: AbortSignal): Promise<void> {
    const order = await this.store.findOrder(row);
    const connected = order && (await this.connections.findConnection(row.userId, order.shopId));
    if (!order) return this.waitForEnd(row, job);
    if (!connected) return this.store.fail(row, noConnection);
    try {
      await this.goOn(connected, order, job, signal);
    } catch (error) {
      const wait = waitOf(error);
      if (wait) return this.waitFor(row, job, wait, error);
      if (!(error instanceof PrintifyError)) throw error;
      if (error.kind === 'locked') return this.waitForEnd(row, job);
      const gone = error.kind === 'not_found';
      await this.store.fail(row, gone ? productGone : error.message, gone);
    }
  }

  private async goOn(connected: ConnectedShop, order: ArtOrder, job: SyncArt, signal: AbortSignal): Promise<void> {
    const { row, version } = order;
    const state: ChangeState = await this.sender.send(connected, order, job.begun === version, signal);
    if (state === 'done') return this.store.finish(order, await this.sender.findMockups(connected, order, signal));
    await this.waitForEnd(row, { ...job, begun: state === 'publishing' ? version : job.begun });
  }

  /** Of another publishing, or of this one. */
  private async waitForEnd(row: Generation, job: SyncArt): Promise<void> {
    if (job.attempt >= maxAttempts) return this.store.fail(row, stuck);
    const startAfter = Math.min(2 ** job.attempt, maxPause);
    const message = job.begun === row.artTarget ? null : busy;
    await this.store.tryLater(row, { ...job, attempt: job.attempt + 1 }, message, startAfter);
  }

  private async waitFor(row: Generation, job: SyncArt, wait: Wait, error: unknown): Promise<void> {
    const { printify, generationWaitMs: timeoutMs } = this.config.values;
    const before = { ...notWaiting, waitingFor: wait.for, waitingSince: row.artSyncSince };
    const columns = nextWait(wait, before, { retryMs: printify.retryMs, timeoutMs });
    const sentence = waitSentence(wait.for, wait.reason);
    if (!columns) return this.store.fail(row, error instanceof PrintifyError ? error.message : sentence);
    await this.store.tryLater(row, job, `${sentence} We’ll keep trying.`, secondsUntil(columns.waitingUntil));
  }
}

const noConnection = 'In Settings, connect the Printify account that this product belongs to, then update it again.';
const busy = 'Printify is still publishing this product. We’ll update it when that is done.';
const stuck = 'Printify has been publishing this product for half an hour. Check it in Printify, then update it again.';
