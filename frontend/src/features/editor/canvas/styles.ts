import type { CSSProperties } from 'react';
import type { SceneLayer } from '../engine/engine-tasks.ts';
import type { Placement } from '../model/document.ts';
import { CANVAS, frameOf, middleOf } from '../model/placing.ts';

const percent = (value: number, of: number) => `${((value / of) * 100).toFixed(3)}%`;

/** Of an element that lies where the layer does. */
export function frameStyle(layer: Pick<SceneLayer, 'box'>, placement: Placement) {
  const { left, top, width, height } = frameOf(layer, placement);
  return {
    left: percent(left, CANVAS.width),
    top: percent(top, CANVAS.height),
    width: percent(width, CANVAS.width),
    height: percent(height, CANVAS.height),
    rotate: `${placement.turn}deg`,
  } satisfies CSSProperties;
}

/** Of a picture of the whole canvas on which the layer was drawn at one place, to show it at another. */
export function movedStyle(layer: Pick<SceneLayer, 'box'>, drawn: Placement, now: Placement) {
  const middle = middleOf(layer);
  const move = [percent(now.dx - drawn.dx, CANVAS.width), percent(now.dy - drawn.dy, CANVAS.height)];
  const origin = [percent(middle.x + drawn.dx, CANVAS.width), percent(middle.y + drawn.dy, CANVAS.height)];
  return {
    transformOrigin: origin.join(' '),
    transform: `translate(${move.join(', ')}) rotate(${now.turn - drawn.turn}deg) scale(${now.scale / drawn.scale})`,
  } satisfies CSSProperties;
}
