import { Injectable } from '@nestjs/common';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { CircuitBreakers, isCircuitOpen } from '../../platform/circuits/circuit-breakers.ts';
import { type CallFailure, ProviderCalls } from '../../platform/circuits/provider-calls.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { parseRetryAfter, type RetryOptions, retry, retryDelayMs } from '../../platform/retry.ts';
import { type PrintNetwork, printNetworks } from '../model/network.ts';
import { PrintifyError, toPrintifyError } from '../model/printify-error.ts';
import { ErrorShare } from './error-share.ts';
import { longestWaitMs, PrintifyBudget } from './printify-budget.ts';
import type { PrintifyAccess, PrintifyCall } from './printify-call.ts';

@Injectable()
export class PrintifyHttp {
  private readonly circuits: Record<PrintNetwork, CircuitBreakerPolicy>;
  private readonly errors = new ErrorShare();

  constructor(
    private readonly config: AppConfig,
    private readonly budget: PrintifyBudget,
    private readonly calls: ProviderCalls,
    circuits: CircuitBreakers,
  ) {
    const { retryMs } = config.values.printify;
    const circuitOf = (name: PrintNetwork) => [name, circuits.create({ name, retryMs, isOutage })] as const;
    this.circuits = Object.fromEntries(printNetworks.map(circuitOf)) as typeof this.circuits;
  }

  async send<T>(access: PrintifyAccess, call: PrintifyCall<T>): Promise<T> {
    try {
      return await this.sendRepeatedly(access, call);
    } catch (error) {
      throw error instanceof PrintifyError && access.network ? error.inWordsOf(access.network) : error;
    }
  }

  private sendRepeatedly<T>(access: PrintifyAccess, call: PrintifyCall<T>): Promise<T> {
    const longest = longestWaitMs(access);
    const options: RetryOptions = {
      tries: 4,
      firstDelayMs: this.config.values.printify.retryMs,
      signal: call.signal,
      shouldRetry: (error) =>
        error instanceof PrintifyError && mayRepeat(call, error, longest) && !this.isLeftToTheDesign(access, error),
      retryAfterMs: (error) => (error instanceof PrintifyError ? error.retryAfterMs : null),
    };
    return retry(async (attempt) => {
      this.refuseWhileMuchFails(access);
      const left = await this.budget.take(access, call);
      try {
        const { [networkOf(access)]: circuit } = this.circuits;
        return await circuit.execute(() => this.measure(access, call, () => this.sendOnce(access, call, left)));
      } catch (thrown) {
        const error = isCircuitOpen(thrown) ? new CircuitOpen() : thrown;
        if (error instanceof PrintifyError && (error.kind === 'rate_limited' || error.kind === 'daily_limit')) {
          await this.budget.close(access, call, pauseMs(call, error, retryDelayMs(attempt, error, options)));
        }
        throw error;
      }
    }, options);
  }

  /**
   * Silence is not asked again while a slot of the worker or a person waits: the design does, and its seller sees that.
   */
  private isLeftToTheDesign({ priority }: PrintifyAccess, error: PrintifyError): boolean {
    if (!(error instanceof NoAnswerInTime)) return false;
    return priority === 'interactive' || this.config.values.generationWaitMs > 0;
  }

  /** A person who waits for an answer may try. */
  private refuseWhileMuchFails({ accountKey, priority }: PrintifyAccess): void {
    const pauseMs = priority === 'interactive' ? 0 : this.errors.pauseMs(accountKey);
    if (pauseMs === 0) return;
    const sentence =
      'Many requests from your Printify account have failed lately, and Printify limits failures. Please retry in ten minutes.';
    throw new PrintifyError('rate_limited', sentence, null, null, pauseMs);
  }

  private measure<T>(access: PrintifyAccess, { operation }: PrintifyCall<T>, work: () => Promise<T>): Promise<T> {
    return this.calls.measure({ provider: networkOf(access), operation, failureOf }, work);
  }

  private async sendOnce<T>(access: PrintifyAccess, call: PrintifyCall<T>, left: number[]): Promise<T> {
    const { response, text } = await this.fetchText(access, call);
    await this.budget.correct(access, call, left, response.headers);
    const body = parseJson(text);
    if (!response.ok) {
      const error = toPrintifyError(response.status, body, parseRetryAfter(response.headers.get('retry-after')), call);
      this.errors.record(access.accountKey, isRefusal(error));
      throw error;
    }
    this.errors.record(access.accountKey, false);
    const read = call.shape.safeParse(body);
    if (body !== undefined && read.success) return read.data;
    throw new PrintifyError(
      'unavailable',
      'Printify sent an answer we cannot read. Please retry in a few minutes.',
      response.status,
    );
  }

  /** The setting names v1; v2 is its neighbor. */
  private baseUrl(access: PrintifyAccess, { version }: PrintifyCall<unknown>): string {
    const { url } = this.config.values.printify.networks[networkOf(access)];
    return version ? url.replace(/\/v1$/, `/${version}`) : url;
  }

  private async fetchText(
    access: PrintifyAccess,
    call: PrintifyCall<unknown>,
  ): Promise<{ response: Response; text: string }> {
    const timeout = AbortSignal.timeout(this.config.values.printify.timeoutMs);
    try {
      const response = await fetch(`${this.baseUrl(access, call)}${call.path}`, {
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
      if (timeout.aborted) throw new NoAnswerInTime();
      throw new PrintifyError('unavailable', 'Printify could not be reached. Please retry in a few minutes.');
    }
  }
}

function networkOf({ network }: PrintifyAccess): PrintNetwork {
  return network ?? 'printify';
}

/** A daily limit is remembered for its whole time; any other pause for as long as the next attempt waits. */
function pauseMs({ creates }: PrintifyCall<unknown>, { retryAfterMs }: PrintifyError, delayMs: number): number {
  return creates && retryAfterMs !== null ? Math.max(retryAfterMs, delayMs) : delayMs;
}

/** 429 says that nothing was done; an unknown outcome may be repeated only where that is harmless. */
function mayRepeat(call: Pick<PrintifyCall<unknown>, 'repeatable'>, error: PrintifyError, longest: number): boolean {
  if (error.kind === 'rate_limited') return error.retryAfterMs === null || error.retryAfterMs <= longest;
  return error.kind === 'unavailable' && call.repeatable && !(error instanceof CircuitOpen);
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown): CallFailure {
  if (!(error instanceof PrintifyError)) return 'stopped';
  if (isOutage(error)) return 'away';
  return error.status === 429 ? 'limited' : 'refused';
}

/** Of an outage the circuit takes care, of too many requests the budget. */
function isRefusal({ kind }: PrintifyError): boolean {
  return kind !== 'unavailable' && kind !== 'rate_limited' && kind !== 'daily_limit';
}

function isOutage(error: unknown): boolean {
  return error instanceof PrintifyError && error.kind === 'unavailable';
}

/** Without a call there is nothing to repeat. */
class CircuitOpen extends PrintifyError {
  constructor() {
    super('unavailable', 'Printify could not be reached. Please retry in a few minutes.');
  }
}

class NoAnswerInTime extends PrintifyError {
  constructor() {
    super('unavailable', 'Printify did not answer in time. Please retry in a few minutes.');
  }
}
