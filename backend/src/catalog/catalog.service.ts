import { Injectable } from '@nestjs/common';
import { AuditLog } from '../platform/audit/audit-log.ts';
import type { CatalogRefresh } from '../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { ConnectionsService } from '../printify/index.ts';
import type { CatalogProgress, CatalogRefreshAccepted, CatalogStatus } from './dto/catalog.dto.ts';
import { refreshCatalog } from './refresh/jobs.ts';
import { Mirror } from './refresh/mirror.ts';

const noCatalog = 'No catalog data available. Run refresh to fetch catalog from Printify.';

/** The catalog as a whole: what there is of it, and its refreshes. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mirror: Mirror,
    private readonly connections: ConnectionsService,
    private readonly queue: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  async status(): Promise<CatalogStatus> {
    const [current, last] = await Promise.all([
      this.mirror.current(),
      this.prisma.catalogRefresh.findFirst({ orderBy: { id: 'desc' } }),
    ]);
    const refresh = last && toProgress(last);
    return {
      exists: current !== null,
      variant_count: current?.variantCount ?? 0,
      refreshed_at: current?.finishedAt?.toISOString() ?? null,
      message: messageFor(current, refresh),
      refresh,
    };
  }

  /**
   * Begins a refresh with the administrator's own Printify account; where one is under way, that is the answer.
   * @throws AppError provider_not_connected
   */
  async refresh(adminId: string): Promise<CatalogRefreshAccepted> {
    await this.connections.require(adminId);
    const running = await this.prisma.$transaction(async (tx) => {
      const begun = await this.begin(tx, adminId);
      // The last one: the one that was under way may have ended since.
      if (!begun) return tx.catalogRefresh.findFirstOrThrow({ orderBy: { id: 'desc' } });
      await this.audit.record(tx, { actorId: adminId, action: 'catalog.refreshed', detail: { refresh_id: begun.id } });
      return begun;
    });
    const current = await this.mirror.current();
    return { variantCount: current?.variantCount ?? 0, refresh: progressOf(running) };
  }

  /** Begins a refresh with any administrator's account; nothing where none has Printify connected. */
  async refreshUnasked(): Promise<void> {
    const admin = await this.prisma.user.findFirst({
      where: { isAdmin: true, printify: { isNot: null } },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    });
    if (admin) await this.prisma.$transaction((tx) => this.begin(tx, admin.id));
  }

  /** Null where one is under way: the database lets one refresh run at a time, whoever asks and wherever. */
  private async begin(tx: Tx, userId: string): Promise<CatalogRefresh | null> {
    const [begun] = await tx.catalogRefresh.createManyAndReturn({
      data: [{ requestedBy: userId }],
      skipDuplicates: true,
    });
    if (!begun) return null;
    await this.queue.enqueue(tx, refreshCatalog, {});
    return begun;
  }
}

/** Null where the refresh came to its good end. */
function toProgress(refresh: CatalogRefresh): CatalogProgress | null {
  return refresh.state === 'running' || refresh.state === 'failed' ? progressOf(refresh) : null;
}

function progressOf(refresh: CatalogRefresh): CatalogProgress {
  return {
    state: refresh.state === 'failed' ? 'failed' : 'running',
    ...phaseOf(refresh),
    variant_count: refresh.variantCount,
    started_at: refresh.startedAt.toISOString(),
    trouble: refresh.message,
  };
}

function phaseOf(refresh: CatalogRefresh): Pick<CatalogProgress, 'phase' | 'done' | 'total'> {
  const { blueprints, blueprintsRead, offers, offersRead } = refresh;
  if (blueprints === null) return { phase: 'blueprints', done: 0, total: null };
  if (blueprintsRead < blueprints) return { phase: 'providers', done: blueprintsRead, total: blueprints };
  return { phase: 'variants', done: offersRead, total: offers };
}

function messageFor(current: CatalogRefresh | null, refresh: CatalogProgress | null): string | null {
  if (refresh?.state === 'failed') {
    const kept = current ? ' The catalog from before is still here.' : '';
    return `The last refresh failed. ${refresh.trouble ?? ''}${kept}`;
  }
  return current || refresh ? null : noCatalog;
}
