import { Injectable } from '@nestjs/common';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import { AppConfig } from '../../../platform/config/config.ts';
import { parseRetryAfter, retry } from '../../../platform/retry.ts';
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

  /** Makes a call, again where that may help. @throws ModelError, and APIErrors for which `passOn` is true */
  async call<T>(
    work: (client: OpenAI) => Promise<T>,
    signal: AbortSignal,
    passOn: (error: APIError) => boolean = () => false,
  ): Promise<T> {
    const isPassedOn = (error: unknown) => error instanceof APIError && passOn(error);
    try {
      return await retry(() => work(this.client), {
        tries,
        firstDelayMs: this.config.openai.retryMs,
        signal,
        shouldRetry: (error) => !isPassedOn(error) && mayHelp(error),
        retryAfterMs: (error) =>
          error instanceof APIError ? parseRetryAfter(error.headers?.get('retry-after')) : null,
      });
    } catch (error) {
      signal.throwIfAborted();
      throw isPassedOn(error) ? error : toModelError(error);
    }
  }
}

/** An answer that cannot be used: a failure of the provider, and the call may be repeated. */
export class UnusableAnswer extends Error {}

function mayHelp(error: unknown): boolean {
  if (error instanceof UnusableAnswer || error instanceof APIConnectionError || error instanceof SyntaxError)
    return true;
  if (!(error instanceof APIError) || error.code === 'insufficient_quota') return false;
  return error.status === 408 || error.status === 409 || error.status === 429 || (error.status ?? 0) >= 500;
}

/** Answers that mean that our key, model or address is wrong: no other idea can help. */
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
