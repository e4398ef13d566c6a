/** "Papa bear with two cubs": all of them as large, on both sides. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { isCreature } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { hasCompany } from './company.ts';
import { type Draw, fitted } from './outfit.ts';
import type { Shown } from './parts.ts';
import { whole } from './riding.ts';

export const isFamily = (shown: Shown) => isOwnFamily(shown) || isOtherFamily(shown);

/** "Goose and her baby": beside the mother, where she has no arms to hold it, or has several. */
const isOwnFamily = ({ subject, head, companion, accents }: Shown) =>
  companion.relation === 'hold' &&
  companion.motif === subject &&
  isCreature(subject) &&
  accents.every((one) => one === subject) &&
  (accents.length > 0 || !hasFigure(head));

const isOtherFamily = ({ subject, head, companion, accents }: Shown) =>
  companion.relation === 'beside' &&
  companion.motif !== subject &&
  accents.length > 0 &&
  accents.every((one) => one === companion.motif) &&
  isCreature(subject) &&
  isCreature(companion.motif) &&
  !hasCompany(head);

/** Of the size of the one in the middle. */
const LEAST = 0.5;
const MOST = 0.8;

export function familyPieces(draw: Draw, { subject, head, companion, accents }: Shown, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const isOwn = companion.motif === subject;
  const one = isOwn ? whole(head, 'sit') : (HEAD_OF[companion.motif] ?? companion.motif);
  const middle = draw(isOwn ? one : head, { x: x + w * 0.2, y, w: w * 0.6, h }, true);
  const { bounds } = middle;
  const share = Math.max(LEAST, Math.min(MOST, (sizeOf(companion.motif) / sizeOf(subject)) * 0.6));
  const [wide, tall] = [bounds.w * share, bounds.h * share];
  const foot = bounds.y + bounds.h * 1.04;
  const right = bounds.x + bounds.w - wide * 0.38;
  const lefts = [bounds.x - wide * 0.62, right, right + wide * 0.84].slice(0, accents.length + 1);
  const sides = lefts.map((left) => draw(one, { x: left, y: foot - tall, w: wide, h: tall }, true));
  return fitted([middle, ...sides], slot, true);
}
