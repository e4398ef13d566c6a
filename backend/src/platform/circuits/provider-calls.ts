import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { Metrics } from '../metrics/metrics.ts';
import { Tracing } from '../tracing/tracing.ts';

/** Why a call failed: it was refused, there were too many, the provider is away, or we stopped it ourselves. */
export type CallFailure = 'refused' | 'limited' | 'away' | 'stopped';

export interface ProviderCall {
  provider: 'printify' | 'printful' | 'openai' | 'stripe' | 'smtp' | 'files';
  /** A fixed name, as the provider's documentation has it. */
  operation: string;
  failureOf(error: unknown): CallFailure;
}

/** Measures calls of providers, each try by itself. */
@Injectable()
export class ProviderCalls {
  constructor(
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {}

  async measure<T>({ provider, operation, failureOf }: ProviderCall, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const report = (outcome: string) =>
      this.metrics.callTook({ provider, operation, outcome, seconds: (performance.now() - began) / 1000 });
    try {
      const answer = await this.tracing.span(`${provider} ${operation}`, { kind: SpanKind.CLIENT }, work);
      report('ok');
      return answer;
    } catch (error) {
      report(failureOf(error));
      throw error;
    }
  }
}

/** For adapters that know no more of an error than its HTTP status; 0 or none: there was no answer. */
export function failureOfStatus(status: number | undefined): CallFailure {
  if (status === 429) return 'limited';
  return !status || status === 408 || status >= 500 ? 'away' : 'refused';
}
