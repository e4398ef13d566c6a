/** Whatever a person does first on a page, by mouse, touch, keyboard or an aid that presses and focuses for them. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

/** What a browser does by itself: a second press would follow a link twice, or close what the first has opened. */
const NATIVE = 'a, summary';

/**
 * Starts the page's code at the first sign of use, and at the latest so many milliseconds after the page has loaded. What
 * was pressed meanwhile is pressed again once it can answer.
 */
export function whenUsed(start: () => Promise<void>, atLatestMs: number): void {
  const watch = new AbortController();
  let pressed: MouseEvent | undefined;
  const onPress = (event: MouseEvent) => {
    if (!(event.target as Element).closest(NATIVE)) pressed = event;
  };
  document.addEventListener('click', onPress, { capture: true });
  const begin = async () => {
    if (watch.signal.aborted) return;
    watch.abort();
    await start();
    document.removeEventListener('click', onPress, { capture: true });
    requestAnimationFrame(() => pressed && pressAt(pressed));
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, (event) => happensByItself(event) || void begin(), {
      capture: true,
      passive: true,
      signal: watch.signal,
    });
  window.addEventListener('load', () => setTimeout(() => void begin(), atLatestMs), { once: true });
}

/** A list that snaps to its first entry scrolls; what comes under a pointer that lies still is told that it moved. */
function happensByItself(event: Event): boolean {
  if (event.type === 'scroll') return event.target !== document;
  const isMove = event instanceof PointerEvent && event.type === 'pointermove';
  return isMove && event.movementX === 0 && event.movementY === 0;
}

/** By its place: buttons are disabled until the page answers, and a press on one goes to what lies around it. */
function pressAt({ clientX, clientY }: MouseEvent): void {
  const target = document.elementFromPoint(clientX, clientY)?.closest('button, label, input');
  if (target instanceof HTMLElement) target.click();
}
