import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { discardUndecided } from '../jobs/jobs.ts';
import { GenerationEnds } from '../pipeline/generation-transitions.ts';

/** Discards designs whose time for a decision is over; each in a transaction of its own. */
@Injectable()
@JobHandler(discardUndecided)
export class DiscardUndecidedHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ends: GenerationEnds,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const over = { status: 'preview', reviewUntil: { lt: new Date() } };
    const rows = await this.prisma.generation.findMany({ where: over, select: { id: true } });
    for (const { id } of rows) {
      // Asked again with the time: it may have been stopped anew meanwhile.
      if (await this.ends.discard({ ...over, id }, 'time')) this.log.info({ generationId: id }, 'discarded, undecided');
    }
  }
}
