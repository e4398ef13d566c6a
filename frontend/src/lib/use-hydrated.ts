import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in prerendered pages until the browser has taken them over. A form must not be sent before: the browser would
 * put what was typed into the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
