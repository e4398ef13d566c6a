import type { KeyboardEvent } from 'react';
import type { Placement } from '../model/document.ts';

/** Canvas units, factor, degrees. */
const STEP = 15;
const LARGE_STEP = 150;
const GROWTH = 1.05;
const TURN = 3;

export type LayerCommand = { place: Partial<Placement>; said: string } | { order: 1 | -1 } | 'deselect';

const ARROWS: Record<string, readonly [x: number, y: number, said: string]> = {
  ArrowLeft: [-1, 0, 'left'],
  ArrowRight: [1, 0, 'right'],
  ArrowUp: [0, -1, 'up'],
  ArrowDown: [0, 1, 'down'],
};

/** What a key does to a selected layer; undefined: nothing. */
export function commandOf(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { dx, dy, scale, turn }: Placement,
): LayerCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const arrow = ARROWS[key];
  if (arrow) {
    const [x, y, said] = arrow;
    const step = shiftKey ? LARGE_STEP : STEP;
    return { place: { dx: dx + x * step, dy: dy + y * step }, said: `moved ${said}` };
  }
  switch (key) {
    case '+':
    case '=':
      return { place: { scale: scale * GROWTH }, said: 'larger' };
    case '-':
      return { place: { scale: scale / GROWTH }, said: 'smaller' };
    case '[':
      return { place: { turn: turn - TURN }, said: 'turned left' };
    case ']':
      return { place: { turn: turn + TURN }, said: 'turned right' };
    case 'Delete':
    case 'Backspace':
      return { place: { hidden: true }, said: 'hidden' };
    case 'PageUp':
      return { order: 1 };
    case 'PageDown':
      return { order: -1 };
    case 'Escape':
      return 'deselect';
  }
  return undefined;
}
