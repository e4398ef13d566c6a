/** Two of a kind that kiss, hug or hold hands, several that jump, and two people who do something together. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { figureDrawing } from '../../figures/motif.ts';
import { isAirborne, isWearable } from '../../words/outfits.ts';
import { HIGH_FIVE, isCreature } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { besideVehicle, isParked } from './around.ts';
import { leapOf } from './gaits.ts';
import { type Draw, fitted } from './outfit.ts';
import { type Companion, whole } from './riding.ts';

const HEART = 'red-heart';

export const isInLove = (head: string, { relation, motif }: Companion, accents: readonly string[]) =>
  relation === 'versus' && (motif === head || accents.length === 1) && accents[0] === HEART;

/** Of its width: how far one hand is over the other. */
const HANDS_MEET = 0.16;

/** Equally large, hand in hand where they have hands. */
export function together(draw: Draw, head: string, { x, y, w, h }: Box): Piece[] {
  const source = whole(head, 'hand-in-hand');
  const half = { y, w: w * 0.54, h };
  const left = draw(source, { x, ...half }, true);
  const wide = left.bounds.w;
  const share = hasFigure(head) ? 1 - HANDS_MEET : 0.94;
  const from = x + (w - wide * (1 + share)) / 2;
  return [0, share].map((at) =>
    draw(source, { x: from + wide * at, y, w: wide, h }, true, { flip: at > 0 === hasFigure(head) }),
  );
}

/** With a heart between them. */
export function loversPieces(draw: Draw, head: string, slot: Box, seat: boolean): Piece[] {
  const pair = together(draw, head, { ...slot, y: slot.y + slot.h * 0.2, h: slot.h * 0.8 });
  const top = Math.min(...pair.map(({ bounds }) => bounds.y));
  const side = slot.h * 0.2;
  const heart = { x: slot.x + slot.w / 2 - side / 2, y: top - side * 0.85, w: side, h: side };
  return [...pair, draw(HEART, heart, seat)];
}

export const isHighFive = ({ relation }: Companion, accents: readonly string[]) =>
  relation === 'versus' && accents[0] === HIGH_FIVE;

/** Of its width: how far one raised hand is over the other. */
const PALMS_MEET = 0.1;

export function highFivePieces(draw: Draw, heads: readonly [string, string], slot: Box): Piece[] {
  const [left, right] = heads.map((head) => figureDrawing(head, 'high-five'));
  if (!left || !right) return [];
  const first = draw(left, slot, true);
  const { x, w, h } = first.bounds;
  const wide = (right.box.w * h) / right.box.h;
  const second = draw(right, { ...slot, x: x + w - wide * PALMS_MEET, w: wide * 1.04 }, true, { flip: true });
  return fitted([first, second], slot, true);
}

export const isContest = (head: string, { relation, motif }: Companion, accents: readonly string[]) =>
  relation === 'versus' && (HEAD_OF[motif] ?? motif) === head && accents.length === 1;

/** "Two raccoons fighting over a pizza": each has a hand on it. */
export function contestPieces(draw: Draw, head: string, prize: string, slot: Box): Piece[] {
  const pair = together(draw, head, slot);
  const { x, y, w, h } = union(pair.map(({ bounds }) => bounds));
  const side = Math.min(h * 0.42, w * 0.34);
  return fitted([...pair, draw(prize, { x: x + (w - side) / 2, y: y + h * 0.48, w: side, h: side })], slot, true);
}

/** "Three sheep jumping over a fence": side by side, the middle one higher. */
export function overTogether(draw: Draw, head: string, many: number, thing: string, { x, y, w, h }: Box): Piece[] {
  const below = draw(thing, { x: x + w * 0.1, y: y + h * 0.62, w: w * 0.8, h: h * 0.38 }, true);
  const wide = (w * 1.06) / many;
  const fliers = Array.from({ length: many }, (_, at) => {
    const isHigh = many > 2 && at % 2 === 1;
    const box = { x: x + (w / many) * at, y: y + (isHigh ? 0 : h * 0.1), w: wide, h: h * 0.54 };
    return draw(figureDrawing(head, leapOf(head)), box, true);
  });
  return fitted([below, ...fliers], { x, y, w, h }, true);
}

const isPerson = (name: string) => name.endsWith('-face') && hasFigure(name);

/** Two people, or two animals with one thing: "Polar bear and penguin sharing an ice cream". */
export function isTeam(head: string, { relation, motif }: Companion, accents: readonly string[]): boolean {
  const [first = '', ...others] = accents;
  if (relation !== 'beside' || others.length > 1) return false;
  if (isPerson(head) && isPerson(motif)) return others.length === 0;
  const other = HEAD_OF[motif] ?? motif;
  return hasFigure(head) && hasFigure(other) && head !== other && isShared(first);
}

const isShared = (thing: string) =>
  thing !== '' &&
  !isCreature(thing) &&
  sizeOf(thing) < 3 &&
  !/-arms$|leash|rope/u.test(thing) &&
  !isAirborne(thing) &&
  !isWearable(thing);

const CHILDREN = new Set(['boy-face', 'girl-face', 'baby-face']);

/** Beside a larger one. */
function heightOf(name: string, first: string, second: string): number {
  const [one, most] = [sizeOf(name), Math.max(sizeOf(first), sizeOf(second))];
  return Math.min(1, Math.max(0.56, 0.5 + one / most / 2));
}

/** The older one first, and what they are busy with between them. */
export function teamPieces(
  draw: Draw,
  team: readonly [string, string],
  [thing, place]: readonly string[],
  slot: Box,
): Piece[] {
  if (thing && isParked(thing)) return besideVehicle(draw, thing, slot, (room) => teamPieces(draw, team, [], room));
  const { x, y, w, h } = slot;
  const [first, second] = CHILDREN.has(team[0]) ? [team[1], team[0]] : team;
  const people = [first, second].map((name, at) => {
    const tall = CHILDREN.has(name) ? 0.8 : heightOf(name, first, second);
    return draw(whole(name, 'sit'), { x: x + w * 0.48 * at, y: y + h * (1 - tall), w: w * 0.52, h: h * tall }, true);
  });
  if (!thing) return people;
  const behind = place ? [draw(place, { x: x + w * 0.08, y: y - h * 0.6, w: w * 0.84, h: h * 1.56 }, true)] : [];
  const shared = draw(thing, { x: x + w * 0.34, y: y + h * 0.62, w: w * 0.32, h: h * 0.38 }, true);
  return fitted([...behind, ...people, shared], { x, y, w, h }, true);
}
