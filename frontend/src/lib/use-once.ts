import { useEffect, useState } from 'react';

const begun = new Map<string, Promise<unknown>>();

/** The result of what may run only once in a page's life for a key, however often React mounts who asks. */
export function useOnce<T>(key: string, run: () => Promise<T>): T | undefined {
  const [result, setResult] = useState<T>();
  if (!begun.has(key)) begun.set(key, run());
  useEffect(() => {
    void begun.get(key)?.then((value) => setResult(() => value as T));
  }, [key]);
  return result;
}
