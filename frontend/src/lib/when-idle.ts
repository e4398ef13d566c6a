const LONGEST_WAIT_MS = 5_000;

/** Runs a function when the browser has nothing to do. Returns how to cancel that. Safari cannot say when it is idle. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
