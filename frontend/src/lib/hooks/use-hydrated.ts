import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in a prerendered page until React has taken it over. A form must not be filled in or sent before: what was typed
 * would be lost, or the browser would put it into the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
