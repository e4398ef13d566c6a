/** A page that is covered or left before its first paint is not painted, and starts nevertheless. */
const PAINT_WAIT_MS = 2000;

/** Fulfilled when what the page begins with is on the screen. A page in the background is not painted. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_WAIT_MS);
  });
}
