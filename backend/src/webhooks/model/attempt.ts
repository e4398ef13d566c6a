import { z } from 'zod';

/** One try of a delivery, as it is stored. */
const attempt = z.object({
  at: z.iso.datetime(),
  /** Null where no answer came. */
  status: z.number().nullable(),
  ms: z.number(),
  /** Null after a success. */
  error: z.string().nullable(),
});
export type Attempt = z.infer<typeof attempt>;

/** Two whole rounds: of older ones only the last result counts. */
const mostAttempts = 20;

export function parseAttempts({ attempts }: { attempts: unknown }): Attempt[] {
  return z.array(attempt).parse(attempts);
}

export function withAttempt(row: { attempts: unknown }, one: Attempt): Attempt[] {
  return [...parseAttempts(row), one].slice(-mostAttempts);
}
