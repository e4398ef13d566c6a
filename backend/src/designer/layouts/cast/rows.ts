/** "Two wine glasses and a bouquet": of one size, in a row. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isAirborne, isDraped } from '../../words/outfits.ts';
import { isCreature } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { isBackdrop } from './around.ts';
import { atSide, isMate } from './mates.ts';
import type { Draw } from './outfit.ts';
import type { Shown } from './parts.ts';

export const isRowOfThings = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  companion.motif !== subject &&
  accents.includes(subject) &&
  !isBackdrop(companion.motif) &&
  !(isCreature(subject) && (isCreature(companion.motif) || isAirborne(companion.motif) || accents.length > 1));

/** "Scarecrow with pumpkins", "cat, coffee and yarn": one on each side, both of one size. */
export const isFlanked = ({ head, companion, accents }: Shown) => {
  const sides = [companion.motif, ...accents];
  const isAtSide = (motif: string) =>
    !isCreature(motif) && !isAirborne(motif) && !isDraped(motif) && !isBackdrop(motif);
  return (
    companion.relation === 'beside' &&
    accents.length === 1 &&
    companion.motif !== head &&
    sides.every((motif) => isAtSide(motif) && sizeOf(motif) <= sizeOf(head) * 2.5)
  );
};

export function flankedPieces(draw: Draw, { head, companion, accents }: Shown, { x, y, w, h }: Box): Piece[] {
  const middle = draw(head, { x: x + w * 0.18, y, w: w * 0.64, h }, true);
  const { bounds } = middle;
  const side = Math.min(w * 0.36, Math.max(bounds.h * 0.62, bounds.w * 0.5));
  const tall = Math.min(side * 1.4, Math.max(bounds.h, side) * 0.9);
  const [left, right] = [bounds.x - side * 0.72, bounds.x + bounds.w - side * 0.28];
  const sides = [...accents, companion.motif].map((motif, at) =>
    draw(motif, { x: at === 0 ? left : right, y: bounds.y + bounds.h - tall, w: side, h: tall }, true),
  );
  return [middle, ...sides];
}

/** "Lighthouse and seagulls": several of one kind with what is larger. */
export const isAroundBackdrop = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  isBackdrop(companion.motif) &&
  isCreature(subject) &&
  accents.length > 0 &&
  accents.every((one) => one === subject);

/** Two of them, at its sides. */
export function aroundBackdrop(draw: Draw, { head, companion }: Shown, { x, y, w, h }: Box): Piece[] {
  const middle = draw(companion.motif, { x: x + w * 0.16, y, w: w * 0.68, h }, true);
  const { bounds } = middle;
  const side = Math.min(w * 0.4, Math.max(bounds.h * 0.56, bounds.w * 0.5));
  const left = [bounds.x - side * 0.6, bounds.x + bounds.w - side * 0.4];
  const body = isMate(head) ? atSide(head) : head;
  const sides = left.map((at) => draw(body, { x: at, y: bounds.y + bounds.h * 1.03 - side, w: side, h: side }, true));
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
