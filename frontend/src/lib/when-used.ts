import { painted } from './painted.ts';

/** Whatever a person does first on a page, by mouse, touch, keyboard or an aid that presses and focuses for them. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

/** What a browser does by itself: a second press would follow a link twice, or close what the first has opened. */
const NATIVE = 'a, summary';

/** What takes a press. */
const PRESSABLE = 'button, label, input';

/**
 * Starts the page's code at the first sign of use, and at the latest so many milliseconds after the page has loaded and is
 * painted. What was pressed meanwhile is pressed again once it can answer.
 */
export function whenUsed(start: () => Promise<void>, atLatestMs: number): void {
  const watch = new AbortController();
  const presses = watchPresses(pressAt);
  const begin = async () => {
    if (watch.signal.aborted) return;
    watch.abort();
    await start();
    presses.repeat();
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, (event) => happensByItself(event) || void begin(), {
      capture: true,
      passive: true,
      signal: watch.signal,
    });
  const beginAtLatest = async () => {
    await painted();
    setTimeout(() => void begin(), atLatestMs);
  };
  window.addEventListener('load', () => void beginAtLatest(), { once: true });
}

/**
 * Presses from now on. A press that is under way when they are to be repeated is repeated as soon as it ends.
 *
 * @param repeatAt presses again, where the pointer was
 */
export function watchPresses(repeatAt: (press: MouseEvent) => void) {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  let canAnswer = false;
  let isUnderWay = false;
  let pressed: MouseEvent | undefined;
  const end = () => {
    watch.abort();
    requestAnimationFrame(() => pressed && repeatAt(pressed));
  };
  const onDown = () => {
    isUnderWay = true;
    // The page answers to this one; the one before ended without a click.
    if (canAnswer) end();
  };
  const onOver = () => {
    isUnderWay = false;
    if (canAnswer) end();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    // A button that could not answer when it was pressed down is not what the browser says was clicked.
    const isAnswered = canAnswer && target.closest(PRESSABLE);
    if (!isAnswered && !target.closest(NATIVE)) pressed = event;
    onOver();
  };
  document.addEventListener('pointerdown', onDown, options);
  // A finger that scrolls presses nothing.
  document.addEventListener('pointercancel', onOver, options);
  document.addEventListener('click', onClick, options);
  const repeat = () => {
    canAnswer = true;
    if (!isUnderWay) end();
  };
  return { repeat };
}

/** A list that snaps to its first entry scrolls; what comes under a pointer that lies still is told that it moved. */
function happensByItself(event: Event): boolean {
  if (event.type === 'scroll') return event.target !== document;
  const isMove = event instanceof PointerEvent && event.type === 'pointermove';
  return isMove && event.movementX === 0 && event.movementY === 0;
}

/** By its place: buttons are disabled until the page answers, and a press on one goes to what lies around it. */
function pressAt({ clientX, clientY }: MouseEvent): void {
  const target = document.elementFromPoint(clientX, clientY)?.closest(PRESSABLE);
  if (target instanceof HTMLElement) target.click();
}

/** What was pressed in an outline: a link is followed and a field gets the focus. Nothing that acts is pressed again. */
export function openAt({ clientX, clientY }: MouseEvent): void {
  const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, input, textarea');
  if (target?.matches('a')) target.click();
  else target?.focus();
}
