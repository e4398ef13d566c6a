import { useEffect, useState } from 'react';

/**
 * The value once it has not changed for a while.
 *
 * @param value compared by identity: an object must be the same one while nothing in it changes
 */
export function useDebouncedValue<T>(value: T, ms = 250): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
