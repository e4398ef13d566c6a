import { useLayoutEffect, useState } from 'react';

/**
 * Where an element begins on the page. For a virtualized list, call it outside of the component that holds the
 * virtualizer: that one is rendered with every step of scrolling, and would be laid out each time.
 */
export function useTop(element: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  // Without dependencies: what stands above it may have another height with every render.
  useLayoutEffect(() => {
    const box = element?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  return top;
}
