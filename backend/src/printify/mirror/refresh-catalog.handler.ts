import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { CatalogRefresh } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { retryDelayMs } from '../../platform/retry.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { PrintifyClient } from '../client/printify-client.ts';
import { ConnectionsService } from '../connections/connections.service.ts';
import { refreshCatalog } from '../jobs/refresh-catalog.job.ts';
import { PrintifyError } from '../model/printify-error.ts';
import { CatalogMirror, type NextRead } from './catalog-mirror.ts';

/** Milliseconds that one job reads before the next goes on; below the job's own limit. */
const maxJobMs = 480_000;
/** Failures in a row after which a refresh is given up: with doubling pauses, a good quarter of an hour. */
const maxFailures = 8;
const maxDelayMs = 600_000;

const nobodyConnected =
  'No administrator is connected to Printify. Connect it in Settings, then refresh the catalog again.';
const emptyCatalog = 'Printify listed no variants. Please refresh the catalog again later.';

/** Reads Printify's whole catalog, one call after the other; the worker after a dead one continues where that was. */
@Injectable()
@JobHandler(refreshCatalog)
export class RefreshCatalogHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mirror: CatalogMirror,
    private readonly client: PrintifyClient,
    private readonly connections: ConnectionsService,
    private readonly locks: AdvisoryLocks,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    if (!isDue(await this.mirror.findRunning())) return;
    await this.locks.withLock('catalog-refresh', async (lost) => {
      const refresh = await this.mirror.findRunning();
      if (!isDue(refresh)) return;
      const stop = AbortSignal.any([signal, lost]);
      await this.read(refresh, stop).catch((error) => this.handleFailure(refresh.id, error, stop));
    });
  }

  private async read(refresh: CatalogRefresh, signal: AbortSignal): Promise<void> {
    const access = await this.accessFor(refresh);
    if (!access) return this.mirror.giveUp(refresh.id, nobodyConnected);
    if (refresh.blueprints === null) {
      await this.mirror.prune();
      await this.mirror.addBlueprints(refresh.id, await this.client.blueprints(access, signal));
    }
    for (const end = Date.now() + maxJobMs; Date.now() < end; ) {
      const next = await this.mirror.findNext(refresh.id);
      if (!next) return this.finish(refresh.id);
      await this.readNext(refresh.id, access, next, signal);
    }
  }

  private async readNext(id: number, access: PrintifyAccess, next: NextRead, signal: AbortSignal): Promise<void> {
    if (next.kind === 'providers') {
      const providers = await emptyIfGone(this.client.providers(access, next.blueprintId, signal));
      return this.mirror.addOffers(id, next.blueprintId, providers);
    }
    await this.mirror.addVariants(id, next, await emptyIfGone(this.client.variants(access, next, signal)));
  }

  private async finish(id: number): Promise<void> {
    const { variantCount } = await this.prisma.catalogRefresh.findUniqueOrThrow({ where: { id } });
    if (variantCount === 0) return this.mirror.giveUp(id, emptyCatalog);
    await this.mirror.finish(id);
    this.log.info({ refreshId: id, variantCount }, 'catalog refreshed');
  }

  private async accessFor({ requestedBy }: CatalogRefresh): Promise<PrintifyAccess | null> {
    const admins = await this.prisma.user.findMany({
      where: { isAdmin: true, printify: { isNot: null } },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    });
    const ids = admins
      .map(({ id }) => id)
      .sort((one, other) => Number(other === requestedBy) - Number(one === requestedBy));
    for (const id of ids) {
      const connected = await this.connections.findConnection(id);
      if (connected) return { ...connected.access, priority: 'background' };
    }
    return null;
  }

  private async handleFailure(id: number, error: unknown, stop: AbortSignal): Promise<void> {
    if (stop.aborted) return;
    this.log.warn({ err: error, refreshId: id }, 'reading the catalog failed');
    const { failures: before } = await this.prisma.catalogRefresh.findUniqueOrThrow({ where: { id } });
    const failures = before + 1;
    const message =
      error instanceof PrintifyError ? error.message : 'Something went wrong on our side while reading the catalog.';
    if (isFinal(error) || failures >= maxFailures) return this.mirror.giveUp(id, message);
    const firstDelayMs = this.config.values.printify.retryMs * 16;
    await this.mirror.postpone(id, retryDelayMs(failures, error, { firstDelayMs, maxDelayMs }), { failures, message });
  }
}

/** Without failures it need not wait: whoever has the lock may go on, so that a dead worker holds nothing up. */
function isDue(refresh: CatalogRefresh | null): refresh is CatalogRefresh {
  return refresh !== null && (refresh.failures === 0 || refresh.dueAt <= new Date());
}

function isFinal(error: unknown): boolean {
  return error instanceof PrintifyError && (error.kind === 'unauthorized' || error.kind === 'forbidden');
}

/** What was taken out of the catalog while we read it has no parts. */
async function emptyIfGone<T>(reading: Promise<T[]>): Promise<T[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof PrintifyError && (error.kind === 'not_found' || error.kind === 'not_offered')) return [];
    throw error;
  }
}
