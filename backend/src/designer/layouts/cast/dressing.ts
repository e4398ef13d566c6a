/** What figures and things have on, beside whatever else they do. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { postureOf } from '../../figures/bodies/posed.ts';
import { hasFigure, type Pose } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { type Drawing, figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import { fitOf, isDraped, isLimbs, isSpread, isWornStanding } from '../../words/outfits.ts';
import { BANDAGE, isCreature, isMood, SLEEP } from '../../words/roles.ts';
import { isEyewear, onTheHead, wearing } from './headwear.ts';
import { mascotPieces } from './mascot.ts';
import { beside } from './mates.ts';
import { isMoodAlone, moodPieces, moodyHead } from './moods.ts';
import { center, costumePieces, type Draw, fitted, frameOf, wornPieces } from './outfit.ts';
import { hasPlaceFor } from './parts.ts';
import { whole } from './riding.ts';
import { turnOf } from './tumbling.ts';

export interface Hand {
  draw: Draw;
  style: MotifStyle;
  seat: boolean;
  /** By a figure that does something else, too. */
  worn: readonly string[];
  /** Something else is there, too: a head alone would not be beside it. */
  isWhole?: boolean;
}

/** A hat stands above the head. */
export const roomFor = (slot: Box, { worn }: Hand): Box =>
  worn.some((motif) => !fitOf(motif) && !isEyewear(motif) && !isMood(motif))
    ? { ...slot, y: slot.y + slot.h * 0.14, h: slot.h * 0.86 }
    : slot;

/** Puts what is worn on the figure among the pieces, and all of it into the slot. */
export function dressed(hand: Hand, head: string, pose: Pose, pieces: Piece[], slot: Box, fits = false): Piece[] {
  const { draw, style, seat, worn } = hand;
  const at = pieces.findIndex(({ name }) => name === head);
  const body = pieces[at];
  const frame = body && frameOf(head, pose, body, style);
  if (!frame) return pieces;
  if (worn.length === 0) return fits ? fitted(pieces, slot, seat) : pieces;
  // A head is drawn again over a scarf: what it wears itself comes after.
  const ordered = [...worn].sort((p, q) => rankOf(p) - rankOf(q));
  const clothes = ordered.map(
    (motif) =>
      moodPieces(draw, motif, frame, style) ?? wornPieces(draw, motif, frame, style) ?? onTheHead(draw, motif, frame),
  );
  const behind = clothes.flatMap((one) => one.behind);
  const before = clothes.flatMap((one) => one.before);
  const all = [...behind, ...pieces.slice(0, at + 1), ...before, ...pieces.slice(at + 1)];
  const isPlain = !fits && worn.every((motif) => !fitOf(motif) && motif !== SLEEP && !isMood(motif)) && hasFigure(head);
  return isPlain ? all : fitted(all, slot, seat);
}

/** Clothes, then closed eyes, then what is on the head. */
const rankOf = (motif: string) => (fitOf(motif) ? 0 : motif === SLEEP || isMood(motif) ? 1 : 2);

/** Who is drawn with limbs of a mascot and has a body moves it. */
const MOVE_OF: Record<string, Pose> = {
  'flexing-arms': 'flex',
  'dancing-arms': 'dance',
  'running-arms': 'run',
  'waving-arms': 'wave',
  'beating-arms': 'beat',
  'hanging-arms': 'hang',
};

export const moveOf = (motif: string): Pose | undefined => MOVE_OF[motif] ?? postureOf(motif);

/** In more than a hat the whole figure is shown: standing in shoes or boots, else sitting. */
export function wearingAll(hand: Hand, head: string, motif: string, slot: Box): Piece[] {
  const { draw, seat, worn } = hand;
  const all = [motif, ...worn];
  const move = hasFigure(head) ? moveOf(motif) : undefined;
  if (move) return dressed(hand, head, move, [draw(figureDrawing(head, move), roomFor(slot, hand), seat)], slot);
  if (isLimbs(motif) && isCreature(head)) return [draw(head, slot, seat, { turn: turnOf(postureOf(motif)) })];
  if (isLimbs(motif)) return mascotPieces(draw, [head, motif], slot, hand);
  if (isMoodAlone(head, all) && !hand.isWhole) return moodyHead(draw, head, motif, slot);
  if (motif === BANDAGE) return bandaged(draw, isCreature(head) ? whole(head, 'sit') : head, slot);
  const isAlone = !(hand.isWhole && hasFigure(head));
  if (isAlone && !all.some(fitOf) && all.length === 1 && motif !== SLEEP && !isMood(motif))
    return wearing(draw, head, motif, slot);
  if (isSpread(motif) && !hasPlaceFor(head, motif)) return spread(draw, head, motif, slot);
  if (motif === 'mustache' && !hasPlaceFor(head, motif)) return onFace(draw, head, motif, slot);
  if (isDraped(motif) && !hasPlaceFor(head, motif)) return draped(draw, head, motif, slot);
  if (fitOf(motif) && !hasPlaceFor(head, motif)) return center(beside(draw, head, motif, slot), slot);
  const pose = all.some(isWornStanding) ? 'stand' : 'sit';
  return dressed({ ...hand, worn: all }, head, pose, [draw(whole(head, pose), slot, seat)], slot);
}

