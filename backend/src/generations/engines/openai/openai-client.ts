import { Injectable } from '@nestjs/common';
import type { CircuitBreakerPolicy } from 'cockatiel';
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { CircuitBreakers, isCircuitOpen } from '../../../platform/circuits/circuit-breakers.ts';
import { type CallFailure, failureOfStatus, ProviderCalls } from '../../../platform/circuits/provider-calls.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { parseRetryAfter, retry } from '../../../platform/retry.ts';
import { MINUTE_MS } from '../../../platform/time.ts';
import { ModelError } from '../image-model.ts';

export type ModelKind = 'images' | 'texts' | 'briefs';

const mostTries = 3;
/** Our account is filled by a person. */
const quotaPauseMs = 10 * MINUTE_MS;

/** Codes that say that the prompt itself is refused; asking again would not help. */
const refusals = new Set(['moderation_blocked', 'content_policy_violation']);

interface CallOptions {
  passOn?: (error: APIError) => boolean;
  tries?: number;
}

/** Of a listing, which is written in some seconds; a picture takes minutes. */
const textTimeoutMs = 30_000;

/** The OpenAI SDK with our own bounded retries: a picture that timed out may have been billed, so each try is deliberate. */
@Injectable()
export class OpenAiClient {
  private readonly clients: Record<ModelKind, OpenAI>;
  /** One may be away while the other answers; a brief is waited for a shorter time than a listing. */
  private readonly circuits: Record<ModelKind, CircuitBreakerPolicy>;

  constructor(
    private readonly config: AppConfig,
    breakers: CircuitBreakers,
    private readonly calls: ProviderCalls,
  ) {
    const { apiKey, baseUrl, timeoutMs, retryMs } = config.openai;
    const images = new OpenAI({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0 });
    const texts = images.withOptions({ timeout: Math.min(timeoutMs, textTimeoutMs) });
    this.clients = { images, texts, briefs: texts };
    const circuitOf = (kind: ModelKind) => breakers.create({ name: `openai ${kind}`, retryMs, isOutage: mayHelp });
    this.circuits = { images: circuitOf('images'), texts: circuitOf('texts'), briefs: circuitOf('briefs') };
  }

  /** Makes a call, again where that may help. @throws ModelError, and APIErrors for which `passOn` is true */
  async call<T>(
    kind: ModelKind,
    work: (client: OpenAI) => Promise<T>,
    signal: AbortSignal,
    { passOn = () => false, tries = mostTries }: CallOptions = {},
  ): Promise<T> {
    const isPassedOn = (error: unknown) => error instanceof APIError && passOn(error);
    try {
      return await retry(() => this.circuits[kind].execute(() => this.measure(kind, work)), {
        tries,
        firstDelayMs: this.config.openai.retryMs,
        signal,
        shouldRetry: (error) => !isPassedOn(error) && mayHelp(error) && !this.isLeftToTheDesign(error),
        retryAfterMs: (error) =>
          error instanceof APIError ? parseRetryAfter(error.headers?.get('retry-after')) : null,
      });
    } catch (error) {
      signal.throwIfAborted();
      throw isPassedOn(error) ? error : toModelError(error);
    }
  }

  /** Silence is not asked again while a slot of the worker waits: the design does, and its seller sees that. */
  private isLeftToTheDesign(error: unknown): boolean {
    return error instanceof APIConnectionTimeoutError && this.config.values.generationWaitMs > 0;
  }

  private measure<T>(kind: ModelKind, work: (client: OpenAI) => Promise<T>): Promise<T> {
    const call = { provider: 'openai', operation: operations[kind], failureOf } as const;
    return this.calls.measure(call, () => work(this.clients[kind]));
  }
}

const operations: Record<ModelKind, string> = {
  images: 'images.generate',
  texts: 'chat.completions.create',
  briefs: 'chat.completions.create',
};

function failureOf(error: unknown): CallFailure {
  if (error instanceof APIUserAbortError) return 'stopped';
  if (error instanceof APIError) return failureOfStatus(error.status);
  return mayHelp(error) ? 'away' : 'refused';
}

/** An answer that cannot be used: a failure of the provider, and the call may be repeated. */
export class UnusableAnswer extends Error {}

function mayHelp(error: unknown): boolean {
  if (error instanceof UnusableAnswer || error instanceof APIConnectionError || error instanceof SyntaxError)
    return true;
  if (!(error instanceof APIError) || error.code === 'insufficient_quota') return false;
  return error.status === 408 || error.status === 409 || error.status === 429 || (error.status ?? 0) >= 500;
}

const noAnswer = 'The AI model did not answer as expected. Please try again in a few minutes.';

/** Answers that mean that our key, model or address is wrong: no other idea can help. */
const misconfigured = new Set([401, 403, 404]);

function toModelError(error: unknown): Error {
  if (error instanceof ModelError) return error;
  if (isCircuitOpen(error)) {
    return new ModelError('model_unavailable', noAnswer, { wait: { reason: 'unavailable', retryAfterMs: null } });
  }
  if (!(error instanceof APIError || mayHelp(error))) return error instanceof Error ? error : new Error(String(error));
  const { status, code } = error as Partial<APIError>;
  const wait = waitOf(error);
  if (refusals.has(code ?? '')) {
    return new ModelError(
      'refused_by_model',
      'The AI model refused this idea because of its content rules. Try other words.',
      { cause: error },
    );
  }
  if (misconfigured.has(status ?? 0) || code === 'insufficient_quota') {
    return new ModelError(
      'model_misconfigured',
      'We can’t make designs right now and are looking into it. Please try again later.',
      { wait, cause: error },
    );
  }
  if (mayHelp(error)) {
    return new ModelError('model_unavailable', noAnswer, { wait, cause: error });
  }
  return new ModelError('refused_by_model', 'The AI model couldn’t work with this idea. Try other words.', {
    cause: error,
  });
}

/** An answer that cannot be used is none: asked for again without end, each would cost its price. */
function waitOf(error: unknown): ModelError['wait'] {
  if (!(error instanceof APIError)) return null;
  const { code, status, headers } = error;
  if (code === 'insufficient_quota') return { reason: 'quota_reached', retryAfterMs: quotaPauseMs };
  if (!mayHelp(error)) return null;
  return {
    reason: status === 429 ? 'rate_limited' : 'unavailable',
    retryAfterMs: parseRetryAfter(headers?.get('retry-after')),
  };
}
