import { useEffect, useState } from 'react';

const FIRST = 2;
const STEP = 3;
/** About two screens ahead. */
const MARGIN = '1500px';

/** Of the last visit in this tab: who comes back finds the list as long as it was, and the place in it. */
let lastCount = FIRST;

/**
 * How many designs of a long list are drawn: more each time its end comes near the window. A card costs a phone a good
 * part of a frame, and most of them are never seen.
 *
 * @returns the number, and the ref of an element below the last of them
 */
export function useDrawnCount(total: number): [number, (end: HTMLElement | null) => void] {
  const [count, setCount] = useState(lastCount);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => {
    lastCount = count;
    if (!end || count >= total) return;
    const drawMore = (entries: IntersectionObserverEntry[]) => {
      // A busy page is told of several at once, the newest last.
      if (entries.at(-1)?.isIntersecting) setCount((drawn) => drawn + STEP);
    };
    const observer = new IntersectionObserver(drawMore, { rootMargin: MARGIN });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, count, total]);
  return [count, setEnd];
}
