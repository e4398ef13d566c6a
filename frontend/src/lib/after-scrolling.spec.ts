import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { AfterScrolling } from './after-scrolling.ts';

let target: EventTarget;
let scrolling: AfterScrolling;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.requestAnimationFrame = (run) => Number(setTimeout(run, 16));
  target = new EventTarget();
  scrolling = new AfterScrolling();
  scrolling.watch(target);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
});

const scroll = () => target.dispatchEvent(new Event('scroll'));

it('waits until the window rests, however long it scrolls', () => {
  const run = jest.fn();
  scroll();
  scrolling.add(run);
  for (let step = 0; step < 20; step += 1) {
    jest.advanceTimersByTime(100);
    scroll();
  }
  expect(scrolling.isScrolling).toBe(true);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(150);
  expect(scrolling.isScrolling).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs four in a frame, in order, and none that was canceled', () => {
  const ran: number[] = [];
  const cancels = Array.from({ length: 10 }, (_, number) => scrolling.add(() => ran.push(number)));
  cancels[1]?.();
  jest.advanceTimersByTime(0);
  expect(ran).toEqual([0, 2, 3, 4]);
  jest.advanceTimersByTime(16);
  expect(ran).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
  jest.advanceTimersByTime(16);
  expect(ran).toHaveLength(9);
});

it('runs what comes later, too', () => {
  const run = jest.fn();
  scrolling.add(() => undefined);
  jest.advanceTimersByTime(0);
  scrolling.add(run);
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});
