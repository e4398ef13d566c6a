/** "Two wine glasses and a bouquet": of one size, in a row. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isAirborne } from '../../words/outfits.ts';
import { isCreature } from '../../words/roles.ts';
import type { Draw } from './outfit.ts';
import type { Shown } from './parts.ts';

export const isRowOfThings = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  companion.motif !== subject &&
  accents.includes(subject) &&
  !(isCreature(subject) && (isCreature(companion.motif) || isAirborne(companion.motif) || accents.length > 1));

/** "Scarecrow with pumpkins": one on each side, both of one size. */
export const isFlanked = ({ head, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  accents.length === 1 &&
  accents[0] === companion.motif &&
  companion.motif !== head &&
  !isCreature(companion.motif) &&
  !isAirborne(companion.motif);

export function flankedPieces(draw: Draw, { head, companion }: Shown, { x, y, w, h }: Box): Piece[] {
  const middle = draw(head, { x: x + w * 0.18, y, w: w * 0.64, h }, true);
  const { bounds } = middle;
  const side = Math.min(w * 0.36, bounds.h * 0.62);
  const sides = [bounds.x - side * 0.72, bounds.x + bounds.w - side * 0.28].map((left) =>
    draw(companion.motif, { x: left, y: bounds.y + bounds.h - side, w: side, h: side }, true),
  );
  return [middle, ...sides];
}

/** What is named last stands in the middle, a little before the others. */
export function rowOfThings(draw: Draw, { subject, head, companion, accents }: Shown, { x, y, w, h }: Box): Piece[] {
  const many = accents.filter((one) => one === subject).length + 1;
  const share = w / (many + 0.5);
  const row = Array.from({ length: many }, (_, at) =>
    draw(head, { x: x + (w - share) * (at / (many - 1)), y, w: share, h }, true),
  );
  const { h: tall } = union(row.map(({ bounds }) => bounds));
  const side = Math.min(w * 0.44, Math.max(tall * 0.7, w * 0.34));
  return [...row, draw(companion.motif, { x: x + (w - side) / 2, y: y + h - side, w: side, h: side }, true)];
}
