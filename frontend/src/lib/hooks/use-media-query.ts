import { useSyncExternalStore } from 'react';

/** Whether a media query matches now; false while a page is prerendered. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** From here on the dashboard has two columns: Tailwind's `lg`. */
export const WIDE_SCREEN = '(width >= 64rem)';
