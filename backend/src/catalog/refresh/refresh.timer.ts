import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { AppConfig } from '../../platform/config/config.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { refreshCatalog, weeklyCatalog } from './jobs.ts';

const everyMs = 5000;

/** Every node's clock rings; the keys let one job through. */
@Injectable()
export class RefreshTimer implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue,
    private readonly prisma: PrismaService,
    private readonly config: AppConfig,
  ) {}

  /** A worker that starts may come after one that died. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role !== 'api') await this.queue.enqueue(null, refreshCatalog, {});
  }

  @Cron('23 4 * * 1', { timeZone: 'UTC' })
  async ringWeekly(): Promise<void> {
    await this.queue.enqueue(null, weeklyCatalog, {}, { key: 'weekly', everySeconds: 3600 });
  }

  /** Takes up a refresh that waited long enough, or whose worker is gone. */
  @Interval(everyMs)
  async ring(): Promise<void> {
    if (this.config.role === 'api') return;
    const due = await this.prisma.catalogRefresh.count({ where: { state: 'running', dueAt: { lte: new Date() } } });
    if (due === 0) return;
    await this.queue.enqueue(null, refreshCatalog, {}, { key: 'due', everySeconds: everyMs / 1000 });
  }
}
