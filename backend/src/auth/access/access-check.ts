import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { isDatabaseOutage } from '../../platform/postgres/database-outage.ts';
import { Identities } from './identities.ts';
import { ProgramTokens } from './program-tokens.ts';

const outagePauseMs = 1000;

/** For answers that stay open after the guard's check. */
@Injectable()
export class AccessCheck {
  constructor(
    private readonly identities: Identities,
    private readonly programs: ProgramTokens,
  ) {}

  /**
   * Those who have it still, of as many as fit one statement. An outage says nothing about anybody's access and is
   * waited for; a check that fails otherwise says no.
   */
  async withAccess(users: AuthUser[]): Promise<Set<AuthUser>> {
    for (;;) {
      try {
        return new Set([
          ...(await this.programs.withAccess(users.filter(({ program }) => program))),
          ...(await this.identities.withAccess(users.filter(({ program }) => !program))),
        ]);
      } catch (error) {
        if (!isDatabaseOutage(error)) return new Set();
        await sleep(outagePauseMs, undefined, { ref: false });
      }
    }
  }
}
