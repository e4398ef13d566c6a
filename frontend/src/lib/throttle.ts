/** Runs at once, then at most every so often, never twice at a time. A call meanwhile leads to one more run. */
export function throttle(run: () => Promise<unknown>, everyMs: number): () => void {
  let isBusy = false;
  let isCalled = false;
  const start = async () => {
    isBusy = true;
    isCalled = false;
    await Promise.allSettled([run(), new Promise((resolve) => setTimeout(resolve, everyMs))]);
    isBusy = false;
    if (isCalled) void start();
  };
  return () => {
    isCalled = true;
    if (!isBusy) void start();
  };
}
