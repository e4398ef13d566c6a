/** An animal that wears something beside what stands there: "cowboy bear by a campfire". */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { figureDrawing } from '../../figures/motif.ts';
import { isAirborne, isLimbs, isWearable } from '../../words/outfits.ts';
import { isCreature } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { dressed, type Hand } from './dressing.ts';
import type { Shown } from './parts.ts';

/** Whole, since a head would be larger than all that is beside it. */
export const isWearerBeside = ({ head, companion }: Shown, [thing = '', ...others]: readonly string[]) =>
  companion.relation === 'wear' &&
  isWearable(companion.motif) &&
  isCreature(head) &&
  hasFigure(head) &&
  others.length === 0 &&
  !isAirborne(thing) &&
  !isWearable(thing) &&
  !isCreature(thing) &&
  !isLimbs(thing);

/** Of the height of the body. */
const heightOf = (thing: string) => (sizeOf(thing) > 4 ? 1.1 : sizeOf(thing) > 1.5 ? 0.64 : 0.46);

export function wearerPieces(hand: Hand, { head, companion }: Shown, slot: Box, thing?: string): Piece[] {
  const { x, y, w, h } = slot;
  const body = hand.draw(figureDrawing(head, 'sit'), { x, y: y + h * 0.1, w: w * 0.66, h: h * 0.9 }, true);
  const { bounds } = body;
  const tall = bounds.h * heightOf(thing ?? '');
  const left = bounds.x + bounds.w * 0.9;
  const box = { x: left, y: bounds.y + bounds.h - tall, w: x + w - left, h: tall };
  const pieces = thing ? [body, hand.draw(thing, box, true)] : [body];
  return dressed({ ...hand, worn: [companion.motif, ...hand.worn] }, head, 'sit', pieces, slot, true);
}
