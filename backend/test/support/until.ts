import { setTimeout as sleep } from 'node:timers/promises';

/** From one reading to the next the pause grows by this factor, up to `longestPauseMs`: reading costs the product's time. */
const growth = 1.3;
const longestPauseMs = 200;

/**
 * Reads again until the value is as wanted. Ends, with the last value in the message, before the test's own limit does.
 *
 * @param options.everyMs the pause, where it may not grow
 */
export async function until<T>(
  read: () => Promise<T>,
  wanted: (value: T) => boolean,
  { seconds = 60, everyMs }: { seconds?: number; everyMs?: number } = {},
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (let pause = 25; ; pause = Math.min(pause * growth, longestPauseMs)) {
    const value = await read();
    if (wanted(value)) return value;
    if (Date.now() > end) throw new Error(`Not as wanted after ${seconds} s: ${JSON.stringify(value)?.slice(0, 2000)}`);
    await sleep(everyMs ?? pause);
  }
}
