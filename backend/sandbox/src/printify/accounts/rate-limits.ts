import type { RateLimitSettings } from '../../core/settings.ts';

export type Budget = 'global' | 'catalog' | 'publish';

export interface Allowance {
  limit: number;
  remaining: number;
  exceeded: boolean;
}

interface Window {
  endsAt: number;
  used: number;
}

const MINUTE = 60_000;
const WINDOW_MS: Record<Budget, number> = { global: MINUTE, catalog: MINUTE, publish: 30 * MINUTE };

/** P1: 600 calls a minute, 100 for the catalog, 200 publishes in 30 minutes. Refused calls count too. */
export class RateLimits {
  private readonly windows = new Map<string, Window>();

  /** The result is the group's. */
  count(accountId: string, group: Budget, settings: RateLimitSettings, now: number): Allowance {
    const general = this.countIn(accountId, 'global', settings.perMinute, now);
    if (group === 'global') return general;
    const limit = group === 'catalog' ? settings.catalogPerMinute : settings.publishPer30Minutes;
    const own = this.countIn(accountId, group, limit, now);
    return own.exceeded || !general.exceeded ? own : general;
  }

  clear(): void {
    this.windows.clear();
  }

  private countIn(accountId: string, budget: Budget, limit: number, now: number): Allowance {
    const key = `${accountId}/${budget}`;
    const found = this.windows.get(key);
    const window = found && found.endsAt > now ? found : { endsAt: now + WINDOW_MS[budget], used: 0 };
    window.used += 1;
    this.windows.set(key, window);
    return { limit, remaining: Math.max(0, limit - window.used), exceeded: window.used > limit };
  }
}
