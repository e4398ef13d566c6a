import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { AuthError } from '../model/auth-error.ts';

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const unstorable = /[\0\p{Cs}]/u;
const maxDepth = 10;

/** Parses a body of the wire protocol: unknown fields are dropped, wrong types are `bad_json`. */
export class WireBodyPipe<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(body: unknown): T {
    const parsed = this.schema.safeParse(body);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' };
      throw new AuthError('bad_json', `Could not parse request body as JSON: ${[...path, message].join(': ')}`);
    }
    refuseUnstorable(body, 0);
    return parsed.data;
  }
}

function refuseUnstorable(value: unknown, depth: number): void {
  if (depth > maxDepth) throw new AuthError('validation_failed', 'The request body is nested too deeply');
  if (typeof value === 'string' && unstorable.test(value)) {
    throw new AuthError('validation_failed', 'Texts must not contain NUL or broken characters');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    refuseUnstorable(name, depth);
    refuseUnstorable(inner, depth + 1);
  }
}
