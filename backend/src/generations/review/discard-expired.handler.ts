import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { Prisma } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { discardExpired } from '../jobs/upkeep/discard-expired.job.ts';
import { GenerationTransitions } from '../pipeline/generation-transitions.ts';

@Injectable()
@JobHandler(discardExpired)
export class DiscardExpiredHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly transitions: GenerationTransitions,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const expired: Prisma.GenerationWhereInput = { status: 'preview', reviewUntil: { lt: new Date() } };
    const rows = await this.prisma.generation.findMany({ where: expired, select: { id: true } });
    for (const { id } of rows) {
      // With the time again: it may have been stopped for another review meanwhile.
      if (await this.transitions.discard({ ...expired, id }, 'time'))
        this.log.info({ generationId: id }, 'discarded a design: nobody decided in time');
    }
  }
}
