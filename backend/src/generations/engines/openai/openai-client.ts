import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import { AppConfig } from '../../../platform/config/config.ts';
import { ModelError } from '../image-model.ts';

const tries = 3;

/** Codes that say that the prompt itself is refused; asking again would not help. */
const refusals = new Set(['moderation_blocked', 'content_policy_violation']);

/** The OpenAI SDK with our own bounded retries: a picture that timed out may have been billed, so each try is deliberate. */
@Injectable()
export class OpenAiClient {
  private readonly client: OpenAI;

  constructor(private readonly config: AppConfig) {
    const { apiKey, baseUrl, timeoutMs } = config.openai;
    this.client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0 });
  }

  /** Runs a call, again where that may help. @throws ModelError, and APIError 400s that `passOn` wants for itself */
  async call<T>(
    run: (client: OpenAI) => Promise<T>,
    signal: AbortSignal,
    passOn: (error: APIError) => boolean = () => false,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await run(this.client);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof APIError && passOn(error)) throw error;
        if (attempt >= tries || !mayHelp(error)) throw toModelError(error);
        await sleep(this.pause(attempt, error), undefined, { signal });
      }
    }
  }

  /** Milliseconds: what the provider asks for (at most a minute), else doubling, half of it random. */
  private pause(attempt: number, error: unknown): number {
    const asked = error instanceof APIError ? Number(error.headers?.get('retry-after') ?? Number.NaN) : Number.NaN;
    if (asked >= 0) return Math.min(asked, 60) * 1000;
    const full = this.config.openai.retryMs * 2 ** (attempt - 1);
    return full / 2 + Math.random() * (full / 2);
  }
}

/** An answer that is no use: counts as a failure of the provider and may be asked for again. */
export class UnusableAnswer extends Error {}

function mayHelp(error: unknown): boolean {
  if (error instanceof UnusableAnswer || error instanceof APIConnectionError || error instanceof SyntaxError)
    return true;
  if (!(error instanceof APIError) || error.code === 'insufficient_quota') return false;
  return error.status === 408 || error.status === 409 || error.status === 429 || (error.status ?? 0) >= 500;
}

/** Answers that mean that our key, model or address is wrong: no words of the seller's can help. */
const misconfigured = new Set([401, 403, 404]);

function toModelError(error: unknown): Error {
  if (error instanceof ModelError) return error;
  if (!(error instanceof APIError || mayHelp(error))) return error instanceof Error ? error : new Error(String(error));
  const { status, code } = error as Partial<APIError>;
  if (refusals.has(code ?? '')) {
    return new ModelError(
      'refused_by_model',
      'The design model refused this idea because of its content rules. Try other words.',
      error,
    );
  }
  if (misconfigured.has(status ?? 0) || code === 'insufficient_quota') {
    return new ModelError(
      'model_misconfigured',
      'Designs cannot be made just now; our side is looking into it. Please try again later.',
      error,
    );
  }
  if (mayHelp(error)) {
    return new ModelError(
      'model_unavailable',
      'The design model did not answer as expected. Please try again in a few minutes.',
      error,
    );
  }
  return new ModelError('refused_by_model', 'The design model could not work with this idea. Try other words.', error);
}
