import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { weeklyCatalog } from '../jobs/weekly-catalog.job.ts';
import { CatalogRefreshes } from './catalog-refreshes.ts';

@Injectable()
@JobHandler(weeklyCatalog)
export class WeeklyCatalogHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly refreshes: CatalogRefreshes,
  ) {}

  async handle(): Promise<void> {
    const admin = await this.prisma.user.findFirst({
      where: { isAdmin: true, printify: { isNot: null } },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    });
    if (admin) await this.prisma.$transaction((tx) => this.refreshes.begin(tx, admin.id));
  }
}
