import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment, for what would ask the server at every key. */
export function useSettledValue<T extends string | number>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
