import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** Forgets the heights that a virtualizer has measured, where the layout is another: they are none of its items now. */
export function useForgetHeights(virtual: Virtualizer<Window, Element>, layout: unknown): void {
  const before = useRef(layout);
  useLayoutEffect(() => {
    if (before.current !== layout) virtual.measure();
    before.current = layout;
  }, [layout, virtual]);
}
