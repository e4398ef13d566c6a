/** "Mama duck with five ducklings": all of them in one row, behind their mother or before her. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isLitter } from '../../figures/animals/litters.ts';
import { hasFigure } from '../../figures/figure.ts';
import { drawing } from '../../figures/motif.ts';
import { isCreature } from '../../words/roles.ts';
import { type Draw, fitted } from './outfit.ts';
import type { Shown } from './parts.ts';
import { whole } from './riding.ts';

export const isWithLitter = ({ subject, companion }: Shown) =>
  isLitter(companion.motif) && /^(?:beside|hold)$/u.test(companion.relation) && isCreature(subject);

/** Of the height of the mother. */
const TALL = { behind: 0.42, before: 0.46 };

export function litterPieces(draw: Draw, { head, companion }: Shown, slot: Box): Piece[] {
  const isSitting = hasFigure(head);
  const mother = draw(isSitting ? whole(head, 'sit') : head, slot, true);
  const { x, y, w, h } = mother.bounds;
  const { box } = drawing(companion.motif);
  const tall = h * (isSitting ? TALL.before : TALL.behind);
  const wide = (tall * box.w) / box.h;
  const left = isSitting ? x + w / 2 - wide / 2 : x + w * 1.02;
  const row = draw(companion.motif, { x: left, y: y + h * (isSitting ? 1.1 : 1) - tall, w: wide, h: tall }, true);
  return fitted([mother, row], slot, true);
}
