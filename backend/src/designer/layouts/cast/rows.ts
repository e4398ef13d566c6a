/** "Two wine glasses and a bouquet": of one size, in a row. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { hasFigure } from '../../figures/figure.ts';
import { type Drawing, drawing } from '../../figures/motif.ts';
import { isAirborne } from '../../words/outfits.ts';
import { isCreature, showsDeed } from '../../words/roles.ts';
import { isBackdrop } from './around.ts';
import { atSide, isMate } from './mates.ts';
import { type Draw, fitted } from './outfit.ts';
import type { Shown } from './parts.ts';
import { whole } from './riding.ts';

export const isRowOfThings = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  companion.motif !== subject &&
  accents.includes(subject) &&
  !isBackdrop(companion.motif) &&
  !(isCreature(subject) && (isCreature(companion.motif) || isAirborne(companion.motif) || accents.length > 1));

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

/** "Three foxes": one picture, as often as it is counted; but two who do something face one another. */
const isAlike = ({ subject, head, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  companion.motif === subject &&
  accents.every((one) => one === subject) &&
  (accents.length > 0 || !showsDeed(head) || GOES.test(head));

/** They all go one way. */
const GOES = /-(?:running|galloping|jumping|leaping|swimming|flying|hopping)$/u;

/** Of the width of one that the next one is farther. */
const APART = { body: 0.84, thing: 0.9 };

/** Undefined where they are not alike. All of one size: whoever has a body sits, and what is long is higher and lower by turns. */
export function alikeRow(draw: Draw, shown: Shown, slot: Box): Piece[] | undefined {
  if (!isAlike(shown)) return undefined;
  const { head } = shown;
  const many = shown.accents.length + 2;
  const isPerson = hasTag(head, 'person');
  const source: string | Drawing = whole(head, isPerson ? 'stand' : 'sit');
  const { box } = typeof source === 'string' ? drawing(source) : source;
  if (box.w > box.h * LONG && many > 2) return longRow(draw, source, many, slot);
  const apart = hasFigure(head) ? APART.body : APART.thing;
  const tall = slot.h;
  const wide = (tall * box.w) / box.h;
  const row = Array.from({ length: many }, (_, at) =>
    draw(source, { x: slot.x + wide * apart * at, y: slot.y, w: wide, h: tall }, true),
  );
  return fitted(row, slot, true);
}

/** Of the height: from here on a row would be a thin line. */
const LONG = 1.25;

function longRow(draw: Draw, source: string | Drawing, many: number, { x, y, w, h }: Box): Piece[] {
  const { box } = typeof source === 'string' ? drawing(source) : source;
  const wide = w / (1 + (many - 1) * 0.56);
  const tall = (wide * box.h) / box.w;
  const row = Array.from({ length: many }, (_, at) =>
    draw(source, { x: x + wide * 0.56 * at, y: y + (at % 2) * tall * 0.74, w: wide, h: tall }, true),
  );
  const [lower, upper] = [row.filter((_, at) => at % 2 === 1), row.filter((_, at) => at % 2 === 0)];
  return fitted([...upper, ...lower], { x, y, w, h }, true);
}
