import { Injectable } from '@nestjs/common';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { CatalogRefresher } from './catalog-refresher.ts';
import { refreshCatalog } from './jobs.ts';

@Injectable()
@JobHandler(refreshCatalog)
export class RefreshCatalogHandler implements HandlesJob<EmptyPayload> {
  constructor(private readonly refresher: CatalogRefresher) {}

  handle(_: Record<string, never>, { signal }: JobContext): Promise<void> {
    return this.refresher.run(signal);
  }
}
