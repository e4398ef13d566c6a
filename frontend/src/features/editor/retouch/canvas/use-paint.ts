import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type BrushMode, mappingOf } from '../../engine/retouch.ts';
import { CANVAS } from '../../model/placing.ts';
import type { Retouch } from '../model/retouch.ts';
import type { Paintable, PartStroke } from '../picture/part-drawing.ts';

export interface Brush {
  mode: Exclude<BrushMode, 'cut'>;
  /** Pixels of the picture. */
  size: number;
}

interface Point {
  x: number;
  y: number;
}

interface PaintOptions {
  area: RefObject<HTMLDivElement | null>;
  /** Shows where the brush is, and how large. */
  cursor: RefObject<HTMLDivElement | null>;
  picture: Paintable;
  placement: Retouch['placement'];
  /** Null: a click takes a color out. */
  brush: Brush | null;
  onStroke: (stroke: PartStroke) => void;
  onPick: (x: number, y: number) => void;
  onSay: (text: string) => void;
}

/** Canvas units that an arrow moves the brush by. */
const STEP = 45;
const LARGE_STEP = 300;

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Paints on the picture with a pointer, and with keys: arrows move the brush, Space puts it down and lifts it. */
export function usePaint(options: PaintOptions) {
  const { area, cursor, picture, placement, brush, onStroke, onPick, onSay } = options;
  const pointer = useRef<number | null>(null);
  /** Of the keyboard's brush, on the canvas. */
  const place = useRef<Point>({ x: CANVAS.width / 2, y: CANVAS.height / 2 });
  const isDown = useRef(false);

  function toCanvas({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = area.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const scale = CANVAS.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  }
  function toPicture({ x, y }: Point): [x: number, y: number] {
    return mappingOf(placement, picture).toPicture(x, y);
  }
  function showCursor({ x, y }: Point) {
    place.current = { x, y };
    const style = cursor.current?.style;
    if (!style) return;
    style.left = `${(x / CANVAS.width) * 100}%`;
    style.top = `${(y / CANVAS.height) * 100}%`;
    style.opacity = '1';
  }
  function hideCursor() {
    if (cursor.current) cursor.current.style.opacity = '0';
  }

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || pointer.current !== null) return;
    const at = toCanvas(event);
    showCursor(at);
    if (!brush) return onPick(...toPicture(at));
    lift();
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = event.pointerId;
    picture.startStroke(brush.mode, brush.size, ...toPicture(at));
  }
  function move(event: PointerEvent<HTMLElement>) {
    showCursor(toCanvas(event));
    if (event.pointerId !== pointer.current) return;
    const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const step of [...steps, event]) picture.paintTo(...toPicture(toCanvas(step)));
  }
  function end(event: PointerEvent<HTMLElement>) {
    if (event.pointerId !== pointer.current) return;
    pointer.current = null;
    commit();
  }
  /** A second finger zooms the page: then it is no stroke. */
  function cancel() {
    pointer.current = null;
    picture.cancelStroke();
    hideCursor();
  }
  function commit() {
    const stroke = picture.endStroke();
    if (stroke) onStroke(stroke);
  }
  function lift() {
    if (!isDown.current) return;
    isDown.current = false;
    commit();
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) moveBy(arrow, event.shiftKey ? LARGE_STEP : STEP);
    else if (event.key === ' ' || event.key === 'Enter') use();
    else if (event.key === 'Escape' && isDown.current) lift();
    else return;
    event.preventDefault();
  }
  function moveBy([x, y]: readonly [number, number], step: number) {
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const before = place.current;
    showCursor({
      x: within(before.x + x * step, CANVAS.width),
      y: within(before.y + y * step, CANVAS.height),
    });
    if (isDown.current) picture.paintTo(...toPicture(place.current));
  }
  function use() {
    showCursor(place.current);
    if (!brush) return onPick(...toPicture(place.current));
    if (isDown.current) {
      lift();
      return onSay('Brush up');
    }
    isDown.current = true;
    picture.startStroke(brush.mode, brush.size, ...toPicture(place.current));
    onSay('Brush down');
  }

  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: cancel,
    onPointerLeave: () => pointer.current === null && hideCursor(),
    onKeyDown: press,
    onFocus: () => showCursor(place.current),
    onBlur: () => {
      lift();
      hideCursor();
    },
  };
}
