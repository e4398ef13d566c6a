/** A page that is covered or left before its first paint is not painted, and starts nevertheless. */
const PAINT_WAIT_MS = 2000;

/** Fulfilled when what the page begins with is on the screen. A page in the background is not painted. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // A frame that has begun is on the screen some 40 ms later, and these are told when it is.
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PAINT_WAIT_MS);
  });
}
