import { Injectable, Logger } from '@nestjs/common';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { resealTokens } from '../jobs/reseal-tokens.job.ts';
import { ConnectionsService } from './connections.service.ts';
import { FurtherConnections } from './further-connections.ts';

@Injectable()
@JobHandler(resealTokens)
export class ResealTokensHandler implements HandlesJob<EmptyPayload> {
  private readonly logger = new Logger(ResealTokensHandler.name);

  constructor(
    private readonly connections: ConnectionsService,
    private readonly further: FurtherConnections,
  ) {}

  async handle(): Promise<void> {
    const resealed = (await this.connections.resealTokens()) + (await this.further.resealTokens());
    if (resealed > 0) this.logger.log(`sealed ${resealed} Printify tokens again, under the current key`);
  }
}
