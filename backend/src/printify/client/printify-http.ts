import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AppConfig } from '../../platform/config/config.ts';
import { PrintifyBudget, patienceOf } from './printify-budget.ts';
import { type Asked, PrintifyError, toPrintifyError } from './printify-error.ts';

export interface PrintifyAccess {
  token: string;
  /** Names the account's shared budget without telling the token. */
  accountKey: string;
  /** True where a person waits for the answer: a budget that is spent is said at once. */
  hurry?: boolean;
}

export interface PrintifyCall<T> extends Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base URL, with a leading slash. */
  path: string;
  body?: unknown;
  /** May be sent again when its outcome is unknown. */
  repeatable: boolean;
  /** What of the answer is read. */
  shape: z.ZodType<T>;
  signal?: AbortSignal | undefined;
}

const tries = 4;
/** Longest pause before a call is made again, in milliseconds. */
const longestPause = 60_000;

/** One call to Printify: budget, time limit, bounded retries of what is safe, errors turned into ours. */
@Injectable()
export class PrintifyHttp {
  constructor(
    private readonly config: AppConfig,
    private readonly budget: PrintifyBudget,
  ) {}

  /** @throws PrintifyError */
  async send<T>(access: PrintifyAccess, call: PrintifyCall<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const left = await this.budget.take(access, call);
      try {
        return await this.once(access, call, left);
      } catch (error) {
        if (!(error instanceof PrintifyError)) throw error;
        const pause = this.pause(attempt, error);
        if (error.kind === 'rate_limited') await this.budget.refused(access, call, pause);
        if (attempt >= tries || !mayRepeat(call, error, patienceOf(access))) throw error;
        await sleep(pause, undefined, { ...(call.signal ? { signal: call.signal } : {}) });
      }
    }
  }

  private async once<T>(access: PrintifyAccess, call: PrintifyCall<T>, left: number[]): Promise<T> {
    const { response, text } = await this.ask(access, call);
    await this.budget.believe(access, call, left, response.headers);
    const body = parse(text);
    if (!response.ok) throw toPrintifyError(response.status, body, retryAfterOf(response), call);
    const read = call.shape.safeParse(body);
    if (body !== undefined && read.success) return read.data;
    throw new PrintifyError(
      'unavailable',
      'Printify sent an answer we cannot read. Please retry in a few minutes.',
      response.status,
    );
  }

  private async ask(
    access: PrintifyAccess,
    call: PrintifyCall<unknown>,
  ): Promise<{ response: Response; text: string }> {
    const timeout = AbortSignal.timeout(this.config.values.printify.timeoutMs);
    try {
      const response = await fetch(`${this.config.values.printify.url}${call.path}`, {
        method: call.method,
        headers: {
          Authorization: `Bearer ${access.token}`,
          'User-Agent': 'Inkloom/1.0',
          Accept: 'application/json',
          ...(call.body === undefined ? {} : { 'Content-Type': 'application/json;charset=utf-8' }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        redirect: 'error',
      });
      return { response, text: await response.text() };
    } catch {
      call.signal?.throwIfAborted();
      const why = timeout.aborted ? 'did not answer in time' : 'cannot be reached';
      throw new PrintifyError('unavailable', `Printify ${why}. Please retry in a few minutes.`);
    }
  }

  /** Milliseconds: what Printify asks for, else doubling from the configured base, half of it random. */
  private pause(attempt: number, error: PrintifyError): number {
    if (error.retryAfter !== null) return Math.min(error.retryAfter * 1000, longestPause);
    const full = this.config.values.printify.retryMs * 2 ** (attempt - 1);
    return full / 2 + Math.random() * (full / 2);
  }
}

/** 429 says that nothing was done; an unknown outcome may be repeated only where that is harmless. */
function mayRepeat(call: Pick<PrintifyCall<unknown>, 'repeatable'>, error: PrintifyError, patience: number): boolean {
  if (error.kind === 'rate_limited') return error.retryAfter === null || error.retryAfter <= patience;
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

/** Seconds, or a date, as RFC 9110 has it. */
function retryAfterOf(response: Response): number | null {
  const text = response.headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
