import { ApiError } from './http.ts';

const PAUSE_MS = 5_000;
/** A little longer than the minute after which the server takes calls again. */
const MAX_TRIES = 15;

/** Makes a call again while the server answers that there were too many. */
export async function waitForLimit<T>(call: () => Promise<T>, pause = sleep): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const isLimited = error instanceof ApiError && error.status === 429;
      if (!isLimited || attempt === MAX_TRIES) throw error;
      await pause();
    }
  }
}

function sleep(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
