/** Whoever boxes has both fists up, in gloves. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { figureDrawing } from '../../figures/motif.ts';
import { dressed, type Hand } from './dressing.ts';
import { frameOf } from './outfit.ts';
import { handsOf } from './posed-things.ts';

const GLOVE = 'boxing-glove-single';

/** In the units of the body, and how much of it is above the hand. */
const SIZE = { w: 470, h: 620, above: 0.66 };

export function boxingPieces(hand: Hand, head: string, slot: Box): Piece[] {
  const { draw, style, seat } = hand;
  const body = draw(figureDrawing(head, 'boxing'), slot, seat);
  const frame = frameOf(head, 'boxing', body, style);
  if (!frame) return [body];
  const [w, h] = [SIZE.w * frame.scale, SIZE.h * frame.scale];
  const gloves = handsOf(frame).map(({ x, y }, at) =>
    draw(GLOVE, { x: x - w / 2, y: y - h * SIZE.above, w, h }, false, { flip: at === 0 }),
  );
  return dressed(hand, head, 'boxing', [body, ...gloves], slot, true);
}
