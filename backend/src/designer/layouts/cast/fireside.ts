/** Whoever roasts something holds its stick over a fire, and of two each from its own side. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { anchorsOf } from '../../figures/anchors.ts';
import { hasFigure } from '../../figures/figure.ts';
import { figureDrawing } from '../../figures/motif.ts';
import { type Grip, isWearable } from '../../words/outfits.ts';
import { withSmall } from './around.ts';
import { dressed, type Hand } from './dressing.ts';
import { fitted, frameOf, grippedPiece, holdingDraw, mirrored, partAgain, spotOn } from './outfit.ts';
import type { Shown } from './parts.ts';
import { whole } from './riding.ts';

const FIRE = 'fire';
const STICK_NAME = 'marshmallow-stick';

export const isRoasting = ({ head, companion }: Shown) =>
  companion.relation === 'hold' && companion.motif === STICK_NAME && anchorsOf(head, 'sit')?.hand !== undefined;

/** Its far end is a little higher than the hand. */
const STICK: Grip = { x: 0.05, y: 0.95, size: 0.46, turn: 30 };

/** Of the height of whoever roasts. */
const FIRE_TALL = { least: 0.44, most: 0.62 };
/** Of the width of the fire: from the far end of a stick back to where it begins. */
const UNDER = { one: 0.8, several: 0.5 };

export function firesidePieces(hand: Hand, shown: Shown, slot: Box): Piece[] {
  const { subject, head, accents } = shown;
  const { x, y, w, h } = slot;
  const many = accents.filter((one) => one === subject).length + 1;
  const left = roasting(hand, head, { x, y, w: w * 0.5, h });
  const all = union(left.map(({ bounds }) => bounds));
  const tall = fireTall(left, all);
  const from = all.x + all.w - tall * (many > 1 ? UNDER.several : UNDER.one);
  const fire = hand.draw(FIRE, { x: from, y: y + h - tall * 0.94, w: tall, h: tall }, true);
  const right = many > 1 ? opposite(roasting(hand, head, { x, y, w: w * 0.5, h }), fire.bounds) : [];
  const behind = many > 2 ? [hand.draw(whole(head, 'sit'), backOf(all, fire.bounds), true)] : [];
  const others = accents.filter((one) => one !== subject && one !== FIRE && !isWearable(one));
  return fitted(withSmall(hand.draw, others, slot, [...behind, ...left, ...right, fire]), slot, true);
}

/** Its flames end under the marshmallow. */
function fireTall(pieces: readonly Piece[], { y, h }: Box): number {
  const stick = pieces.find(({ name }) => name === STICK_NAME)?.bounds;
  const room = stick ? y + h - stick.y - stick.h * 0.5 : 0;
  return Math.max(h * FIRE_TALL.least, Math.min(h * FIRE_TALL.most, room));
}

function roasting(hand: Hand, head: string, slot: Box): Piece[] {
  const { draw, style } = hand;
  const body = draw(whole(head, 'sit'), slot, true);
  const frame = frameOf(head, 'sit', body, style);
  const [spot] = frame?.anchors.hand ?? [];
  if (!frame || !spot) return [body];
  const isOurs = hasFigure(head);
  const stick = grippedPiece(holdingDraw(draw, style), STICK_NAME, spotOn(frame, spot), body.bounds, STICK);
  const paws = isOurs ? [partAgain(draw, figureDrawing(head, 'paws'), frame, { mode: style.mode })] : [];
  return dressed(hand, head, 'sit', [body, stick, ...paws], slot);
}

/** On the other side of the fire. */
function opposite(pieces: readonly Piece[], fire: Box): Piece[] {
  const all = union(pieces.map(({ bounds }) => bounds));
  const by = fire.x * 2 + fire.w - all.x * 2 - all.w;
  return mirrored(pieces, by);
}

/** A third one sits farther away. */
const backOf = (all: Box, fire: Box): Box => ({
  x: fire.x + fire.w / 2 - all.w / 2,
  y: all.y,
  w: all.w,
  h: all.h * 0.88,
});
