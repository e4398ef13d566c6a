import type { SceneLayer } from '../engine/engine-tasks.ts';
import type { Placement } from './document.ts';

/** Canvas units: 15 by 18 inches at 300 DPI. */
export const CANVAS = { width: 4500, height: 5400 } as const;

/** Canvas units and degrees within which a layer is drawn to the middle, and to upright. */
const SNAP = 45;
const SNAP_TURN = 3;

export interface Point {
  x: number;
  y: number;
}

export function middleOf({ box }: Pick<SceneLayer, 'box'>): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** Where the layer's frame is, in canvas units before it is turned about its middle. */
export function frameOf(layer: Pick<SceneLayer, 'box'>, { dx, dy, scale }: Placement) {
  const middle = middleOf(layer);
  const [width, height] = [layer.box.w * scale, layer.box.h * scale];
  return { left: middle.x + dx - width / 2, top: middle.y + dy - height / 2, width, height };
}

export interface Snapped {
  placement: Placement;
  /** Which middle lines of the canvas it lies on. */
  onX: boolean;
  onY: boolean;
}

export function snapped(layer: Pick<SceneLayer, 'box'>, placement: Placement): Snapped {
  const { x, y } = middleOf(layer);
  const toX = CANVAS.width / 2 - x;
  const toY = CANVAS.height / 2 - y;
  const onX = Math.abs(placement.dx - toX) < SNAP;
  const onY = Math.abs(placement.dy - toY) < SNAP;
  return { placement: { ...placement, dx: onX ? toX : placement.dx, dy: onY ? toY : placement.dy }, onX, onY };
}

/** @param from to: where the pointer was and is, in canvas units */
export function scaledBy(placement: Placement, middle: Point, from: Point, to: Point): Placement {
  const [before, after] = [distanceOf(middle, from), distanceOf(middle, to)];
  return { ...placement, scale: Math.max(0.05, placement.scale * (after / Math.max(1, before))) };
}

export function turnedBy(placement: Placement, middle: Point, from: Point, to: Point): Placement {
  const angle = (point: Point) => (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI;
  const turn = placement.turn + angle(to) - angle(from);
  const upright = Math.round(turn / 45) * 45;
  return { ...placement, turn: Math.abs(turn - upright) < SNAP_TURN ? upright : turn };
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Layers that reach beyond what is printed. Half a millimeter does not count. */
export function layersOutside(layers: readonly SceneLayer[]): SceneLayer[] {
  const slack = 6;
  return layers.filter(
    ({ hidden, bounds: { x, y, w, h } }) =>
      !hidden && (x < -slack || y < -slack || x + w > CANVAS.width + slack || y + h > CANVAS.height + slack),
  );
}

/** "cat-face" is the cat face, "palm 2" the palm 2. */
export function layerTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
