import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';

const audited = { name: 'audited-refusals', points: 5, seconds: 3600 };

/** Accounts that call the admin area without the role. */
@Injectable()
export class AdminRefusals {
  constructor(
    private readonly prisma: PrismaService,
    private readonly limits: RateLimits,
    private readonly log: SecurityLog,
  ) {}

  /** Each goes to the log; so many of an account in an hour go to the audit log, which nobody can fill that way. */
  async record(userId: string, { method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>): Promise<void> {
    const path = url.split('?')[0] ?? '';
    this.log.note('admin_refused', { userId, method, path, ip });
    try {
      await this.limits.consume(audited, userId);
      await this.log.recordRefusal(this.prisma, userId, path);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
    }
  }
}
