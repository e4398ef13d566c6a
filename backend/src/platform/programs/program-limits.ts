import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Program } from '../http/scopes.ts';
import { sayLimit } from '../limits/limit-headers.ts';
import { type LimitDefinition, LimitReached, RateLimits } from '../limits/rate-limits.ts';

export const requestsOfProgram: LimitDefinition = { name: 'program', points: 120, seconds: 60 };

/** How much each API key and each app may ask, beside the limits that it shares with its seller. */
@Injectable()
export class ProgramLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Says on the answer what is left. @throws LimitReached */
  async consume({ id }: Program, reply: FastifyReply): Promise<void> {
    const { left, resetMs } = await this.limits.use(requestsOfProgram, id).catch((error: unknown) => {
      if (error instanceof LimitReached) sayLimit(reply, requestsOfProgram, 0, error.retryAfterMs);
      throw error;
    });
    sayLimit(reply, requestsOfProgram, left, resetMs);
  }
}
