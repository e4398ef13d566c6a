/** Two of a kind that kiss, hug or hold hands. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import type { Draw } from './outfit.ts';
import { type Companion, whole } from './riding.ts';

const HEART = 'red-heart';

export const isInLove = (head: string, { relation, motif }: Companion, accents: readonly string[]) =>
  relation === 'versus' && (motif === head || accents.length === 1) && accents[0] === HEART;

/** Equally large and face to face, so near that hands meet. */
export function together(draw: Draw, head: string, { x, y, w, h }: Box): Piece[] {
  const source = whole(head, 'stand');
  const half = { y, w: w * 0.54, h };
  const left = draw(source, { x, ...half }, true, { flip: true });
  const gap = w * 0.46 - Math.max(0, half.w - left.bounds.w) * 0.9;
  const shift = (w - gap - half.w) / 2;
  return [shift, shift + gap].map((dx, at) => draw(source, { x: x + dx, ...half }, true, { flip: at === 0 }));
}

/** With a heart between them. */
export function loversPieces(draw: Draw, head: string, slot: Box, seat: boolean): Piece[] {
  const pair = together(draw, head, { ...slot, y: slot.y + slot.h * 0.2, h: slot.h * 0.8 });
  const top = Math.min(...pair.map(({ bounds }) => bounds.y));
  const side = slot.h * 0.2;
  const heart = { x: slot.x + slot.w / 2 - side / 2, y: top - side * 0.85, w: side, h: side };
  return [...pair, draw(HEART, heart, seat)];
}
