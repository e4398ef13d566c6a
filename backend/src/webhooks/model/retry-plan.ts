import { DAY_MS, MINUTE_MS } from '../../platform/time.ts';

const minutes = (count: number) => count * MINUTE_MS;
const hours = (count: number) => minutes(count * 60);

/** After the first try, the second and so on: about three days in all. */
const pauses = [5000, minutes(5), minutes(30), ...[2, 5, 10, 14, 16, 24].map(hours)];
export const mostTries = pauses.length + 1;

/** A receiver may ask for a longer pause, within reason. */
const longestAskedMs = DAY_MS;

/** Up to an eighth more, so that what failed together does not come back together. */
function withJitter(ms: number): number {
  return Math.round(ms * (1 + Math.random() / 8));
}

/** @param tries so far @returns null where it is given up */
export function pauseAfter(tries: number, retryAfterMs: number | null): number | null {
  const own = pauses[tries - 1];
  if (own === undefined) return null;
  return Math.max(withJitter(own), Math.min(retryAfterMs ?? 0, longestAskedMs));
}

/** The first and the longest pause of an endpoint that fails, whatever else waits for it. */
const [firstPauseMs, longestPauseMs] = [5000, minutes(10)];

/** A receiver that is away since long is asked rarely: one that hangs then costs nearly nothing. */
export function endpointPause(failingMs: number, retryAfterMs: number | null): number {
  const own = Math.max(failingMs / 8, firstPauseMs, retryAfterMs ?? 0);
  return withJitter(Math.min(own, longestPauseMs));
}
