/** Whoever rides a bicycle: on its saddle, with the hands at its handlebar and the feet at its pedals. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { drawing, figureDrawing } from '../../figures/motif.ts';
import { dressed, type Hand } from './dressing.ts';
import { frameOf, spotOn } from './outfit.ts';
import type { Shown } from './parts.ts';
import type { Companion } from './riding.ts';

/** In the units of the bicycle, which is turned around: from its left, from its top; and its size for that of a body. */
const SADDLES: Record<string, { x: number; y: number; scale: number }> = {
  bicycle: { x: 445, y: 113, scale: 1.15 },
  'flower-bike': { x: 368, y: 405, scale: 1.35 },
  'cruiser-bike': { x: 275, y: 104, scale: 1.3 },
};

/** In the units of a body. */
const SEAT = { x: 0, y: 1770, w: 0 };

export const isCycling = (head: string, { motif, relation }: Companion) =>
  Object.hasOwn(SADDLES, motif) && (relation === 'ride' || relation === 'above') && hasFigure(head);

/** What a rider of a bicycle takes along: behind the saddle. */
export const bicycleUnder = (head: string, { relation }: Companion, accents: readonly string[]) =>
  relation === 'hold' && hasFigure(head) ? accents.find((one) => Object.hasOwn(SADDLES, one)) : undefined;

export function cyclingPieces(hand: Hand, head: string, bicycle: string, slot: Box, load?: string): Piece[] {
  const { draw, style } = hand;
  const body = draw(figureDrawing(head, 'cycling'), { ...slot, h: slot.h * 0.86 }, true);
  const frame = frameOf(head, 'cycling', body, style);
  const saddle = SADDLES[bicycle];
  if (!frame || !saddle) return [body];
  const seat = spotOn(frame, SEAT);
  const scale = frame.scale * saddle.scale;
  const { w, h } = drawing(bicycle).box;
  const box = { x: seat.x - saddle.x * scale, y: seat.y - saddle.y * scale, w: w * scale, h: h * scale };
  const side = body.bounds.h * 0.56;
  const behind = { x: seat.x - side * 1.02, y: seat.y - side * 0.92, w: side, h: side };
  const taken = load ? [draw(load, behind, true)] : [];
  return dressed(hand, head, 'cycling', [...taken, draw(bicycle, box, false, { flip: true }), body], slot, true);
}

/** "Two sisters riding bikes": each has a bicycle, side by side. */
export function cyclists(hand: Hand, { subject, head, companion, accents }: Shown, slot: Box): Piece[] {
  const several = accents.filter((one) => one === subject || one === head).length + 1;
  const w = slot.w / several;
  return Array.from({ length: several }, (_, at) =>
    cyclingPieces(hand, head, companion.motif, { ...slot, x: slot.x + at * w, w }),
  ).flat();
}
