/** "Two wine glasses and a bouquet": of one size, in a row. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isCreature } from '../../words/roles.ts';
import type { Draw } from './outfit.ts';
import type { Shown } from './parts.ts';

export const isRowOfThings = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'beside' && companion.motif !== subject && !isCreature(subject) && accents.includes(subject);

/** What is named last stands in the middle, a little before the others. */
export function rowOfThings(draw: Draw, { subject, companion, accents }: Shown, { x, y, w, h }: Box): Piece[] {
  const many = accents.filter((one) => one === subject).length + 1;
  const share = w / (many + 0.5);
  const row = Array.from({ length: many }, (_, at) =>
    draw(subject, { x: x + (w - share) * (at / (many - 1)), y, w: share, h }, true),
  );
  const { h: tall } = union(row.map(({ bounds }) => bounds));
  const side = Math.min(w * 0.44, Math.max(tall * 0.7, w * 0.34));
  return [...row, draw(companion.motif, { x: x + (w - side) / 2, y: y + h - side, w: side, h: side }, true)];
}
