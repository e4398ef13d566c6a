/** So many times as long a job may take by the clock: on a busy machine it waits for a processor most of the time. */
const MOST_TIMES = 5;
/** Milliseconds between two questions at least. */
const SHORTEST = 100;

/**
 * Calls `stop` when a job has used `limit` milliseconds of a processor, or five times as long by the clock, also where
 * `processorTime`, which says how many it has used, gets no answer. What is returned ends the limit.
 */
export function limitTime(limit: number, processorTime: () => Promise<number>, stop: () => void): () => void {
  const last = setTimeout(end, limit * MOST_TIMES);
  let timer = setTimeout(check, limit);
  let isOver = false;
  async function check(): Promise<void> {
    const left = limit - (await processorTime());
    if (isOver) return;
    if (left <= 0) end();
    else timer = setTimeout(check, Math.max(SHORTEST, left));
  }
  function end(): void {
    clear();
    stop();
  }
  function clear(): void {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(last);
  }
  return clear;
}
