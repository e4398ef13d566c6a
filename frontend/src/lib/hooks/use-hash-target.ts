import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows the part that the address names, opened if it is a question. The browser looked for it before it was drawn. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is pressed again
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (!target) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}
