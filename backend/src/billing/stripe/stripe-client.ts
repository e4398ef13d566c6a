import { Injectable } from '@nestjs/common';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { PinoLogger } from 'nestjs-pino';
import Stripe from 'stripe';
import { CircuitBreakers, isCircuitOpen } from '../../platform/circuits/circuit-breakers.ts';
import { type CallFailure, failureOfStatus, ProviderCalls } from '../../platform/circuits/provider-calls.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';

interface ApiAnswer {
  lastResponse: { statusCode: number; requestId: string };
}

/** Stripe's own client, with its failures as AppErrors. The one place that knows its address and key. */
@Injectable()
export class StripeClient {
  readonly api: Stripe;
  private readonly circuit: CircuitBreakerPolicy;

  constructor(
    config: AppConfig,
    circuits: CircuitBreakers,
    private readonly calls: ProviderCalls,
    private readonly log: PinoLogger,
  ) {
    const { secretKey, url, timeoutMs, retryMs } = config.values.stripe;
    this.circuit = circuits.create({ name: 'stripe', retryMs, isOutage: (error) => failureOf(error) === 'away' });
    this.api = new Stripe(secretKey, {
      ...(url ? addressOf(new URL(url)) : {}),
      timeout: timeoutMs,
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }

  /** @throws AppError payment_refused, not_found, payments_unavailable or payments_failed */
  async call<T extends object>(operation: string, send: (api: Stripe) => Promise<T>): Promise<T> {
    const call = { provider: 'stripe', operation, failureOf } as const;
    return this.circuit
      .execute(() => this.calls.measure(call, async () => requireEnvelope(await send(this.api))))
      .catch((error: unknown) => this.fail(error));
  }

  async listAll<T extends object>(operation: string, list: (api: Stripe) => AsyncIterable<T>): Promise<T[]> {
    return this.call(operation, async (api) => {
      const found: T[] = [];
      for await (const one of list(api)) found.push(one);
      return found;
    });
  }

  private fail(error: unknown): never {
    if (isCircuitOpen(error)) throw new AppError('payments_unavailable');
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError('payment_refused', error.message);
    const { type, code, message, requestId, statusCode = 0 } = error;
    if (code === 'resource_missing' && statusCode === 404) throw new AppError('not_found');
    this.log.warn({ type, code, requestId, statusCode, reason: message }, 'Stripe refused or failed');
    const away = statusCode === 0 || statusCode === 409 || statusCode === 429 || statusCode >= 500;
    throw new AppError(away ? 'payments_unavailable' : 'payments_failed');
  }
}

/** A gateway's error page may be JSON without Stripe's envelope, which the library takes for a result. */
function requireEnvelope<T extends object>(answer: T): T {
  const { lastResponse } = answer as T & Partial<ApiAnswer>;
  if (lastResponse && lastResponse.statusCode >= 400) throw new AppError('payments_unavailable');
  return answer;
}

function failureOf(error: unknown): CallFailure {
  if (error instanceof AppError) return 'away';
  return error instanceof Stripe.errors.StripeError ? failureOfStatus(error.statusCode) : 'stopped';
}

/** For `.catch()`: null where Stripe has no such object; every other failure goes on. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

function addressOf({ hostname, port, protocol }: URL) {
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  };
}
