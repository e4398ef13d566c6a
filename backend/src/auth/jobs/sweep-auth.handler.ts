import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { DAY_MS } from '../../platform/time.ts';
import { sweepAuth } from './sweep-auth.job.ts';

/** A used refresh token that comes back within this time still ends its session. */
const usedTokenDays = 30;

@Injectable()
@JobHandler(sweepAuth)
export class SweepAuthHandler implements HandlesJob<EmptyPayload> {
  constructor(private readonly prisma: PrismaService) {}

  async handle(): Promise<void> {
    const now = Date.now();
    const dayAgo = new Date(now - DAY_MS);
    await this.prisma.oneTimeToken.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
    await this.prisma.flowState.deleteMany({ where: { codeExpiresAt: { lt: dayAgo } } });
    await this.prisma.flowState.deleteMany({
      where: { codeExpiresAt: null, createdAt: { lt: new Date(now - 7 * DAY_MS) } },
    });
    await this.prisma.refreshToken.deleteMany({ where: { revokedAt: { lt: new Date(now - usedTokenDays * DAY_MS) } } });
  }
}
