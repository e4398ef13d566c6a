/** "Two wine glasses and a bouquet": of one size, in a row. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { hasFigure } from '../../figures/figure.ts';
import { type Drawing, drawing } from '../../figures/motif.ts';
import { floats, isAirborne, isDraped, isTiny } from '../../words/outfits.ts';
import { isCreature, showsDeed } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
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

/** "Scarecrow with pumpkins", "cat, coffee and yarn": one on each side, both of one size. */
export const isFlanked = ({ head, companion, accents }: Shown) => {
  const sides = [companion.motif, ...accents];
  const isAtSide = (motif: string) =>
    !isCreature(motif) && !isAirborne(motif) && !isDraped(motif) && !isBackdrop(motif);
  return (
    companion.relation === 'beside' &&
    accents.length === 1 &&
    companion.motif !== head &&
    sides.every((motif) => isAtSide(motif) && sizeOf(motif) <= Math.max(1, sizeOf(head)) * 2.5)
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

/** "Bunny with eggs and tulips": both on both sides. */
export const isFlankedByTwo = (shown: Shown) => {
  const [other, again, ...more] = shown.accents;
  if (!other || again !== shown.companion.motif || other === again || more.length > 0) return false;
  return isFlanked({ ...shown, accents: [other] });
};

export function flankedByTwo(draw: Draw, { head, companion, accents }: Shown, slot: Box): Piece[] {
  const middle = draw(head, slot, true);
  const { x, y, w, h } = middle.bounds;
  const size = Math.max(h * 0.52, w * 0.44);
  const spot = (motif: string, share: number, away: number, isRight: boolean) => {
    const side = size * share;
    const from = isRight ? x + w - side * (1 - away) : x - side * away;
    return draw(motif, { x: from, y: y + h - side, w: side, h: side }, true);
  };
  const both = [false, true];
  return fitted(
    [
      ...both.map((isRight) => spot(accents[0] ?? '', 1.1, 0.74, isRight)),
      middle,
      ...both.map((isRight) => spot(companion.motif, 0.72, 0.34, isRight)),
    ],
    slot,
    true,
  );
}

/** "Bees and wildflowers": what is tiny flies over what it is with. */
export const isSwarmOver = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  isAirborne(subject) &&
  isTiny(subject) &&
  !isAirborne(companion.motif) &&
  !isCreature(companion.motif) &&
  accents.length > 0 &&
  accents.every((one) => one === subject);

/** "Cat with hearts". */
export const isAmid = ({ head, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  floats(companion.motif) &&
  companion.motif !== head &&
  accents.length === 1 &&
  accents[0] === companion.motif;

/** Of its width and height, from its upper left, and of its larger side. */
const AMID = [
  [-0.14, 0.06, 0.32],
  [1.1, 0, 0.38],
  [-0.08, 0.52, 0.22],
  [1.12, 0.46, 0.24],
] as const;

export function amidPieces(draw: Draw, { head, companion }: Shown, slot: Box): Piece[] {
  const middle = draw(isMate(head) ? atSide(head) : head, slot, true);
  const { x, y, w, h } = middle.bounds;
  const around = AMID.map(([across, down, share]) => {
    const side = Math.max(w, h * 0.7) * share;
    return draw(companion.motif, { x: x + w * across - side / 2, y: y + h * down, w: side, h: side }, false);
  });
  return fitted([middle, ...around], slot, true);
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

/** "Three foxes": one picture, as often as it is counted. */
const isAlike = ({ subject, head, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  companion.motif === subject &&
  accents.every((one) => one === subject) &&
  !showsDeed(head);

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
