/** Scrolls to an element that begins in the lower half of the window or below it; leaves alone what is in sight. */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element || element.getBoundingClientRect().top < window.innerHeight / 2) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}
