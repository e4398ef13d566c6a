import { useEffect, useState } from 'react';

/** Milliseconds since 1970, read again in steps of `everyMs` while it is on the screen. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
