import { Injectable } from '@nestjs/common';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { CatalogService } from '../catalog.service.ts';
import { weeklyCatalog } from './jobs.ts';

@Injectable()
@JobHandler(weeklyCatalog)
export class WeeklyCatalogHandler implements HandlesJob<EmptyPayload> {
  constructor(private readonly catalog: CatalogService) {}

  handle(): Promise<void> {
    return this.catalog.refreshUnasked();
  }
}
