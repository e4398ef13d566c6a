/** What stands on both sides of something, flies over it or is around it. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { floats, isAirborne, isDraped, isTiny } from '../../words/outfits.ts';
import { isCreature } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { isBackdrop, withSmall } from './around.ts';
import { hasCompany } from './company.ts';
import { atSide, isMate } from './mates.ts';
import { center, type Draw, fitted } from './outfit.ts';
import type { Shown } from './parts.ts';
import { isRowOfThings, rowOfThings } from './rows.ts';

/** Undefined where nothing is on its sides. */
export function sidePieces(draw: Draw, shown: Shown, slot: Box, seat: boolean): Piece[] | undefined {
  const { subject, companion, head } = shown;
  if (isSwarmOver(shown)) return withSmall(draw, [subject, subject], slot, [draw(companion.motif, slot, true)]);
  if (isRowOfThings(shown)) return center(rowOfThings(draw, shown, slot), slot);
  if (isAmid(shown)) return amidPieces(draw, shown, slot);
  if (hasCompany(head)) return undefined;
  return isFlankedByTwo(shown) ? flankedByTwo(draw, shown, slot) : belowFliers(draw, shown, slot, seat);
}

/** "Skull with roses and butterflies": these are in the air. */
function belowFliers(draw: Draw, shown: Shown, slot: Box, seat: boolean): Piece[] | undefined {
  const flying = shown.accents.filter(isAirborne);
  const below = { ...shown, accents: shown.accents.filter((one) => !isAirborne(one)) };
  const isAlike = flying.length === 0 || shown.companion.motif === below.accents[0];
  if (!isAlike || !isFlanked(below)) return undefined;
  const pieces = fitted(flankedPieces(draw, below, slot), slot, seat);
  return flying.length === 0 ? pieces : withSmall(draw, [...flying, ...flying].slice(0, 2), slot, pieces);
}

/** "Scarecrow with pumpkins", "cat, coffee and yarn": one on each side, both of one size. */
const isFlanked = ({ head, companion, accents }: Shown) => {
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

function flankedPieces(draw: Draw, { head, companion, accents }: Shown, { x, y, w, h }: Box): Piece[] {
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
const isFlankedByTwo = (shown: Shown) => {
  const [other, again, ...more] = shown.accents;
  if (!other || other === shown.subject || again !== shown.companion.motif || other === again || more.length > 0)
    return false;
  return isFlanked({ ...shown, accents: [other] });
};

function flankedByTwo(draw: Draw, { head, companion, accents }: Shown, slot: Box): Piece[] {
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
const isSwarmOver = ({ subject, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  isAirborne(subject) &&
  isTiny(subject) &&
  !isAirborne(companion.motif) &&
  !isCreature(companion.motif) &&
  accents.length > 0 &&
  accents.every((one) => one === subject);

/** "Cat with hearts". */
const isAmid = ({ head, companion, accents }: Shown) =>
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

function amidPieces(draw: Draw, { head, companion }: Shown, slot: Box): Piece[] {
  const middle = draw(isMate(head) ? atSide(head) : head, slot, true);
  const { x, y, w, h } = middle.bounds;
  const around = AMID.map(([across, down, share]) => {
    const side = Math.max(w, h * 0.7) * share;
    return draw(companion.motif, { x: x + w * across - side / 2, y: y + h * down, w: side, h: side }, false);
  });
  return fitted([middle, ...around], slot, true);
}
