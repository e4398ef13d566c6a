import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type LimitDefinition, LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import { PrintifyError } from './printify-error.ts';
import type { PrintifyAccess, PrintifyCall } from './printify-http.ts';

/** Printify's limits, counted per account (contracts/providers.md P1). */
const overall: LimitDefinition = { name: 'printify', points: 600, seconds: 60 };
const catalog: LimitDefinition = { name: 'printify-catalog', points: 100, seconds: 60 };
const publishing: LimitDefinition = { name: 'printify-publish', points: 200, seconds: 1800 };

/** Longest wait in seconds, for a share of a budget or because Printify asks for one: of a worker, and of a person. */
const patience = { worker: 60, person: 3 } as const;
/** By so many calls our count may differ from Printify's because calls overtake each other on their way. */
const slack = 10;

type Call = Pick<PrintifyCall<unknown>, 'path' | 'signal'>;

/**
 * What an account may still ask of Printify, counted in PostgreSQL by all workers together. Printify's own count is
 * believed where it is lower: the account may be at work elsewhere too.
 */
@Injectable()
export class PrintifyBudget {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Waits for the account's share and takes it; tells what is left of each of the call's budgets.
   * @throws PrintifyError rate_limited where a budget is spent for longer than anybody should wait
   */
  async take(access: PrintifyAccess, call: Call): Promise<number[]> {
    const left: number[] = [];
    for (const limit of limitsOf(call)) left.push(await this.takeOne(limit, access, call.signal));
    return left;
  }

  /** Takes Printify's word for what is left where it says so in an answer's headers. */
  async believe(access: PrintifyAccess, call: Call, left: number[], headers: Headers): Promise<void> {
    const remaining = wholeNumber(headers.get('x-ratelimit-remaining'));
    if (remaining === null) return;
    const limits = limitsOf(call);
    const told = limits.findIndex(({ points }) => points === wholeNumber(headers.get('x-ratelimit-limit')));
    const place = told === -1 ? limits.length - 1 : told;
    const [limit, ours] = [limits[place], left[place]];
    if (!limit || ours === undefined) return;
    const unknown = ours - remaining;
    if (unknown > slack || (remaining === 0 && unknown > 0)) await this.limits.count(limit, access.accountKey, unknown);
  }

  /** After a 429: nobody asks for this account before the pause (milliseconds) is over. */
  async refused(access: PrintifyAccess, call: Call, pause: number): Promise<void> {
    const limit = limitsOf(call).at(-1);
    if (limit) await this.limits.close(limit, access.accountKey, pause);
  }

  private async takeOne(limit: LimitDefinition, access: PrintifyAccess, signal?: AbortSignal): Promise<number> {
    const longest = patienceOf(access);
    for (;;) {
      try {
        return await this.limits.consume(limit, access.accountKey);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        if (error.retryAfterSeconds > longest) throw spent(error.retryAfterSeconds);
        // A little more, so that those who wait do not all wake at the same moment.
        await sleep(error.retryAfterMs * (1 + Math.random() / 8), undefined, { ...(signal ? { signal } : {}) });
      }
    }
  }
}

export function patienceOf({ hurry }: PrintifyAccess): number {
  return hurry ? patience.person : patience.worker;
}

function spent(seconds: number): PrintifyError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new PrintifyError(
    'rate_limited',
    `Your Printify account has reached its limit for now. Please retry in ${wait}.`,
    429,
    null,
    seconds,
  );
}

/** From the widest to the narrowest. */
function limitsOf({ path }: Call): LimitDefinition[] {
  if (path.startsWith('/catalog/')) return [overall, catalog];
  if (path.endsWith('/publish.json')) return [overall, publishing];
  return [overall];
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
