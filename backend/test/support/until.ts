import { setTimeout as sleep } from 'node:timers/promises';

/** Reads again until the value is as wanted. Ends, with the last value in the message, before the test's own limit does. */
export async function until<T>(
  read: () => Promise<T>,
  wanted: (value: T) => boolean,
  { seconds = 60, everyMs = 25 } = {},
): Promise<T> {
  for (const end = Date.now() + seconds * 1000; ; ) {
    const value = await read();
    if (wanted(value)) return value;
    if (Date.now() > end) throw new Error(`Not as wanted after ${seconds} s: ${JSON.stringify(value)?.slice(0, 2000)}`);
    await sleep(everyMs);
  }
}
