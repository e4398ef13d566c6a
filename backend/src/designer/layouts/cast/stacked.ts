/** "Three dachshunds stacked", "cat, dog and rooster stacked": one on the head of another. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { drawing } from '../../figures/motif.ts';
import { isCreature } from '../../words/roles.ts';
import { type Draw, fitted } from './outfit.ts';
import type { Shown } from './parts.ts';
import { whole } from './riding.ts';

/** Whoever is on one of its own kind. */
export const isStacked = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'above' && isCreature(subject) && companion.motif === subject && accents.every(isCreature);

/** Of the height of one: how far the next one is over its ears. */
const SUNK = 0.2;
/** Of the width of one, to the left and to the right by turns. */
const ASIDE = 0.05;

/** Of the width of the slot: whoever is slender is no taller than others. */
const TALLEST = 1.5;

/** From the lowest, as wide as the one below it or a little less. */
export function stackedPieces(draw: Draw, { head, accents }: Shown, slot: Box): Piece[] {
  const others = accents.map((one) => HEAD_OF[one] ?? one);
  // Of several kinds there is one of each.
  const all = others.every((one) => one === head) ? [head, ...others, head] : [head, ...others];
  let foot = 0;
  const pieces = all.map((one, at) => {
    const source = hasFigure(one) ? whole(one, 'sit') : drawing(one);
    const { box } = typeof source === 'string' ? drawing(source) : source;
    const wide = slot.w * 0.92 ** at * Math.min(1, (TALLEST * box.w) / box.h);
    const tall = (wide * box.h) / box.w;
    const x = ((at % 2) * 2 - 1) * wide * ASIDE - wide / 2;
    const piece = draw(source, { x, y: foot - tall, w: wide, h: tall }, true);
    foot -= tall * (1 - SUNK);
    return piece;
  });
  const { h } = union(pieces.map(({ bounds }) => bounds));
  return h > 0 ? fitted(pieces, slot, true) : pieces;
}
