/** What the API says of an error, and what our own tools refuse in the same words. */
export interface Problem {
  code: string;
  error: string;
  fields?: Record<string, string> | undefined;
  /** Of `insufficient_scope`: what the token lacks. */
  scope?: string | undefined;
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(problem.error);
  }
}
