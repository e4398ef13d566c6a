import { createHash } from 'node:crypto';
import { StripeError } from '../protocol/errors.ts';

interface Known {
  digest: string;
  /** Undefined while the first call runs. */
  answer?: { status: number; body: unknown };
}

/** Answers by Idempotency-Key (S4): the same call again gets the first one's answer, another call a refusal. */
export class Idempotency {
  private readonly known = new Map<string, Known>();

  clear(): void {
    this.known.clear();
  }

  /** @throws StripeError idempotency_error for other parameters, 409 while the first call runs */
  begin(key: string, method: string, url: string, body: unknown): Known['answer'] {
    const digest = createHash('sha256')
      .update(`${method} ${url} ${JSON.stringify(body ?? {})}`)
      .digest('hex');
    const before = this.known.get(key);
    if (!before) {
      this.known.set(key, { digest });
      return undefined;
    }
    if (before.digest !== digest) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new StripeError(400, { type: 'idempotency_error', message });
    }
    if (before.answer) return before.answer;
    const message = `There is currently another in-progress request using this Idempotency-Key (${key}).`;
    throw new StripeError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
  }

  /** A call that was refused before it had an effect leaves its key free. */
  end(key: string, status: number, body: unknown): void {
    const known = this.known.get(key);
    if (!known || known.answer) return;
    if (status < 400 || status === 402 || status >= 500) known.answer = { status, body: structuredClone(body) };
    else this.known.delete(key);
  }
}
