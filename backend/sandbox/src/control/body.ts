import type { ZodType } from 'zod';

/** A control call that cannot be understood: answered 400 with the reasons. */
export class ControlError extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode = 400) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** The value in the schema's shape, or a {@link ControlError} that names every fault and where it is. */
export function parse<T>(schema: ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new ControlError(reasons.join('; '));
}
