import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { resealFactors } from '../jobs/reseal-factors.job.ts';
import { FactorSecrets } from './factor-secrets.ts';

@Injectable()
@JobHandler(resealFactors)
export class ResealFactorsHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly secrets: FactorSecrets,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const resealed = await this.secrets.reseal();
    if (resealed > 0) this.log.info({ resealed }, 'sealed secrets of authenticator apps again, under the current key');
  }
}
