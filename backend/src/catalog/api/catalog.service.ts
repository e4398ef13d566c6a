import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { CatalogRefreshes, ConnectionsService } from '../../printify/index.ts';
import { CatalogSearch } from '../search/catalog-search.ts';
import type { CatalogPage, CatalogQuery, CatalogRefreshAccepted, CatalogStatus } from './catalog.dto.ts';
import { toCatalogPage, toCatalogProgress, toCatalogStatus } from './catalog.mapper.ts';

@Injectable()
export class CatalogService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly refreshes: CatalogRefreshes,
    private readonly connections: ConnectionsService,
    private readonly search: CatalogSearch,
    private readonly audit: AuditLog,
  ) {}

  async getCatalogStatus(): Promise<CatalogStatus> {
    return toCatalogStatus(await this.refreshes.findStatus());
  }

  /** With their own Printify account; one that runs already is the answer. @throws AppError provider_not_connected */
  async refreshCatalog(adminId: string): Promise<CatalogRefreshAccepted> {
    await this.connections.requireConnection(adminId);
    const running = await this.prisma.$transaction(async (tx) => {
      const { refresh, begun } = await this.refreshes.begin(tx, adminId);
      const detail = { refresh_id: refresh.id };
      if (begun) await this.audit.record(tx, { actorId: adminId, action: 'catalog.refreshed', detail });
      return refresh;
    });
    const { current } = await this.refreshes.findStatus();
    return { variantCount: current?.variantCount ?? 0, refresh: toCatalogProgress(running) };
  }

  async listCatalogVariants(query: CatalogQuery): Promise<CatalogPage> {
    return toCatalogPage(await this.search.findPage(query));
  }
}
