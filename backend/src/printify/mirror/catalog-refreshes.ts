import { Injectable } from '@nestjs/common';
import type { CatalogRefresh } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { refreshCatalog } from '../jobs/refresh-catalog.job.ts';

export interface RefreshStatus {
  current: CatalogRefresh | null;
  last: CatalogRefresh | null;
}

@Injectable()
export class CatalogRefreshes {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  /** Both of one moment: read one by one, a refresh that ends in between would be ended and not yet current. */
  async findStatus(): Promise<RefreshStatus> {
    const [current, last] = await this.prisma.$transaction(
      [
        this.prisma.catalogRefresh.findFirst({ where: { state: 'current' } }),
        this.prisma.catalogRefresh.findFirst({ orderBy: { id: 'desc' } }),
      ],
      { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead },
    );
    return { current, last };
  }

  /** Begins a refresh, or finds the one that runs: the database lets one run at a time, whoever asks. */
  async begin(tx: Tx, userId: string): Promise<{ refresh: CatalogRefresh; begun: boolean }> {
    for (;;) {
      const [created] = await tx.catalogRefresh.createManyAndReturn({
        data: [{ requestedBy: userId }],
        skipDuplicates: true,
      });
      if (created) {
        await this.queue.enqueue(tx, refreshCatalog, {});
        return { refresh: created, begun: true };
      }
      const running = await tx.catalogRefresh.findFirst({ where: { state: 'running' } });
      // None: it ended between the two statements. It has read what was before, so another one begins.
      if (running) return { refresh: running, begun: false };
    }
  }
}
