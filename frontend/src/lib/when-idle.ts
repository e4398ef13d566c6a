/** By then a phone has what a screen shows first; what comes ahead of its use would hold that up. */
const HEAD_START_MS = 2_000;
const LONGEST_WAIT_MS = 5_000;

/** Runs a function when the browser has nothing to do. Returns how to cancel that. Safari cannot say when it is idle. */
export function whenIdle(run: () => void, headStartMs = HEAD_START_MS): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  let handle = 0;
  const timer = setTimeout(() => {
    handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  }, headStartMs);
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(handle);
  };
}
