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

  /** An outage says nothing about anybody's access and is waited for; a check that fails otherwise says no. */
  async hasAccess(user: AuthUser): Promise<boolean> {
    for (;;) {
      try {
        return await (user.program ? this.programs.isLive(user.program) : this.identities.hasAccess(user));
      } catch (error) {
        if (!isDatabaseOutage(error)) return false;
        await sleep(outagePauseMs, undefined, { ref: false });
      }
    }
  }
}
