import { useEffect, useState } from 'react';

/**
 * The value once it has not changed for a moment, for what would ask the server at every key.
 *
 * @param value an object changes when it is another one, so it must be the same while nothing in it changes
 */
export function useDebouncedValue<T>(value: T, ms = 250): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
