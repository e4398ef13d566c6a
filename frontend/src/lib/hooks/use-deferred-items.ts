import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useDeferredValue } from 'react';

/**
 * The items of a virtualizer, of which those that come near the window are rendered between two frames instead of within
 * one. Where none of them is visible, after a jump, they are rendered at once.
 */
export function useDeferredItems(virtual: Virtualizer<Window, Element>): VirtualItem[] {
  const items = virtual.getVirtualItems();
  const deferred = useDeferredValue(items);
  const { range } = virtual;
  const isVisible = range && deferred.some(({ index }) => index >= range.startIndex && index <= range.endIndex);
  return isVisible ? deferred : items;
}
