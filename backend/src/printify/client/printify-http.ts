import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { parseRetryAfter, type RetryOptions, retry, retryDelayMs } from '../../platform/retry.ts';
import { PrintifyError, toPrintifyError } from '../model/printify-error.ts';
import { longestWaitMs, PrintifyBudget } from './printify-budget.ts';
import type { PrintifyAccess, PrintifyCall } from './printify-call.ts';

@Injectable()
export class PrintifyHttp {
  constructor(
    private readonly config: AppConfig,
    private readonly budget: PrintifyBudget,
  ) {}

  async send<T>(access: PrintifyAccess, call: PrintifyCall<T>): Promise<T> {
    const longest = longestWaitMs(access);
    const options: RetryOptions = {
      tries: 4,
      firstDelayMs: this.config.values.printify.retryMs,
      signal: call.signal,
      shouldRetry: (error) => error instanceof PrintifyError && mayRepeat(call, error, longest),
      retryAfterMs: (error) => (error instanceof PrintifyError ? error.retryAfterMs : null),
    };
    return retry(async (attempt) => {
      const left = await this.budget.take(access, call);
      try {
        return await this.sendOnce(access, call, left);
      } catch (error) {
        if (error instanceof PrintifyError && error.kind === 'rate_limited') {
          await this.budget.close(access, call, pauseMs(call, error, retryDelayMs(attempt, error, options)));
        }
        throw error;
      }
    }, options);
  }

  private async sendOnce<T>(access: PrintifyAccess, call: PrintifyCall<T>, left: number[]): Promise<T> {
    const { response, text } = await this.fetchText(access, call);
    await this.budget.correct(access, call, left, response.headers);
    const body = parseJson(text);
    if (!response.ok) {
      throw toPrintifyError(response.status, body, parseRetryAfter(response.headers.get('retry-after')), call);
    }
    const read = call.shape.safeParse(body);
    if (body !== undefined && read.success) return read.data;
    throw new PrintifyError(
      'unavailable',
      'Printify sent an answer we cannot read. Please retry in a few minutes.',
      response.status,
    );
  }

  /** The setting names v1; v2 is its neighbor. */
  private baseUrl({ version }: PrintifyCall<unknown>): string {
    const { url } = this.config.values.printify;
    return version ? url.replace(/\/v1$/, `/${version}`) : url;
  }

  private async fetchText(
    access: PrintifyAccess,
    call: PrintifyCall<unknown>,
  ): Promise<{ response: Response; text: string }> {
    const timeout = AbortSignal.timeout(this.config.values.printify.timeoutMs);
    try {
      const response = await fetch(`${this.baseUrl(call)}${call.path}`, {
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
}

/** A daily limit is remembered for its whole time; any other pause for as long as the next attempt waits. */
function pauseMs({ creates }: PrintifyCall<unknown>, { retryAfterMs }: PrintifyError, delayMs: number): number {
  return creates && retryAfterMs !== null ? Math.max(retryAfterMs, delayMs) : delayMs;
}

/** 429 says that nothing was done; an unknown outcome may be repeated only where that is harmless. */
function mayRepeat(call: Pick<PrintifyCall<unknown>, 'repeatable'>, error: PrintifyError, longest: number): boolean {
  if (error.kind === 'rate_limited') return error.retryAfterMs === null || error.retryAfterMs <= longest;
  return error.kind === 'unavailable' && call.repeatable;
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
