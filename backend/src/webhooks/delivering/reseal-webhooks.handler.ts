import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { resealWebhooks } from '../jobs/reseal-webhooks.job.ts';
import { EndpointSecrets } from './endpoint-secrets.ts';

@Injectable()
@JobHandler(resealWebhooks)
export class ResealWebhooksHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly secrets: EndpointSecrets,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const resealed = await this.secrets.reseal();
    if (resealed > 0) this.log.info({ resealed }, 'sealed secrets of webhooks again, under the current key');
  }
}
