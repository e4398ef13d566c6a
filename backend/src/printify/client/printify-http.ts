import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AppConfig } from '../../platform/config/config.ts';
import { type LimitDefinition, LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import { PrintifyError, toPrintifyError } from './printify-error.ts';

/** Printify's limits, counted per account (contracts/providers.md P1). */
const overall: LimitDefinition = { name: 'printify', points: 600, seconds: 60 };
const catalog: LimitDefinition = { name: 'printify-catalog', points: 100, seconds: 60 };
const publishing: LimitDefinition = { name: 'printify-publish', points: 200, seconds: 1800 };

export interface PrintifyAccess {
  token: string;
  /** Names the account's shared budget without telling the token. */
  accountKey: string;
}

export interface PrintifyCall<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base URL, with a leading slash. */
  path: string;
  body?: unknown;
  /** May be sent again when its outcome is unknown. */
  repeatable: boolean;
  /** What of the answer is read. */
  shape: z.ZodType<T>;
  signal?: AbortSignal;
}

const tries = 4;

/** One call to Printify: budget, time limit, bounded retries of what is safe, errors turned into ours. */
@Injectable()
export class PrintifyHttp {
  constructor(
    private readonly config: AppConfig,
    private readonly limits: RateLimits,
  ) {}

  /** @throws PrintifyError */
  async send<T>(access: PrintifyAccess, call: PrintifyCall<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      await this.takeBudget(access, call);
      try {
        return await this.once(access, call);
      } catch (error) {
        if (!(error instanceof PrintifyError) || attempt >= tries || !mayRepeat(call, error)) throw error;
        await sleep(this.delay(attempt, error), undefined, { ...(call.signal ? { signal: call.signal } : {}) });
      }
    }
  }

  private async once<T>(access: PrintifyAccess, call: PrintifyCall<T>): Promise<T> {
    const timeout = AbortSignal.timeout(this.config.values.printify.timeoutMs);
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.config.values.printify.url}${call.path}`, {
        method: call.method,
        headers: {
          Authorization: `Bearer ${access.token}`,
          'User-Agent': 'Inkloom/1.0',
          Accept: 'application/json',
          ...(call.body === undefined ? {} : { 'Content-Type': 'application/json;charset=utf-8' }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        signal,
        redirect: 'error',
      });
      text = await response.text();
    } catch {
      call.signal?.throwIfAborted();
      const why = timeout.aborted ? 'did not answer in time' : 'cannot be reached';
      throw new PrintifyError('unavailable', `Printify ${why}. Please retry in a few minutes.`, null, null, null);
    }
    const body = parse(text);
    if (!response.ok) throw toPrintifyError(response.status, body, retryAfterOf(response));
    const read = call.shape.safeParse(body);
    if (body !== undefined && read.success) return read.data;
    throw new PrintifyError(
      'unavailable',
      'Printify sent an answer we cannot read. Please retry in a few minutes.',
      response.status,
    );
  }

  /** Waits for the account's share; a budget that is spent for long is an answer of its own. */
  private async takeBudget(access: PrintifyAccess, call: PrintifyCall<unknown>): Promise<void> {
    const limits = [overall];
    if (call.path.startsWith('/catalog/')) limits.push(catalog);
    if (call.path.endsWith('/publish.json')) limits.push(publishing);
    for (const limit of limits) await this.takeOne(limit, access.accountKey, call.signal);
  }

  private async takeOne(limit: LimitDefinition, key: string, signal?: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await this.limits.consume(limit, key);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        if (error.retryAfterSeconds > 60) {
          throw new PrintifyError(
            'rate_limited',
            'Your Printify account has reached its limit for now. Please retry later.',
            429,
            null,
            error.retryAfterSeconds,
          );
        }
        await sleep(error.retryAfterSeconds * 1000, undefined, { ...(signal ? { signal } : {}) });
      }
    }
  }

  /** Milliseconds: what Printify asks for, else doubling from the configured base, half of it random. */
  private delay(attempt: number, error: PrintifyError): number {
    if (error.retryAfter !== null) return Math.min(error.retryAfter, 60) * 1000;
    const full = this.config.values.printify.retryMs * 2 ** (attempt - 1);
    return full / 2 + Math.random() * (full / 2);
  }
}

/** 429 says that nothing was done; an unknown outcome may be repeated only where that is harmless. */
function mayRepeat(call: Pick<PrintifyCall<unknown>, 'repeatable'>, error: PrintifyError): boolean {
  if (error.kind === 'rate_limited') return error.retryAfter === null || error.retryAfter <= 60;
  return error.kind === 'unavailable' && call.repeatable;
}

/** Undefined where the text is not JSON; an empty body counts as an empty object. */
function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
