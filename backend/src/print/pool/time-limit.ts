/** So many times as long a job may take by the clock: on a busy machine it waits for a processor most of the time. */
const MOST_TIMES = 5;
/** Milliseconds between two questions at least. */
const SHORTEST = 100;

/**
 * Calls `stop` when a job has used `limit` milliseconds of a processor, or five times as long by the clock.
 * `processorTime` says how many it has used. The answer ends the limit.
 */
export function limitTime(limit: number, processorTime: () => Promise<number>, stop: () => void): () => void {
  const end = performance.now() + limit * MOST_TIMES;
  let isOver = false;
  let timer = setTimeout(check, limit);
  async function check(): Promise<void> {
    const left = limit - (await processorTime());
    if (isOver) return;
    const untilEnd = end - performance.now();
    if (left <= 0 || untilEnd <= 0) stop();
    else timer = setTimeout(check, Math.min(Math.max(SHORTEST, left), untilEnd));
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
