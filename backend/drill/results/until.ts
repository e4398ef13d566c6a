import { setTimeout as sleep } from 'node:timers/promises';

/** Reads again until the value is as wanted, or the time is over; the last value in both cases. */
export async function until<T>(read: () => Promise<T> | T, wanted: (value: T) => boolean, ms: number): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await read();
    if (wanted(value) || Date.now() > end) return value;
    await sleep(100);
  }
}
