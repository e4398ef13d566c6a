/** Who and what is beside, under or over something, whole and in proportion. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import type { Drawing, MotifStyle } from '../../figures/motif.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import { isCreature, isVehicle } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import type { Draw } from './outfit.ts';
import { riding, whole } from './riding.ts';

/** "Fox sleeping under a mushroom": it is larger than who is under it. */
export function sheltered(draw: Draw, head: string, motif: string, { x, y, w, h }: Box): Piece[] {
  const roof = draw(motif, { x: x + w * 0.24, y, w: w * 0.76, h }, true);
  return [roof, draw(head, { x: x + w * 0.04, y: y + h * 0.58, w: w * 0.66, h: h * 0.42 }, true)];
}

/** "Witch flying over a castle". */
export function onBroom(
  { draw, style }: { draw: Draw; style: MotifStyle },
  head: string,
  other: string,
  { x, y, w, h }: Box,
): Piece[] {
  const below = draw(other, { x: x + w * 0.1, y: y + h * 0.68, w: w * 0.8, h: h * 0.32 }, true);
  const room = { x: x + w * 0.1, y, w: w * 0.8, h: below.bounds.y - y };
  return [below, ...riding(draw, head, { motif: 'broom', relation: 'ride' }, room, style)];
}

export const isMate = (motif: string) =>
  hasTag(motif, 'person') ||
  (isCreature(motif) && (hasFigure(HEAD_OF[motif] ?? motif) || wholeOf(motif) !== undefined));

export const atSide = (motif: string) => wholeOf(motif) ?? whole(HEAD_OF[motif] ?? motif, 'sit');

export const isLargerThanAnimals = (head: string) =>
  isVehicle(head) ||
  hasTag(head, 'building') ||
  /trailer|minibus/u.test(head) ||
  (hasTag(head, 'person') && !hasFigure(head));

/** "Goose chasing a farmer", "fire truck with a dalmatian": beside a whole animal or a vehicle nobody is a head. */
export function bodyBeside(head: string, other: string): string | Drawing {
  const isWhole = isCreature(head) && !hasFigure(head);
  if (isWhole && hasTag(other, 'person')) return whole(other, 'stand');
  return isLargerThanAnimals(head) && isMate(other) ? atSide(other) : other;
}

/** "Chickens following a farmer": a person is taller than they are. */
export const isBelowPerson = (head: string, other: string) =>
  isCreature(head) && !hasTag(head, 'person') && hasTag(other, 'person') && sizeOf(head) < sizeOf(other) * 0.7;

/** The person whole, and the animal at the feet. */
export function belowPerson(draw: Draw, head: string, person: string, { x, y, w, h }: Box): Piece[] {
  const standing = draw(whole(person, 'stand'), { x: x + w * 0.4, y, w: w * 0.6, h }, true);
  const foot = standing.bounds.y + standing.bounds.h;
  const size = standing.bounds.h * 0.46;
  return [standing, draw(atSide(head), { x: standing.bounds.x - size * 0.96, y: foot - size, w: size, h: size }, true)];
}

export function beside(draw: Draw, first: string, second: string | Drawing, { x, y, w, h }: Box): Piece[] {
  const left = draw(first, { x, y, w: w * 0.68, h }, true);
  const { bounds } = left;
  const isSmall = typeof second === 'string' ? sizeOf(second) < sizeOf(first) * 0.3 : isLargerThanAnimals(first);
  const top = h * (isSmall ? 0.58 : 0.42);
  const right = {
    x: bounds.x + bounds.w * 0.82,
    y: y + top,
    w: w * (isSmall ? 0.34 : 0.46),
    h: bounds.y + bounds.h - y - top,
  };
  return [left, draw(second, right, true)];
}

export function versus(draw: Draw, first: string, second: string, { x, y, w, h }: Box): Piece[] {
  const half = { y, w: w * 0.52, h };
  return [draw(first, { x, ...half }, true, { flip: true }), draw(second, { x: x + w * 0.48, ...half }, true)];
}
