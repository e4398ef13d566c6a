import { Injectable } from '@nestjs/common';
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../config/config.ts';
import { Metrics } from '../metrics/metrics.ts';

export interface CircuitOptions {
  /** As it is logged. */
  name: string;
  /** Between two calls of the provider that fails. */
  retryMs: number;
  isOutage(error: unknown): boolean;
}

/** In pauses between two calls: for so long no call is made. Then one is, and its outcome decides. */
const openPauses = 20;

/** Keeps a provider that is away from being waited for by everybody: while its circuit is open, calls fail at once. */
@Injectable()
export class CircuitBreakers {
  constructor(
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {}

  create({ name, retryMs, isOutage }: CircuitOptions): CircuitBreakerPolicy {
    const { circuitFailures } = this.config.values;
    const breaker = circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: openPauses * retryMs,
      breaker: new ConsecutiveBreaker(circuitFailures),
    });
    const report = (isOpen: number) => this.metrics.circuits.set({ provider: name }, isOpen);
    report(0);
    breaker.onBreak(() => {
      report(1);
      this.log.warn({ provider: name }, 'the provider is away: its circuit is open');
    });
    breaker.onReset(() => {
      report(0);
      this.log.info({ provider: name }, 'the provider is back: its circuit is closed');
    });
    return breaker;
  }
}

/** Whether a call was not made because the circuit is open. */
export const isCircuitOpen = isBrokenCircuitError;
