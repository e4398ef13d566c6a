import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type LimitDefinition, LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import { dailyLimitPauseMs, dailyLimitSentence, PrintifyError } from '../model/printify-error.ts';
import type { PrintifyAccess, PrintifyCall } from './printify-call.ts';

/** Printify's limits, counted per account (contracts/providers.md P1). */
const overall: LimitDefinition = { name: 'printify', points: 600, seconds: 60 };
const catalog: LimitDefinition = { name: 'printify-catalog', points: 100, seconds: 60 };
const publishing: LimitDefinition = { name: 'printify-publish', points: 200, seconds: 1800 };
/** New products a day: the number is not told, so this only closes when Printify says so, and other calls go on. */
const creating: LimitDefinition = { name: 'printify-create', points: 600, seconds: 60 };
/** Of the catalog's 100 a minute a refresh takes at most so many: the account's own work goes on meanwhile. */
const background: LimitDefinition = { name: 'catalog-refresh', points: 80, seconds: 60 };

/** Longest wait for a share of a budget, or because Printify asks for one. A worker's design waits outside of it. */
const longestWait = { interactive: 3000, background: 60_000, worker: 5000 } as const;
/** Our count may differ from Printify's by so many calls that are still on their way. */
const slack = 10;

type Call = Pick<PrintifyCall<unknown>, 'path' | 'creates' | 'signal'>;

/** Counted in PostgreSQL for all workers. Printify's count is used where lower: an account may have other clients. */
@Injectable()
export class PrintifyBudget {
  constructor(private readonly limits: RateLimits) {}

  /** Waits for its share; answers with what is left of each budget. @throws PrintifyError rate_limited, daily_limit */
  async take(access: PrintifyAccess, call: Call): Promise<number[]> {
    const left: number[] = [];
    for (const limit of limitsOf(access, call)) left.push(await this.takeOne(limit, access, call.signal));
    return left;
  }

  /** Counts the calls that Printify's answer counts and we did not. */
  async correct(access: PrintifyAccess, call: Call, left: number[], headers: Headers): Promise<void> {
    const remaining = wholeNumber(headers.get('x-ratelimit-remaining'));
    if (remaining === null) return;
    const limits = limitsOf(access, call);
    const named = limits.findIndex(({ points }) => points === wholeNumber(headers.get('x-ratelimit-limit')));
    const place = named === -1 ? limits.length - 1 : named;
    const [limit, ours] = [limits[place], left[place]];
    if (!limit || ours === undefined) return;
    const uncounted = ours - remaining;
    if (uncounted > slack || (remaining === 0 && uncounted > 0)) {
      await this.limits.count(limit, access.accountKey, uncounted);
    }
  }

  /** After a 429: nobody asks for this account before the pause is over. */
  async close(access: PrintifyAccess, call: Call, pauseMs: number): Promise<void> {
    const limits = limitsOf(access, call);
    const isShort = call.creates && pauseMs < dailyLimitPauseMs;
    const limit = limits.at(isShort ? -2 : -1);
    if (limit) await this.limits.close(limit, access.accountKey, pauseMs);
  }

  private async takeOne(limit: LimitDefinition, access: PrintifyAccess, signal?: AbortSignal): Promise<number> {
    const longest = longestWaitMs(access);
    for (;;) {
      try {
        return await this.limits.consume(limit, access.accountKey);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        if (error.retryAfterSeconds * 1000 > longest) throw budgetSpent(error);
        // A little more, so that those who wait do not all wake at the same moment.
        await sleep(error.retryAfterMs * (1 + Math.random() / 8), undefined, { ...(signal ? { signal } : {}) });
      }
    }
  }
}

export function longestWaitMs({ priority }: PrintifyAccess): number {
  return longestWait[priority ?? 'worker'];
}

function budgetSpent({ limit, retryAfterMs, retryAfterSeconds: seconds }: LimitReached): PrintifyError {
  const isDaily = limit === creating && retryAfterMs >= dailyLimitPauseMs;
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const sentence = isDaily
    ? dailyLimitSentence(retryAfterMs)
    : `Your Printify account has reached its limit for now. Please retry in ${wait}.`;
  return new PrintifyError(isDaily ? 'daily_limit' : 'rate_limited', sentence, 429, null, seconds * 1000);
}

/** From the widest to the narrowest of Printify's. */
function limitsOf({ priority }: PrintifyAccess, { path, creates }: Call): LimitDefinition[] {
  if (path.startsWith('/catalog/')) {
    return priority === 'background' ? [background, overall, catalog] : [overall, catalog];
  }
  if (path.endsWith('/publish.json')) return [overall, publishing];
  return creates ? [overall, creating] : [overall];
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
