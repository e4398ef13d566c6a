/** A person with an animal or a large thing: all of both. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { figureDrawing } from '../../figures/motif.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import { isCreature, isVehicle } from '../../words/roles.ts';
import type { Draw } from './outfit.ts';
import { type Companion, whole } from './riding.ts';

export const hasCompany = (head: string) => hasTag(head, 'person') && hasFigure(head);

/** "Cat writing on a chalkboard". */
export const isStanding = ({ relation }: Companion, accents: readonly string[]) =>
  relation === 'beside' && accents.length === 1 && accents[0] === 'waving-arms';

/** Of the width that the other has; the person stands before it. */
const SHARES = { large: 0.7, small: 0.46, person: 0.56 };

export function companyPieces(draw: Draw, head: string, other: string, { x, y, w, h }: Box): Piece[] {
  const source = bodyOf(other);
  const isLarge = wholeOf(other) !== undefined || isVehicle(other);
  const wide = w * (isLarge ? SHARES.large : SHARES.small);
  const tall = h * (isCreature(other) || isLarge ? 0.8 : 0.66);
  const second = draw(source, { x: x + w - wide, y: y + h - tall, w: wide, h: tall }, true);
  const person = draw(figureDrawing(head, 'stand'), { x, y, w: w * SHARES.person, h }, true);
  const gap = Math.max(0, second.bounds.x - person.bounds.x - person.bounds.w);
  return [
    second,
    gap > 0 ? draw(figureDrawing(head, 'stand'), { x: x + gap, y, w: w * SHARES.person, h }, true) : person,
  ];
}

/** "Vet with a kitten and a puppy": one on each side. */
export function betweenPieces(draw: Draw, head: string, others: readonly string[], { x, y, w, h }: Box): Piece[] {
  const person = draw(figureDrawing(head, 'stand'), { x: x + w * 0.22, y, w: w * 0.56, h: h * 0.94 }, true);
  const sides = others.slice(0, 2).map((other, at) => {
    const box = { x: x + w * 0.62 * at, y: y + h * 0.5, w: w * 0.38, h: h * 0.5 };
    return draw(bodyOf(other), box, true);
  });
  return [person, ...sides];
}

function bodyOf(motif: string) {
  const own = wholeOf(motif);
  if (own) return own;
  const head = HEAD_OF[motif] ?? motif;
  return isCreature(motif) ? whole(head, 'sit') : motif;
}

/** "Frog on a stage": somebody in it, and not beside it. */
export const isIndoors = (head: string, { motif, relation }: Companion) =>
  /^(?:beside|above|hold)$/u.test(relation) && INDOORS.has(motif) && (isCreature(head) || hasFigure(head));

const INDOORS = new Set(['stage-lights', 'kitchen-counter', 'saloon-front', 'burning-house']);

export function indoorPieces(draw: Draw, heads: readonly string[], room: string, { x, y, w, h }: Box): Piece[] {
  const behind = draw(room, { x, y, w, h: h * 0.94 }, true);
  const { bounds } = behind;
  const share = heads.length > 1 ? 0.4 : 0.62;
  const step = (bounds.w * (1 - share)) / Math.max(1, heads.length - 1);
  const left = bounds.x + (heads.length > 1 ? 0 : (bounds.w * (1 - share)) / 2);
  const people = heads.map((head, at) => {
    const box = { x: left + step * at, y: bounds.y + bounds.h * 0.3, w: bounds.w * share, h: bounds.h * 0.78 };
    return draw(whole(HEAD_OF[head] ?? head, 'stand'), box, true);
  });
  return [behind, ...people];
}