/** "Two llamas in party hats": each has one. */
export function allWearing(hand: Hand, head: string, motif: string, many: number, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const share = w / (many - (many - 1) * 0.08);
  const isHat = !fitOf(motif) && hasFigure(head);
  const one = { ...hand, seat: true, worn: isHat ? [motif, ...hand.worn] : hand.worn };
  const all = Array.from({ length: many }, (_, at) => {
    const box = { x: x + share * 0.92 * at, y, w: share, h };
    const body = [hand.draw(whole(head, 'sit'), box, true)];
    return isHat ? dressed(one, head, 'sit', body, box, true) : wearingAll(one, head, motif, box);
  });
  return fitted(all.flat(), slot, hand.seat);
}

/** "Heart with wings". */
function spread(draw: Draw, head: string, behind: string, { x, y, w, h }: Box): Piece[] {
  if (behind === 'hot-flames') return inFlames(draw, head, behind, { x, y, w, h });
  const middle = { x: x + w * 0.24, y: y + h * 0.06, w: w * 0.52, h: h * 0.88 };
  return [draw(behind, { x, y: y + h * 0.1, w, h: h * 0.72 }, false), draw(head, middle, false)];
}

/** They rise above what burns. */
function inFlames(draw: Draw, head: string, flames: string, slot: Box): Piece[] {
  const fire = draw(flames, slot, true);
  const { x, y, w, h } = fire.bounds;
  const thing = draw(head, { x: x + w * 0.14, y: y + h * 0.3, w: w * 0.72, h: h * 0.64 }, true);
  return [fire, thing];
}

/** "Bandaged plant pot". */
function bandaged(draw: Draw, source: string | Drawing, slot: Box): Piece[] {
  const body = draw(source, slot, true);
  const { x, y, w, h } = body.bounds;
  const side = Math.min(w, h) * 0.54;
  return [body, draw(BANDAGE, { x: x + w * 0.56 - side / 2, y: y + h * 0.52 - side / 2, w: side, h: side }, false)];
}

/** "Paddle with a mustache". */
function onFace(draw: Draw, head: string, motif: string, slot: Box): Piece[] {
  const body = draw(head, slot, true);
  const { x, y, w, h } = body.bounds;
  return [body, draw(motif, { x: x + w * 0.2, y: y + h * 0.34, w: w * 0.6, h: h * 0.3 }, false)];
}

/** "Camper with string lights": across the upper part of it. */
function draped(draw: Draw, head: string, over: string, slot: Box): Piece[] {
  const body = draw(head, slot, true);
  const { x, y, w, h } = body.bounds;
  return [body, draw(over, { x: x + w * 0.04, y: y + h * 0.2, w: w * 0.92, h: h * 0.4 }, false)];
}

/** Drawn from the side they would be only carried. */
const SUITS: Record<string, string> = { shark: 'shark-suit', 't-rex': 't-rex-suit' };

/** What is worn as another animal or a flower, from the body up. */
const GARBS: Record<string, readonly [string, ...string[]]> = {
  honeybee: ['bee-suit', 'bee-antennae'],
  'lady-beetle': ['ladybug-suit', 'bee-antennae'],
  lobster: ['lobster-suit'],
  'hot-dog': ['hot-dog-suit'],
  burrito: ['tortilla-wrap'],
  'tortilla-wrap': ['tortilla-wrap'],
  butterfly: ['butterfly-wings', 'bee-antennae'],
  lion: ['lion-mane'],
  sunflower: ['petal-ring'],
};

/** "Pug dressed as a taco": the thing over its body; of another animal its whole figure with this face before it. */
export function inCostume(hand: Hand, head: string, motif: string, slot: Box): Piece[] {
  const { draw, style, seat, worn } = hand;
  const garb = Object.hasOwn(GARBS, motif) && hasFigure(head) ? GARBS[motif] : undefined;
  if (garb) return wearingAll({ ...hand, worn: [...garb.slice(1), ...worn] }, head, garb[0], slot);
  const other = SUITS[motif] ?? HEAD_OF[motif] ?? motif;
  if (hasFigure(other)) {
    const suit = draw(figureDrawing(other, 'sit'), slot, seat);
    const { x, y, w, h } = suit.bounds;
    return [suit, draw(head, { x: x + w * 0.22, y: y + h * 0.4, w: w * 0.56, h: h * 0.36 })];
  }
  if (!hasFigure(head)) return center(beside(draw, head, motif, slot), slot);
  const body = draw(figureDrawing(head, 'sit'), slot, seat);
  const frame = frameOf(head, 'sit', body, style);
  return frame ? fitted([body, ...costumePieces(draw, motif, frame, style)], slot, seat) : [body];
}
