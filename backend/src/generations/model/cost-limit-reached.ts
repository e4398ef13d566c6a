/** What our models may cost today is spent: the design waits for tomorrow, or for a higher limit. */
export class CostLimitReached extends Error {
  constructor(readonly retryAfterMs: number) {
    super('The daily limit for AI models has been reached.');
  }
}
