import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { SceneLayer } from '../engine/engine-tasks.ts';
import type { Placement } from '../model/document.ts';
import { CANVAS, middleOf, type Point, type Snapped, scaledBy, snapped, turnedBy } from '../model/placing.ts';

export type GestureKind = 'move' | 'scale' | 'turn';

interface Gesture {
  kind: GestureKind;
  layer: SceneLayer;
  from: Point;
  before: Placement;
  now: Snapped;
  hasMoved: boolean;
  frame: number;
}

/** Pixels that a finger may slip while it taps. */
const SLIP = 4;

interface GestureOptions {
  area: RefObject<HTMLDivElement | null>;
  /** With each frame, while the pointer is down. */
  onMove: (layer: SceneLayer, now: Snapped) => void;
  onDone: (layer: SceneLayer, placement: Placement) => void;
}

/** Moves, scales and turns a layer with a pointer. What it does is seen at once and counts when the pointer goes up. */
export function useGesture({ area, onMove, onDone }: GestureOptions) {
  const gesture = useRef<Gesture | null>(null);
  const [active, setActive] = useState<string | null>(null);

  function toCanvas({ clientX, clientY }: PointerEvent): Point {
    const box = area.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const scale = CANVAS.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  }

  function start(event: PointerEvent<HTMLElement>, kind: GestureKind, layer: SceneLayer, before: Placement) {
    if (event.button !== 0 || gesture.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const now = { placement: before, onX: false, onY: false };
    gesture.current = { kind, layer, from: toCanvas(event), before, now, hasMoved: false, frame: 0 };
  }

  function move(event: PointerEvent) {
    const current = gesture.current;
    if (!current) return;
    const to = toCanvas(event);
    if (!current.hasMoved && !isFar(current.from, to, area.current)) return;
    if (!current.hasMoved) setActive(current.layer.name);
    current.hasMoved = true;
    current.now = placed(current, to);
    cancelAnimationFrame(current.frame);
    current.frame = requestAnimationFrame(() => onMove(current.layer, current.now));
  }

  function drop(event: PointerEvent) {
    const current = gesture.current;
    // On a busy machine the pointer goes up before its last move was taken.
    if (current?.hasMoved) current.now = placed(current, toCanvas(event));
    end(true);
  }

  function cancel() {
    end(false);
  }

  function end(isDone: boolean) {
    const current = gesture.current;
    gesture.current = null;
    setActive(null);
    if (!current?.hasMoved) return;
    cancelAnimationFrame(current.frame);
    const placement = isDone ? current.now.placement : current.before;
    onMove(current.layer, { placement, onX: false, onY: false });
    if (isDone) onDone(current.layer, placement);
  }

  return { active, start, move, drop, cancel };
}

function placed({ kind, layer, from, before }: Gesture, to: Point): Snapped {
  const middle = middleOf(layer);
  const now = { x: middle.x + before.dx, y: middle.y + before.dy };
  if (kind === 'scale') return { placement: scaledBy(before, now, from, to), onX: false, onY: false };
  if (kind === 'turn') return { placement: turnedBy(before, now, from, to), onX: false, onY: false };
  return snapped(layer, { ...before, dx: before.dx + to.x - from.x, dy: before.dy + to.y - from.y });
}

function isFar(from: Point, to: Point, area: HTMLElement | null): boolean {
  const pixels = (area?.clientWidth ?? CANVAS.width) / CANVAS.width;
  return Math.hypot(to.x - from.x, to.y - from.y) * pixels > SLIP;
}
