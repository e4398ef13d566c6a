import { useEffect, useState } from 'react';

const begun = new Map<string, Promise<unknown>>();

/** Runs a function once for each key until the page is left, however often React mounts the component. */
export function useOnce<T>(key: string, run: () => Promise<T>): T | undefined {
  const [result, setResult] = useState<T>();
  if (!begun.has(key)) begun.set(key, run());
  useEffect(() => {
    void begun.get(key)?.then((value) => setResult(() => value as T));
  }, [key]);
  return result;
}
